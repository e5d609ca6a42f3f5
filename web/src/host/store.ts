/**
 * Tables in IndexedDB: their events, and beside them what lists show. An append is one transaction that looks first, so two
 * windows cannot write over each other.
 */
import {
  isReadable,
  type ListQuery,
  type Pending,
  pageOf,
  pendingOf,
  type StoredSummary,
  type TableEvent,
  type TableId,
  type TablePage,
  type TableStore,
} from '@belfry/table';
import type { DBSchema, IDBPObjectStore, StoreNames } from 'idb';
import { type Connect, connector, type Upgrade, wholly } from '../database.js';
import type * as CarryOver from './carry-over.js';
import { ME } from './me.js';

interface Schema extends DBSchema {
  events: { key: EventKey; value: StoredEvent };
  /** Written by this version, a newer one, or one with a fault. */
  summaries: { key: TableId; value: unknown };
  /** Of version 1: what could not be carried over stays here. */
  tables: { key: IDBValidKey; value: unknown };
}

type EventKey = [table: TableId, number: number];

interface StoredEvent {
  readonly table: TableId;
  readonly number: number;
  readonly event: TableEvent;
}

/** What is left of a table that was removed, so that no other gets its name. */
interface Removed {
  readonly id: TableId;
  readonly isRemoved: true;
}

const isRemoved = (row: unknown): boolean => (Object(row) as Partial<Removed>).isRemoved === true;

type Events<M extends IDBTransactionMode> = IDBPObjectStore<Schema, StoreNames<Schema>[], 'events', M>;

const VERSION = 2;

export class BrowserStore implements TableStore {
  readonly #connect: Connect<Schema>;

  constructor(connect: Connect<Schema>) {
    this.#connect = connect;
  }

  static async open(name = 'belfry'): Promise<BrowserStore> {
    let means: typeof CarryOver | undefined;
    const connect = connector<Schema>(name, { version: VERSION, upgrade: on => upgrade(on, means) });
    try {
      await connect();
    } catch (error) {
      if (!(error instanceof OldTablesError)) throw error;
      means = await import('./carry-over.js');
      await connect();
    }
    return new BrowserStore(connect);
  }

  async append(id: TableId, after: number, events: readonly TableEvent[], summary: StoredSummary): Promise<boolean> {
    const work = await this.#change();
    return await wholly(work, async () => {
      const [stored, summaries] = [work.objectStore('events'), work.objectStore('summaries')];
      if ((await lastNumber(stored, id)) !== after) return false;
      if (after < 0 && isRemoved(await summaries.get(id))) return false;
      await add(stored, id, after + 1, events);
      await summaries.put(summary);
      return true;
    });
  }

  async read(id: TableId, from: number): Promise<readonly TableEvent[]> {
    const rows = await (await this.#connect()).getAll('events', eventsOf(id, from));
    return rows.map(({ event }) => event);
  }

  async summary(id: TableId): Promise<StoredSummary | undefined> {
    const row = await (await this.#connect()).get('summaries', id);
    return isReadable(row) ? row : undefined;
  }

  async list(query: ListQuery): Promise<TablePage<StoredSummary>> {
    return pageOf(await this.#summaries(), query);
  }

  async pending(): Promise<readonly Pending[]> {
    return pendingOf(await this.#summaries());
  }

  async remove(id: TableId): Promise<void> {
    const work = await this.#change();
    await wholly(work, async () => {
      const [events, summaries] = [work.objectStore('events'), work.objectStore('summaries')];
      const wasThere = (await lastNumber(events, id)) >= 0 || isRemoved(await summaries.get(id));
      await events.delete(eventsOf(id, 0));
      await (wasThere ? summaries.put({ id, isRemoved: true } satisfies Removed) : summaries.delete(id));
    });
  }

  async #change() {
    return (await this.#connect()).transaction(['events', 'summaries'], 'readwrite', { durability: 'strict' });
  }

  async #summaries(): Promise<readonly StoredSummary[]> {
    return (await (await this.#connect()).getAll('summaries')).filter(isReadable);
  }
}

const eventsOf = (id: TableId, from: number): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Infinity]);

async function lastNumber(events: Pick<Events<'readwrite'>, 'openKeyCursor'>, id: TableId): Promise<number> {
  const last = await events.openKeyCursor(eventsOf(id, 0), 'prev');
  return last === null ? -1 : last.key[1];
}

async function add(
  stored: Pick<Events<'readwrite'>, 'add'>,
  table: TableId,
  first: number,
  events: readonly TableEvent[],
): Promise<void> {
  // One that cannot be written fails like one that the browser refuses.
  await Promise.all(events.map(async (event, index) => stored.add({ table, number: first + index, event })));
}

/** There are tables of version 1. What carries them over comes with nobody else, and no upgrade waits for it. */
class OldTablesError extends Error {
  override readonly name = 'OldTablesError';
}

async function upgrade({ database, from, work }: Upgrade<Schema>, means: typeof CarryOver | undefined): Promise<void> {
  database.createObjectStore('events', { keyPath: ['table', 'number'] });
  database.createObjectStore('summaries', { keyPath: 'id' });
  if (from !== 1) return;
  if (means === undefined) throw new OldTablesError('they have to be carried over');
  await carryOver(work, means);
}

/** Tables of version 1 become events. What cannot be read stays where it is: nobody loses anything. */
async function carryOver(work: Upgrade<Schema>['work'], { carriedOver }: typeof CarryOver): Promise<void> {
  for (let row = await work.objectStore('tables').openCursor(); row !== null; row = await row.continue()) {
    const carried = carriedOver(row.value, ME);
    if (carried === undefined) continue;
    const { events, summary } = carried;
    await add(work.objectStore('events'), summary.id, 0, events);
    await work.objectStore('summaries').put(summary);
    await row.delete();
  }
}
