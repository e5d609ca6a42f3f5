/** Opens everything a server keeps: one file, one connection that reads, one thread that writes. */
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TableStore } from '@belfry/table';
import type { PushStore } from '../push/index.js';
import type { Registry } from '../registry.js';
import { DATABASE } from './copies.js';
import type { Database } from './driver.js';
import { type StorageError, StoreRefusal } from './errors.js';
import { type Lock, lockToServe } from './lock.js';
import { keysOf, SqlitePushes } from './pushes.js';
import { Reader } from './reader.js';
import { SqliteRegistry } from './registry.js';
import { inTransaction, openMigrated } from './schema.js';
import { SqliteTables } from './tables.js';
import { findSecret, makeSecret, Vault } from './vault.js';
import { Writer, type WriterFigures } from './writing.js';

export interface StoreOptions {
  /** Where the file is. Made if there is none. */
  readonly folder: string;
  /**
   * The secret for fate's keys: 64 hexadecimal digits, or 32 bytes in base64. Without one, that in the file `secret.key` in the
   * folder is taken, which is made at the first start.
   */
  readonly secret?: string | undefined;
  /** The file does not grow beyond so many pages. Without a bound it does until the disk is full. */
  readonly pages?: number;
}

export interface StoreFigures extends WriterFigures {
  /** Of the file, and of the log that has not been written back to it yet. */
  readonly bytes: number;
  readonly logBytes: number;
}

export interface Store {
  readonly tables: TableStore;
  readonly registry: Registry;
  readonly pushes: PushStore;
  /** Finishes what waits to be written; nothing can be asked or written any more then. */
  readonly close: () => Promise<void>;
  readonly figures: () => StoreFigures;
  /** Resolves if nothing can be written any more, though nobody has closed it: why. It does not come back by itself. */
  readonly lost: Promise<StorageError>;
}

/** Throws a `StoreRefusal` if it cannot be opened, or not with this secret. */
export async function openStore(options: StoreOptions): Promise<Store> {
  mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  const lock = lockToServe(options.folder);
  if (lock === undefined) throw new StoreRefusal('in-use', `a backup is being restored in ${options.folder}`);
  try {
    return await openLocked(options, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openLocked({ folder, secret, pages }: StoreOptions, lock: Lock): Promise<Store> {
  const file = join(folder, DATABASE);
  // SQLite would let others read it.
  closeSync(openSync(file, 'a', 0o600));
  const database = openMigrated(file);
  const parts = await opened(database, async () => {
    const { vault, keys } = inTransaction(database, () => {
      const found = vaultOf(database, folder, secret);
      return { vault: found, keys: keysOf(database, found) };
    });
    return { vault, keys, writer: await Writer.start({ file, ...(pages !== undefined && { pages }) }) };
  });
  const reader = new Reader(file);
  const { writer } = parts;
  return {
    tables: new SqliteTables({ ...parts, reader }),
    registry: new SqliteRegistry(reader, writer),
    pushes: new SqlitePushes({ ...parts, reader }),
    lost: writer.lost,
    figures: () => ({ ...writer.figures(), bytes: sizeOf(file), logBytes: sizeOf(`${file}-wal`) }),
    close: once(async () => {
      await writer.stop();
      // The last connection to be closed writes the log back: not this one, for people may be waiting here.
      reader.close();
      await writer.end();
      lock.release();
    }),
  };
}

/** The connection that looks after the file at the start is closed when it is done, whatever comes. */
async function opened<T>(database: Database, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } finally {
    database.close();
  }
}

/** Sealed with the secret that the database was made with. */
const CHECK = { name: 'vault', text: 'belfry' } as const;

/** The vault of this database. If it has none yet, it gets one, with the secret that is there or a new one. */
function vaultOf(database: Database, folder: string, handedIn: string | undefined): Vault {
  const check = database.prepare('SELECT value FROM meta WHERE name = ?').get(CHECK.name)?.['value'];
  const secret = findSecret(folder, handedIn);
  if (check === undefined) return newVault(database, secret ?? makeSecret(folder));
  if (secret === undefined)
    throw new StoreRefusal(
      'no-secret',
      `the database was made with a secret, and neither BELFRY_SECRET is set nor is secret.key in ${folder}`,
    );
  const vault = new Vault(secret);
  if (vault.open(String(check), CHECK.name) !== CHECK.text)
    throw new StoreRefusal(
      'wrong-secret',
      'the database was made with another secret: its keys cannot be opened with this one',
    );
  return vault;
}

function newVault(database: Database, secret: Uint8Array): Vault {
  const vault = new Vault(secret);
  database.prepare('INSERT INTO meta(name, value) VALUES (?, ?)').run(CHECK.name, vault.seal(CHECK.text, CHECK.name));
  return vault;
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** However often it is asked for, it is done once. */
function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= act();
    return done;
  };
}
