import { at, SeededRandom } from '@belfry/engine';
import { expect, test } from 'vitest';
import { fiveTowers } from '../rules/index.js';
import { LearnedOutlook } from './learned-outlook.js';
import { MASTERLY, network } from './levels.js';
import { Lookahead } from './lookahead.js';
import { type Position, positionOf } from './position.js';
import { Round } from './round.js';

/** A match by chance, at the first bid of the round after which so many cards are left of the second deck. */
function nearEnd(left: number, seed: number): Position {
  const random = new SeededRandom(seed);
  const state = fiveTowers.start({ players: 2, bids: 'checked' });
  for (let due = fiveTowers.due(state); due.type !== 'over'; due = fiveTowers.due(state)) {
    if (due.type === 'chance') {
      fiveTowers.applyChance(state, fiveTowers.fate(state, random));
      continue;
    }
    const position = positionOf(state);
    if (position.isSecondDeck && position.left <= left) return position;
    const legal = fiveTowers.legal(state);
    fiveTowers.applyAction(state, legal.at(random.below(legal.count)));
  }
  throw new Error('there was no second deck');
}

const WORLDS = 6;

/** How seat 0 likes each outcome in all imagined worlds together. */
function sumsOf(position: Position, cards: number): number[] {
  const round = new Round(position, new LearnedOutlook(network));
  const outcomes = [1, 2].flatMap(count => round.best(0, count) ?? []).concat(round.unbuilt);
  const playouts = WORLDS * outcomes.length;
  const lookahead = new Lookahead(network, { ...MASTERLY, playouts, end: { cards, playouts } });
  const refined = lookahead.refine(position, outcomes, new SeededRandom(1));
  return refined.map(({ likings }, index) => at(likings, 0) * (WORLDS + 1) - at(at(outcomes, index).likings, 0));
}

/** Victories come whole, or in halves where two share one. */
const areVictories = (sums: readonly number[]): boolean =>
  sums.every(sum => Math.abs(2 * sum - Math.round(2 * sum)) < 0.01);

test('with few cards left, matches are imagined to their end, and victories counted', () => {
  const positions = [0, 1, 2, 3, 4].map(seed => nearEnd(20, seed));
  for (const position of positions) expect(areVictories(sumsOf(position, position.left))).toBe(true);
  // With more to come than that, what is expected is a likelihood, at least where nobody is far ahead.
  expect(positions.every(position => areVictories(sumsOf(position, position.left - 1)))).toBe(false);
});
