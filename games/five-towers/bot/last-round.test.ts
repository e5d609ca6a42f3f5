import { at, listChoices, SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { fiveTowers, type Options, type Outcome, type State } from '../rules/index.js';
import { LearnedOutlook } from './learned-outlook.js';
import { network } from './levels.js';
import { thoughtsOf } from './thoughts.js';

const ROUNDS = 1000;

/** The last round of a match by chance, at its first decision. Its display may have any size. */
function lastRound(options: Options, seed: number): State {
  const random = new SeededRandom(seed);
  const state = fiveTowers.start(options);
  while (state.timesRunOut < 2) {
    const due = fiveTowers.due(state);
    if (due.type === 'over') throw new Error('there was no second deck');
    if (due.type === 'chance') {
      fiveTowers.applyChance(state, fiveTowers.fate(state, random));
      continue;
    }
    const legal = fiveTowers.legal(state);
    fiveTowers.applyAction(state, legal.at(random.below(legal.count)));
  }
  return state;
}

/** How a seat likes a result: first its share of the victory, then its lead. */
function isBetter(a: Outcome, b: Outcome, seat: number): boolean {
  const [one, other] = [a, b].map(({ winners }) => (winners.includes(seat) ? 1 / winners.length : 0));
  if (one !== other) return Number(one) > Number(other);
  return leadOf(a, seat) > leadOf(b, seat);
}

const leadOf = ({ scores }: Outcome, seat: number): number =>
  at(scores, seat) - Math.max(...scores.filter((_, other) => other !== seat));

/** Tries everything that the rules allow, with every answer to it. Of equal ways the first. */
function bruteForce(state: State): Outcome {
  const due = fiveTowers.due(state);
  if (due.type === 'over') return due.result;
  if (due.type === 'chance') throw new Error('nothing is dealt after the last round');
  return listChoices(fiveTowers.legal(state))
    .map(action => {
      const next = fiveTowers.copy(state);
      fiveTowers.applyAction(next, action);
      return bruteForce(next);
    })
    .reduce((best, result) => (isBetter(result, best, due.seat) ? result : best));
}

/** Everybody plays as the bot does. */
function played(state: State): Outcome {
  const mind = { outlook: new LearnedOutlook(network) };
  for (;;) {
    const due = fiveTowers.due(state);
    if (due.type === 'over') return due.result;
    fiveTowers.applyAction(state, at(thoughtsOf(fiveTowers.see(state, 0), mind, new SeededRandom(1)), 0).action);
  }
}

describe('the last round', () => {
  test(`is played as brute force plays it, in ${ROUNDS} of them`, () => {
    for (let seed = 0; seed < ROUNDS; seed++) {
      const state = lastRound({ players: 2 + (seed % 4), bids: 'checked' }, seed);
      expect(played(fiveTowers.copy(state)), `round ${seed}`).toEqual(bruteForce(state));
    }
  });
});
