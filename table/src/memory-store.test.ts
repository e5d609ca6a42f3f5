import { expect, test } from 'vitest';
import { describeStoreContract } from '../testing/index.js';
import type { StoredSummary, TableEvent } from './index.js';
import { MemoryStore } from './memory-store.js';

const places = new Map<string, MemoryStore>();

describeStoreContract('memory', async place => {
  const store = places.get(place) ?? new MemoryStore();
  places.set(place, store);
  return store;
});

test('a row that nobody can read does not hide the others', async () => {
  const store = new MemoryStore();
  const events: readonly TableEvent[] = [{ type: 'covered', seat: 0, policy: 'random', at: 1 }];
  const readable: StoredSummary = {
    id: 'readable',
    game: 'skyscraper',
    options: { players: 2 },
    seats: [{ name: 'Ada', person: 'ada' }],
    phase: 'running',
    count: 0,
    turn: 0,
    outcome: undefined,
    deadline: 5,
    started: 1,
    changed: 1,
    next: undefined,
    host: 'ada',
    people: ['ada'],
  };
  const broken: readonly unknown[] = [
    null,
    { id: 'x', changed: 'soon' },
    { ...readable, changed: 'soon' },
    { ...readable, people: undefined },
    { ...readable, seats: [null] },
    { ...readable, seats: 'Ada' },
  ];
  for (const [index, row] of broken.entries()) await store.append(`broken ${index}`, -1, events, row as StoredSummary);
  await store.append('readable', -1, events, readable);
  const page = await store.list({ person: 'ada', phases: ['running'], limit: 10 });
  expect(page).toEqual({ tables: [readable], total: 1, next: undefined });
  expect(await store.pending()).toEqual([{ id: 'readable', deadline: 5, changed: readable.changed }]);
});
