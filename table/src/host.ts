/**
 * A host keeps tables. Screens know a table only through this: one in this browser, later one on a server. Everything is
 * asked for and answered as plain data, so it can cross to a worker or over a wire.
 */
import type { Json, RecordFault, Result, Seat } from '@belfry/engine';
import type { SeatSetup, SetupProblem } from './setup.js';
import type { Eye, Frames, Refused, TableView } from './table.js';

export type TableId = string;

export type Seating = 'chosen' | 'lot';

/** A table in a list. Only what everybody may know. */
export interface TableSummary {
  readonly id: TableId;
  readonly game: string;
  readonly options: Json;
  readonly seats: readonly SeatSetup[];
  readonly count: number;
  /** Whose turn it is, while it runs. */
  readonly turn: Seat | undefined;
  /** How it ended, when it is over. */
  readonly outcome: { readonly scores: readonly number[]; readonly winners: readonly Seat[] } | undefined;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly changed: number;
  /** The match that was played after it. */
  readonly next: TableId | undefined;
}

/** A view from a host. */
export interface HostedView extends TableView {
  /** Rises with every change of the table, also when an action is taken back. */
  readonly revision: number;
  /** A bot could not decide; the table waits until it is woken. */
  readonly isStuck: boolean;
}

/** A seat's wish, and what its maker had seen when it was made. */
export interface Wish {
  readonly seat: Seat;
  readonly revision: number;
}

export interface TableHost {
  create(setup: unknown, seating: Seating): Promise<Result<TableId, SetupProblem>>;
  /** Newest first. */
  list(): Promise<readonly TableSummary[]>;
  summary(id: TableId): Promise<TableSummary | undefined>;
  /** The table as this viewer may know it; nothing if there is no such table, or no such seat. */
  view(id: TableId, eye: Eye): Promise<HostedView | undefined>;
  /** Every moment so far. */
  frames(id: TableId, eye: Eye): Promise<Frames | undefined>;
  /** When it answers without a refusal, the action is stored for good. */
  act(id: TableId, wish: Wish & { readonly action: Json }): Promise<Refused | undefined>;
  undo(id: TableId, wish: Wish): Promise<Refused | undefined>;
  /** The next match of the same people, seats rotated. Asked twice, it is the same one. */
  rematch(id: TableId): Promise<Result<TableId, Refused>>;
  /** The match as a record. While it runs, that holds what is still hidden. */
  exportRecord(id: TableId): Promise<Json | undefined>;
  importRecord(record: unknown): Promise<Result<TableId, RecordFault>>;
  remove(id: TableId): Promise<void>;
  /** Lets bots try again that could not decide. */
  wake(id: TableId): Promise<void>;
  /** Calls back whenever the table has changed, until the answer is called. Bots play at tables that are watched. */
  watch(id: TableId, changed: () => void): Promise<() => void>;
}
