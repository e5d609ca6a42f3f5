import { loadGames } from '@belfry/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ADA,
  BEN,
  CLEO,
  gather,
  grant,
  idle,
  keeperOf,
  lookAt,
  type Parts,
  refusal,
  seedKeys,
} from '../testing/tables.js';
import { afterStandstill, deadlineOf, startTimes, vacationLeft, withVacation } from './clock.js';

const GAMES = await loadGames();
beforeEach(() => seedKeys(1));
afterEach(() => void vi.restoreAllMocks());

const DAY = 24 * 3600 * 1000;
/** Three days for each action. */
const DAYS = { type: 'days', days: 3 } as const;
const act = (seat: number) => ({ type: 'act', seat, action: { type: 'end' } }) as const;
const rest = (seat: number, days: number) => ({ type: 'vacation', seat, days }) as const;
const left = (days: number) => ({ by: 'table', code: 'no-vacation-left', days });

/** Ada is due. */
async function slow(clock: object = DAYS, parts: Parts = {}) {
  const kept = keeperOf(GAMES)(parts);
  const id = await gather(kept.keeper, 'skyscraper', [ADA, BEN], { clock });
  const [ada, ben] = [kept.keeper.as(ADA), kept.keeper.as(BEN)];
  /** Days from the start until the time of whoever is due is over, and what will call then. */
  const start = kept.clock.now();
  const deadline = async () => {
    const view = await lookAt(ada, id);
    const days = view.deadline === undefined ? undefined : (view.deadline - start) / DAY;
    expect(kept.clock.alarms).toEqual(view.deadline === undefined ? [] : [view.deadline]);
    expect((await ada.summary(id))?.deadline).toBe(view.deadline);
    return days;
  };
  return { ...kept, id, ada, ben, start, deadline };
}

describe('vacation', () => {
  test('lets the clock stand still for so many days, and is shown to all', async () => {
    const { clock, id, ada, ben, start, deadline } = await slow();
    await clock.advance(DAY);
    expect(await deadline()).toBe(3);
    await grant(ada, id, rest(0, 10));
    expect(await deadline()).toBe(13);
    expect((await lookAt(ben, id)).seats.map(({ vacation }) => vacation)).toEqual([start + 11 * DAY, undefined]);
    expect((await ben.summary(id))?.seats[0]?.vacation).toBe(start + 11 * DAY);
    await clock.advance(11.9 * DAY);
    expect((await lookAt(ben, id)).seats[0]?.standIn).toBeUndefined();
    await clock.advance(0.2 * DAY);
    expect((await lookAt(ben, id)).seats[0]?.standIn).toBe('random');
  });

  test('covers whatever of it lies in one’s turn', async () => {
    const { clock, id, ada, ben, deadline } = await slow();
    await grant(ben, id, rest(1, 2));
    expect(await deadline()).toBe(3);
    await clock.advance(DAY);
    await grant(ada, id, act(0));
    // One day of it is left when their turn comes.
    expect(await deadline()).toBe(5);
    await clock.advance(2 * DAY);
    await grant(ben, id, act(1));
    await grant(ada, id, act(0));
    // And nothing at the next.
    expect(await deadline()).toBe(6);
  });

  test('that begins while another is due changes nothing for them', async () => {
    const { clock, id, ada, ben, deadline } = await slow();
    await clock.advance(DAY);
    await grant(ben, id, rest(1, 20));
    expect(await deadline()).toBe(3);
    await grant(ada, id, rest(0, 1));
    expect(await deadline()).toBe(4);
  });

  test('ends when they are back, and the clock goes on from where it was', async () => {
    const { clock, id, ada, ben, deadline } = await slow();
    await clock.advance(DAY);
    await grant(ada, id, rest(0, 10));
    await clock.advance(2 * DAY);
    await grant(ada, id, rest(0, 0));
    expect(await deadline()).toBe(5);
    expect((await lookAt(ben, id)).seats[0]).not.toHaveProperty('vacation');
    const { revision } = await grant(ada, id, rest(0, 0));
    expect((await lookAt(ada, id)).revision).toBe(revision);
    await grant(ada, id, rest(0, 4));
    expect(await deadline()).toBe(9);
  });

  test('is thirty days in all for each seat', async () => {
    const { clock, id, ada, ben } = await slow();
    await grant(ada, id, rest(0, 30));
    await grant(ada, id, rest(0, 30));
    await clock.advance(7.5 * DAY);
    expect(await refusal(ada, id, rest(0, 30))).toEqual(left(22));
    await grant(ada, id, rest(0, 0));
    expect(await refusal(ada, id, rest(0, 23))).toEqual(left(22));
    await grant(ada, id, rest(0, 22));
    await grant(ada, id, act(0));
    await grant(ben, id, rest(1, 30));
    await clock.advance(22 * DAY);
    expect(await refusal(ada, id, rest(0, 1))).toEqual(left(0));
    await grant(ada, id, rest(0, 0));
    for (const days of [-1, 31, 0.5])
      expect(await refusal(ada, id, rest(0, days))).toMatchObject({ by: 'reader', code: 'malformed' });
  });

  test('is there only where clocks count days, in a running match, and for oneself', async () => {
    const { keeper, id, ada } = await slow({ type: 'move', seconds: 30, reserve: 0 });
    expect(await refusal(ada, id, rest(0, 1))).toEqual(left(0));
    const days = await slow();
    expect(await refusal(days.ben, days.id, rest(0, 1))).toMatchObject({ code: 'not-your-seat' });
    expect(await refusal(days.keeper.as(CLEO), days.id, rest(0, 1))).toMatchObject({ code: 'not-your-seat' });
    const room = await gather(keeper, 'skyscraper', [ADA, BEN], { clock: DAYS, begin: false });
    expect(await refusal(ada, room, rest(0, 1))).toMatchObject({ code: 'not-begun-yet' });
  });

  test('ends with whoever leaves the seat, but what they took stays taken', async () => {
    const { keeper, clock, id, ada, ben, deadline } = await slow();
    await grant(ben, id, rest(1, 20));
    await clock.advance(2 * DAY);
    await grant(ben, id, { type: 'get-up', seat: 1 });
    const cleo = keeper.as(CLEO);
    await grant(cleo, id, { type: 'sit', seat: 1, name: 'Cleo' });
    await grant(ada, id, act(0));
    expect(await deadline()).toBe(5);
    expect((await lookAt(ada, id)).seats[1]).not.toHaveProperty('vacation');
    expect(await refusal(cleo, id, rest(1, 29))).toEqual(left(28));
  });

  test('is still there after a restart, and what was taken too', async () => {
    const { store, clock, id, ada, start } = await slow();
    await grant(ada, id, rest(0, 10));
    await clock.advance(DAY);
    const { keeper } = keeperOf(GAMES)({ store, clock });
    await keeper.resume();
    expect((await lookAt(keeper.as(BEN), id)).deadline).toBe(start + 13 * DAY);
    expect(clock.alarms.at(-1)).toBe(start + 13 * DAY);
    expect(await refusal(keeper.as(ADA), id, rest(0, 30))).toEqual(left(29));
  });
});

describe('while nobody was there', () => {
  test('days stand still, those of a vacation once', async () => {
    const { keeper, store, clock, id, ada, start } = await slow();
    await clock.advance(DAY);
    await grant(ada, id, rest(0, 2));
    keeper.close();
    // From the second day on nobody is there until the fifth; the vacation ends on the third.
    await clock.advance(DAY);
    const away = clock.now();
    clock.skip(3 * DAY);
    const again = keeperOf(GAMES)({ store, clock });
    await again.keeper.resume(() => away);
    await idle();
    expect((await lookAt(again.keeper.as(ADA), id)).deadline).toBe(start + 7 * DAY);
    expect(clock.alarms).toEqual([start + 7 * DAY]);
  });
});

describe('the time that is left', () => {
  const times = startTimes(DAYS, 2, 0);

  test('leaves out what stood still, wherever it lies', () => {
    const vacation = withVacation(times, 0, DAY, 3 * DAY);
    expect(deadlineOf(DAYS, vacation, 0)).toBe(5 * DAY);
    expect(deadlineOf(DAYS, vacation, 1)).toBe(3 * DAY);
    // Before, across the beginning, within, across the end, after.
    const still = (from: number, until: number) => afterStandstill(DAYS, vacation, (until - from) * DAY, until * DAY);
    expect(deadlineOf(DAYS, still(0, 0.5), 0)).toBe(5.5 * DAY);
    expect(deadlineOf(DAYS, still(0.5, 2), 0)).toBe(5.5 * DAY);
    expect(deadlineOf(DAYS, still(1.5, 2.5), 0)).toBe(5 * DAY);
    expect(deadlineOf(DAYS, still(2.5, 4), 0)).toBe(6 * DAY);
    expect(deadlineOf(DAYS, still(4, 4.5), 0)).toBe(5.5 * DAY);
    expect(deadlineOf(DAYS, still(5, 6), 0)).toBe(5 * DAY);
  });

  test('is not longer for a vacation after the deadline, nor for one before the turn', () => {
    expect(deadlineOf(DAYS, withVacation(times, 0, 4 * DAY, 9 * DAY), 0)).toBe(3 * DAY);
    expect(deadlineOf(DAYS, { ...withVacation(times, 0, 0, 2 * DAY), since: 5 * DAY }, 0)).toBe(8 * DAY);
  });

  test('of vacations is counted in whole days', () => {
    expect(vacationLeft(times, 0, 0)).toBe(30);
    const vacation = withVacation(times, 0, 0, 10 * DAY);
    expect([1, DAY, 1.5 * DAY, 20 * DAY].map(now => vacationLeft(vacation, 0, now))).toEqual([29, 29, 28, 20]);
    expect(vacationLeft(vacation, 1, 20 * DAY)).toBe(30);
  });
});
