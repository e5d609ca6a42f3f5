/** What people look like at a table: chosen once, kept wherever they go. */
import { loadGames } from '@belfry/games';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ADA,
  BEN,
  bot,
  CLEO,
  grant,
  idle,
  keeperOf,
  look,
  make,
  refusal,
  seedKeys,
  setupOf,
} from '../testing/tables.js';
import type { TableHost, TableId } from './index.js';

const keep = keeperOf(await loadGames());
const fox = { name: 'Ada', player: { type: 'human', figure: 'fox' } } as const;

beforeEach(() => seedKeys(1));
afterEach(() => void vi.restoreAllMocks());

const players = async (host: TableHost, id: TableId) => (await look(host, id)).seats.map(({ player }) => player);

test('everybody sees the figure that somebody chose; bots have none but their policy', async () => {
  const { keeper } = keep();
  const id = await make(keeper.as(ADA), setupOf('skyscraper', [fox, bot('Jackdaw')]), 'chosen');
  const seen = [fox.player, { type: 'bot', policy: 'random' }];
  for (const person of [ADA, BEN]) expect(await players(keeper.as(person), id)).toEqual(seen);
  expect((await keeper.as(ADA).summary(id))?.seats.map(({ player }) => player)).toEqual(seen);
});

test('a figure is chosen by sitting down, or none is', async () => {
  const { keeper } = keep();
  const id = await make(keeper.as(ADA), setupOf('skyscraper', [fox, null, null]));
  await grant(keeper.as(BEN), id, { type: 'sit', seat: 1, name: 'Ben', figure: 'whale' });
  await grant(keeper.as(CLEO), id, { type: 'sit', seat: 2, name: 'Cleo' });
  expect(await players(keeper.as(ADA), id)).toEqual([
    fox.player,
    { type: 'human', figure: 'whale' },
    { type: 'human' },
  ]);
  expect(await refusal(keeper.as(BEN), id, { type: 'sit', seat: 1, name: 'Ben', figure: 'A whale' })).toMatchObject({
    by: 'reader',
  });
});

test('whoever is away keeps it, and whoever leaves takes it along', async () => {
  const { keeper } = keep();
  const ada = keeper.as(ADA);
  const id = await make(ada, setupOf('skyscraper', [fox, { ...fox, name: 'Ben' }]), 'chosen');
  await grant(ada, id, { type: 'cover', seat: 0 });
  expect((await players(ada, id))[0]).toEqual(fox.player);
  await grant(ada, id, { type: 'return', seat: 0 });
  expect((await players(ada, id))[0]).toEqual(fox.player);
  await grant(ada, id, { type: 'get-up', seat: 0 });
  expect((await players(ada, id))[0]).toEqual({ type: 'bot', policy: 'random' });
});

test('it comes along to the next match, and out of the store', async () => {
  const { keeper, store } = keep();
  const ada = keeper.as(ADA);
  const id = await make(ada, setupOf('skyscraper', [fox, bot('Jackdaw')]), 'chosen');
  await grant(ada, id, { type: 'cover', seat: 0 });
  await ada.watch(id, 'spectator', () => undefined);
  while ((await ada.summary(id))?.phase !== 'over') await idle();
  const { next = '' } = await grant(ada, id, { type: 'rematch' });
  const later = keep({ store }).keeper.as(ADA);
  expect(await players(later, id)).toEqual([fox.player, { type: 'bot', policy: 'random' }]);
  expect(await players(later, next)).toEqual([{ type: 'bot', policy: 'random' }, fox.player]);
});
