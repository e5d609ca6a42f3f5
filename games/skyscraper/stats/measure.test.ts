import { SPECTATOR } from '@belfry/engine';
import { expect, test } from 'vitest';
import { build, play, position } from '../testing/scenario.js';
import { measure } from './measure.js';

/** Seat 0 wins with its fourth floor, two ahead. */
const view = play(
  position({ hands: ['3 6', '4'], floors: ['1+8 2+joker* 4+5', '3+6 8+1'], toWin: 4 }),
  build(0, '3', '6'),
).see(SPECTATOR);

test('the house, its pairs, its dogs, and how quick and how close the win was', () => {
  expect(measure({ view, log: [], seat: 0 })).toEqual({
    figures: { dogs: 1, jokers: 1, closest: 2, quickest: 1 },
    kinds: { '1+8': 1, '2+7': 1, '3+6': 1, '4+5': 1 },
    best: { worth: 41, piece: { seat: 0, goal: 4, floors: view.skyscrapers[0] } },
  });
});

test('who lost was not quick, but may have been close', () => {
  const { figures, kinds } = measure({ view, log: [], seat: 1 });
  expect(figures).toEqual({ dogs: 0, jokers: 0, closest: 2 });
  expect(kinds).toEqual({ '1+8': 1, '2+7': 0, '3+6': 1, '4+5': 0 });
});

test('who has no floor has no house to remember', () => {
  const empty = { ...view, skyscrapers: [view.skyscrapers[0] ?? [], []] };
  expect(measure({ view: empty, log: [], seat: 1 }).best).toBeUndefined();
});
