import { choicesOf, type Game, type GameTypes, SeededRandom, type Thinking } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { Search } from './search.js';
import type { Widening } from './task.js';

/** One of five numbers is chosen, and that is all. Worlds are numbered as they are imagined. */
interface State {
  readonly options: { readonly players: number };
  readonly world: number;
  chosen: number | undefined;
}

const NUMBERS = [0, 1, 2, 3, 4];

const chooseOne = {
  due: ({ chosen }: State) => (chosen === undefined ? { type: 'seat', seat: 0 } : { type: 'over', result: {} }),
  see: (state: State) => state,
  copy: (state: State) => ({ ...state }),
  legal: () => choicesOf(NUMBERS.map(number => ({ type: String(number) }))),
  applyAction(state: State, { type }: { readonly type: string }) {
    state.chosen = Number(type);
  },
} as unknown as Game;

function numberWorlds(): Thinking {
  let worlds = 0;
  const imaginer = (seen: unknown) => () => ({ ...(seen as State), world: worlds++ });
  return { imaginer, actionKey: ({ type }) => type, viewKey: () => '' };
}

/** What each choice comes to in each world, for the first of three seats; the others share the rest. A mind may say more than there are seats. */
type Worth = (chosen: number, world: number) => number;

function race(worth: Worth, iterations: number, widen?: Widening) {
  const shares = (chosen: number, world: number): number[] => {
    const own = worth(chosen, world);
    return [own, (1 - own) / 4, (3 * (1 - own)) / 4, 0];
  };
  return raceFor(shares, iterations, widen);
}

function raceFor(shares: (chosen: number, world: number) => number[], iterations: number, widen?: Widening) {
  const end = (_: GameTypes['Result'], state: unknown): number[] => {
    const { chosen = 0, world } = state as State;
    return shares(chosen, world);
  };
  const seen = { options: { players: 3 }, world: 0, chosen: undefined };
  return new Search(chooseOne, numberWorlds(), seen, { end }, { iterations, ...(widen && { widen }) })
    .think(new SeededRandom(1))
    .ways();
}

const ownOf = (ways: ReturnType<typeof race>): number[] => ways.map(({ values }) => values[0] ?? Number.NaN);

describe('choices that drop out of a race', () => {
  test('are as far behind as they were, though the worlds get worse after them', () => {
    const behind = [0.3, 0.2, 0.1, 0, 0];
    const worth: Worth = (chosen, world) =>
      (world < 30 ? 0.9 : 0.5) - (behind[chosen] ?? 0) + 0.05 * Math.sin(97 * world + 31 * chosen);
    const ways = race(worth, 600);
    const own = new Map(ways.map(({ action, values }) => [action.type, values[0] ?? Number.NaN]));
    const best = Math.max(...own.values());
    for (const [chosen, gap] of behind.entries()) expect(own.get(String(chosen))).toBeCloseTo(best - gap, 1);
  });

  test('are never valued above who is ahead of them, and all seats together stay one victory', () => {
    for (let seed = 0; seed < 200; seed++) {
      const random = new SeededRandom(3, seed);
      const table = NUMBERS.map(number => Array.from({ length: 90 }, () => (random.below(100) + 12 * number) / 150));
      const ways = race((chosen, world) => table[chosen]?.[world % 90] ?? 0, 30 + random.below(400));
      const own = ownOf(ways);
      expect(own).toEqual(own.toSorted((a, b) => b - a));
      for (const { values } of ways) {
        expect(values).toHaveLength(3);
        expect(values.every(value => value >= 0 && value <= 1)).toBe(true);
        expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
      }
    }
  });

  test('leave nobody less than nothing, also where part of the victory is nobody’s', () => {
    // Two choices take turns at being the better one, and look far better at first than they turn out to be.
    const worth: Worth = (chosen, world) => (world % 2 === chosen ? 0.3 : 0) + (world < 12 ? 0.6 : 0);
    const ways = raceFor((chosen, world) => (chosen < 2 ? [worth(chosen, world), 0, 0] : [0, 0.01, 0]), 600);
    for (const { values } of ways) for (const value of values) expect(value).toBeGreaterThanOrEqual(0);
  });

  test('may be as good as the best: what is alike is not told apart for long', () => {
    const ways = race((chosen, world) => 0.5 + 0.1 * Math.sin(world) + 0.001 * (chosen % 2), 100_000);
    expect(Math.max(...ways.map(({ tries }) => tries))).toBeLessThan(100);
  });

  test('were tried in fewer worlds', () => {
    const tries = race(chosen => chosen / 5, 400).map(way => way.tries);
    expect(tries[0]).toBeGreaterThan(0);
    for (const fewer of tries.slice(1)) expect(fewer).toBeLessThanOrEqual(tries[0] ?? 0);
  });
});

test('only a tree widens: a race has as many choices as it began with, however long', () => {
  const alike: Worth = (chosen, world) => (chosen === world % 5 ? 0.9 : 0.1);
  const ways = race(alike, 500, { first: 2, more: 10 });
  expect(ways).toHaveLength(2);
  expect(ways).toEqual(race(alike, 500, { first: 2, more: 0 }));
});
