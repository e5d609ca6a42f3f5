/**
 * A connection to IndexedDB. Browsers close connections, when memory is short for example, and a newer version of the app in
 * another window wants old ones closed: the next call then opens a new one.
 */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';

export type Connect<S extends DBSchema> = () => Promise<IDBPDatabase<S>>;

export interface Layout<S extends DBSchema> {
  readonly version: number;
  /** Brings what is stored to this version. All of it happens or, if it fails, nothing: then the database cannot be opened. */
  readonly upgrade: (upgrade: Upgrade<S>) => void | Promise<void>;
}

export interface Upgrade<S extends DBSchema> {
  readonly database: IDBPDatabase<S>;
  /** The version that is stored; 0 if there is nothing yet. */
  readonly from: number;
  /** Ends when nothing is asked of it: an upgrade waits for nothing else. */
  readonly work: IDBPTransaction<S, StoreNames<S>[], 'versionchange'>;
}

/** Another window keeps an older version open. */
export class BlockedError extends Error {
  override readonly name = 'BlockedError';
}

/** Milliseconds that other windows have for what they are writing. */
const PATIENCE = 3000;
/** The same where nobody says that a window is in the way: a browser is silent behind an earlier attempt that still waits. */
const LONG_PATIENCE = 10_000;

export function connector<S extends DBSchema>(name: string, layout: Layout<S>): Connect<S> {
  let current: Promise<IDBPDatabase<S>> | undefined;
  return () => {
    if (current !== undefined) return current;
    const connection = open(name, layout, () => {
      if (current === connection) current = undefined;
    });
    current = connection;
    return connection;
  };
}

/** `ended` is said when the connection is of no use any more, or never was. */
function open<S extends DBSchema>(name: string, { version, upgrade }: Layout<S>, ended: () => void) {
  return new Promise<IDBPDatabase<S>>((resolve, reject) => {
    let isGivenUp = false;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const giveUp = (error: unknown): void => {
      isGivenUp = true;
      clearTimeout(patience);
      ended();
      reject(error);
    };
    const blocked = (): void =>
      giveUp(new BlockedError('another window keeps an older version of what is stored open: close it'));
    patience = setTimeout(blocked, LONG_PATIENCE);
    // Some browsers refuse by throwing at once.
    const opening = (async () =>
      openDB<S>(name, version, {
        upgrade: (database, from, _to, work) => {
          // Nobody stands in the way any more, however long it takes.
          clearTimeout(patience);
          wholly(work, () => upgrade({ database, from, work })).catch(giveUp);
        },
        blocked: () => {
          clearTimeout(patience);
          patience = setTimeout(blocked, PATIENCE);
        },
        blocking: (_old, _new, event) => {
          ended();
          (event.target as IDBDatabase).close();
        },
        terminated: ended,
      }))();
    const settle = async (): Promise<void> => {
      const database = await opening;
      clearTimeout(patience);
      if (isGivenUp) database.close();
      else resolve(database);
    };
    settle().catch(giveUp);
  });
}

interface Work {
  readonly done: Promise<void>;
  abort(): void;
}

/** Resolves when a change is safe. What was done before it failed would stay if nobody took it back. */
export async function wholly<R>(work: Work, change: () => R | Promise<R>): Promise<R> {
  // Heard of below, unless the change fails before.
  work.done.catch(() => undefined);
  try {
    const result = await change();
    await work.done;
    return result;
  } catch (error) {
    abort(work);
    throw error;
  }
}

function abort(work: Work): void {
  try {
    work.abort();
  } catch {
    // A request that failed has ended it already.
  }
}
