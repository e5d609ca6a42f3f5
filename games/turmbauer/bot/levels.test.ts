import { at, type Policy, randomPolicy, SeededRandom, stepAtRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { type Hand, type State, type Turmbauer, turmbauer, turmbauerWith } from '../rules/index.js';
import { fickle } from '../testing/worlds.js';
import { greedy } from './greedy.js';
import { turmbauerByStatics } from './judge.js';
import { fair, gentle, master, sharp } from './levels.js';
import { FACTS } from './outlook.js';
import { weights } from './weights.js';

const LEVELS = [gentle, fair, sharp, master];
const HANDS: readonly Hand[] = ['steady', 'natural', 'shaky'];

/** In these there are the most builds, and they take longest. */
const FIRST_ROUNDS = 7;

/** Positions in which a seat is to build or to move, in turn, each from a random match with another number of players and another hand. */
function* positions(count: number): Generator<State> {
  const game = turmbauerWith(fickle);
  const random = new SeededRandom(5);
  for (let found = 0; found < count; ) {
    const state = game.start({ players: 2 + (found % 3), hand: at(HANDS, found % HANDS.length) });
    const phase = found % 2 === 0 ? 'build' : 'move';
    while (stepAtRandom(game, state, random)) {
      if (state.phase !== phase || state.turn < FIRST_ROUNDS * state.pawns.length || random.below(5) !== 0) continue;
      found += 1;
      yield game.copy(state);
      break;
    }
  }
}

describe.each(LEVELS)('$name', level => {
  test('does what is legal, and the same again with the same numbers', () => {
    for (const state of positions(3)) {
      const before = JSON.stringify(state);
      const action = level.choose(turmbauer, state, new SeededRandom(7));
      expect(turmbauer.checkAction(state, action)).toBeUndefined();
      expect(level.choose(turmbauer, turmbauer.see(state, 0), new SeededRandom(7))).toEqual(action);
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  test('answers when it is time, with whatever it has', () => {
    for (const state of positions(2)) {
      const action = level.choose(turmbauer, state, new SeededRandom(7), { isOver: () => true });
      expect(turmbauer.checkAction(state, action)).toBeUndefined();
    }
  });
});

/** The share of the victory that one has against another, each deal played from both seats. */
function shareOf(one: Policy<Turmbauer>, other: Policy<Turmbauer>, deals: number): number {
  const game = turmbauerByStatics;
  let share = 0;
  for (let match = 0; match < 2 * deals; match++) {
    const fate = new SeededRandom(1, Math.floor(match / 2));
    const state = game.start({ players: 2, hand: 'natural' });
    for (let due = game.due(state); due.type !== 'over'; due = game.due(state)) {
      if (due.type === 'chance') game.applyChance(state, game.fate(state, fate));
      else game.applyAction(state, (due.seat === match % 2 ? one : other).choose(game, state, fate));
    }
    const { winners } = resultOf(state);
    share += winners.includes(match % 2) ? 1 / winners.length : 0;
  }
  return share / (2 * deals);
}

function resultOf(state: State): Turmbauer['Result'] {
  const due = turmbauer.due(state);
  if (due.type !== 'over') throw new Error('not over yet');
  return due.result;
}

describe('the levels', () => {
  test('gentle beats chance', () => {
    expect(shareOf(gentle, randomPolicy, 3)).toBeGreaterThan(0.6);
  });

  test('fair beats chance', () => {
    expect(shareOf(fair, randomPolicy, 2)).toBeGreaterThan(0.7);
  });

  test('sharp beats greedy', () => {
    expect(shareOf(sharp, greedy, 2)).toBeGreaterThan(0.6);
  });

  test('have learned how much each fact counts', () => {
    for (const line of Object.values(weights)) expect(line.length).toBe(FACTS);
  });
});
