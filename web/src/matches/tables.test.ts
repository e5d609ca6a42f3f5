import { expect, test } from 'vitest';
import { madeTable, testHost } from '../shell/testing.js';
import { tablesOf } from './tables.js';

const setup = {
  game: 'skyscraper',
  options: { players: 2 },
  seats: ['Ada', 'Ben'].map(name => ({ name, player: { type: 'human' } })),
};

test('however many there are, each is there once, the latest first', async () => {
  const host = testHost();
  const made: string[] = [];
  for (let table = 0; table < 450; table++) made.unshift(await madeTable(host, setup));
  for (const limit of [1, 30, 200, 201, 450, 1000]) {
    const { running, over } = await tablesOf(host, { running: limit, over: 30 });
    expect(running.tables.map(({ id }) => id)).toEqual(made.slice(0, limit));
    expect(running.total).toBe(450);
    expect(running.next === undefined).toBe(limit >= 450);
    expect(over.tables).toEqual([]);
  }
});
