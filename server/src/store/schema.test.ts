/** Databases of all versions that were released open, and are brought to this one; others are refused. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './driver.js';
import { openStore, type Store } from './index.js';
import { MIGRATIONS, openMigrated, pragma } from './schema.js';

const SECRET = '0123456789abcdef'.repeat(4);
const AT = 1_795_000_000_000;
const RELEASED = readdirSync(new URL('released/', import.meta.url)).map(name => Number.parseInt(name, 10));

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'belfry-store-'));
  file = join(folder, 'belfry.db');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

async function open(): Promise<Store> {
  const store = await openStore({ folder, secret: SECRET });
  onTestFinished(store.close);
  return store;
}

function fill(sql: string): void {
  const database = openDatabase(file);
  database.exec(sql);
  database.close();
}

function shapeOf(path: string): unknown {
  const database = openDatabase(path);
  const rows = database
    .prepare(`SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name`)
    .all();
  database.close();
  // Comments and indentation are no part of it.
  return rows.map(({ name, sql }) => [
    name,
    String(sql)
      .replaceAll(/--.*$|\s+/gm, ' ')
      .replaceAll(/ +/g, ' '),
  ]);
}

test('every version is kept as it was released', () => {
  expect(RELEASED.toSorted((a, b) => a - b)).toEqual(MIGRATIONS.map((_, index) => index + 1));
});

describe.each(RELEASED)('a database of version %i', version => {
  const sql = readFileSync(new URL(`released/${version}.sql`, import.meta.url), 'utf8');
  beforeEach(() => fill(sql));

  test('has the shape of a new one, once it was opened', async () => {
    await (await open()).close();
    openMigrated(join(folder, 'new.db')).close();
    expect(shapeOf(file)).toEqual(shapeOf(join(folder, 'new.db')));
  });

  test('has all its tables', async () => {
    const { tables } = await open();
    const events = await tables.read('running', 0);
    expect(events.map(({ type }) => type)).toEqual(['made', 'sealing', 'begun', 'entry', 'entry']);
    expect(events.slice(1, 4)).toMatchObject([{ key: 'a5'.repeat(32) }, { key: '7f'.repeat(32) }, { at: AT + 10 }]);
    expect((await tables.read('over', 3))[0]).toMatchObject({ text: "Цвети, “it's” 🏰" });
    expect(await tables.summary('over')).toEqual({
      id: 'over',
      game: 'sample',
      options: { players: 2 },
      seats: [
        { name: 'Ada', person: 'ada' },
        { name: 'Ben', person: 'ben' },
      ],
      phase: 'over',
      count: 1,
      outcome: { scores: [3, 4], winners: [1] },
      started: AT,
      changed: AT + 11,
      next: 'running',
      host: 'ada',
      people: ['ada', 'ben'],
    });
    const all = { phases: ['room', 'running', 'over'], limit: 9 } as const;
    const idsOf = async (query: object) => (await tables.list({ ...all, ...query })).tables.map(({ id }) => id);
    expect(await idsOf({ person: 'ada' })).toEqual(['over', 'running', 'room']);
    expect(await idsOf({ person: 'ben' })).toEqual(['over', 'running']);
    expect(await idsOf({ listed: true })).toEqual(['room']);
    expect((await tables.list({ ...all, listed: true })).total).toBe(1);
    expect(await tables.pending()).toEqual([{ id: 'running', deadline: AT + 2000, changed: AT + 11 }]);
  });

  test('goes on, and does not give the name of a removed table again', async () => {
    const { tables } = await open();
    const summary = await tables.summary('running');
    expect(await tables.append('running', 4, [{ type: 'uncovered', seat: 0, at: AT }], Object(summary))).toBe(true);
    expect(await tables.append('gone', -1, [{ type: 'uncovered', seat: 0, at: AT }], Object(summary))).toBe(false);
    expect(await tables.read('running', 5)).toEqual([{ type: 'uncovered', seat: 0, at: AT }]);
  });

  test('has all its people, and what they hold', async () => {
    const { registry } = await open();
    expect(registry.person('ada')).toEqual({ id: 'ada', name: 'Ada', figure: 'owl', made: AT });
    expect(['aa', 'bb'].map(digest => registry.session(digest))).toEqual([{ person: 'ada' }, { person: 'ben' }]);
    expect(registry.tokenOf('cc')).toEqual(registry.tokensOf('ada')[0]);
    expect(registry.tokenOf('cc')).toMatchObject({ name: 'My tool', scopes: ['read', 'play'] });
    expect(['dd', 'ee', 'ff'].map(digest => registry.linkOf(digest)?.kind)).toEqual(['table', 'seat', 'device']);
    expect(registry.tableOfCode('123456')).toBe('room');
    expect([registry.isAdmitted('room', 'ben'), registry.isAdmitted('room', 'ada')]).toEqual([true, false]);
  });

  test('has which session replaces which, from when there is such a thing', async () => {
    const { registry } = await open();
    const renewed = version > 2 ? [{ person: 'ben' }, { person: 'ben', replaces: 'b0' }] : [];
    expect(['b0', 'b1'].flatMap(digest => registry.session(digest) ?? [])).toEqual(renewed);
  });

  test('has what fate has decided, sealed from when it is', async () => {
    const isSealed = version > 2;
    expect(sql.includes('"entry":{"sealed":')).toBe(isSealed);
    const { tables } = await open();
    const [entry] = await tables.read('over', 2);
    const decided = { chance: 'deal', lights: [3, 7] };
    expect(entry).toMatchObject({ entry: isSealed ? decided : { seat: 0, action: { take: 0 } }, at: AT + 10 });
  });

  test('has who is to be told of their turns, from when there is such a thing', async () => {
    const { pushes } = await open();
    expect(Buffer.from(pushes.keys.publicKey, 'base64url')).toHaveLength(65);
    expect(pushes.of('ada')).toMatchObject(version === 1 ? [] : [{ language: 'de', auth: 'BTBZMqHH6r4Tts7J_aSIgg' }]);
    expect(pushes.isTold({ table: 'running', person: 'ada', position: 2, stage: 1 })).toBe(version > 1);
  });
});

const refusal = (code: string) => ({ name: 'StoreRefusal', code });

test('a database of a newer version is refused, and left as it is', async () => {
  await (await open()).close();
  fill(`PRAGMA user_version = ${MIGRATIONS.length + 1}; CREATE TABLE later(x)`);
  const before = readFileSync(file);
  await expect(open()).rejects.toMatchObject(refusal('newer'));
  await expect(open()).rejects.toThrow(`is of version ${MIGRATIONS.length + 1}`);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('what is no database, or another’s, is refused, and left as it is', async () => {
  fill('CREATE TABLE recipes(x)');
  await expect(open()).rejects.toMatchObject(refusal('foreign'));
  await rm(file);
  const text = 'This is a letter, and no database at all. '.repeat(50);
  writeFileSync(file, text);
  await expect(open()).rejects.toMatchObject(refusal('foreign'));
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('steps are taken in their order, from where a database is', () => {
  const steps = ['CREATE TABLE a(x); INSERT INTO a VALUES (1)', 'ALTER TABLE a ADD COLUMN y', 'UPDATE a SET y = x + 1'];
  openMigrated(file, steps.slice(0, 1)).close();
  fill('INSERT INTO a VALUES (5)');
  for (const database of [openMigrated(file, steps), openMigrated(file, steps)]) {
    expect(
      database
        .prepare('SELECT x, y FROM a')
        .all()
        .map(row => ({ ...row })),
    ).toEqual([
      { x: 1, y: 2 },
      { x: 5, y: 6 },
    ]);
    expect(pragma(database, 'user_version')).toBe(3);
    database.close();
  }
});

test('a step that fails has changed nothing, and those before it count', () => {
  const steps = ['CREATE TABLE a(x)', 'CREATE TABLE b(x); INSERT INTO a VALUES (1); INSERT INTO nowhere VALUES (1)'];
  expect(() => openMigrated(file, steps)).toThrow('nowhere');
  const database = openMigrated(file, steps.slice(0, 1));
  expect(pragma(database, 'user_version')).toBe(1);
  expect(database.prepare('SELECT * FROM a').all()).toEqual([]);
  expect(database.prepare(`SELECT name FROM sqlite_schema WHERE name = 'b'`).all()).toEqual([]);
  database.close();
});

test('durable: a log that is synchronised with every commit, and constraints that are checked', async () => {
  await open();
  const database = openDatabase(file);
  expect(database.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
  expect(pragma(database, 'foreign_keys')).toBe(1);
  database.close();
});
