import 'fake-indexeddb/auto';
import type { StoredSummary, TableEvent } from '@belfry/table';
import { describeStoreContract } from '@belfry/table/testing';
import { expect, test, vi } from 'vitest';
import { BrowserStore } from './store.js';
import { putRaw, rawRows } from './testing/version-1.js';

describeStoreContract('IndexedDB', place => BrowserStore.open(place));

const event: TableEvent = { type: 'covered', seat: 0, policy: 'random', at: 1 };

const summary: StoredSummary = {
  id: 't',
  game: 'skyscraper',
  options: { players: 2 },
  seats: [{ name: 'Ada', person: 'me' }],
  phase: 'running',
  count: 0,
  turn: 0,
  outcome: undefined,
  deadline: 5,
  started: 1,
  changed: 1,
  next: undefined,
  host: 'me',
  people: ['me'],
};

test('a row that nobody can read does not hide the others', async () => {
  const store = await BrowserStore.open('unreadable');
  await store.append('t', -1, [event], summary);
  const broken = [
    { id: 'x', changed: 'soon' },
    { ...summary, id: 'a', people: undefined },
    { ...summary, id: 'b', seats: [null] },
    { ...summary, id: 'c', seats: 'Ada' },
    { ...summary, id: 'd', changed: Number.NaN },
  ];
  for (const row of broken) await putRaw('unreadable', 'summaries', row);
  const page = await store.list({ person: 'me', phases: ['running'], limit: 10 });
  expect(page).toEqual({ tables: [summary], total: 1, next: undefined });
  expect(await store.pending()).toEqual([{ id: 't', deadline: 5, changed: summary.changed }]);
  expect(await store.summary('x')).toBeUndefined();
});

test('events are kept one by one, beside what lists show', async () => {
  const store = await BrowserStore.open('rows');
  await store.append('t', -1, [event, event], summary);
  expect(await rawRows('rows', 'events')).toEqual({
    version: 2,
    rows: [
      { table: 't', number: 0, event },
      { table: 't', number: 1, event },
    ],
  });
  expect((await rawRows('rows', 'summaries')).rows).toEqual([summary]);
});

test('lists never read events, and an append reads none of the events before', async () => {
  const store = await BrowserStore.open('sparing');
  await store.append('t', -1, [event, event, event], summary);
  const reads = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  const cursors = vi.spyOn(IDBObjectStore.prototype, 'openCursor');
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await store.list({ person: 'me', phases: ['running'], limit: 10 });
  await store.pending();
  await store.summary('t');
  expect(transactions.mock.calls.map(([stores]) => stores)).toEqual(['summaries', 'summaries', 'summaries']);
  reads.mockClear();
  transactions.mockClear();
  await store.append('t', 2, [event], summary);
  expect(reads).not.toHaveBeenCalled();
  expect(cursors).not.toHaveBeenCalled();
  expect(transactions.mock.calls).toEqual([[['events', 'summaries'], 'readwrite', { durability: 'strict' }]]);
  vi.restoreAllMocks();
});

test('an append that the browser refuses in the end has changed nothing, and says so', async () => {
  const store = await BrowserStore.open('full');
  await store.append('t', -1, [event], summary);
  const name = 'put';
  const put = IDBObjectStore.prototype[name];
  // As when room runs out while everything is being written.
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown) {
    const request = put.call(this, value);
    request.addEventListener('success', () => this.transaction.abort());
    return request;
  });
  await expect(store.append('t', 0, [event], { ...summary, count: 1 })).rejects.toThrow(/.*/);
  vi.restoreAllMocks();
  expect(await store.read('t', 0)).toEqual([event]);
  expect(await store.summary('t')).toEqual(summary);
  expect(await store.append('t', 0, [event], summary)).toBe(true);
});
