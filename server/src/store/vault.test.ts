/** Fate's keys, and what it has decided, are nowhere in clear, and the secret to them is looked after. */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FateKey } from '@belfry/engine';
import { fiveTowers } from '@belfry/games/five-towers/rules';
import { skyscraper } from '@belfry/games/skyscraper/rules';
import type { TableEvent } from '@belfry/table';
import { human, keeperOf, make, samples, setupOf } from '@belfry/table/testing';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './driver.js';
import { backup, openStore, type Store } from './index.js';
import { readSecret, Vault } from './vault.js';

const { made, said, summaryOf, NOW } = samples;
const SECRET = '0123456789abcdef'.repeat(4);
const KEY = '7f3a'.repeat(16) as FateKey;
const begun: TableEvent = { type: 'begun', key: KEY, order: [1, 0], by: '2', at: NOW };
const dealt: TableEvent = { type: 'entry', entry: { chance: 'deck', cards: ['sand-7', 'tree-0'] }, at: NOW };
const played: TableEvent = { type: 'entry', entry: { seat: 0, action: { type: 'build', cards: ['sand-7'] } }, at: NOW };
const sealing: TableEvent = {
  type: 'sealing',
  table: 't',
  key: KEY,
  seating: 'lot',
  attempt: 0,
  left: [],
  until: NOW,
  at: NOW,
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'belfry-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

async function open(secret?: string): Promise<Store> {
  const store = await openStore({ folder, secret });
  onTestFinished(store.close);
  return store;
}

const refusal = (code: string) => ({ name: 'StoreRefusal', code });

/** The files in the folder that hold these bytes. */
function filesWith(bytes: string | Buffer): readonly string[] {
  return readdirSync(folder).filter(file => readFileSync(join(folder, file)).includes(bytes));
}

test('keys of fate, and what it has decided, are in no file in clear, neither in the log nor in a backup, and are read back', async () => {
  const store = await open(SECRET);
  const events = [made, sealing, said('before'), begun, dealt, played];
  await store.tables.append('t', -1, events, summaryOf('t'));
  await store.tables.append('t', 5, [begun], summaryOf('t'));
  expect(await store.tables.read('t', 0)).toEqual([...events, begun]);
  expect((await backup(folder, join(folder, 'copy.db'))).ok).toBe(true);
  const look = (clear: readonly string[]): void => {
    const hidden = [KEY, Buffer.from(KEY, 'hex'), Buffer.from(KEY).toString('base64'), 'tree-0', 'deck'];
    expect(hidden.map(filesWith)).toEqual(hidden.map(() => []));
    for (const seen of ['before', 'sand-7']) expect(filesWith(seen)).toEqual(clear);
  };
  look(['belfry.db-wal', 'copy.db']);
  await store.close();
  look(['belfry.db', 'copy.db']);
  expect(await (await open(SECRET)).tables.read('t', 4)).toEqual([dealt, played, begun]);
});

test('what an older version has left in clear is read', async () => {
  const vault = new Vault(Buffer.from(SECRET, 'hex'));
  for (const event of [begun, sealing, dealt, played]) expect(vault.read('t', 3, JSON.stringify(event))).toEqual(event);
});

test.each([fiveTowers, skyscraper])('nothing of a deck of $id is in any file while its match runs', async rules => {
  const store = await open(SECRET);
  const { keeper } = keeperOf([{ rules, policies: [] }])({ store: store.tables });
  const id = await make(keeper.as('ada'), setupOf(rules.id, [human('Ada'), human('Ben')]), 'chosen');
  expect((await backup(folder, join(folder, 'copy.db'))).ok).toBe(true);
  const entries = (await store.tables.read(id, 0)).flatMap(event => (event.type === 'entry' ? [event.entry] : []));
  expect(entries).toEqual([{ chance: 'deck', cards: expect.any(Array) }]);
  const { cards } = Object(entries[0]) as { readonly cards: readonly string[] };
  expect(cards.length).toBeGreaterThan(20);
  for (let first = 0; first + 3 < cards.length; first++)
    expect(filesWith(cards.slice(first, first + 3).join('","'))).toEqual([]);
  expect(filesWith('"chance"')).toEqual([]);
  expect(filesWith('"begun"')).toContain('belfry.db-wal');
  await store.close();
  expect(filesWith('"chance"')).toEqual([]);
});

test.each([begun, dealt])('the same secret is never sealed alike, and opens at its own place only: $type', event => {
  const vault = new Vault(Buffer.from(SECRET, 'hex'));
  const seals = [vault.write('t', 3, event), vault.write('t', 3, event)];
  expect(seals[0]).not.toBe(seals[1]);
  for (const seal of seals) {
    expect(vault.read('t', 3, seal)).toEqual(event);
    expect(() => vault.read('t', 4, seal)).toThrow('does not open');
    expect(() => vault.read('u', 3, seal)).toThrow('does not open');
    expect(() => new Vault(new Uint8Array(32)).read('t', 3, seal)).toThrow('does not open');
  }
});

test('how long a seal is does not tell which card it is', () => {
  const vault = new Vault(Buffer.from(SECRET, 'hex'));
  const lengths = ['1', 'joker', 'wrecking-ball'].map(card => {
    const event: TableEvent = { type: 'entry', entry: { chance: 'stolen', card }, at: NOW };
    const text = vault.write('t', 3, event);
    expect(vault.read('t', 3, text)).toEqual(event);
    return text.length;
  });
  expect(new Set(lengths).size).toBe(1);
});

test('a seal that was changed, or cut, does not open', () => {
  const vault = new Vault(Buffer.from(SECRET, 'hex'));
  const bytes = Buffer.from(vault.seal('secret', 'here'), 'base64');
  expect(vault.open(bytes.toString('base64'), 'here')).toBe('secret');
  for (const [index, byte] of bytes.entries()) {
    const changed = Buffer.from(bytes);
    changed[index] = byte ^ 1;
    expect(vault.open(changed.toString('base64'), 'here')).toBeUndefined();
    expect(vault.open(bytes.subarray(0, index).toString('base64'), 'here')).toBeUndefined();
  }
});

test('a table whose key was moved to it from another is broken, and says so', async () => {
  const { tables } = await open(SECRET);
  for (const id of ['t', 'u']) await tables.append(id, -1, [made, begun], summaryOf(id));
  const database = openDatabase(join(folder, 'belfry.db'));
  database.exec('UPDATE events SET json = (SELECT json FROM events WHERE seq = 2) WHERE seq = 4');
  database.close();
  await expect(tables.read('u', 0)).rejects.toMatchObject({ name: 'StorageError', code: 'broken' });
  expect(await tables.read('t', 0)).toEqual([made, begun]);
});

test.each([
  ['64 hexadecimal digits', SECRET],
  ['as capitals', SECRET.toUpperCase()],
  ['base64', Buffer.from(SECRET, 'hex').toString('base64')],
  ['base64 for addresses', Buffer.from(SECRET, 'hex').toString('base64url')],
])('a secret is 32 bytes: %s', (_, text) => {
  expect(Buffer.from(readSecret(text) ?? []).toString('hex')).toBe(SECRET);
});

test.each(['', 'secret', SECRET.slice(1), `${SECRET}0`, `${SECRET.slice(1)}g`, 'AAAA', ` ${SECRET}`, 'é'.repeat(43)])(
  'what is no secret is refused, and not repeated: “%s”',
  async text => {
    const opening = open(text);
    await expect(opening).rejects.toMatchObject(refusal('bad-secret'));
    await expect(opening).rejects.toThrow(/^BELFRY_SECRET must be 64 hexadecimal digits, or 32 bytes in base64$/);
    // Whoever corrects it begins as if nothing had been.
    await open(SECRET);
  },
);

test('without a secret one is made at the first start, for its owner alone, and taken from then on', async () => {
  const first = await open();
  await first.tables.append('t', -1, [begun], summaryOf('t'));
  const file = join(folder, 'secret.key');
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^[\da-f]{64}\n$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'belfry.db')).mode & 0o777).toBe(0o600);
  await first.close();
  expect(await (await open()).tables.read('t', 0)).toEqual([begun]);
  expect(readFileSync(file, 'utf8')).toBe(text);
  // The same one may also be handed in.
  expect(await (await open(text.trim())).tables.read('t', 0)).toEqual([begun]);
});

test('two who open a new folder at once agree on its secret', async () => {
  const stores = await Promise.all([open(), open(), open()]);
  for (const [index, { tables }] of stores.entries())
    await tables.append(`t${index}`, -1, [begun], summaryOf(`t${index}`));
  for (const { tables } of stores)
    for (const id of ['t0', 't1', 't2']) expect(await tables.read(id, 0)).toEqual([begun]);
  expect(readdirSync(folder).filter(name => name.startsWith('secret.key'))).toEqual(['secret.key']);
});

test.each([0o640, 0o604, 0o660])('a secret that others can read is refused: mode %i', async mode => {
  await (await open()).close();
  chmodSync(join(folder, 'secret.key'), mode);
  await expect(open()).rejects.toMatchObject(refusal('exposed-secret'));
  chmodSync(join(folder, 'secret.key'), 0o600);
  await open();
});

test('a file that holds no secret is refused, and stays as it is', async () => {
  writeFileSync(join(folder, 'secret.key'), 'nothing\n', { mode: 0o600 });
  await expect(open()).rejects.toMatchObject(refusal('bad-secret'));
  expect(readFileSync(join(folder, 'secret.key'), 'utf8')).toBe('nothing\n');
});

test('a database that was made with another secret does not open, nor is a new secret made for it', async () => {
  await (await open(SECRET)).close();
  await expect(open('1'.repeat(64))).rejects.toMatchObject(refusal('wrong-secret'));
  await expect(open()).rejects.toMatchObject(refusal('no-secret'));
  expect(readdirSync(folder)).not.toContain('secret.key');
  await (await open(SECRET)).close();
  rmSync(join(folder, 'belfry.db'));
  await open();
});
