/** Backups hold everything, and are put back only where that harms nobody. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { open as openFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableId } from '@belfry/table';
import { samples } from '@belfry/table/testing';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from './driver.js';
import { backup, openStore, restore, type Store } from './index.js';
import { lockAlone } from './lock.js';
import { MIGRATIONS } from './schema.js';

// Everything works as it does, unless a test lets it fail.
vi.mock('node:fs/promises', { spy: true });

const { everyEvent, fullSummary, made, saidTimes, summaryOf } = samples;
const SECRET = '0d'.repeat(32);

let folder: string;
let copy: string;
/** Another machine, so to say. */
let elsewhere: string;

beforeEach(() => {
  const place = mkdtempSync(join(tmpdir(), 'belfry-store-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  folder = join(place, 'data');
  copy = join(place, 'copy.db');
  elsewhere = join(place, 'elsewhere');
});

async function open(where: string): Promise<Store> {
  const store = await openStore({ folder: where, secret: SECRET });
  onTestFinished(store.close);
  return store;
}

const failure = (code: string) => ({ ok: false, error: { code } });

async function make(store: Store, id: TableId, count = 0): Promise<void> {
  await store.tables.append(id, -1, [made, ...saidTimes(count)], summaryOf(id));
}

/** A backup of a folder with one table in it. */
async function makeBackup(): Promise<void> {
  const store = await open(folder);
  await store.tables.append('t', -1, everyEvent(), fullSummary('t'));
  await store.registry.addPerson({ id: 'ada', name: 'Ada', made: 1 });
  await store.close();
  expect(await backup(folder, copy)).toEqual({ ok: true, value: { file: copy, bytes: statSync(copy).size } });
}

test('what was backed up is there again after a restore, elsewhere too', async () => {
  await makeBackup();
  expect(await restore(copy, elsewhere)).toMatchObject({ ok: true });
  const { tables, registry } = await open(elsewhere);
  expect(await tables.read('t', 0)).toEqual(everyEvent());
  expect(await tables.summary('t')).toEqual(fullSummary('t'));
  expect(registry.person('ada')?.name).toBe('Ada');
  expect(await tables.append('u', -1, [made], summaryOf('u'))).toBe(true);
});

test('a backup needs the secret that the data was made with', async () => {
  await makeBackup();
  await restore(copy, elsewhere);
  await expect(openStore({ folder: elsewhere })).rejects.toMatchObject({ code: 'no-secret' });
});

test('a backup is one moment of a running server: of each append all or nothing, and all that was safe before', async () => {
  const store = await open(folder);
  for (let index = 0; index < 20; index++) await make(store, `before ${index}`, 5);
  const writing = Array.from({ length: 200 }, (_, index) => make(store, `while ${index}`, 5));
  const result = await backup(folder, copy);
  await Promise.all(writing);
  expect(result.ok).toBe(true);
  await restore(copy, elsewhere);
  const { tables } = await open(elsewhere);
  const page = await tables.list({ phases: ['room'], limit: 1000 });
  const ids = page.tables.map(({ id }) => id);
  expect(ids.filter(id => id.startsWith('before'))).toHaveLength(20);
  for (const id of ids) expect(await tables.read(id, 0)).toHaveLength(6);
});

test('a backup is for its owner alone, and nothing else is left', async () => {
  await makeBackup();
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, '..')).toSorted()).toEqual(['copy.db', 'data']);
});

test('a backup is written over nothing, and of nothing', async () => {
  expect(await backup(folder, copy)).toMatchObject(failure('missing'));
  await makeBackup();
  const before = readFileSync(copy);
  expect(await backup(folder, copy)).toMatchObject(failure('exists'));
  expect(readFileSync(copy).equals(before)).toBe(true);
  const nowhere = join(folder, 'no', 'folder', 'copy.db');
  expect(await backup(folder, nowhere)).toMatchObject({ ok: false, error: { code: 'unwritable', file: nowhere } });
});

test('a restore replaces a database only if that is wished, and then wholly', async () => {
  await makeBackup();
  const store = await open(elsewhere);
  await make(store, 'other');
  await store.close();
  expect(await restore(copy, elsewhere)).toMatchObject(failure('exists'));
  const untouched = await open(elsewhere);
  expect(await untouched.tables.read('other', 0)).toEqual([made]);
  await untouched.close();
  expect(await restore(copy, elsewhere, { replaces: true })).toMatchObject({ ok: true });
  const { tables } = await open(elsewhere);
  expect(await tables.read('other', 0)).toEqual([]);
  expect(await tables.read('t', 0)).toEqual(everyEvent());
});

test('a restore takes no log of the database that was there for one of its own', async () => {
  await makeBackup();
  await (await open(elsewhere)).close();
  // As after a crash: the log is still there.
  writeFileSync(join(elsewhere, 'belfry.db-wal'), 'left over');
  writeFileSync(join(elsewhere, 'belfry.db-shm'), 'left over');
  await restore(copy, elsewhere, { replaces: true });
  expect(readdirSync(elsewhere).toSorted()).toEqual(['belfry.db', 'belfry.lock']);
});

/** What is left elsewhere when a server is killed: what was acknowledged last stands in the log only. */
async function killed(): Promise<void> {
  const place = join(folder, '..', 'killed');
  const store = await open(place);
  await make(store, 'other', 50);
  cpSync(place, elsewhere, { recursive: true });
  await store.close();
  expect(readFileSync(join(elsewhere, 'belfry.db-wal')).includes('line 49')).toBe(true);
  expect(readFileSync(join(elsewhere, 'belfry.db')).includes('line 49')).toBe(false);
}

/** What a restore does last before the copy has its name. */
const LETS_FAIL = {
  sync: () => vi.mocked(openFile).mockImplementation(async (path, flags) => await failing(flags === 'r+', path, flags)),
  remove: () => vi.mocked(rm).mockRejectedValueOnce(new Error('not removed')),
  rename: () => vi.mocked(rename).mockRejectedValueOnce(new Error('not renamed')),
};

async function failing(fails: boolean, ...how: Parameters<typeof openFile>): ReturnType<typeof openFile> {
  if (fails) throw new Error('not synced');
  const real = await vi.importActual<{ readonly open: typeof openFile }>('node:fs/promises');
  return await real.open(...how);
}

test.each(['sync', 'remove', 'rename'] as const)(
  'if a restore fails, what it was to replace is whole, with what stands in its log only: %s',
  async step => {
    await makeBackup();
    await killed();
    LETS_FAIL[step]();
    expect(await restore(copy, elsewhere, { replaces: true })).toMatchObject(failure('unwritable'));
    vi.mocked(openFile).mockReset();
    const { tables } = await open(elsewhere);
    expect(await tables.read('other', 0)).toHaveLength(51);
  },
);

test('nothing is restored while somebody reads what it is to replace', async () => {
  await makeBackup();
  await killed();
  const reader = openDatabase(join(elsewhere, 'belfry.db'));
  reader.exec('BEGIN; SELECT count(*) FROM events');
  expect(await restore(copy, elsewhere, { replaces: true })).toMatchObject(failure('in-use'));
  reader.close();
  expect(await restore(copy, elsewhere, { replaces: true })).toMatchObject({ ok: true });
});

test('what cannot be read is replaced too', async () => {
  await makeBackup();
  await (await open(elsewhere)).close();
  writeFileSync(join(elsewhere, 'belfry.db'), 'a letter, and no database '.repeat(1000));
  expect(await restore(copy, elsewhere, { replaces: true })).toMatchObject({ ok: true });
  const { tables } = await open(elsewhere);
  expect(await tables.read('t', 0)).toEqual(everyEvent());
});

test('nothing is restored under a running server, however many there are', async () => {
  await makeBackup();
  const stores = [await open(elsewhere), await open(elsewhere)];
  for (const store of stores) {
    expect(await restore(copy, elsewhere, { replaces: true })).toEqual({
      ok: false,
      error: { code: 'in-use', folder: elsewhere },
    });
    await store.close();
  }
  expect(await restore(copy, elsewhere, { replaces: true })).toMatchObject({ ok: true });
});

test('no server opens while something is restored', async () => {
  await (await open(folder)).close();
  const lock = lockAlone(folder);
  await expect(open(folder)).rejects.toMatchObject({ name: 'StoreRefusal', code: 'in-use' });
  lock?.release();
  await open(folder);
});

test('what is no backup, a damaged one, or one of a newer version is not restored, and nothing is left of it', async () => {
  await makeBackup();
  const bad = `${copy}.bad`;
  const outcome = async (): Promise<unknown> => {
    const result = await restore(bad, elsewhere, { replaces: true });
    expect(readdirSync(elsewhere).toSorted()).toEqual(['belfry.lock']);
    return result;
  };
  expect(await restore(bad, elsewhere)).toMatchObject(failure('missing'));
  writeFileSync(bad, 'a letter, and no database '.repeat(100));
  expect(await outcome()).toMatchObject({ ok: false, error: { code: 'foreign', file: bad } });
  writeFileSync(bad, '');
  expect(await outcome()).toMatchObject(failure('foreign'));
  const other = openDatabase(bad);
  other.exec('CREATE TABLE recipes(x)');
  other.close();
  expect(await outcome()).toMatchObject(failure('foreign'));
  writeFileSync(bad, readFileSync(copy));
  truncateSync(bad, statSync(copy).size - 4096);
  expect(await outcome()).toMatchObject(failure('damaged'));
  writeFileSync(bad, readFileSync(copy).fill(0x55, 3 * 4096, 4 * 4096));
  expect(await outcome()).toMatchObject(failure('damaged'));
  writeFileSync(bad, readFileSync(copy));
  const newer = openDatabase(bad);
  newer.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  newer.close();
  expect(await outcome()).toMatchObject(failure('newer'));
});
