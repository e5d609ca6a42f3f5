/** For tests: a server that answers as it is told. */
import type { SeatView, TableSummary } from '@belfry/table';
import { type Look, type ServerCalls, serverCalls } from '../server/calls.js';
import { Server } from '../server/server.js';
import { NOW } from '../shell/testing-server.js';

/** What the server answers to a request, by method and path; an error has a code. */
export type Answers = Readonly<Record<string, unknown>>;

const isFunction = (answer: unknown): answer is (body: unknown) => unknown => typeof answer === 'function';

/** Requests under `/api` as the answers say, everything else as before. What is not answered for is not found. */
export function answering(answers: Answers, otherwise: typeof fetch = fetch) {
  const asked: { readonly what: string; readonly body: unknown }[] = [];
  const fetchIt: typeof fetch = async (input, init) => {
    const url = typeof input === 'string' ? input : '';
    if (!url.startsWith('/api')) return otherwise(input, init);
    const what = `${init?.method ?? 'GET'} ${url.slice('/api'.length).replace(/\?.*/, '')}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ what, body });
    const answer = answers[what];
    const json = isFunction(answer) ? answer(body) : (answer ?? { code: 'not-found' });
    const status = typeof json === 'object' && json !== null && 'code' in json ? 404 : 200;
    return new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json' } });
  };
  return { fetchIt, asked, calls: serverCalls(fetchIt) };
}

/** A line on which nobody says anything. */
const quietSocket = { send: () => undefined, close: () => undefined, addEventListener: () => undefined };

export function fakeServer(calls: ServerCalls) {
  let lines = 0;
  const server = new Server({
    calls,
    open: () => {
      lines++;
      return quietSocket;
    },
    rulesOf: () => Promise.reject(new Error('nothing is played here')),
    now: () => NOW,
  });
  return { server, lines: () => lines };
}

export const tableLook = (seats: readonly SeatView[]): Look & { readonly kind: 'table' } => ({
  kind: 'table',
  table: null,
  game: 'five-towers',
  host: 'Anna',
  seats,
  clock: { type: 'none' },
  spectators: true,
  phase: 'room',
  isYours: false,
});

export const summary = (id: string, seats: readonly SeatView[], more: Partial<TableSummary> = {}): TableSummary => ({
  id,
  game: 'skyscraper',
  options: {},
  seats,
  clock: { type: 'none' },
  spectators: true,
  host: seats[0]?.name,
  phase: 'running',
  count: 5,
  turn: 0,
  outcome: undefined,
  deadline: undefined,
  started: NOW,
  changed: NOW,
  next: undefined,
  ...more,
});
