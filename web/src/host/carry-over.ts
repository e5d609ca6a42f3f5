/**
 * Tables as version 1 kept them, a row with the whole log for each, become events. No rules are asked: what lists show stands
 * in the row, and a log that does not follow the rules is no better or worse than it was.
 */
import {
  type FateKey,
  type FateStatement,
  isFateKey,
  isShared,
  type Json,
  type OwnStatement,
  readFateStatement,
} from '@belfry/engine';
import { NO_CLOCK, nameFrom, type PersonId, type StoredSummary, type TableEvent, type TableSeat } from '@belfry/table';
import * as z from 'zod/mini';

export interface CarriedOver {
  readonly events: readonly TableEvent[];
  readonly summary: StoredSummary;
}

/** Nothing later can be made into a date. */
const LAST_MOMENT = 8.64e15;
/** Hexadecimal digits in a key, and in what it is bound by. */
const DIGITS = 64;

const time = z.int().check(z.minimum(0), z.maximum(LAST_MOMENT));
const seatNumber = z.int().check(z.minimum(0));

const sitter = z.discriminatedUnion('type', [
  z.object({ type: z.literal('human') }),
  z.object({ type: z.literal('bot'), policy: z.string() }),
]);

const savedTable = z
  .object({
    id: z.string(),
    setup: z.object({
      game: z.string(),
      options: z.record(z.string(), z.union([z.string(), z.number()])),
      seats: z.array(z.object({ name: z.string(), player: sitter })),
    }),
    key: z.custom<FateKey>(key => typeof key === 'string' && isFateKey(key)),
    // Not looked at one by one: a long list of nonsense would be as many complaints.
    log: z.custom<readonly Json[]>(isLog),
    turn: z.nullable(seatNumber),
    outcome: z.nullable(z.object({ scores: z.array(z.number()), winners: z.array(seatNumber) })),
    started: time,
    changed: time,
    imported: z.optional(z.unknown()),
    next: z.optional(z.string()),
  })
  .check(
    z.refine(({ setup: { options, seats } }) => options['players'] === seats.length),
    z.refine(({ setup: { seats }, turn }) => turn === null || turn < seats.length),
  );

type SavedTable = z.infer<typeof savedTable>;

/** The table in such a row, all of whose people are this one; nothing if the row cannot be read. Whatever it is, nothing is thrown. */
export function carriedOver(row: unknown, person: PersonId): CarriedOver | undefined {
  try {
    const saved = savedTable.safeParse(row).data;
    return saved && { events: eventsOf(saved, person), summary: summaryOf(saved, person) };
  } catch {
    // One row must not keep the others from being opened.
    return undefined;
  }
}

function eventsOf(saved: SavedTable, person: PersonId): readonly TableEvent[] {
  const { setup, key, log, started, changed, next } = saved;
  const seats = seatsOf(saved, person);
  const events: readonly TableEvent[] = [
    {
      type: 'made',
      by: person,
      game: setup.game,
      options: setup.options,
      clock: NO_CLOCK,
      standIn: 'random',
      spectators: true,
      ...importedOf(saved),
      at: started,
    },
    ...seats.map((seat, index) => satDown(seat, index, started)),
    { type: 'begun', key, order: [...seats.keys()], at: started },
    ...log.map((entry): TableEvent => ({ type: 'entry', entry, at: started })),
    ...(next === undefined ? [] : [{ type: 'continued', next, at: started } as const]),
  ];
  return events.map((event, index) => (index === events.length - 1 ? { ...event, at: changed } : event));
}

function satDown({ name, person, bot }: TableSeat, seat: number, at: number): TableEvent {
  if (person !== undefined) return { type: 'sat', seat, person, name, at };
  return { type: 'bot-sat', seat, name, policy: bot ?? 'random', at };
}

const seatsOf = ({ setup }: SavedTable, person: PersonId): readonly TableSeat[] =>
  setup.seats.map(({ name, player }) => ({
    name: nameFrom(name),
    ...(player.type === 'bot' ? { bot: player.policy } : { person }),
  }));

/** Only a match that is over has a fate to be checked. */
function importedOf(saved: SavedTable): { readonly imported?: { readonly fate: FateStatement | null } } {
  if (saved.imported === undefined) return {};
  const fate = saved.outcome === null ? undefined : readFateStatement(saved.imported);
  return { imported: { fate: fate !== undefined && !isShared(fate) && isShort(fate) ? fate : null } };
}

const isShort = ({ commitment, key = '', by = '' }: OwnStatement): boolean =>
  [commitment, key, by].every(text => text.length <= DIGITS);

function summaryOf(saved: SavedTable, person: PersonId): StoredSummary {
  const { id, setup, log, turn, outcome, started, changed, next } = saved;
  return {
    id,
    game: setup.game,
    options: setup.options,
    seats: seatsOf(saved, person),
    phase: outcome === null ? 'running' : 'over',
    count: log.length,
    turn: outcome === null && turn !== null ? turn : undefined,
    outcome: outcome ?? undefined,
    deadline: undefined,
    started,
    changed,
    next,
    host: person,
    people: [person],
    spectators: true,
  };
}

function isLog(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  // A list from storage may have holes.
  return Array.from(value).every(entry => typeof entry === 'object' && entry !== null);
}
