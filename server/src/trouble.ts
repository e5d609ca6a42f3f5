/** Why a server did not open, from whatever was thrown on the way. */
import { statfsSync } from 'node:fs';
import type { Settings } from './settings.js';
import { StorageError, StoreRefusal } from './store/index.js';

export type ServeProblem =
  | { readonly code: 'port-taken'; readonly port: number }
  /** The system lets only others listen there. */
  | { readonly code: 'port-forbidden'; readonly port: number }
  /** This machine does not have this address. */
  | { readonly code: 'host-not-here'; readonly host: string }
  | { readonly code: 'folder-not-writable'; readonly folder: string; readonly reason: string }
  | InFolder<DataProblem>
  | { readonly code: 'not-opened'; readonly reason: string };

type InFolder<Code extends string> = Code extends string ? { readonly code: Code; readonly folder: string } : never;

/** What is wrong in the folder for the data. */
type DataProblem =
  | 'disk-full'
  /** A later version has written there. */
  | 'data-newer'
  /** Something else has the name of our file. */
  | 'data-foreign'
  | 'data-damaged'
  /** A backup is being restored there. */
  | 'data-in-use'
  /** What is kept there was encrypted with a secret that is not there, or with another one. */
  | 'no-secret'
  | 'wrong-secret'
  /** The file with the secret holds none, or others can read it. */
  | 'bad-secret-file'
  | 'exposed-secret';

export function problemOf(error: unknown, settings: Settings): ServeProblem {
  const { dataFolder: folder } = settings;
  if (error instanceof StoreRefusal) return { code: REFUSED[error.code], folder };
  if (error instanceof StorageError && error.code === 'full') return { code: 'disk-full', folder };
  return fromSystem(error, settings) ?? fromSqlite(error, folder) ?? { code: 'not-opened', reason: messageOf(error) };
}

const REFUSED: Readonly<Record<StoreRefusal['code'], DataProblem>> = {
  'bad-secret': 'bad-secret-file',
  'exposed-secret': 'exposed-secret',
  'no-secret': 'no-secret',
  'wrong-secret': 'wrong-secret',
  newer: 'data-newer',
  foreign: 'data-foreign',
  'in-use': 'data-in-use',
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** By the names that systems give to what goes wrong with files and sockets. */
function fromSystem(error: unknown, { host, port, dataFolder: folder }: Settings): ServeProblem | undefined {
  const { code = '', syscall }: Partial<NodeJS.ErrnoException> = Object(error);
  switch (code) {
    case 'EADDRINUSE':
      return { code: 'port-taken', port };
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return { code: 'host-not-here', host };
    case 'EACCES':
      return syscall === 'listen'
        ? { code: 'port-forbidden', port }
        : { code: 'folder-not-writable', folder, reason: code };
    case 'EPERM':
    case 'EROFS':
    case 'EEXIST':
    case 'ENOTDIR':
    case 'ENAMETOOLONG':
      return { code: 'folder-not-writable', folder, reason: code };
    case 'ENOSPC':
    case 'EDQUOT':
      return { code: 'disk-full', folder };
    default:
      return undefined;
  }
}

/** By SQLite's numbers, of which the lowest eight bits say what kind it is. */
function fromSqlite(error: unknown, folder: string): ServeProblem | undefined {
  const { errcode }: { readonly errcode?: unknown } = Object(error);
  if (typeof errcode !== 'number') return undefined;
  switch (errcode & 0xff) {
    case 8:
    case 14:
      return { code: 'folder-not-writable', folder, reason: messageOf(error) };
    case 11:
      return { code: 'data-damaged', folder };
    case 10:
      return hasRoom(folder) ? undefined : { code: 'disk-full', folder };
    case 13:
      return { code: 'disk-full', folder };
    default:
      return undefined;
  }
}

/** Bytes without which a database cannot even be begun. */
const LEAST_ROOM = 1_000_000;

/** Where there is none, SQLite often says only that something could not be written. */
function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= LEAST_ROOM;
  } catch {
    return true;
  }
}
