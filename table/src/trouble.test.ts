/** Bots that cannot go on, or are too many. */
import { loadGames } from '@belfry/games';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ADA,
  BEN,
  bot,
  gather,
  grant,
  human,
  idle,
  keeperOf,
  lookAt,
  make,
  seedKeys,
  setupOf,
  thinking,
} from '../testing/tables.js';
import type { KeeperParts } from './index.js';

const GAMES = await loadGames();

const keep = keeperOf(GAMES);
beforeEach(() => seedKeys(1));
afterEach(() => void vi.restoreAllMocks());

const nothing = (): void => undefined;

test('a bot for whom nothing is legal is stuck, and does not think for ever', async () => {
  const listed = GAMES.find(({ rules }) => rules.id === 'five-towers');
  if (listed === undefined) throw new Error('no games');
  const checkAction: typeof listed.rules.checkAction = () => ({ code: 'never' });
  const think = vi.fn<KeeperParts['think']>().mockResolvedValue({ type: 'pass' });
  const { keeper, failures } = keeperOf([{ ...listed, rules: { ...listed.rules, checkAction } }])({ think });
  const ada = keeper.as(ADA);
  const id = await make(ada, setupOf('five-towers', [bot('One'), human('Ada')]), 'chosen');
  await ada.watch(id, 1, nothing);
  await idle();
  expect(think).toHaveBeenCalledOnce();
  expect(await lookAt(ada, id)).toMatchObject({ isStuck: true });
  expect(failures.at(-1)).toMatchObject({ message: expect.stringContaining('nothing is legal') });
});

test('of many bots only so many are at it, and the time of the others has not begun', async () => {
  const { thoughts, think } = thinking();
  const { keeper, store, clock, failures } = keep({ think, mostThoughts: 2, mostOpen: 1, playsUnwatched: true });
  const ada = keeper.as(ADA);
  const setup = setupOf('five-towers', [bot('One'), human('Ada')]);
  const { keeper: making } = keep({ store });
  for (let table = 0; table < 5; table++) await make(making.as(ADA), setup, 'chosen');
  const reads = vi.spyOn(store, 'read');
  await keeper.resume();
  await idle();
  expect(thoughts).toHaveLength(2);
  expect(reads).toHaveBeenCalledTimes(2);
  await clock.advance(900);
  thoughts[0]?.decide({ type: 'bid', count: 1 });
  await idle();
  expect(thoughts).toHaveLength(3);
  await clock.advance(200);
  // The second has overrun; the third has not.
  expect(failures).toHaveLength(1);
  expect(thoughts[2]?.signal.aborted).toBe(false);
  expect((await ada.list({ phases: ['running'], limit: 10 })).total).toBe(5);
});

test('a thought at a table that nobody looks at any more is ended', async () => {
  const { thoughts, think } = thinking();
  const { keeper } = keep({ think });
  const ada = keeper.as(ADA);
  const id = await make(ada, setupOf('five-towers', [bot('One'), human('Ada')]), 'chosen');
  const stop = await ada.watch(id, 1, nothing);
  await idle();
  stop();
  await idle();
  expect(thoughts[0]?.signal.aborted).toBe(true);
  await ada.watch(id, 1, nothing);
  await idle();
  expect(thoughts).toHaveLength(2);
});

test('bots whose action could not be stored try again by themselves, less and less often', async () => {
  const { keeper, store, clock, failures } = keep({ playsUnwatched: true });
  const id = await make(keeper.as(ADA), setupOf('five-towers', [bot('One'), human('Ada')]));
  await grant(keeper.as(ADA), id, { type: 'begin', seating: 'chosen' });
  const append = vi.spyOn(store, 'append').mockRejectedValue(new Error('disk full'));
  await clock.advance(24 * 3600 * 1000);
  expect(failures.length).toBeGreaterThan(5);
  expect(failures.length).toBeLessThan(50);
  append.mockRestore();
  await clock.advance(2 * 3600 * 1000);
  expect(await lookAt(keeper.as(ADA), id)).toMatchObject({ isStuck: false, due: { type: 'seat', seat: 1 } });
});

test('after a restart tables that wait for people are not opened', async () => {
  const { keeper, store } = keep();
  for (let table = 0; table < 5; table++)
    await gather(keeper, 'five-towers', [ADA, BEN], { clock: { type: 'days', days: 1 } });
  const { keeper: restarted } = keep({ store, playsUnwatched: true });
  const reads = vi.spyOn(store, 'read');
  await restarted.resume();
  await idle();
  expect(reads).not.toHaveBeenCalled();
});
