/** A database as version 1 of the app left it. */
import kept from './kept-by-version-1.json' with { type: 'json' };

export interface KeptTable {
  readonly id: string;
  readonly setup: {
    readonly game: string;
    readonly options: object;
    readonly seats: readonly {
      readonly name: string;
      readonly player: { readonly type: string; readonly policy?: string };
    }[];
  };
  readonly key: string;
  readonly log: readonly unknown[];
  readonly turn: number | null;
  readonly outcome: { readonly scores: readonly number[]; readonly winners: readonly number[] } | null;
  readonly started: number;
  readonly changed: number;
  readonly imported?: { readonly fate: object | null };
  readonly next?: string;
}

/** What Chromium had kept after some playing. */
export const keptTables: readonly KeptTable[] = kept.tables;

export function keptTable(id: string): KeptTable {
  const found = keptTables.find(table => table.id === id);
  if (found === undefined) throw new Error(`no table ${id}`);
  return found;
}

/** Some of them by what they show. */
export const RUNNING = kept.running;
export const OVER = kept.over;

/** Makes the database just as version 1 did. */
export async function makeVersion1(name: string, rows: readonly unknown[]): Promise<void> {
  const database = await openRaw(name, 1, fresh => void fresh.createObjectStore('tables', { keyPath: 'id' }));
  const work = database.transaction('tables', 'readwrite');
  for (const row of rows) work.objectStore('tables').put(row);
  await new Promise((resolve, reject) => {
    work.addEventListener('complete', resolve);
    work.addEventListener('abort', reject);
  });
  database.close();
}

/** All rows of a store of the database, whatever its version. */
export async function rawRows(
  name: string,
  store: string,
): Promise<{ readonly version: number; readonly rows: readonly unknown[] }> {
  const database = await openRaw(name);
  const rows = await answer<unknown[]>(database.transaction(store).objectStore(store).getAll());
  const { version } = database;
  database.close();
  return { version, rows };
}

/** Writes a row as no version of ours would. */
export async function putRaw(name: string, store: string, row: unknown): Promise<void> {
  const database = await openRaw(name);
  await answer(database.transaction(store, 'readwrite').objectStore(store).put(row));
  database.close();
}

function openRaw(name: string, version?: number, upgrade?: (fresh: IDBDatabase) => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.addEventListener('upgradeneeded', () => upgrade?.(request.result));
  return answer(request);
}

const answer = <V>(request: IDBRequest<V>): Promise<V> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
  });
