/**
 * A connection to IndexedDB. Browsers close connections, when memory is short for example, and a newer version of the app in
 * another window wants old ones closed: the next call then opens a new one.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export type Connect<S extends DBSchema> = () => Promise<IDBPDatabase<S>>;

export function connector<S extends DBSchema>(name: string, upgrade: (fresh: IDBPDatabase<S>) => void): Connect<S> {
  let current: Promise<IDBPDatabase<S>> | undefined;
  return () => {
    if (current !== undefined) return current;
    const connection = open(name, upgrade, () => {
      if (current === connection) current = undefined;
    });
    current = connection;
    return connection;
  };
}

/** `ended` is said when the connection is of no use any more, or never was. */
function open<S extends DBSchema>(name: string, upgrade: (fresh: IDBPDatabase<S>) => void, ended: () => void) {
  return new Promise<IDBPDatabase<S>>((resolve, reject) => {
    let isGivenUp = false;
    const giveUp = (error: unknown): void => {
      isGivenUp = true;
      ended();
      reject(error);
    };
    const opening = openDB<S>(name, 1, {
      upgrade,
      blocked: () => giveUp(new Error('another window keeps an older version of what is stored open: close it')),
      blocking: (_old, _new, event) => {
        ended();
        (event.target as IDBDatabase).close();
      },
      terminated: ended,
    });
    opening.then(database => (isGivenUp ? database.close() : resolve(database)), giveUp);
  });
}
