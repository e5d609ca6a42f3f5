import { listChoices } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { type Build, type Hand, type State, turmbauer } from '../rules/index.js';
import { type Position, position, up } from '../testing/scenario.js';
import { Firmness } from './firmness.js';

const HANDS: readonly Hand[] = ['steady', 'natural', 'shaky'];

const TOWERS: readonly Position[] = [
  { dice: [2, 3] },
  { stones: { 'black-1a': [[0, 0, 1]] }, dice: [1, 3] },
  { stones: { 'red-2a': up(0, 0, 1, 2), 'black-3a': up(1, 1, 1, 3) }, dice: [2, 4] },
];

/** Every so many builds that are legal. */
const someBuilds = (seen: State): Build[] =>
  listChoices(turmbauer.legal(seen)).filter(
    (action, index): action is Build => index % 7 === 0 && action.type === 'build',
  );

const inHand = (seen: State, hand: Hand): Firmness => new Firmness({ ...seen, options: { ...seen.options, hand } });

describe('the risk of a build', () => {
  test('rises from a steady hand to a natural one to a shaky one', () => {
    let rising = 0;
    for (const tower of TOWERS) {
      const seen = position(tower).see(0);
      const hands = HANDS.map(hand => inHand(seen, hand));
      for (const build of someBuilds(seen)) {
        const [steady, natural, shaky] = hands.map(firmness => firmness.riskOf(build));
        if (steady === undefined || natural === undefined || shaky === undefined) throw new Error('three hands');
        expect(natural.falls).toBeGreaterThanOrEqual(steady.falls);
        expect(shaky.falls).toBeGreaterThanOrEqual(natural.falls);
        expect(natural.collapses).toBeGreaterThanOrEqual(steady.collapses);
        expect(shaky.collapses).toBeGreaterThanOrEqual(natural.collapses);
        if (steady.falls < natural.falls && natural.falls < shaky.falls) rising += 1;
      }
    }
    expect(rising).toBeGreaterThan(5);
  });

  test('is never less than it looks at a glance, nor more than 1, and what falls need not bring the tower down', () => {
    for (const tower of TOWERS) {
      const seen = position(tower).see(0);
      const firmness = inHand(seen, 'natural');
      for (const build of someBuilds(seen)) {
        const { falls, collapses } = firmness.riskOf(build);
        expect(falls).toBeGreaterThanOrEqual(firmness.glance(build).falls - 1e-9);
        expect(falls).toBeLessThanOrEqual(1);
        expect(collapses).toBeLessThanOrEqual(falls);
      }
    }
  });
});
