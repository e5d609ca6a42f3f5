import { Search } from '@belfry/bots';
import { at, type Limits, type Policy, randomPolicy, runSimulation, SeededRandom, stepAtRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { type Options, type Skyscraper, type State, skyscraper } from '../rules/index.js';
import { thinking } from '../rules/thinking/index.js';
import { card, position } from '../testing/scenario.js';
import { eager } from './eager.js';
import { fair } from './fair.js';
import { farsight } from './farsight.js';
import { gentle } from './gentle.js';
import { greedy } from './greedy.js';
import { judge } from './learned.js';
import { master } from './master.js';
import { sharp } from './sharp.js';

const QUICK = [greedy, gentle, fair, sharp];
const ALL_OPTIONS: readonly Options[] = [2, 3, 4].flatMap(players => [
  { players, floors: 5 },
  { players, floors: 4 },
]);

/** Positions of a match played by chance: every so many decisions one. */
function* positions(options: Options, seed: number, every: number): Generator<State> {
  const random = new SeededRandom(seed, options.players, options.floors);
  const state = skyscraper.start(options);
  for (let decisions = 0; skyscraper.due(state).type !== 'over'; ) {
    if (skyscraper.due(state).type === 'seat' && decisions++ % every === 0) yield skyscraper.copy(state);
    stepAtRandom(skyscraper, state, random);
  }
}

const decide = (policy: Policy<Skyscraper>, state: State, limits?: Limits) =>
  policy.choose(skyscraper, state, new SeededRandom(5), limits);

/** A thought cut short after so many looks at the clock. */
function shortly(looks: number): Limits {
  let left = looks;
  return { isOver: () => left-- <= 0 };
}

describe.each(ALL_OPTIONS)('with $players players and $floors floors', options => {
  test.each(QUICK)('$name does what is allowed, the same each time, and knows only what it sees', policy => {
    for (const state of positions(options, 1, 3)) {
      const action = decide(policy, state);
      expect(skyscraper.checkAction(state, action)).toBeUndefined();
      expect(decide(policy, skyscraper.see(state, state.turn))).toEqual(action);
    }
  });

  test('so does master, also when it is cut short', () => {
    for (const state of positions(options, 2, 25)) {
      const seen = skyscraper.see(state, state.turn);
      const action = decide(master, state, shortly(60));
      expect(skyscraper.checkAction(state, action)).toBeUndefined();
      expect(decide(master, seen, shortly(60))).toEqual(action);
      expect(skyscraper.checkAction(state, decide(master, seen, shortly(0)))).toBeUndefined();
    }
  });
});

test.each([sharp, master])('$name builds the floor that wins', policy => {
  const match = position({ hands: ['3 6 thief', '1 1 2'], floors: ['1+8 1+8 2+7 2+7', '4+5'], pile: '5 5 5' });
  expect(decide(policy, match.see(0))).toEqual({ type: 'build', cards: [card('3'), card('6')] });
});

test('sharp and master do not leave it to luck whether somebody wins at once', () => {
  const match = position({
    hands: ['jackhammer 1 1 1', '3 6 4 2 2'],
    floors: ['2+7', '1+8 7+2 4+5 4+5'],
    pile: '5 7 8',
    discard: '8 8',
  });
  for (const policy of [sharp, master]) expect(decide(policy, match.see(0))).toEqual({ type: 'jackhammer', from: 1 });
});

describe('strength', () => {
  const share = (policy: Policy<Skyscraper>, other: Policy<Skyscraper>, players: number, matches: number): number => {
    const shares = Array.from({ length: players }, (_, seat) => {
      const policies = Array.from({ length: players }, (__, place) => (place === seat ? policy : other));
      const plan = { game: skyscraper, options: { players, floors: 5 as const }, policies, matches, seed: 1 };
      return at(runSimulation<Skyscraper>(plan).seats, seat).victories.share;
    });
    return shares.reduce((sum, part) => sum + part, 0) / players;
  };

  test('gentle beats chance and loses to eager', () => {
    expect(share(gentle, randomPolicy, 2, 60)).toBeGreaterThan(0.55);
    expect(share(gentle, eager, 2, 60)).toBeLessThan(0.42);
  });

  test('fair beats gentle', () => {
    expect(share(fair, gentle, 2, 60)).toBeGreaterThan(0.6);
  });

  test.each([
    [2, 60, 0.55],
    [4, 20, 0.28],
  ])('sharp beats eager among %i', (players, matches, least) => {
    expect(share(sharp, eager, players, matches)).toBeGreaterThan(least);
  });

  test('master beats eager by what it finds out, not by what looks best before', () => {
    const found: Policy<Skyscraper> = {
      name: 'found out',
      choose(_, seen, random) {
        const mind = { ...farsight(judge, seen), rate: () => [] };
        return new Search(skyscraper, thinking, seen, mind, { iterations: 100 }).think(random).best();
      },
    };
    expect(share(found, eager, 2, 15)).toBeGreaterThan(0.6);
  });

  test.each([2, 3, 4])('%i sharp players seldom wait for each other until the match dies down', players => {
    const policies = Array.from({ length: players }, () => sharp);
    const plan = { game: skyscraper, options: { players, floors: 5 as const }, policies, matches: 30, seed: 1 };
    expect(runSimulation<Skyscraper>(plan).figures['died-down']?.mean).toBeLessThan(0.15);
  });
});
