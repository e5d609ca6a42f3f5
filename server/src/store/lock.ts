/**
 * Whoever serves a folder holds a lock on it, together with others who do; whoever puts another database in its place must be
 * alone. A file of SQLite's own is the lock: so it works on every system, and is free again however its holder ended.
 */
import { join } from 'node:path';
import { openDatabase } from './driver.js';
import { sqliteKind } from './errors.js';

export interface Lock {
  readonly release: () => void;
}

/** Together with others who serve; nothing if somebody wants to be alone. */
export const lockToServe = (folder: string): Lock | undefined =>
  take(folder, 'BEGIN; SELECT count(*) FROM sqlite_schema');

/** Alone; nothing if somebody serves. */
export const lockAlone = (folder: string): Lock | undefined => take(folder, 'BEGIN EXCLUSIVE');

function take(folder: string, sql: string): Lock | undefined {
  const database = openDatabase(join(folder, 'belfry.lock'), 0);
  try {
    database.exec(sql);
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if (sqliteKind(error) !== 'busy') throw error;
    return undefined;
  }
}
