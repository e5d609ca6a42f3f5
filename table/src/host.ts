/**
 * A host keeps tables. Screens know a table only through this: one in this browser, later one on a server. It is a host as one
 * person gets to know it: whose seats are whose follows from who they are, never from what they say. Everything is plain data,
 * so it can cross to a worker or over a wire.
 */
import { type Json, notation, type RecordFault, type Result } from '@belfry/engine';
import * as z from 'zod/mini';
import type { TableId, WishId } from './events.js';
import type { Fairness } from './fairness.js';
import type { Seating, SetupProblem } from './setup.js';
import type { ListQuery, TablePage } from './store.js';
import type { Eye } from './table.js';
import type { RoomView, TableSummary, TableView } from './view.js';
import type { Tell } from './watchers.js';
import type { Granted, Refused } from './wish.js';

export interface TableHost {
  /** A new table: a waiting room, or begun at once with those who sit there. The same wish twice makes it once. */
  make(wish: WishId, setup: unknown, begin?: Seating): Promise<Result<TableId, SetupProblem>>;
  /** One's own tables, those that changed last first. */
  list(query: PersonalQuery): Promise<TablePage<TableSummary>>;
  summary(id: TableId): Promise<TableSummary | undefined>;
  /** The table as these eyes see it now; nothing if there is no such table, or the eyes are not theirs. */
  view(id: TableId, eye: Eye): Promise<RoomView | TableView | undefined>;
  /**
   * Tells what is new for these eyes since the revision they have, at once and with every change, until the answer is called.
   * `follow` puts it together.
   */
  watch(id: TableId, eye: Eye, tell: Tell, since?: number): Promise<() => void>;
  /** What these eyes saw after each number of entries from `from` to `to`, at most `MOST_MOMENTS` of them. */
  moments(id: TableId, eye: Eye, from: number, to: number): Promise<readonly Json[] | undefined>;
  /** When a wish is granted, everything that followed from it is stored for good. Anything may be sent. */
  wish(id: TableId, wish: unknown): Promise<Result<Granted, Refused>>;
  /** Was fate fair? Costs as much as playing the match again. Nothing before it has begun. */
  fairness(id: TableId): Promise<Fairness | undefined>;
  /** The match as a record. */
  exportRecord(id: TableId): Promise<Result<Json, Refused>>;
  importRecord(wish: WishId, record: unknown): Promise<Result<TableId, RecordFault>>;
  /** The host's, for good. */
  remove(id: TableId): Promise<Refused | undefined>;
  /** Lets bots try again that could not go on. */
  wake(id: TableId): Promise<void>;
  /** Somebody here has seen what happened up to this revision. There where bots wait for that. */
  readonly saw?: (id: TableId, revision: number) => void;
}

export type PersonalQuery = Omit<ListQuery, 'person' | 'listed' | 'since'>;

/** What comes from outside may be anything. */
export const queries = notation<PersonalQuery>(
  z.strictObject({
    phases: z.array(z.enum(['room', 'running', 'over'])),
    limit: z.int().check(z.minimum(1), z.maximum(1000)),
    after: z.exactOptional(z.strictObject({ changed: z.number(), id: z.string() })),
  }),
);

/** So that no answer is without end: states may be large. */
export const MOST_MOMENTS = 64;
