import 'fake-indexeddb/auto';
import type { SavedTable } from '@belfry/table';
import { expect, test } from 'vitest';
import { BrowserStore } from './store.js';

const saved = (revision: number, name = 'Ada'): SavedTable => ({
  id: 't',
  revision,
  setup: { game: 'five-towers', options: { players: 1 }, seats: [{ name, player: { type: 'human' } }] },
  key: '00'.repeat(32) as SavedTable['key'],
  log: [],
  turn: 0,
  outcome: null,
  started: 0,
  changed: 0,
});

test('what was saved is there, also for another window, until it is removed', async () => {
  const store = await BrowserStore.open('there');
  expect(await store.load('t')).toBeUndefined();
  expect(await store.save(saved(0))).toBe(true);
  const other = await BrowserStore.open('there');
  expect(await other.load('t')).toEqual(saved(0));
  expect(await other.list()).toEqual([saved(0)]);
  await other.remove('t');
  expect(await store.load('t')).toBeUndefined();
});

test('of two windows that save the same revision, exactly one does', async () => {
  const stores = await Promise.all([BrowserStore.open('race'), BrowserStore.open('race')]);
  await stores[0].save(saved(0));
  const done = await Promise.all(stores.map((store, index) => store.save(saved(1, `window ${index}`))));
  expect(done.filter(Boolean)).toHaveLength(1);
  const winner = done.indexOf(true);
  expect(await stores[0].load('t')).toEqual(saved(1, `window ${winner}`));
});

test('neither an older revision nor one that skips some is kept', async () => {
  const store = await BrowserStore.open('order');
  for (const revision of [0, 1]) expect(await store.save(saved(revision))).toBe(true);
  for (const revision of [0, 1, 3]) expect(await store.save(saved(revision, 'Ben'))).toBe(false);
  expect(await store.load('t')).toEqual(saved(1));
});
