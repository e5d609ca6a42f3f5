/** Tables in IndexedDB. A save is one transaction that looks first, so two windows cannot overwrite each other. */
import { isNext, type SavedTable, type TableStore } from '@belfry/table';
import type { DBSchema } from 'idb';
import { type Connect, connector } from '../database.js';

interface Schema extends DBSchema {
  tables: { key: string; value: SavedTable };
}

export class BrowserStore implements TableStore {
  readonly #connect: Connect<Schema>;

  constructor(connect: Connect<Schema>) {
    this.#connect = connect;
  }

  static async open(name = 'belfry'): Promise<BrowserStore> {
    const connect = connector<Schema>(name, fresh => void fresh.createObjectStore('tables', { keyPath: 'id' }));
    await connect();
    return new BrowserStore(connect);
  }

  async load(id: string): Promise<SavedTable | undefined> {
    return (await this.#connect()).get('tables', id);
  }

  async list(): Promise<readonly SavedTable[]> {
    return (await this.#connect()).getAll('tables');
  }

  async save(table: SavedTable): Promise<boolean> {
    const work = (await this.#connect()).transaction('tables', 'readwrite', { durability: 'strict' });
    const stored = await work.store.get(table.id);
    const follows = isNext(table, stored);
    if (follows) await work.store.put(table);
    await work.done;
    return follows;
  }

  async remove(id: string): Promise<void> {
    return (await this.#connect()).delete('tables', id);
  }
}
