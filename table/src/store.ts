/** Where tables are kept. The log of a table only grows, but for actions that were taken back. */
import type { FateKey, Json, Seat } from '@belfry/engine';
import type { TableId } from './host.js';
import type { TableSetup } from './setup.js';

export interface SavedTable {
  readonly id: TableId;
  /** Rises with every change, also when an action is taken back. */
  readonly revision: number;
  readonly setup: TableSetup;
  readonly key: FateKey;
  readonly log: readonly Json[];
  /** For lists, so that nobody has to replay a match to name its winner. */
  readonly turn: Seat | null;
  readonly outcome: { readonly scores: readonly number[]; readonly winners: readonly Seat[] } | null;
  readonly started: number;
  readonly changed: number;
  /** Read from a file: its past was not shuffled by this key. What the file said of its fate, if its match was over. */
  readonly imported?: { readonly fate: Json | null };
  readonly next?: TableId;
}

export interface TableStore {
  load(id: TableId): Promise<SavedTable | undefined>;
  list(): Promise<readonly SavedTable[]>;
  /**
   * Stores the table if what is stored now is the revision right before it; nothing stored is before revision 0. Says whether
   * it did: if not, somebody else was faster. Resolves only when the table is safe.
   */
  save(table: SavedTable): Promise<boolean>;
  remove(id: TableId): Promise<void>;
}

/** Keeps tables as long as the program runs. For tests, and where nothing else can be had. */
export class MemoryStore implements TableStore {
  readonly #tables = new Map<TableId, SavedTable>();

  async load(id: TableId): Promise<SavedTable | undefined> {
    return copyOf(this.#tables.get(id));
  }

  async list(): Promise<readonly SavedTable[]> {
    return [...this.#tables.values()].map(copyOf);
  }

  async save(table: SavedTable): Promise<boolean> {
    if (!isNext(table, this.#tables.get(table.id))) return false;
    this.#tables.set(table.id, copyOf(table));
    return true;
  }

  async remove(id: TableId): Promise<void> {
    this.#tables.delete(id);
  }
}

/** Does this follow right after what is stored? */
export const isNext = (table: SavedTable, stored: SavedTable | undefined): boolean =>
  (stored?.revision ?? -1) === table.revision - 1;

const copyOf = <V>(value: V): V => (value === undefined ? value : JSON.parse(JSON.stringify(value)));
