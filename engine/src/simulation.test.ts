import { describe, expect, test } from 'vitest';
import { type Lantern, sampleGame } from '../testing/index.js';
import { type Policy, randomPolicy, runSimulation, shareInterval, simulate, Tally } from './index.js';

const keeper: Policy<Lantern> = { name: 'keeper', choose: () => ({ type: 'keep' }) };
const plan = {
  game: sampleGame,
  options: { players: 2 },
  policies: [randomPolicy, randomPolicy],
  matches: 200,
  seed: 1,
} as const;

describe('a tally', () => {
  test('knows count, mean, spread and range, and how sure the mean is', () => {
    const tally = new Tally();
    for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) tally.add(value);
    const { count, mean, sd, min, max, ci95 } = tally.summary();
    if (ci95 === null) throw new Error('eight numbers suffice');
    expect({ count, mean, min, max }).toEqual({ count: 8, mean: 5, min: 2, max: 9 });
    expect(sd).toBeCloseTo(Math.sqrt(32 / 7), 12);
    expect(ci95[1] - mean).toBeCloseTo((2.364624 * sd) / Math.sqrt(8), 3); // Student's t with 7 degrees of freedom.
    expect(mean - ci95[0]).toBeCloseTo(ci95[1] - mean, 12);
  });

  test('of nothing is all zeros, of one number has no spread', () => {
    expect(new Tally().summary()).toEqual({ count: 0, mean: 0, sd: 0, min: 0, max: 0, ci95: null });
    const one = new Tally();
    one.add(3);
    expect(one.summary()).toMatchObject({ mean: 3, sd: 0, ci95: null });
  });
});

describe('the interval of a share', () => {
  test('is Wilson’s, and never leaves 0 to 1', () => {
    const [low, high] = shareInterval(0.5, 100);
    expect(low).toBeCloseTo(0.4038, 4);
    expect(high).toBeCloseTo(0.5962, 4);
    expect(shareInterval(1, 2)).toEqual([expect.closeTo(0.3424, 4), 1]);
    expect(shareInterval(0, 5)).toEqual([0, expect.closeTo(0.4345, 4)]);
  });
});

describe('a simulation', () => {
  test('is the same for the same seed, and another for another', () => {
    expect(runSimulation(plan)).toEqual(runSimulation(plan));
    expect(runSimulation({ ...plan, seed: 2 })).not.toEqual(runSimulation(plan));
  });

  test('counts every match, every decision and every victory once', () => {
    const report = runSimulation(plan);
    expect(report.seats.reduce((sum, seat) => sum + seat.victories.share, 0)).toBeCloseTo(1, 12);
    expect(report.decisionsPerMatch).toMatchObject({ count: 200, mean: 2, min: 2, max: 2 });
    expect(report.legalActionsPerDecision).toMatchObject({ count: 400, min: 1, max: 2 });
    const { keep, swap } = report.actionTypes;
    expect((keep?.count ?? 0) + (swap?.count ?? 0)).toBe(400);
    expect((keep?.share ?? 0) + (swap?.share ?? 0)).toBeCloseTo(1, 12);
    expect(report.figures['open']?.mean).toBeCloseTo(swap?.perMatch ?? 0, 12);
  });

  test('reports as it goes', () => {
    expect([...simulate({ ...plan, matches: 3 })]).toEqual([1, 2, 3]);
  });

  test('mixes policies, and deals both sides the same cards whatever the policy', () => {
    const mixed = runSimulation({ ...plan, policies: [keeper, keeper] });
    expect(mixed.seats.map(seat => seat.policy)).toEqual(['keeper', 'keeper']);
    expect(mixed.actionTypes).toEqual({ keep: { count: 400, share: 1, perMatch: 2 } });
    const oneSide = runSimulation({ ...plan, policies: [keeper, randomPolicy] });
    expect(oneSide.seats[0]?.score).toEqual(mixed.seats[0]?.score);
  });

  test('shows a policy only its own seat’s view', () => {
    const seen: unknown[] = [];
    const spy: Policy<Lantern> = {
      name: 'spy',
      choose(_game, state) {
        seen.push(state.hands.filter(hand => hand !== null).length);
        return { type: 'keep' };
      },
    };
    runSimulation({ ...plan, policies: [spy, spy], matches: 5 });
    expect(seen).toEqual(Array.from({ length: 10 }, () => 1));
  });

  test('stops at a policy that chooses what is not allowed', () => {
    const game = { ...sampleGame, checkAction: () => ({ code: 'brightest-stays' }) as const };
    expect(() => runSimulation({ ...plan, game })).toThrow('random chose an illegal action');
  });
});
