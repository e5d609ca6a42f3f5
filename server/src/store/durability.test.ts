/** What was said to be safe is safe: the disk may be full or fail, and the process may be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Worker } from 'node:worker_threads';
import type { TableId } from '@belfry/table';
import { samples } from '@belfry/table/testing';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './driver.js';
import { openStore, type Store } from './index.js';

const { made, said, summaryOf } = samples;
const SECRET = '0d'.repeat(32);
/** As SQLite numbers what `PRAGMA synchronous` can be. */
const FULL = 2;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'belfry-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

async function open(pages?: number): Promise<Store> {
  const store = await openStore({ folder, secret: SECRET, ...(pages !== undefined && { pages }) });
  onTestFinished(store.close);
  return store;
}

const make = ({ tables }: Store, id: TableId, length = 3000): Promise<boolean> =>
  tables.append(id, -1, [made, said('x'.repeat(length))], summaryOf(id));

const isFull = { name: 'StorageError', code: 'full' };

/** Makes tables until the disk is full, and says which were acknowledged. */
async function fill(store: Store): Promise<readonly TableId[]> {
  for (const ids: TableId[] = []; ; ids.push(`t${ids.length}`)) {
    const failure: unknown = await make(store, `t${ids.length}`).then(
      () => undefined,
      error => error,
    );
    if (failure === undefined) continue;
    expect(failure).toMatchObject(isFull);
    return ids;
  }
}

/** Lets somebody in by one link after the other until the disk is full, and gives the link that did nothing. */
async function comeUntilFull({ registry }: Store, links: readonly string[]): Promise<string> {
  for (const link of links) {
    const outcome: unknown = await registry.addSessionBy(link, `by ${link}`, 'ada', 2).catch(error => error);
    if (outcome === true) continue;
    expect(outcome).toMatchObject(isFull);
    return link;
  }
  throw new Error('it is never full');
}

async function expectAll({ tables }: Store, ids: readonly TableId[]): Promise<void> {
  const page = await tables.list({ phases: ['room'], limit: 10_000 });
  expect(page.tables.map(({ id }) => id)).toEqual(ids.toSorted());
  for (const id of ids) expect(await tables.read(id, 0)).toHaveLength(2);
}

test('the connection that writes commits nothing before the disk has it', async () => {
  const store = await open();
  expect(store.figures().synchronous).toBe(FULL);
  await store.close();
  const database = openDatabase(join(folder, 'belfry.db'));
  expect(database.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
  database.close();
});

test('on a full disk appends are refused with a clear error, nothing is lost, and with room again they work', async () => {
  const store = await open(60);
  const ids = await fill(store);
  expect(ids.length).toBeGreaterThan(10);
  await expect(make(store, 'again')).rejects.toMatchObject(isFull);
  await expectAll(store, ids);
  // To make room is possible, though the disk is full.
  for (const id of ids.slice(0, 3)) await store.tables.remove(id);
  expect(await make(store, 'again')).toBe(true);
  await expectAll(store, [...ids.slice(3), 'again']);
  await store.close();
  await expectAll(await open(), [...ids.slice(3), 'again']);
});

test('whoever comes by a link that is good for once loses nothing on a full disk, and comes with room again', async () => {
  const store = await open(80);
  const { registry } = store;
  await registry.addPerson({ id: 'ada', name: 'Ada', made: 1 });
  const links = Array.from({ length: 200 }, (_, index) => `${index}`.padStart(64, '0'));
  for (const link of links) await registry.addLink({ kind: 'seat', table: 't0', seat: 1, made: 1 }, link);
  const ids = await fill(store);
  const link = await comeUntilFull(store, links);
  expect(registry.linkOf(link)).toBeDefined();
  expect(registry.session(`by ${link}`)).toBeUndefined();
  for (const id of ids.slice(0, 3)) await store.tables.remove(id);
  expect(await registry.addSessionBy(link, `by ${link}`, 'ada', 2)).toBe(true);
  expect(registry.linkOf(link)).toBeUndefined();
  expect(registry.session(`by ${link}`)).toEqual({ person: 'ada' });
});

test('if the disk is full in the middle of a group, nothing of that group was stored', async () => {
  const store = await open(60);
  const ids = await fill(store);
  await store.tables.remove('t0');
  await store.tables.remove('t1');
  const before = store.figures();
  const group = await Promise.allSettled([
    make(store, 'small', 10),
    store.tables.append('t2', 1, [said('more')], summaryOf('t2', { count: 9 })),
    store.registry.admit('t2', 'ada'),
    make(store, 'large', 100_000),
    make(store, 'small too', 10),
  ]);
  for (const each of group) expect(each).toMatchObject({ status: 'rejected', reason: isFull });
  expect(store.figures().commits).toBe(before.commits);
  await expectAll(store, ids.slice(2));
  expect(await store.tables.summary('t2')).toEqual(summaryOf('t2'));
  expect(store.registry.isAdmitted('t2', 'ada')).toBe(false);
  // The next one finds what is left of the room.
  expect(await make(store, 'small', 10)).toBe(true);
  expect(await store.tables.append('t2', 1, [said('more')], summaryOf('t2', { count: 9 }))).toBe(true);
});

/** The thread that a store starts to write. */
const threadOf = (begun: Promise<Store>): Promise<Worker> =>
  new Promise((resolve, reject) => {
    process.once('worker', resolve);
    begun.catch(reject);
  });

test('a thread that ends though nobody asked it to is told as lost, and what waits for it is refused', async () => {
  const begun = open();
  const thread = await threadOf(begun);
  const store = await begun;
  expect(await make(store, 'before')).toBe(true);
  const waiting = Promise.allSettled([make(store, 'waiting')]);
  await thread.terminate();
  expect(await store.lost).toMatchObject({ name: 'StorageError', code: 'broken' });
  expect(await waiting).toMatchObject([{ status: 'rejected', reason: { code: 'broken' } }]);
  await expect(make(store, 'after')).rejects.toMatchObject({ code: 'broken' });
  // It can still be closed.
  await store.close();
});

test('a store that is closed is not lost', async () => {
  const store = await open();
  await store.close();
  expect(await Promise.race([store.lost, Promise.resolve('closed')])).toBe('closed');
});

/**
 * A process of its own that appends to many tables at once, and tells each append that was acknowledged. It runs what was built
 * from the sources, as servers do.
 */
const WRITING = `
  const [url, folder, secret, text] = process.argv.slice(2);
  const { openStore } = await import(url);
  const { tables } = await openStore({ folder, secret });
  const summary = (id, count) => ({ ...JSON.parse(text), id, count });
  const say = word => process.stdout.write(word + '\\n');
  async function play(id) {
    let last = (await tables.read(id, 0)).length - 1;
    for (;;) {
      const events = [{ type: 'said', seat: 0, name: id, text: 'x'.repeat(200), at: last + 1 }];
      if (last % 5 === 0) events.push({ type: 'covered', seat: 0, policy: 'random', at: last + 2 });
      if (!(await tables.append(id, last, events, summary(id, last + events.length)))) throw new Error('somebody else?');
      last += events.length;
      say(id + ' ' + last);
    }
  }
  await Promise.all(Array.from({ length: 20 }, (_, index) => play('t' + index))).catch(error => {
    say('failed ' + error.code);
    process.exit(0);
  });
`;
const BUILT = new URL('../../dist/src/store/index.js', import.meta.url).href;

interface Told {
  /** The last event of each table that was acknowledged. */
  readonly last: ReadonlyMap<TableId, number>;
  readonly failure: string | undefined;
}

/** Lets it write until it has told so much, then kills it, unless it ends before. */
async function letWrite(shell: string, lines: number): Promise<Told> {
  const program = join(folder, 'writing.mjs');
  writeFileSync(program, WRITING);
  const args = [program, BUILT, folder, SECRET, JSON.stringify(summaryOf('t'))];
  const child = spawn('sh', ['-c', `${shell} exec "$@"`, 'sh', process.execPath, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close');
  const told = await listen(child, lines);
  await ended;
  return told;
}

async function listen(child: ChildProcess, lines: number): Promise<Told> {
  const last = new Map<TableId, number>();
  let failure: string | undefined;
  let count = 0;
  for await (const line of createInterface({ input: child.stdout ?? ([] as never) })) {
    const [id = '', number = ''] = line.split(' ');
    if (id === 'failed') failure = number;
    else last.set(id, Number(number));
    // What it says after this was already on its way.
    if (++count === lines) child.kill('SIGKILL');
  }
  return { last, failure };
}

/** Everything that was told is there, once and in its order; an append that was not told may be there as a whole. */
async function expectTold({ last }: Told): Promise<void> {
  const store = await open();
  expect(last.size).toBe(20);
  for (const [id, number] of last) {
    const events = await store.tables.read(id, 0);
    expect(events.length - 1).toBeGreaterThanOrEqual(number);
    expect(events.length - 1).toBeLessThanOrEqual(number + 2);
    expect(events.map(({ at }) => at)).toEqual(events.map((_, index) => index));
    expect((await store.tables.summary(id))?.count).toBe(events.length - 1);
  }
  await store.close();
  const database = openDatabase(join(folder, 'belfry.db'));
  expect(database.prepare('PRAGMA integrity_check').get()).toMatchObject({ integrity_check: 'ok' });
  database.close();
}

test('killed in the middle of writing, again and again, a store has lost nothing that was acknowledged', async () => {
  for (const lines of [20, 137, 1500, 400]) await expectTold(await letWrite('', lines));
});

test('if a commit fails, all of it is refused, and what was acknowledged before is safe', async () => {
  // No file may grow beyond two megabytes: neither the log nor the database.
  const told = await letWrite('ulimit -f 4096;', Number.POSITIVE_INFINITY);
  expect(told.failure).toBe('broken');
  await expectTold(told);
  // With room again it goes on.
  const store = await open();
  expect(await make(store, 'after')).toBe(true);
});
