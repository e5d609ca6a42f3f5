/** Tables in IndexedDB. A save is one transaction that looks first, so two windows cannot overwrite each other. */
import type { SavedTable, TableStore } from '@belfry/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  tables: { key: string; value: SavedTable };
}

export class BrowserStore implements TableStore {
  readonly #db: IDBPDatabase<Schema>;

  constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  static async open(name = 'belfry'): Promise<BrowserStore> {
    const db = await openDB<Schema>(name, 1, {
      upgrade: fresh => {
        fresh.createObjectStore('tables', { keyPath: 'id' });
      },
      // A newer version of the app wants in: let it.
      blocking: () => db.close(),
    });
    return new BrowserStore(db);
  }

  load(id: string): Promise<SavedTable | undefined> {
    return this.#db.get('tables', id);
  }

  list(): Promise<readonly SavedTable[]> {
    return this.#db.getAll('tables');
  }

  async save(table: SavedTable, expected: number): Promise<boolean> {
    const work = this.#db.transaction('tables', 'readwrite', { durability: 'strict' });
    const stored = await work.store.get(table.id);
    const isExpected = (stored?.log.length ?? -1) === expected;
    if (isExpected) await work.store.put(table);
    await work.done;
    return isExpected;
  }

  remove(id: string): Promise<void> {
    return this.#db.delete('tables', id);
  }
}
