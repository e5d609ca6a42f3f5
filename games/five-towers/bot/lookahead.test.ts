import { at, type Limits, SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { DISPLAY_SIZE, fiveTowers } from '../rules/index.js';
import type { Outcome } from './auction.js';
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

/** What may become of the round if seat 0 builds a card or two, or nobody builds. */
function outcomesOf(position: Position): Outcome[] {
  const round = new Round(position, new LearnedOutlook(network));
  return [1, 2].flatMap(count => round.best(0, count) ?? []).concat(round.unbuilt);
}

/** How seat 0 likes each outcome in all imagined worlds together. */
function sumsOf(position: Position, cards: number): number[] {
  const outcomes = outcomesOf(position);
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

describe('one round before the last nothing is left to imagine', () => {
  const refined = (position: Position, outcomes: readonly Outcome[], limits?: Limits) =>
    new Lookahead(network, MASTERLY).refine(position, outcomes, new SeededRandom(1), limits);
  const likedBy0 = (outcomes: readonly Outcome[]): number[] => outcomes.map(({ likings }) => at(likings, 0));
  const guessed = ({ built }: Outcome, liking: number): Outcome => ({ built, likings: [liking, 1 - liking] });

  test.each([45, 69, 89])('what comes of it counts, whatever was guessed (%i)', seed => {
    const position = nearEnd(DISPLAY_SIZE, seed);
    const outcomes = outcomesOf(position);
    const exact = likedBy0(refined(position, outcomes));
    expect(areVictories(exact)).toBe(true);
    // Of 69 one way is half a victory and the others are none.
    const misled = outcomes.map((outcome, index) => guessed(outcome, at(exact, index) > 0.25 ? 0.1 : 0.65));
    const liked = likedBy0(refined(position, misled));
    expect(at(exact, liked.indexOf(Math.max(...liked)))).toBeCloseTo(Math.max(...exact), 4);
    for (const [index, liking] of liked.entries()) expect(liking).toBeCloseTo(at(exact, index), 4);
  });

  test('the guess decides between what is alike, and where there was no time', () => {
    const position = nearEnd(DISPLAY_SIZE, 0);
    const [outcome] = outcomesOf(position);
    if (outcome === undefined) throw new Error('nothing can become of this round');
    const alike = [0.2, 0.9].map(liking => guessed(outcome, liking));
    const [one = 0, other = 0] = likedBy0(refined(position, alike));
    expect(other).toBeGreaterThan(one);
    const [first, second] = likedBy0(refined(position, alike, { isOver: () => true }));
    expect(first).toBeCloseTo(0.2, 9);
    expect(second).toBeCloseTo(0.9, 9);
  });
});
