import { expect, test } from 'vitest';
import { cardOf, type State, type Towers } from '../../rules/index.js';
import { checked } from '../../testing/scenario.js';
import { planOf, shownAfter } from './plan.js';

const ended = (towers: readonly Towers[], torn: readonly number[]): State => ({
  ...checked(towers.length).see(0),
  phase: 'over',
  towers: [...towers],
  tornDown: torn.map(count => Array.from({ length: count }, () => cardOf(0, 1))),
});

/** 5 and 3 points once more; 2 × 2 and 2, less 1; nothing. */
const three = ended(
  [
    [[5, 4, 3], [2, 1], [], [], []],
    [[5, 0], [], [], [], []],
    [[], [], [], [], []],
  ],
  [0, 1, 0],
);

test('who has the fewest points rises first', () => {
  expect(planOf(three).steps.map(({ seat, what }) => `${seat} ${what}`)).toEqual([
    '2 rise',
    '1 rise',
    '1 topped',
    '1 main',
    '1 torn',
    '0 rise',
    '0 plain',
    '0 main',
  ]);
});

test('points are added part by part, and end as the rules count them', () => {
  const plan = planOf(three);
  const totals = Array.from({ length: plan.steps.length + 1 }, (_, done) =>
    shownAfter(plan, done).map(({ points }) => points),
  );
  expect(totals).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
    [0, 4, 0],
    [0, 6, 0],
    [0, 5, 0],
    [0, 5, 0],
    [5, 5, 0],
    [8, 5, 0],
  ]);
  expect(totals.at(-1)).toEqual(plan.players.map(({ total }) => total));
});

test('a part is there when it was counted; what counts nothing as soon as the towers stand', () => {
  const plan = planOf(three);
  expect(shownAfter(plan, 2)[1]).toEqual({ isRisen: true, parts: { plain: 0 }, points: 0 });
  expect(shownAfter(plan, 2)[0]).toEqual({ isRisen: false, parts: {}, points: 0 });
});

test('it takes about as long for five as for two', () => {
  const towers: Towers = [[5, 0], [4], [3], [], []];
  const length = (players: number): number =>
    planOf(
      ended(
        Array.from({ length: players }, () => towers),
        Array.from({ length: players }, () => 1),
      ),
    ).steps.reduce((sum, { after }) => sum + after, 0);
  expect(length(5)).toBeLessThan(6000);
  expect(length(2)).toBeGreaterThan(2500);
});
