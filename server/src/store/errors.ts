/** What can go wrong with the file that everything is in. */

/** Something was not stored, though nothing was wrong with it: the disk is full, or fails. What was stored before is safe. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: 'full' | 'broken';

  constructor(code: 'full' | 'broken', message: string) {
    super(message);
    this.code = code;
  }
}

/** Why a store does not open. */
export const REFUSALS = [
  /** The secret is neither 64 hexadecimal digits nor 32 bytes in base64. */
  'bad-secret',
  /** Others can read the file with the secret. */
  'exposed-secret',
  /** The database was made with a secret, and there is none. */
  'no-secret',
  /** The database was made with another secret. */
  'wrong-secret',
  /** The database is of a newer version. */
  'newer',
  /** The file is no database of ours. */
  'foreign',
  /** A backup is being restored just now. */
  'in-use',
] as const;

/** A store that does not open says why, and has changed nothing. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
  readonly code: (typeof REFUSALS)[number];

  constructor(code: (typeof REFUSALS)[number], message: string) {
    super(message);
    this.code = code;
  }
}

/** What SQLite calls an error, without its details; nothing if it is none of its errors. */
export function sqliteKind(error: unknown): keyof typeof KINDS | undefined {
  const { errcode } = Object(error) as { readonly errcode?: unknown };
  if (typeof errcode !== 'number') return undefined;
  return KIND_NAMES.find(name => KINDS[name] === (errcode & 0xff));
}

const KINDS = { busy: 5, damaged: 11, foreign: 26 } as const;
const KIND_NAMES = ['busy', 'damaged', 'foreign'] as const;
