/** Copies of the database: to keep elsewhere, and to go on from. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { failed, ok, type Result } from '@belfry/engine';
import { type Database, openDatabase } from './driver.js';
import { sqliteKind } from './errors.js';
import { lockAlone } from './lock.js';
import { kindOf, MIGRATIONS } from './schema.js';

export const DATABASE = 'belfry.db';

/** Why there is no copy. */
export type CopyProblem =
  /** Nothing is there that could be copied. */
  | { readonly code: 'missing'; readonly file: string }
  /** What is there already is not written over. */
  | { readonly code: 'exists'; readonly file: string }
  /** A server has the database open. */
  | { readonly code: 'in-use'; readonly folder: string }
  /** It is no database of ours. */
  | { readonly code: 'foreign'; readonly file: string }
  /** It is of a newer version than this program. */
  | { readonly code: 'newer'; readonly file: string }
  /** SQLite finds faults in it. */
  | { readonly code: 'damaged'; readonly file: string }
  /** The disk is full, or the folder is nobody's to write to. */
  | { readonly code: 'unwritable'; readonly file: string; readonly reason: string };

export interface Copy {
  readonly file: string;
  readonly bytes: number;
}

/**
 * A copy of everything as it is at one moment, also while a server runs. Fate's keys are encrypted in it too: whoever wants to go
 * on from it needs the secret as well, which is not in it.
 */
export async function backup(folder: string, file: string): Promise<Result<Copy, CopyProblem>> {
  const source = join(folder, DATABASE);
  if (!existsSync(source)) return failed({ code: 'missing', file: source });
  if (existsSync(file)) return failed({ code: 'exists', file });
  return await written(file, async unfinished => {
    const problem = withDatabase(source, database => {
      database.prepare('VACUUM INTO ?').run(unfinished);
      return undefined;
    });
    return problem ?? (existsSync(file) ? { code: 'exists', file } : undefined);
  });
}

/** Puts a backup in the place of the database, or where there is none yet. What is there is replaced only if that is wished. */
export async function restore(
  file: string,
  folder: string,
  { replaces = false }: { readonly replaces?: boolean } = {},
): Promise<Result<Copy, CopyProblem>> {
  if (!existsSync(file)) return failed({ code: 'missing', file });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = lockAlone(folder);
  if (lock === undefined) return failed({ code: 'in-use', folder });
  try {
    return await putInPlace(file, join(folder, DATABASE), replaces);
  } finally {
    lock.release();
  }
}

async function putInPlace(file: string, place: string, replaces: boolean): Promise<Result<Copy, CopyProblem>> {
  if (existsSync(place) && !replaces) return failed({ code: 'exists', file: place });
  return await written(
    place,
    async unfinished => {
      await copyFile(file, unfinished);
      const problem = withDatabase(unfinished, database => (isSound(database) ? undefined : 'damaged'));
      return problem && { ...problem, file };
    },
    () => clear(place),
  );
}

/**
 * The log of the database that goes must not be taken for one of that which comes. What stands in it goes into that database
 * before, which so stays whole until it is replaced.
 */
async function clear(place: string): Promise<CopyProblem | undefined> {
  if (existsSync(place) && !isFolded(place)) return { code: 'in-use', folder: dirname(place) };
  for (const part of ['-wal', '-shm']) await rm(`${place}${part}`, { force: true });
  await syncFolderOf(place);
  return undefined;
}

/** Milliseconds for whoever reads just now. */
const SHORT_PATIENCE = 1000;

/** Writes the log back into its database, unless somebody reads there. */
function isFolded(place: string): boolean {
  const database = openDatabase(place, SHORT_PATIENCE);
  try {
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;
  } catch (error) {
    // Of what cannot be read there is nothing to keep.
    if (['foreign', 'damaged'].includes(String(sqliteKind(error)))) return true;
    throw error;
  } finally {
    database.close();
  }
}

/**
 * A file that is there wholly or not at all: it gets its name when it is safe on the disk. Only its owner can read it.
 * @param makeRoom where it is to stand, when nothing but the name is left to be given
 */
async function written(
  file: string,
  make: (unfinished: string) => Promise<CopyProblem | undefined>,
  makeRoom: () => Promise<CopyProblem | undefined> = async () => undefined,
): Promise<Result<Copy, CopyProblem>> {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await (await open(unfinished, 'wx', 0o600)).close();
    const problem = await make(unfinished);
    if (problem !== undefined) return failed(problem);
    await sync(unfinished, 'r+');
    const inTheWay = await makeRoom();
    if (inTheWay !== undefined) return failed(inTheWay);
    await rename(unfinished, file);
    await syncFolderOf(file);
    return ok({ file, bytes: (await stat(file)).size });
  } catch (error) {
    return failed({ code: 'unwritable', file, reason: error instanceof Error ? error.message : String(error) });
  } finally {
    for (const part of ['', '-wal', '-shm', '-journal']) await rm(`${unfinished}${part}`, { force: true });
  }
}

async function sync(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What was named, removed or moved there stays so. */
async function syncFolderOf(file: string): Promise<void> {
  if (process.platform !== 'win32') await sync(dirname(file), 'r');
}

/** Does something with a database of ours, by a connection of its own. */
function withDatabase(file: string, act: (database: Database) => 'damaged' | undefined): CopyProblem | undefined {
  const database = openDatabase(file);
  try {
    const kind = kindOf(database);
    if (kind.type !== 'ours') return { code: 'foreign', file };
    if (kind.version > MIGRATIONS.length) return { code: 'newer', file };
    const code = act(database);
    return code && { code, file };
  } catch (error) {
    const kind = sqliteKind(error);
    if (kind === 'foreign' || kind === 'damaged') return { code: kind, file };
    throw error;
  } finally {
    database.close();
  }
}

/** Whatever is wrong, the first row tells of it. */
const isSound = (database: Database): boolean =>
  database.prepare('PRAGMA integrity_check').get()?.['integrity_check'] === 'ok';
