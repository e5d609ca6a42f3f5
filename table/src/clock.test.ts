import { SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ADA,
  BEN,
  bot,
  CLEO,
  FakeClock,
  gather,
  grant,
  human,
  idle,
  keeperOf,
  look,
  lookAt,
  make,
  type Parts,
  playOn,
  refusal,
  seedKeys,
  setupOf,
  wish,
} from '../testing/tables.js';
import { afterAction, deadlineOf, startTimes, withoutReserve } from './clock.js';
import type { TableId, TableKeeper, TableStore } from './index.js';

const GAMES = await loadGames();

const keep = keeperOf(GAMES);
beforeEach(() => seedKeys(1));
afterEach(() => void vi.restoreAllMocks());

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
/** Half a minute for each action, and a minute beside. */
const MOVE = { type: 'move', seconds: 30, reserve: 60 } as const;
const END = { type: 'end' };
const act = (seat: number, action: object = END) => ({ type: 'act', seat, action }) as const;

async function timed(clock: object = MOVE, parts: Parts = {}) {
  const kept = keep(parts);
  const id = await gather(kept.keeper, 'skyscraper', [ADA, BEN], { clock });
  return { ...kept, id, ada: kept.keeper.as(ADA), ben: kept.keeper.as(BEN), start: kept.clock.now() };
}

const typesOf = async (store: TableStore, id: TableId, from = 0): Promise<string[]> =>
  (await store.read(id, from)).map(({ type }) => type);

const timesOf = async (keeper: TableKeeper, id: TableId) => {
  const { deadline, reserves } = await lookAt(keeper.as(ADA), id);
  return { deadline, reserves };
};

test('what is left is counted from when things happened', () => {
  const times = startTimes(MOVE, 2, 1000);
  expect(times).toMatchObject({ since: 1000, reserves: [60_000, 60_000] });
  expect(deadlineOf(MOVE, times, 0)).toBe(91_000);
  expect(afterAction(MOVE, times, 0, 31_000)).toMatchObject({ since: 31_000, reserves: [60_000, 60_000] });
  expect(afterAction(MOVE, times, 0, 41_000)).toMatchObject({ since: 41_000, reserves: [50_000, 60_000] });
  expect(afterAction(MOVE, times, 1, 500_000)).toMatchObject({ since: 500_000, reserves: [60_000, 0] });
  expect(withoutReserve(times, 1)).toMatchObject({ since: 1000, reserves: [60_000, 0] });
  expect(deadlineOf({ type: 'days', days: 2 }, times, 0)).toBe(1000 + 2 * DAY);
  expect(deadlineOf({ type: 'none' }, times, 0)).toBeUndefined();
});

describe('without a clock', () => {
  test('people have all the time of the world', async () => {
    const { keeper, clock, id, ada } = await timed({ type: 'none' });
    expect((await timesOf(keeper, id)).deadline).toBeUndefined();
    expect(clock.alarms).toEqual([]);
    await clock.advance(1000 * DAY);
    await grant(ada, id, act(0));
  });
});

describe('with a clock for each move', () => {
  test('the one who is due has that long, and their reserve', async () => {
    const { keeper, clock, id, ada, start } = await timed();
    expect(await timesOf(keeper, id)).toEqual({ deadline: start + 90 * SECOND, reserves: [60_000, 60_000] });
    expect(clock.alarms).toEqual([start + 90 * SECOND]);
    expect((await ada.summary(id))?.deadline).toBe(start + 90 * SECOND);
    await clock.advance(20 * SECOND);
    await grant(ada, id, act(0));
    expect(await timesOf(keeper, id)).toEqual({ deadline: start + 110 * SECOND, reserves: [60_000, 60_000] });
  });

  test('what goes beyond the move comes from the reserve', async () => {
    const { keeper, clock, id, ada, ben, start } = await timed();
    await clock.advance(45 * SECOND);
    await grant(ada, id, act(0));
    await grant(ben, id, act(1));
    expect(await timesOf(keeper, id)).toEqual({ deadline: start + 120 * SECOND, reserves: [45_000, 60_000] });
  });

  test('nothing that is said or done beside the match moves the deadline', async () => {
    const { keeper, clock, id, ada, ben, start } = await timed();
    await clock.advance(40 * SECOND);
    await grant(ada, id, { type: 'say', seat: 0, text: 'hm' });
    await grant(ada, id, { type: 'return', seat: 0 });
    await grant(ben, id, { type: 'cover', seat: 1 });
    await grant(ben, id, { type: 'return', seat: 1 });
    await grant(ben, id, { type: 'get-up', seat: 1 });
    await grant(keeper.as(CLEO), id, { type: 'sit', seat: 1, name: 'Cleo' });
    expect((await timesOf(keeper, id)).deadline).toBe(start + 90 * SECOND);
  });

  test('taking back gives no time back', async () => {
    const { keeper, clock } = keep();
    const id = await gather(keeper, 'five-towers', [ADA, BEN], { clock: MOVE });
    const start = clock.now();
    await clock.advance(50 * SECOND);
    await grant(keeper.as(ADA), id, act(0, { type: 'bid', count: 1 }));
    expect((await timesOf(keeper, id)).reserves).toEqual([40_000, 60_000]);
    await clock.advance(5 * SECOND);
    await grant(keeper.as(ADA), id, { type: 'take-back', seat: 0 });
    expect(await timesOf(keeper, id)).toEqual({ deadline: start + 90 * SECOND, reserves: [60_000, 60_000] });
    await clock.advance(5 * SECOND);
    await grant(keeper.as(ADA), id, act(0, { type: 'bid', count: 1 }));
    expect((await timesOf(keeper, id)).reserves).toEqual([30_000, 60_000]);
  });

  test('taking back gives nobody else time back either', async () => {
    const { keeper, clock } = keep();
    const id = await gather(keeper, 'five-towers', [ADA, BEN], { clock: MOVE });
    await grant(keeper.as(ADA), id, act(0, { type: 'bid', count: 1 }));
    await clock.advance(40 * SECOND);
    await grant(keeper.as(BEN), id, { type: 'cover', seat: 1 });
    expect((await timesOf(keeper, id)).reserves).toEqual([60_000, 50_000]);
    await grant(keeper.as(ADA), id, { type: 'take-back', seat: 0 });
    expect((await timesOf(keeper, id)).reserves).toEqual([60_000, 50_000]);
  });

  test('nobody takes back what they would have no time left for', async () => {
    const { keeper, clock } = keep();
    const id = await gather(keeper, 'five-towers', [ADA, BEN], { clock: MOVE });
    await clock.advance(5 * SECOND);
    await grant(keeper.as(ADA), id, act(0, { type: 'bid', count: 1 }));
    await clock.advance(86 * SECOND);
    const late = await refusal(keeper.as(ADA), id, { type: 'take-back', seat: 0 });
    expect(late).toEqual({ by: 'table', code: 'nothing-to-take-back' });
  });

  test.each([
    [
      'getting up and sitting down',
      [
        { type: 'get-up', seat: 0 },
        { type: 'sit', seat: 0, name: 'Ada' },
      ],
    ],
    [
      'a bot that comes and goes',
      [
        { type: 'cover', seat: 0 },
        { type: 'return', seat: 0 },
      ],
    ],
  ] as const)('%s gives time anew only once', async (_, [go, come]) => {
    const { clock, store, id, ada } = await timed();
    for (let rounds = 0; rounds < 20 && !(await typesOf(store, id)).includes('time-ran-out'); rounds++) {
      await clock.advance(29 * SECOND);
      await wish(ada, id, go);
      await wish(ada, id, come);
    }
    expect(await typesOf(store, id)).toContain('time-ran-out');
  });

  test('bots have none, and what they take costs nobody anything', async () => {
    const { keeper, clock } = keep();
    const ada = keeper.as(ADA);
    const setup = setupOf('skyscraper', [bot('Jackdaw'), human('Ada')], { clock: MOVE });
    const id = await make(ada, setup, 'chosen');
    expect((await timesOf(keeper, id)).deadline).toBeUndefined();
    expect(clock.alarms).toEqual([]);
    await clock.advance(DAY);
    await ada.watch(id, 1, () => undefined);
    await idle();
    expect(await timesOf(keeper, id)).toEqual({ deadline: clock.now() + 90 * SECOND, reserves: [60_000, 60_000] });
  });

  test('who is away pays for their own time and not for the bot’s', async () => {
    const { keeper, clock, id, ada, ben } = await timed();
    await clock.advance(40 * SECOND);
    await grant(ada, id, { type: 'cover', seat: 0 });
    expect((await timesOf(keeper, id)).deadline).toBeUndefined();
    await clock.advance(DAY);
    await ben.watch(id, 1, () => undefined);
    await idle();
    expect((await timesOf(keeper, id)).reserves).toEqual([50_000, 60_000]);
  });

  test('who comes back while they are due has time for a move anew', async () => {
    const { keeper, clock, id, ada } = await timed();
    await clock.advance(40 * SECOND);
    await grant(ada, id, { type: 'cover', seat: 0 });
    await clock.advance(DAY);
    await grant(ada, id, { type: 'return', seat: 0 });
    expect(await timesOf(keeper, id)).toEqual({ deadline: clock.now() + 80 * SECOND, reserves: [50_000, 60_000] });
  });

  test('nobody gains time by going and coming', async () => {
    const { keeper, clock, store, id, ada } = await timed();
    for (let round = 0; round < 3; round++) {
      await clock.advance(29 * SECOND);
      await grant(ada, id, { type: 'cover', seat: 0 });
      await clock.advance(SECOND);
      await grant(ada, id, { type: 'return', seat: 0 });
    }
    // Once there was time anew. Since then a minute has gone by, whoever sat there.
    expect(await timesOf(keeper, id)).toEqual({ deadline: clock.now() + 30 * SECOND, reserves: [31_000, 60_000] });
    await clock.advance(30 * SECOND);
    expect((await typesOf(store, id)).slice(-2)).toEqual(['time-ran-out', 'covered']);
    await grant(ada, id, { type: 'return', seat: 0 });
    await clock.advance(0);
    expect((await typesOf(store, id)).slice(-2)).toEqual(['time-ran-out', 'covered']);
  });

  test('who takes over a seat that is due has time too', async () => {
    const { keeper, clock, id, ada } = await timed();
    await clock.advance(40 * SECOND);
    await grant(ada, id, { type: 'get-up', seat: 0 });
    await clock.advance(DAY);
    await grant(keeper.as(CLEO), id, { type: 'sit', seat: 0, name: 'Cleo' });
    expect(await timesOf(keeper, id)).toEqual({ deadline: clock.now() + 80 * SECOND, reserves: [50_000, 60_000] });
    await grant(keeper.as(CLEO), id, act(0));
  });

  test('clocks stop when the match is over', async () => {
    const { keeper, clock, store, id } = await timed();
    await playOn({ keeper, games: GAMES, people: [ADA, BEN], random: new SeededRandom(3) }, id);
    expect((await timesOf(keeper, id)).deadline).toBeUndefined();
    expect(clock.alarms).toEqual([]);
    await clock.advance(1000 * DAY);
    expect(await typesOf(store, id)).not.toContain('time-ran-out');
  });

  test('clocks stop when the table is removed', async () => {
    const { clock, id, ada, failures } = await timed();
    await ada.remove(id);
    expect(clock.alarms).toEqual([]);
    await clock.advance(DAY);
    expect(failures).toEqual([]);
  });

  test('clocks stop when the keeper is closed, and nobody is told anything', async () => {
    const { keeper, clock, id, ada } = await timed();
    const told = vi.fn<() => void>();
    await ada.watch(id, 0, told);
    keeper.close();
    expect(clock.alarms).toEqual([]);
    await grant(ada, id, act(0));
    expect(clock.alarms).toEqual([]);
    expect(told).toHaveBeenCalledOnce();
  });

  test('no clock runs in the waiting room', async () => {
    const { keeper, clock } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN], { clock: MOVE, begin: false });
    await clock.advance(DAY);
    await grant(keeper.as(ADA), id, { type: 'begin', seating: 'chosen' });
    expect((await timesOf(keeper, id)).deadline).toBe(clock.now() + 90 * SECOND);
  });
});

describe('with days for each move', () => {
  test('time runs out when they are over', async () => {
    const { keeper, clock, store, id, ada, start } = await timed({ type: 'days', days: 2 });
    expect(await timesOf(keeper, id)).toEqual({ deadline: start + 2 * DAY, reserves: [0, 0] });
    await clock.advance(DAY);
    await grant(ada, id, act(0));
    expect((await timesOf(keeper, id)).deadline).toBe(start + 3 * DAY);
    await clock.advance(2 * DAY - 1);
    expect(await typesOf(store, id)).not.toContain('time-ran-out');
    await clock.advance(1);
    expect((await typesOf(store, id)).slice(-2)).toEqual(['time-ran-out', 'covered']);
  });
});

describe('when somebody’s time has run out', () => {
  test('the stand-in plays for them, and all who watch see it', async () => {
    const { keeper, clock, store, id, ben } = await timed();
    const told = vi.fn<(news: unknown) => void>();
    await ben.watch(id, 1, told);
    const before = (await store.read(id, 0)).length;
    await clock.advance(90 * SECOND);
    expect((await typesOf(store, id, before)).slice(0, 3)).toEqual(['time-ran-out', 'covered', 'entry']);
    expect((await look(ben, id)).seats[0]).toMatchObject({ player: { type: 'human' }, standIn: 'random' });
    expect((await timesOf(keeper, id)).reserves).toEqual([0, 60_000]);
    expect((await lookAt(ben, id)).due).toEqual({ type: 'seat', seat: 1 });
    expect(told.mock.calls.length).toBeGreaterThan(2);
  });

  test('they take their seat back at any time, and have time anew', async () => {
    const { keeper, clock, id, ada } = await timed();
    await clock.advance(200 * SECOND);
    expect(await refusal(ada, id, act(0))).toEqual({ by: 'table', code: 'bot-plays-for-you', seat: 0 });
    await grant(ada, id, { type: 'return', seat: 0 });
    expect(await timesOf(keeper, id)).toEqual({ deadline: clock.now() + 30 * SECOND, reserves: [0, 60_000] });
    await clock.advance(29 * SECOND);
    await grant(ada, id, act(0));
    expect((await look(ada, id)).seats[0]).not.toHaveProperty('standIn');
  });

  test('it runs out again if they are too slow again', async () => {
    const { clock, store, id, ada } = await timed();
    await clock.advance(90 * SECOND);
    await grant(ada, id, { type: 'return', seat: 0 });
    await clock.advance(30 * SECOND);
    expect((await typesOf(store, id)).filter(type => type === 'time-ran-out')).toHaveLength(2);
  });

  test('a wish that comes before the alarm finds the bot in its seat', async () => {
    const { clock, store, id, ada, ben } = await timed();
    clock.skip(90 * SECOND);
    expect(await refusal(ada, id, act(0))).toEqual({ by: 'table', code: 'bot-plays-for-you', seat: 0 });
    await grant(ben, id, { type: 'say', seat: 1, text: 'asleep?' });
    expect((await typesOf(store, id)).slice(-3)).toEqual(['time-ran-out', 'covered', 'said']);
    await clock.advance(0);
    expect((await typesOf(store, id)).filter(type => type === 'time-ran-out')).toHaveLength(1);
  });

  test('whoever comes back has heard of it first', async () => {
    const { keeper, clock, store, id, ada } = await timed();
    clock.skip(100 * SECOND);
    expect(await refusal(ada, id, { type: 'return', seat: 0 })).toMatchObject({ code: 'out-of-date' });
    await grant(ada, id, { type: 'return', seat: 0 });
    expect((await typesOf(store, id)).slice(-3)).toEqual(['time-ran-out', 'covered', 'uncovered']);
    expect((await timesOf(keeper, id)).deadline).toBe(clock.now() + 30 * SECOND);
    await grant(ada, id, act(0));
  });

  test('just in time is in time', async () => {
    const { clock, id, ada } = await timed();
    await clock.advance(90 * SECOND - 1);
    await grant(ada, id, act(0));
  });

  test('a store that fails is tried again', async () => {
    const { clock, store, id, ada, failures } = await timed();
    vi.spyOn(store, 'append').mockRejectedValueOnce(new Error('disk full'));
    await clock.advance(90 * SECOND);
    expect(failures).toMatchObject([{ message: 'disk full' }]);
    expect((await look(ada, id)).seats[0]).not.toHaveProperty('standIn');
    await clock.advance(10 * SECOND);
    expect((await look(ada, id)).seats[0]).toHaveProperty('standIn');
    expect(failures).toHaveLength(1);
  });

  test('two keepers of one store note it once', async () => {
    const { clock, store, keeper, id } = await timed();
    const other = keep({ store, clock });
    await other.keeper.resume();
    expect(clock.alarms).toHaveLength(2);
    await clock.advance(90 * SECOND);
    expect((await typesOf(store, id)).filter(type => type === 'time-ran-out')).toHaveLength(1);
    expect([...other.failures]).toEqual([]);
    expect((await timesOf(keeper, id)).deadline).toBeUndefined();
  });
});

test('a bot that is never let act does not stop the clock', async () => {
  const think = () => new Promise<never>(() => undefined);
  const { clock, store, id, ada } = await timed({ type: 'move', seconds: 30, reserve: 0 }, { think, budget: DAY });
  await ada.watch(id, 0, () => undefined);
  for (let rounds = 0; rounds < 100 && !(await typesOf(store, id)).includes('time-ran-out'); rounds++) {
    await wish(ada, id, { type: 'cover', seat: 0 });
    await clock.advance(2 * SECOND);
    await wish(ada, id, { type: 'return', seat: 0 });
  }
  expect(await typesOf(store, id)).toContain('time-ran-out');
});

test('a host that did not store the last change watches the clock too', async () => {
  const { keeper, clock, store, id } = await timed();
  keeper.close();
  const other = keep({ store, clock });
  await other.keeper.as(BEN).watch(id, 1, () => undefined);
  await clock.advance(90 * SECOND);
  expect(await typesOf(store, id)).toContain('time-ran-out');
});

test('a table that cannot be opened is asked less and less often', async () => {
  const { keeper, store, clock, id } = await timed();
  keeper.close();
  const { keeper: other, failures } = keep({ store, clock });
  await other.resume();
  vi.spyOn(store, 'read').mockRejectedValue(new Error(`disk gone, with ${id}`));
  await clock.advance(DAY);
  expect(failures.length).toBeGreaterThan(5);
  expect(failures.length).toBeLessThan(50);
});

describe('after a restart', () => {
  test('the deadline is the same', async () => {
    const { keeper, store, clock, id, ada, start } = await timed();
    await clock.advance(50 * SECOND);
    keeper.close();
    const { keeper: restarted } = keep({ store, clock });
    expect(clock.alarms).toEqual([]);
    await restarted.resume();
    expect(clock.alarms).toEqual([start + 90 * SECOND]);
    await clock.advance(40 * SECOND);
    expect((await typesOf(store, id)).slice(-2)).toEqual(['time-ran-out', 'covered']);
    expect((await look(restarted.as(ADA), id)).seats[0]).toHaveProperty('standIn');
    expect(await refusal(ada, id, act(0))).toMatchObject({ code: expect.any(String) });
  });

  test('what ran out meanwhile has run out', async () => {
    const { keeper, store, id } = await timed();
    keeper.close();
    const clock = new FakeClock(2_000_000);
    const { keeper: restarted } = keep({ store, clock });
    await restarted.resume();
    await clock.advance(0);
    expect((await look(restarted.as(ADA), id)).seats[0]).toHaveProperty('standIn');
  });

  test('a table that cannot be opened does not keep the others from going on, and is tried again', async () => {
    const { keeper, store, clock, id, start } = await timed();
    const other = await gather(keeper, 'skyscraper', [ADA, BEN], { clock: MOVE });
    const ids = (await store.pending()).map(each => each.id);
    expect(ids.toSorted()).toEqual([id, other].toSorted());
    const [broken = '', sound = ''] = ids;
    keeper.close();
    await clock.advance(10 * SECOND);
    clock.skip(20 * SECOND);
    const read = store.read.bind(store);
    const damaged = vi.spyOn(store, 'read').mockImplementation(async (table, from) => {
      if (table === broken) throw new Error('events are missing');
      return await read(table, from);
    });
    const { keeper: restarted, failures } = keep({ store, clock });
    await restarted.resume(() => start + 10 * SECOND);
    expect(failures).toMatchObject([{ message: 'events are missing' }]);
    expect(await timesOf(restarted, sound)).toMatchObject({ deadline: start + 110 * SECOND });
    damaged.mockRestore();
    await clock.advance(10 * SECOND);
    expect(failures).toHaveLength(1);
    // Nobody could play there in the meantime.
    expect((await typesOf(store, broken)).at(-1)).toBe('stood-still');
    expect(await timesOf(restarted, broken)).toMatchObject({ deadline: start + 115 * SECOND });
  });

  test('where the disk is full, clocks go on when there is room, and nobody lost time until then', async () => {
    const { keeper, store, clock, id } = await timed();
    keeper.close();
    await clock.advance(10 * SECOND);
    const away = clock.now();
    clock.skip(DAY);
    const full = vi.spyOn(store, 'append').mockRejectedValue(new Error('disk full'));
    const { keeper: restarted, failures } = keep({ store, clock });
    await restarted.resume(() => away);
    await clock.advance(60 * SECOND);
    expect(restarted.standsStill).toBe(true);
    expect(failures.length).toBeGreaterThan(1);
    await expect(wish(restarted.as(ADA), id, act(0))).rejects.toThrow('disk full');
    full.mockRestore();
    await grant(restarted.as(ADA), id, act(0));
    expect((await typesOf(store, id)).slice(-2)).toEqual(['stood-still', 'entry']);
    await clock.advance(60 * SECOND);
    expect((await typesOf(store, id)).slice(-2)).toEqual(['stood-still', 'entry']);
    expect((await timesOf(restarted, id)).reserves).toEqual([60 * SECOND, 60 * SECOND]);
    expect(restarted.standsStill).toBe(false);
  });

  test('each table is told since when nobody was there by when it changed last', async () => {
    const { keeper, store, clock, id } = await timed();
    const changed = clock.now();
    await clock.advance(10 * SECOND);
    const other = await gather(keeper, 'skyscraper', [ADA, BEN], { clock: MOVE });
    keeper.close();
    clock.skip(20 * SECOND);
    const { keeper: restarted } = keep({ store, clock });
    expect(restarted.standsStill).toBe(true);
    const [early, late] = [changed + 5 * SECOND, changed + 15 * SECOND];
    await restarted.resume(at => (at === changed ? early : late));
    expect(restarted.standsStill).toBe(false);
    expect(await timesOf(restarted, id)).toMatchObject({ deadline: clock.now() + 85 * SECOND });
    expect(await timesOf(restarted, other)).toMatchObject({ deadline: clock.now() + 85 * SECOND });
  });

  test('a table that is removed stands still no more', async () => {
    const { keeper, store, clock, id } = await timed();
    keeper.close();
    const away = clock.now();
    clock.skip(DAY);
    vi.spyOn(store, 'append').mockRejectedValue(new Error('disk full'));
    const { keeper: restarted } = keep({ store, clock });
    await restarted.resume(() => away);
    expect(restarted.standsStill).toBe(true);
    await restarted.as(ADA).remove(id);
    expect(restarted.standsStill).toBe(false);
  });

  test('an answer of the store that got lost lets a clock stand still once', async () => {
    const { keeper, store, clock, id } = await timed();
    keeper.close();
    const away = clock.now();
    clock.skip(20 * SECOND);
    const append = store.append.bind(store);
    vi.spyOn(store, 'append').mockImplementationOnce(async (...all) => {
      await append(...all);
      throw new Error('no answer');
    });
    const { keeper: restarted, failures } = keep({ store, clock });
    await restarted.resume(() => away);
    await clock.advance(20 * SECOND);
    expect(failures).toMatchObject([{ message: 'no answer' }]);
    expect((await typesOf(store, id)).filter(type => type === 'stood-still')).toHaveLength(1);
    expect(await timesOf(restarted, id)).toMatchObject({ deadline: away + 110 * SECOND });
  });

  test('a time that was longer than thought is waited for', async () => {
    const { store, clock, id, ada, start } = await timed();
    const { keeper: late } = keep({ store, clock });
    await late.resume();
    await clock.advance(80 * SECOND);
    await grant(ada, id, act(0));
    await clock.advance(10 * SECOND);
    expect(await typesOf(store, id)).not.toContain('time-ran-out');
    expect(clock.alarms).toEqual([start + 170 * SECOND, start + 170 * SECOND]);
  });
});
