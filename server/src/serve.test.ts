import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { webApp } from '../testing/app.js';
import { openHouse } from './house.js';
import { cameraCode, type Door, serve } from './serve.js';
import type { Settings } from './settings.js';
import { StorageError, StoreRefusal } from './store/index.js';

const folder = mkdtempSync(join(tmpdir(), 'belfry-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

const settings: Settings = {
  webRoot: folder,
  host: '127.0.0.1',
  port: 0,
  dataFolder: join(folder, 'data/of/mine'),
  trustProxy: false,
  listedTables: true,
  log: 'silent',
};

const NEVER = new Promise<never>(() => undefined);

/** A house of which nothing but its door is there. */
function doorAt({ host, port }: Settings): Door & { readonly isOpen: () => boolean } {
  const door = createServer();
  return {
    listen: () =>
      new Promise((resolve, reject) => {
        door.once('error', reject);
        door.listen(port, host, () => resolve({ port: Object(door.address()).port }));
      }),
    close: () => new Promise(resolve => door.close(() => resolve())),
    lost: NEVER,
    lose: () => undefined,
    isOpen: () => door.listening,
  };
}

const failing = (error: unknown) => async () => {
  throw error;
};

test('says where it is, and makes the folder for its data, for nobody else', async () => {
  const served = await serve({ ...settings, publicUrl: 'https://a.org' }, async given => doorAt(given));
  if (!served.ok) throw new Error(served.error.code);
  expect(served.value).toMatchObject({
    local: expect.stringMatching(/^http:\/\/localhost:[1-9]\d*$/),
    network: [],
    publicUrl: 'https://a.org',
    dataFolder: settings.dataFolder,
  });
  expect(statSync(settings.dataFolder).mode & 0o777).toBe(0o700);
  await served.value.close();
});

test('a port that is taken is told, and the house closed again', async () => {
  const first = await serve(settings, async given => doorAt(given));
  if (!first.ok) throw new Error(first.error.code);
  const port = Number(new URL(first.value.local).port);
  let house: ReturnType<typeof doorAt> | undefined;
  const second = await serve({ ...settings, port }, async given => {
    house = doorAt(given);
    return house;
  });
  expect(second).toEqual({ ok: false, error: { code: 'port-taken', port } });
  expect(house?.isOpen()).toBe(false);
  await first.value.close();
});

test('an address of another machine is told', async () => {
  const served = await serve({ ...settings, host: '192.0.2.77' }, async given => doorAt(given));
  expect(served).toEqual({ ok: false, error: { code: 'host-not-here', host: '192.0.2.77' } });
});

test('a file where the folder should be is told', async () => {
  const dataFolder = join(folder, 'file');
  writeFileSync(dataFolder, '');
  const error = { code: 'folder-not-writable', folder: dataFolder };
  expect(await serve({ ...settings, dataFolder })).toMatchObject({ ok: false, error });
  const inside = join(dataFolder, 'inside');
  expect(await serve({ ...settings, dataFolder: inside })).toMatchObject({ error: { ...error, folder: inside } });
});

test.each([
  ['in order', true],
  ['though it cannot be closed either', false],
])('a house that cannot go on takes its process along, %s', async (_, isClosed) => {
  const told: string[] = [];
  let lose = (): void => undefined;
  const lost = new Promise<void>(resolve => {
    lose = resolve;
  });
  const exited = new Promise<number>(resolve => {
    const close = async () => {
      told.push('closed');
      if (!isClosed) throw new Error('it hangs');
    };
    void serve(settings, async () => ({ listen: async () => ({ port: 1 }), close, lost, lose }), resolve).then(() =>
      lose(),
    );
  });
  expect(await exited).toBe(1);
  expect(told).toEqual(['closed']);
});

test('a real house does so when its thread that writes has ended, and logs it', async () => {
  const logged: string[] = [];
  const lines = { write: (line: string) => void logged.push(line) };
  const thread = new Promise<Worker>(resolve => void process.once('worker', resolve));
  const webRoot = webApp();
  onTestFinished(() => rmSync(webRoot, { recursive: true }));
  const codes: number[] = [];
  const open = (given: Settings) => openHouse(given, { lines, find: async () => undefined, pool: { threads: 1 } });
  const served = await serve({ ...settings, webRoot, log: 'warn' }, open, code => codes.push(code));
  expect(served.ok).toBe(true);
  await (await thread).terminate();
  await expect.poll(() => codes, { timeout: 20_000 }).toEqual([1]);
  expect(logged.map(line => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      level: 60,
      msg: 'the store is lost',
      error: expect.objectContaining({ code: 'broken' }),
    }),
  );
});

test.each([
  [
    { code: 'EACCES', syscall: 'listen' },
    { code: 'port-forbidden', port: 0 },
  ],
  [
    { code: 'EACCES', syscall: 'mkdir' },
    { code: 'folder-not-writable', reason: 'EACCES' },
  ],
  [{ code: 'EROFS' }, { code: 'folder-not-writable', reason: 'EROFS' }],
  [{ code: 'ENOSPC' }, { code: 'disk-full', folder: settings.dataFolder }],
  [new Error('no idea'), { code: 'not-opened', reason: 'no idea' }],
  [new StoreRefusal('wrong-secret', ''), { code: 'wrong-secret', folder: settings.dataFolder }],
  [new StoreRefusal('newer', ''), { code: 'data-newer', folder: settings.dataFolder }],
  [new StorageError('full', ''), { code: 'disk-full', folder: settings.dataFolder }],
  [new StorageError('broken', 'the disk is gone'), { code: 'not-opened', reason: 'the disk is gone' }],
  [Object.assign(new Error('disk I/O error'), { errcode: 10 }), { code: 'not-opened', reason: 'disk I/O error' }],
  [{ errcode: 13 }, { code: 'disk-full', folder: settings.dataFolder }],
  [{ errcode: 11 | (1 << 8) }, { code: 'data-damaged', folder: settings.dataFolder }],
  [Object.assign(new Error('readonly'), { errcode: 8 }), { code: 'folder-not-writable', reason: 'readonly' }],
  ['a text', { code: 'not-opened', reason: 'a text' }],
])('%j is told as %j', async (error, problem) => {
  expect(await serve(settings, failing(error))).toMatchObject({ ok: false, error: problem });
});

test('a code for cameras keeps its colours in every terminal', () => {
  const lines = cameraCode('http://192.168.1.5:8080').split('\n');
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) {
    expect(line.startsWith('\u001b[97;40m')).toBe(true);
    expect(line.endsWith('\u001b[0m')).toBe(true);
  }
});
