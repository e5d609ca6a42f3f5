/** Who wants to be told of their turns, in SQLite. What a browser has entrusted to us lies there encrypted. */
import { createHash } from 'node:crypto';
import type { PersonId, TableId } from '@belfry/table';
import { newPushKeys, type PushKeys, type PushStore, type Subscription, type TurnTold } from '../push/index.js';
import type { Database } from './driver.js';
import { StorageError } from './errors.js';
import type { Reader } from './reader.js';
import type { Vault } from './vault.js';
import type { Writer } from './writing.js';

export interface SqlitePushParts {
  readonly reader: Reader;
  readonly writer: Writer;
  readonly vault: Vault;
  readonly keys: PushKeys;
}

/** An endpoint is found by this. */
const digestOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

export class SqlitePushes implements PushStore {
  readonly #parts: SqlitePushParts;

  constructor(parts: SqlitePushParts) {
    this.#parts = parts;
  }

  get keys(): PushKeys {
    return this.#parts.keys;
  }

  isUsed(): boolean {
    return this.#parts.reader.get('SELECT 1 FROM pushes LIMIT 1') !== undefined;
  }

  async add(subscription: Subscription, most: number): Promise<void> {
    const { person, endpoint, made } = subscription;
    const digest = digestOf(endpoint);
    const sealed = this.#parts.vault.seal(JSON.stringify(subscription), placeOf(digest));
    await this.#parts.writer.write([
      ['addPush', digest, person, made, sealed],
      ['fewPushes', person, person, most],
    ]);
  }

  /** The newest first. */
  of(person: PersonId): readonly Subscription[] {
    const sql = 'SELECT digest, sealed FROM pushes WHERE person = ? ORDER BY made DESC, digest';
    return this.#parts.reader.all(sql, person).map(({ digest, sealed }) => {
      const text = this.#parts.vault.open(String(sealed), placeOf(String(digest)));
      if (text === undefined) throw new StorageError('broken', 'a subscription does not open');
      return JSON.parse(text);
    });
  }

  async remove(person: PersonId, endpoint: string): Promise<void> {
    await this.#parts.writer.write([['removePush', person, digestOf(endpoint)]]);
  }

  isTold({ table, person, position, stage }: TurnTold): boolean {
    const sql = 'SELECT 1 FROM turns_told WHERE table_id = ? AND person = ? AND position = ? AND stage >= ?';
    return this.#parts.reader.get(sql, table, person, position, stage) !== undefined;
  }

  tell({ table, person, position, stage }: TurnTold): Promise<boolean> {
    return this.#parts.writer.write([['tellTurn', table, person, position, stage]]);
  }

  async forget(table: TableId): Promise<void> {
    const isThere = this.#parts.reader.get('SELECT 1 FROM turns_told WHERE table_id = ?', table) !== undefined;
    if (isThere) await this.#parts.writer.write([['forgetTurn', table]]);
  }
}

const placeOf = (digest: string): string => `push ${digest}`;

const KEYS = 'push-keys';

/** The server's keys. If there are none yet, they are made. */
export function keysOf(database: Database, vault: Vault): PushKeys {
  const sealed = database.prepare('SELECT value FROM meta WHERE name = ?').get(KEYS)?.['value'];
  if (sealed === undefined) {
    const keys = newPushKeys();
    database.prepare('INSERT INTO meta(name, value) VALUES (?, ?)').run(KEYS, vault.seal(JSON.stringify(keys), KEYS));
    return keys;
  }
  const text = vault.open(String(sealed), KEYS);
  if (text === undefined) throw new StorageError('broken', 'the keys to push with do not open');
  return JSON.parse(text);
}
