/** Tables in SQLite keep the promises of all stores, and a few more. */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@belfry/engine';
import type { StoredSummary, TableEvent } from '@belfry/table';
import { describeStoreContract, samples } from '@belfry/table/testing';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './driver.js';
import { openStore, StorageError, type Store } from './index.js';

const { made, said, saidTimes, summaryOf, NOW } = samples;
const SECRET = '0d'.repeat(32);

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function openIn(folder: string): Promise<Store> {
  const store = await openStore({ folder, secret: SECRET });
  onTestFinished(store.close);
  return store;
}

const places = new Map<string, string>();

describeStoreContract('SQLite', async place => {
  const folder = places.get(place) ?? newFolder();
  places.set(place, folder);
  return (await openIn(folder)).tables;
});

/** Changes rows behind the back of a store. */
function meddle(folder: string, sql: string): void {
  const database = openDatabase(join(folder, 'belfry.db'));
  database.exec(sql);
  database.close();
}

const all = { phases: ['room', 'running', 'over'], limit: 3 } as const;

test('rows that nobody can read do not hide the others, on no page', async () => {
  const folder = newFolder();
  const { tables } = await openIn(folder);
  for (let index = 0; index < 12; index++) {
    const parts = { phase: 'running', deadline: 5, changed: NOW - index } as const;
    await tables.append(`t${index}`, -1, [made], summaryOf(`t${index}`, parts));
  }
  meddle(
    folder,
    `UPDATE tables SET summary = 'no json' WHERE id IN ('t0', 't4', 't5', 't6', 't7', 't11');
     UPDATE tables SET summary = 'null' WHERE id = 't1';
     UPDATE tables SET summary = json_set(summary, '$.seats', json('[null]')) WHERE id = 't8'`,
  );
  const first = await tables.list({ ...all, person: 'ada' });
  expect(first.tables.map(({ id }) => id)).toEqual(['t2', 't3', 't9']);
  const second = await tables.list({ ...all, person: 'ada', ...(first.next && { after: first.next }) });
  expect(second.tables.map(({ id }) => id)).toEqual(['t10']);
  expect(second.next).toBeUndefined();
  expect((await tables.pending()).map(({ id }) => id)).toEqual(['t2', 't3', 't9', 't10']);
  expect(await tables.summary('t0')).toBeUndefined();
  expect(await tables.read('t0', 0)).toEqual([made]);
});

test('a table of which events are missing is broken, and no other is', async () => {
  const folder = newFolder();
  const { tables } = await openIn(folder);
  for (const id of ['t', 'u']) {
    await tables.append(id, -1, [made], summaryOf(id));
    await tables.append(id, 0, saidTimes(3), summaryOf(id));
  }
  meddle(folder, 'DELETE FROM events WHERE seq = (SELECT before FROM events WHERE number = 2 LIMIT 1)');
  await expect(tables.read('t', 0)).rejects.toThrow(StorageError);
  expect(await tables.read('t', 2)).toEqual(saidTimes(2, 1).map((event, index) => ({ ...event, at: NOW + 1 + index })));
  expect(await tables.read('u', 0)).toHaveLength(4);
});

test('a name that SQLite would take for another is never stored', async () => {
  const { tables } = await openIn(newFolder());
  for (const id of ['a\0b', '\ud800', 'x\udc00y'])
    await expect(tables.append(id, -1, [made], summaryOf(id))).rejects.toThrow('cannot be stored');
  const people = ['ada\0'];
  await expect(tables.append('t', -1, [made], summaryOf('t', { people }))).rejects.toThrow('cannot be stored');
  await expect(tables.append('t', -1, [], summaryOf('t'))).rejects.toThrow('nothing to append');
  expect(await tables.list({ ...all })).toEqual({ tables: [], total: 0, next: undefined });
});

test('texts may have any characters', async () => {
  const { tables } = await openIn(newFolder());
  const event = said('zero \0, half \ud800, whole 🏰');
  const summary = summaryOf('t', { options: { text: 'zero \0, half \udc00' }, seats: [{ name: '\0' }] });
  await tables.append('t', -1, [made, event], summary);
  expect(await tables.read('t', 1)).toEqual([event]);
  expect(await tables.summary('t')).toEqual(summary);
});

test('what comes together, or while others are written, is written together; nothing waits for company', async () => {
  const store = await openIn(newFolder());
  const before = store.figures();
  await store.tables.append('alone', -1, [made], summaryOf('alone'));
  expect(store.figures().commits - before.commits).toBe(1);
  const ids = Array.from({ length: 50 }, (_, index) => `t${index}`);
  const done = ids.map(id => store.tables.append(id, -1, [made], summaryOf(id)));
  expect(store.figures().waiting).toBe(50);
  expect(await Promise.all(done)).toEqual(ids.map(() => true));
  expect(store.figures()).toMatchObject({ commits: before.commits + 2, items: before.items + 51, waiting: 0 });
  expect(store.figures().commitSeconds).toBeGreaterThan(0);
  expect(store.figures().bytes).toBeGreaterThan(0);
  expect(store.figures().logBytes).toBeGreaterThan(0);
});

test('of what is written together each succeeds or fails alone', async () => {
  const store = await openIn(newFolder());
  const { tables, registry } = store;
  for (const id of ['a', 'b', 'c']) await tables.append(id, -1, [made], summaryOf(id));
  const before = store.figures().commits;
  const broken = { count: { no: 'number' } } as unknown as Partial<StoredSummary>;
  const done = await Promise.allSettled([
    tables.append('first', -1, [made], summaryOf('first')),
    tables.append('a', 0, [said('yes')], summaryOf('a', { count: 1 })),
    tables.append('b', 7, [said('not after this')], summaryOf('b', { count: 9 })),
    tables.append('c', 0, saidTimes(2), summaryOf('c', broken)),
    registry.addSession('aa', 'nobody', NOW),
    tables.append('a', 1, [said('and again')], summaryOf('a', { count: 2 })),
    tables.append('d', -1, [made], summaryOf('d', { people: ['ada', 'ada'] })),
    tables.append('e', -1, saidTimes(2), summaryOf('e', broken)),
    registry.admit('a', 'ada'),
  ]);
  expect(store.figures().commits - before).toBe(1);
  expect(done.map(each => (each.status === 'fulfilled' ? each.value : 'rejected'))).toEqual([
    true,
    true,
    false,
    'rejected',
    'rejected',
    true,
    true,
    'rejected',
    undefined,
  ]);
  expect((await tables.read('a', 0)).length).toBe(3);
  expect(await tables.read('b', 0)).toEqual([made]);
  expect(await tables.read('c', 0)).toEqual([made]);
  expect(await tables.summary('c')).toEqual(summaryOf('c'));
  expect(await tables.read('e', 0)).toEqual([]);
  expect(await tables.append('e', -1, [made], summaryOf('e'))).toBe(true);
  expect(registry.isAdmitted('a', 'ada')).toBe(true);
  expect(registry.session('aa')).toBeUndefined();
});

test('two openers race for a table with all that is on their way: one wins each time, and both read the same', async () => {
  const folder = newFolder();
  const stores = await Promise.all([openIn(folder), openIn(folder)]);
  await stores[0].tables.append('t', -1, [made], summaryOf('t'));
  const play = async ({ tables }: Store, name: string): Promise<number> => {
    let wins = 0;
    for (let last = 0; last < 200; last = (await tables.read('t', 0)).length - 1)
      if (await tables.append('t', last, [said(name)], summaryOf('t', { host: name, count: last }))) wins++;
    return wins;
  };
  const wins = await Promise.all(stores.map((store, index) => play(store, `${index}`)));
  const events = await stores[0].tables.read('t', 1);
  expect(await stores[1].tables.read('t', 1)).toEqual(events);
  expect((wins[0] ?? 0) + (wins[1] ?? 0)).toBe(events.length);
  const last: TableEvent | undefined = events.at(-1);
  expect((await stores[0].tables.summary('t'))?.host).toBe(last?.type === 'said' ? last.text : undefined);
});

test('whoever closes a store while others write waits for them; afterwards nothing is taken', async () => {
  const folder = newFolder();
  const store = await openIn(folder);
  const ids = Array.from({ length: 200 }, (_, index) => `t${index}`);
  const done = ids.map(id => store.tables.append(id, -1, [made], summaryOf(id)));
  const closing = Promise.all([store.close(), store.close()]);
  const late = store.tables.append('late', -1, [made], summaryOf('late'));
  await expect(late).rejects.toMatchObject({ name: 'StorageError', code: 'broken' });
  expect(await Promise.all(done)).toEqual(ids.map(() => true));
  await closing;
  expect(store.figures().logBytes).toBe(0);
  const { tables } = await openIn(folder);
  expect((await tables.list(all)).total).toBe(200);
});

test('an event that cannot be written as text is refused at once', async () => {
  const { tables } = await openIn(newFolder());
  const round: Record<string, Json> = {};
  round['round'] = round;
  const event: TableEvent = { type: 'entry', entry: round, at: NOW };
  await expect(tables.append('t', -1, [made, event], summaryOf('t'))).rejects.toThrow(TypeError);
  expect(await tables.read('t', 0)).toEqual([]);
});
