/** The match record: everything that happened, chance included. Read, validated, written. */
import * as z from 'zod/mini';
import type { FateStatement } from './fate-statement.js';
import { type Entry, type Game, type GameTypes, isSeatEntry } from './game.js';
import { equalJson, type Json } from './json.js';
import { type AnyRefusal, Match } from './match.js';
import { type Malformed, notation, within } from './notation.js';
import { readOptions } from './options.js';
import { failed, ok, type Result } from './result.js';

export const RECORD_FORMAT = 'belfry-record/1';

/** What is wrong with a record outside its log. */
export type RecordProblem =
  | Malformed
  | { readonly code: 'unknown-game'; readonly game: string; readonly known: readonly string[] }
  | { readonly code: 'seats-mismatch'; readonly seats: number; readonly players: number }
  | { readonly code: 'result-too-early' }
  | { readonly code: 'wrong-result'; readonly expected: string };

export type EntryProblem = Malformed | AnyRefusal<GameTypes>;

export type RecordFault =
  | { readonly where: 'record'; readonly problem: RecordProblem }
  | { readonly where: 'entry'; readonly entry: number; readonly problem: EntryProblem };

/** A record whose frame was read: its match before the first entry, and what is still to be read. */
export interface OpenRecord {
  readonly match: Match;
  readonly log: readonly unknown[];
  /** The result it claims, if it claims one. */
  readonly claim: { readonly result: unknown } | undefined;
}

/** Reads and replays a record. Its match is finished, or running if the log ends early. */
export function readRecord(json: unknown, games: readonly Game[]): Result<Match, RecordFault> {
  const opened = openRecord(json, games);
  if (!opened.ok) return failed({ where: 'record', problem: opened.error });
  const { match, log, claim } = opened.value;
  for (const [entry, entryJson] of log.entries()) {
    const problem = playJson(match, entryJson);
    if (problem !== undefined) return failed({ where: 'entry', entry, problem });
  }
  const problem = checkClaim(match, claim);
  return problem === undefined ? ok(match) : failed({ where: 'record', problem });
}

const frame = notation(
  z.object({
    format: z.literal(RECORD_FORMAT),
    game: z.string(),
    seats: z.unknown(),
    log: z.array(z.unknown()),
  }),
  { mayBeLarge: true },
);

const names = notation(z.array(z.string()));

/** Reads everything of a record but its log and result. */
export function openRecord(json: unknown, games: readonly Game[]): Result<OpenRecord, RecordProblem> {
  const framed = frame.read(json);
  if (!framed.ok) return framed;
  const { game: id, log } = framed.value;
  const seats = names.read(framed.value.seats);
  if (!seats.ok) return failed(within('seats', seats.error));
  const fields = Object(json) as Readonly<Record<string, unknown>>;
  const game = games.find(candidate => candidate.id === id);
  if (game === undefined) return failed({ code: 'unknown-game', game: id, known: games.map(known => known.id) });
  const options = readOptions(game, fields['options']);
  if (!options.ok) return options;
  const { players } = options.value;
  if (seats.value.length !== players) return failed({ code: 'seats-mismatch', seats: seats.value.length, players });
  const claim = Object.hasOwn(fields, 'result') ? { result: fields['result'] } : undefined;
  return ok({ match: new Match(game, options.value, seats.value), log, claim });
}

/** Reads one entry and plays it; says what is wrong if the match cannot take it. */
export function playJson<T extends GameTypes>(match: Match<T>, json: unknown): Malformed | AnyRefusal<T> | undefined {
  const entry = readEntry(match.game, json);
  return entry.ok ? match.play(entry.value) : entry.error;
}

const seatEntry = notation(z.strictObject({ seat: z.int(), action: z.unknown() }), { mayBeLarge: true });

/** Reads one entry of a log: its shape only, not whether it may come now. */
export function readEntry<T extends GameTypes>(game: Game<T>, json: unknown): Result<Entry<T>, Malformed> {
  if (isChanceJson(json)) return game.chances.read(json);
  const framed = isSeatJson(json) ? ok(json) : seatEntry.read(json);
  if (!framed.ok) return framed;
  const action = game.actions.read(framed.value.action);
  if (!action.ok) return failed(within('action', action.error));
  return ok({ seat: framed.value.seat, action: action.value });
}

/** Is nothing wrong with its frame? Most entries are so, and need no schema to see it. */
function isSeatJson(json: unknown): json is { readonly seat: number; readonly action: unknown } {
  if (typeof json !== 'object' || json === null || Array.isArray(json) || Object.keys(json).length !== 2) return false;
  return (
    Object.hasOwn(json, 'action') &&
    Object.hasOwn(json, 'seat') &&
    Number.isSafeInteger((json as { seat: unknown }).seat)
  );
}

export const isChanceJson = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, 'chance');

/** Is the result a record claims the one its match has? A finished match need not claim any. */
export function checkClaim(match: Match, claim: OpenRecord['claim']): RecordProblem | undefined {
  if (claim === undefined) return undefined;
  const due = match.due();
  if (due.type !== 'over') return { code: 'result-too-early' };
  const expected = due.result as unknown as Json;
  return equalJson(expected, claim.result) ? undefined : { code: 'wrong-result', expected: JSON.stringify(expected) };
}

/** The record of a match. `fate` says how it was shuffled: a commitment while it runs, with the key when it is over. */
export function writeRecord<T extends GameTypes>(
  match: Match<T>,
  fate?: FateStatement,
): { readonly [field: string]: Json } {
  const due = match.due();
  return {
    format: RECORD_FORMAT,
    game: match.game.id,
    options: match.options,
    seats: match.seats,
    log: match.log.map(entry => writeEntry(match.game, entry)),
    ...(due.type === 'over' && { result: due.result }),
    ...(fate !== undefined && { fate: { ...fate } }),
  };
}

export function writeEntry<T extends GameTypes>(game: Game<T>, entry: Entry<T>): Json {
  if (!isSeatEntry<T>(entry)) return game.chances.write(entry);
  return { seat: entry.seat, action: game.actions.write(entry.action) };
}
