import { at, type Limits, type Policy, SeededRandom } from '@belfry/engine';
import { describe, expect, test, vi } from 'vitest';
import { type Action, type State, type Turmbauer, turmbauer } from '../rules/index.js';
import { Firmness } from './firmness.js';
import { turmbauerByStatics } from './judge.js';
import { fair, gentle, master, sharp } from './levels.js';

const LEVELS = [gentle, fair, sharp, master];

/** Moments of a match of gentle players: to build and to move, in the middle of it and near its end. */
function moments(): State[] {
  const wanted = [
    [24, 'build'],
    [25, 'move'],
    [42, 'build'],
    [44, 'move'],
  ] as const;
  const game = turmbauerByStatics;
  const random = new SeededRandom(2);
  const state = game.start({ players: 2, hand: 'natural' });
  const found: State[] = [];
  for (let due = game.due(state); due.type !== 'over'; due = game.due(state)) {
    if (due.type === 'chance') {
      game.applyChance(state, game.fate(state, random));
      continue;
    }
    const [turn, phase] = wanted[found.length] ?? [];
    if (turn !== undefined && state.turn >= turn && state.phase === phase) found.push(game.copy(state));
    game.applyAction(state, gentle.choose(game, state, random));
  }
  return found;
}

const MOMENTS = moments();

const decide = (level: Policy<Turmbauer>, state: State, limits?: Limits): Action =>
  level.choose(turmbauer, state, new SeededRandom(3), limits);

/** What is done when the clock is looked at for so many times, and what that took after it was time. */
function stopped(level: Policy<Turmbauer>, state: State, looks: number) {
  const statics = vi.spyOn(Firmness.prototype, 'riskOf');
  const steps = vi.spyOn(turmbauer, 'applyAction');
  let looked = 0;
  let before = { asked: 0, steps: 0 };
  const isOver = (): boolean => {
    if (looked++ === looks) before = { asked: statics.mock.calls.length, steps: steps.mock.calls.length };
    return looked > looks;
  };
  const action = decide(level, state, { isOver });
  if (looked <= looks) before = { asked: statics.mock.calls.length, steps: steps.mock.calls.length };
  const after = { asked: statics.mock.calls.length - before.asked, steps: steps.mock.calls.length - before.steps };
  vi.restoreAllMocks();
  return { action, after };
}

describe.each(LEVELS)('$name', level => {
  test('takes as long as it likes if it may', () => {
    for (const state of [at(MOMENTS, 0), at(MOMENTS, 3)])
      expect(stopped(level, state, Number.POSITIVE_INFINITY).action).toEqual(decide(level, state));
  });

  test('comes to an answer as soon as it is time, whenever that is', () => {
    for (const state of MOMENTS)
      for (const looks of [0, 1, 20, 100, 130]) {
        const { action, after } = stopped(level, state, looks);
        expect(turmbauer.checkAction(state, action)).toBeUndefined();
        // Something must have been thought about: one build, or what is left of one.
        expect(after.asked).toBeLessThanOrEqual(1);
        expect(after.steps).toBeLessThanOrEqual(6);
      }
  });
});
