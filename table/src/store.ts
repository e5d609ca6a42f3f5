/** Where tables are kept: their events, and beside them what lists show. `@belfry/table/testing` holds the suite that every store passes. */
import * as z from 'zod/mini';
import { clockSetting } from './clock.js';
import type { PersonId, TableEvent, TableId } from './events.js';
import type { Phase, StoredSummary } from './view.js';

export interface TableStore {
  /**
   * Adds events to a table if the last one it has is number `after`; a new table has none, and its last is -1. Says whether it
   * did: if not, somebody else was faster. All or nothing, and resolves only when everything is safe.
   * @param isOnlyHead all of the summary is as it was after event `after`, but for `count`, `turn`, `deadline` and `changed`: a store
   * that keeps those apart need not look into the rest
   */
  append(
    id: TableId,
    after: number,
    events: readonly TableEvent[],
    summary: StoredSummary,
    isOnlyHead?: boolean,
  ): Promise<boolean>;
  /** The events of a table from this number on; none if there is no such table. */
  read(id: TableId, from: number): Promise<readonly TableEvent[]>;
  summary(id: TableId): Promise<StoredSummary | undefined>;
  /** Never reads events. What cannot be read is left out, and hides nothing else. */
  list(query: ListQuery): Promise<TablePage<StoredSummary>>;
  /** The tables where something will happen by itself: somebody's time runs out, or a bot is due. */
  pending(): Promise<readonly Pending[]>;
  /** For good: nothing can be added to it any more, nor can another table have its name. */
  remove(id: TableId): Promise<void>;
}

export interface Pending {
  readonly id: TableId;
  readonly deadline: number | undefined;
  readonly changed: number;
}

/** What of these rows is pending: for stores that have no better way. */
export const pendingOf = (all: readonly StoredSummary[]): readonly Pending[] =>
  all
    .filter(({ phase, seats, turn, deadline }) => {
      const isBots = turn !== undefined && seats[turn]?.bot !== undefined;
      return phase !== 'over' && (deadline !== undefined || isBots);
    })
    .map(({ id, deadline, changed }) => ({ id, deadline, changed }));

export interface ListQuery {
  /** Whose tables; nobody's in particular if none is named. */
  readonly person?: PersonId;
  /** Only those that everybody may know of. */
  readonly listed?: true;
  /** Those that are in one of these phases. */
  readonly phases: readonly Phase[];
  /** Only those that changed after this moment. */
  readonly since?: number;
  readonly limit: number;
  /** Goes on after this page. */
  readonly after?: Cursor;
}

/** The last table of a page. */
export interface Cursor {
  readonly changed: number;
  readonly id: TableId;
}

/** Tables in the order in which they were changed, the latest first. */
export interface TablePage<S> {
  readonly tables: readonly S[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Where the next page begins, if there is one. */
  readonly next: Cursor | undefined;
}

/** One page of all the tables there are: for stores that have no better way. */
export function pageOf(all: readonly StoredSummary[], query: ListQuery) {
  const { limit, after } = query;
  const fitting = all.filter(table => isReadable(table) && isAsked(table, query)).toSorted(latestFirst);
  const rest = after === undefined ? fitting : fitting.filter(table => latestFirst(after, table) < 0);
  const tables = rest.slice(0, limit);
  const last = tables.at(-1);
  const next = last !== undefined && rest.length > limit ? { changed: last.changed, id: last.id } : undefined;
  return { tables, total: fitting.length, next };
}

const isAsked = (table: StoredSummary, { person, listed, phases, since }: ListQuery): boolean =>
  phases.includes(table.phase) &&
  (since === undefined || table.changed > since) &&
  (person === undefined || table.people.includes(person)) &&
  (listed === undefined || table.listed === true);

const latestFirst = (a: Cursor, b: Cursor): number => b.changed - a.changed || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** What lists rely on. A row may have more. */
const seat = z.int().check(z.minimum(0));
const moment = z.number().check(z.minimum(0), z.maximum(8.64e15));
const readable = z.object({
  id: z.string(),
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  seats: z.array(z.object({ name: z.string() })),
  clock: z.optional(clockSetting),
  spectators: z.optional(z.boolean()),
  phase: z.enum(['room', 'running', 'over']),
  count: z.int().check(z.minimum(0)),
  turn: z.optional(seat),
  outcome: z.optional(z.object({ scores: z.array(z.number()), winners: z.array(seat) })),
  deadline: z.optional(moment),
  started: moment,
  changed: moment,
  host: z.string(),
  people: z.array(z.string()),
  listed: z.optional(z.literal(true)),
});

/** A row of a newer version, or a broken one, must not hide the others. */
export const isReadable = (row: unknown): row is StoredSummary => z.safeParse(readable, row).success;
