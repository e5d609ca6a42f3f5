/**
 * Fate's keys, what fate has decided, and what lets the server push, are kept encrypted, so that whoever gets hold of the file, or of a
 * backup, can neither foresee a running match nor look into hands, nor speak for us. The secret to them is not in the database.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableEvent, TableId } from '@belfry/table';
import { StorageError, StoreRefusal } from './errors.js';

const SECRET_BYTES = 32;
const [NONCE_BYTES, TAG_BYTES] = [12, 16];
const CIPHER = 'aes-256-gcm';

/** A secret as people write it: 64 hexadecimal digits, or 32 bytes in base64. Nothing else is one. */
export function readSecret(text: string): Uint8Array | undefined {
  if (/^[\da-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  if (!/^[\w+/-]{43}=?$/.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === SECRET_BYTES ? bytes : undefined;
}

/** The secret that was handed in, or the one in the file beside the data, if there is one. */
export function findSecret(folder: string, handedIn: string | undefined): Uint8Array | undefined {
  if (handedIn !== undefined) return checked(handedIn, 'BELFRY_SECRET');
  const file = fileOf(folder);
  if (!existsSync(file)) return undefined;
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0)
    throw new StoreRefusal('exposed-secret', `others can read ${file}: chmod 600 makes it yours alone`);
  return checked(readFileSync(file, 'utf8').trim(), file);
}

function checked(text: string, source: string): Uint8Array {
  const secret = readSecret(text);
  if (secret === undefined)
    throw new StoreRefusal('bad-secret', `${source} must be 64 hexadecimal digits, or 32 bytes in base64`);
  return secret;
}

/** A new secret, in a file that only its owner can read. */
export function makeSecret(folder: string): Uint8Array {
  const secret = randomBytes(SECRET_BYTES);
  const file = fileOf(folder);
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  const open = openSync(unfinished, 'wx', 0o600);
  writeFileSync(open, `${secret.toString('hex')}\n`);
  fsyncSync(open);
  closeSync(open);
  renameSync(unfinished, file);
  return secret;
}

const fileOf = (folder: string): string => join(folder, 'secret.key');

/** Where an event holds a key of fate, or what fate has decided, such as the order of a whole deck. What a seat does everybody sees. */
function secretIn(event: TableEvent): 'key' | 'entry' | undefined {
  if (event.type === 'begun' || event.type === 'sealing') return 'key';
  return event.type === 'entry' && !Object.hasOwn(Object(event.entry), 'seat') ? 'entry' : undefined;
}

interface Sealed {
  readonly sealed: string;
}

const isSealed = (value: unknown): value is Sealed => typeof (Object(value) as Partial<Sealed>).sealed === 'string';

const partOf = (event: TableEvent, name: string): unknown => (event as Readonly<Record<string, unknown>>)[name];

/** How long it is must not tell which card it is: what is parsed again may end in blanks. */
function paddedJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text.padEnd(Math.ceil(text.length / PADDED) * PADDED);
}

const PADDED = 64;

/** Each seal holds for one place only: moved to another, it does not open. */
export class Vault {
  readonly #key: Uint8Array;

  constructor(secret: Uint8Array) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', 'belfry keys of fate', SECRET_BYTES));
  }

  /** An event as it is stored. */
  write(id: TableId, number: number, event: TableEvent): string {
    const name = secretIn(event);
    if (name === undefined) return JSON.stringify(event);
    const sealed: Sealed = { sealed: this.seal(paddedJson(partOf(event, name)), placeOf(id, number)) };
    return JSON.stringify({ ...event, [name]: sealed });
  }

  /** An event as it was before it was stored. Older versions left in clear what fate had decided. */
  read(id: TableId, number: number, text: string): TableEvent {
    const event: TableEvent = JSON.parse(text);
    const name = secretIn(event);
    const part = name && partOf(event, name);
    if (name === undefined || !isSealed(part)) return event;
    const opened = this.open(part.sealed, placeOf(id, number));
    if (opened === undefined)
      throw new StorageError('broken', `what is sealed in event ${number} of table ${id} does not open`);
    return { ...event, [name]: JSON.parse(opened) };
  }

  seal(text: string, place: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(place));
    const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64');
  }

  /** Nothing if it was sealed with another secret, for another place, or changed since. */
  open(sealed: string, place: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64');
    const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
    if (tag.length !== TAG_BYTES) return undefined;
    const decipher = createDecipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(place)).setAuthTag(tag);
    try {
      return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return undefined;
    }
  }
}

const placeOf = (id: TableId, number: number): string => JSON.stringify([id, number]);
