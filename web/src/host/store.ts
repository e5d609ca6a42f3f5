/** Tables in IndexedDB. A save is one transaction that looks first, so two windows cannot overwrite each other. */
import { isNext, type SavedTable, type TableStore } from '@belfry/table';
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

  async save(table: SavedTable): Promise<boolean> {
    const work = this.#db.transaction('tables', 'readwrite', { durability: 'strict' });
    const stored = await work.store.get(table.id);
    const follows = isNext(table, stored);
    if (follows) await work.store.put(table);
    await work.done;
    return follows;
  }

  remove(id: string): Promise<void> {
    return this.#db.delete('tables', id);
  }
}
