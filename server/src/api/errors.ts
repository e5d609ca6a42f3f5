/** Why a request was not answered as it wished: every code there is, with its status. Texts for people are made elsewhere. */
import { failed, type Json, type Malformed, type Result } from '@belfry/engine';
import type { Refused, SetupProblem, TableRefusal } from '@belfry/table';

interface ErrorKind {
  readonly status: number;
  readonly means: string;
}

export const ERRORS = {
  malformed: { status: 400, means: 'What was sent cannot be read: `path` says where, `problem` why.' },
  'bad-request': { status: 400, means: 'It is no request that can be read.' },
  'bad-address': { status: 400, means: 'The address cannot be read.' },
  'bad-endpoint': { status: 400, means: 'The server sends messages to no such address.' },
  'not-signed-in': { status: 401, means: 'Nobody has come with this: no session, or no token, that is known.' },
  'scope-missing': { status: 403, means: 'The token is not for this; `scope` would be.' },
  'session-only': { status: 403, means: 'Only people themselves can do this, not their tokens.' },
  'wrong-origin': { status: 403, means: 'It was asked by a page that is not of this server.' },
  'only-at-the-table': { status: 403, means: 'Only those who sit at the table can do this, and its host.' },
  'no-listed-tables': { status: 403, means: 'This server shows no tables to everybody.' },
  'not-found': { status: 404, means: 'There is nothing at this address.' },
  'no-such-table': { status: 404, means: 'There is no such table, for the one who asks.' },
  'no-such-token': { status: 404, means: 'There is no such token.' },
  'no-such-invitation': {
    status: 404,
    means: 'This link or code is good for nothing: wrong, used, revoked or too old.',
  },
  'too-slow': { status: 408, means: 'The request did not come in time.' },
  'signed-in-already': { status: 409, means: 'Whoever asks is a guest already.' },
  refused: { status: 409, means: 'The table or the rules do not allow it: `refused` says why.' },
  'impossible-setup': { status: 409, means: 'No table can be set up like this: `problem` says why.' },
  'too-large': { status: 413, means: 'More was sent along than is read.' },
  'address-too-long': { status: 414, means: 'The address is longer than any of ours.' },
  'not-json': { status: 415, means: 'What is sent along must be `application/json`.' },
  'wrong-host': { status: 421, means: 'The request names a host that this server is not.' },
  'too-fast': { status: 429, means: 'Too much in too short a time: try again after `wait` milliseconds.' },
  'codes-closed': {
    status: 429,
    means: 'Too many wrong codes were tried by all: none is taken for `wait` milliseconds.',
  },
  'too-many-tables': { status: 429, means: 'The guest has too many tables that are not over.' },
  'too-many-tokens': { status: 429, means: 'The guest has too many tokens.' },
  'too-many-streams': { status: 429, means: 'Too much is open already.' },
  'headers-too-large': { status: 431, means: 'The headers are longer than any we read.' },
  failed: { status: 500, means: 'It went wrong here. It may have been done: ask again, a wish with the same id.' },
  closing: { status: 503, means: 'The server closes, and will be back.' },
  'storage-full': {
    status: 507,
    means: 'The disk is full, and not all of it is stored: send it again when there is room, a wish with the same id.',
  },
} as const satisfies Readonly<Record<string, ErrorKind>>;

export type ErrorCode = keyof typeof ERRORS;

/** A code and its facts: all that anybody is told. */
export interface ApiError {
  readonly code: ErrorCode;
  readonly [fact: string]: Json;
}

export type Answered = Result<unknown, ApiError>;

export const refuse = (code: ErrorCode, facts: { readonly [fact: string]: Json } = {}): Result<never, ApiError> =>
  failed({ ...facts, code });

/** What is JSON already, said for the types: their fields may be optional, but are never undefined. */
const facts = (value: object): { readonly [fact: string]: Json } => value as { readonly [fact: string]: Json };

export const malformed = ({ path, problem }: Malformed): Result<never, ApiError> =>
  refuse('malformed', { path, problem: facts(problem) });

/** A table that is not there is so for whoever asks, in the same words everywhere. */
export const refusedBy = (refused: Refused): Result<never, ApiError> => {
  if (refused.by === 'reader') return malformed(refused);
  if (refused.by === 'table' && refused.code === 'no-such-table') return refuse('no-such-table');
  return refuse('refused', { refused: facts(refused) });
};

export const refusedByTable = (refusal: TableRefusal): Result<never, ApiError> =>
  refusedBy({ by: 'table', ...refusal });

/** The set-up is a part of what was sent. */
export const impossible = (problem: SetupProblem): Result<never, ApiError> =>
  problem.code === 'malformed'
    ? malformed({ ...problem, path: problem.path === '' ? 'setup' : `setup.${problem.path}` })
    : refuse('impossible-setup', { problem: facts(problem) });

export const tooFast = (wait: number): Result<never, ApiError> => refuse('too-fast', { wait });
