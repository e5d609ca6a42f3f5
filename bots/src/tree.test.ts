import { choicesOf, type Game, type GameTypes, SeededRandom, type Thinking } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import type { Mind } from './mind.js';
import { Search } from './search.js';
import type { Widening } from './task.js';

/** One of many numbers is chosen, and that is all. */
interface State {
  readonly options: { readonly players: number };
  chosen: number | undefined;
}

const NUMBERS = Array.from({ length: 40 }, (_, number) => number);

const chooseOne = {
  due: ({ chosen }: State) => (chosen === undefined ? { type: 'seat', seat: 0 } : { type: 'over', result: {} }),
  see: (state: State) => state,
  copy: (state: State) => ({ ...state }),
  legal: () => choicesOf(NUMBERS.map(number => ({ type: String(number) }))),
  applyAction(state: State, { type }: { readonly type: string }) {
    state.chosen = Number(type);
  },
} as unknown as Game;

const thinking: Thinking = {
  imaginer: seen => () => ({ ...(seen as State) }),
  actionKey: ({ type }) => type,
  viewKey: () => '',
};

/** The larger a number, the more it promises, but this one is best. */
const BEST = 31;
const mind: Mind = {
  rate: () => NUMBERS,
  end: (_: GameTypes['Result'], state) => ((state as State).chosen === BEST ? [0.9, 0.1] : [0.2, 0.8]),
};

function numbersTried(widen: Widening, iterations: number): number[] {
  const seen = { options: { players: 2 }, chosen: undefined };
  const search = new Search(chooseOne, thinking, seen, mind, { iterations, depth: 2, widen });
  return search
    .think(new SeededRandom(1))
    .ways()
    .map(({ action }) => Number(action.type));
}

describe('a tree that widens', () => {
  const widen: Widening = { first: 1, more: 1 };

  test('tries more the longer it thinks, what promises most first', () => {
    expect(numbersTried(widen, 1)).toEqual([39]);
    const [few, more] = [numbersTried(widen, 9), numbersTried(widen, 100)];
    expect(few.length).toBeGreaterThan(1);
    expect(few.length).toBeLessThan(6);
    expect(more.length).toBeGreaterThan(few.length);
    expect(more.length).toBeLessThan(14);
    for (const tried of [few, more])
      expect(tried.toSorted((a, b) => b - a)).toEqual(NUMBERS.toReversed().slice(0, tried.length));
  });

  test('comes to what promised little and is best, and then stays with it', () => {
    expect(numbersTried(widen, 1000)[0]).toBe(BEST);
    expect(numbersTried({ ...widen, more: 0 }, 1000)).toEqual([39]);
  });

  test('tries everything once before anything twice, if it is told nothing of that', () => {
    expect(numbersTried({ first: Number.POSITIVE_INFINITY, more: 0 }, 40)).toHaveLength(40);
  });
});
