import { type GameTypes, listChoices, type Random, SeededRandom } from '@belfry/engine';
import { type Lantern, sampleGame, sampleThinking } from '@belfry/engine/testing';
import { describe, expect, test } from 'vitest';
import type { Mind } from './mind.js';
import { plainSearch } from './plain.js';
import { Search, type SearchOptions } from './search.js';

const RACE: SearchOptions = { iterations: 300 };
const TREE: SearchOptions = { iterations: 300, depth: 5 };

/** A match of Lantern in which these were dealt, and nobody has chosen yet. */
function dealt(...lights: readonly number[]): Lantern['State'] {
  const state = sampleGame.start({ players: lights.length });
  sampleGame.applyChance(state, { chance: 'deal', lights });
  return state;
}

const waysOf = (state: Lantern['State'], options: SearchOptions, mind: Mind<Lantern> = {}, seed = 1) =>
  new Search<Lantern>(sampleGame, sampleThinking, state, mind, options).think(new SeededRandom(seed)).ways();

describe.each([
  ['choices raced against each other', RACE],
  ['a tree', TREE],
])('%s', (_, options) => {
  test('finds what is plainly better: to swap a dim light, to keep a bright one', () => {
    expect(waysOf(dealt(1, 5, 4), options)[0]?.action).toEqual({ type: 'swap' });
    expect(waysOf(dealt(8, 5, 4), options)[0]?.action).toEqual({ type: 'keep' });
  });

  test('tells what each seat can hope for, all together one victory', () => {
    for (const { values, tries } of waysOf(dealt(2, 5, 4), options)) {
      expect(tries).toBeGreaterThan(0);
      expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
    }
  });

  test('decides the same with the same numbers', () => {
    expect(waysOf(dealt(3, 5, 4), options, {}, 7)).toEqual(waysOf(dealt(3, 5, 4), options, {}, 7));
  });

  test('knows no more if it is handed the whole truth', () => {
    for (const others of [[4, 5] as const, [8, 6] as const]) {
      const state = dealt(3, ...others);
      expect(waysOf(state, options)).toEqual(waysOf(sampleGame.see(state, 0), options));
      expect(waysOf(state, options)).toEqual(waysOf(dealt(3, 7, 1), options));
    }
  });

  test('answers at once if it must, with something legal', () => {
    const state = dealt(3, 5, 4);
    const search = new Search(sampleGame, sampleThinking, state, {}, options).think(new SeededRandom(1), {
      isOver: () => true,
    });
    expect(listChoices(sampleGame.legal(state))).toContainEqual(search.best());
    expect(listChoices(sampleGame.legal(state))).toContainEqual(
      new Search(sampleGame, sampleThinking, state, {}, options).best(),
    );
  });

  test('stops when it is time, with the best it has', () => {
    let asked = 0;
    const search = new Search(sampleGame, sampleThinking, dealt(1, 5, 4), {}, { ...options, iterations: 1e9 });
    search.think(new SeededRandom(1), { isOver: () => ++asked === 22 });
    expect(asked).toBe(22);
    expect(search.best()).toEqual({ type: 'swap' });
  });

  test('thinks no further where there is no choice', () => {
    const worlds: number[] = [];
    const mind: Mind<Lantern> = {
      value: () => {
        worlds.push(1);
        return [1, 0];
      },
    };
    const ways = waysOf(dealt(9, 5), options, mind);
    expect(ways).toHaveLength(1);
    expect(worlds.length).toBeLessThan(5);
  });

  test('believes what its mind says of a position', () => {
    const likesOthersTurn: Mind<Lantern> = { value: state => (state.open.length > 0 ? [1, 0, 0] : [0, 0, 1]) };
    expect(
      waysOf(dealt(8, 5, 4), { ...options, depth: Math.min(2, options.depth ?? 1) }, likesOthersTurn)[0],
    ).toMatchObject({ action: { type: 'swap' }, values: [1, 0, 0] });
  });

  test('looks at the most promising choices only, if it is to be narrow', () => {
    const mind: Mind<Lantern> = {
      rate: (_state, legal) => listChoices(legal).map(({ type }) => Number(type === 'swap')),
    };
    const ways = waysOf(dealt(8, 5, 4), { ...options, widen: { first: 1, more: 0 } }, mind);
    expect(ways.map(({ action }) => action)).toEqual([{ type: 'swap' }]);
  });
});

test('a choice that is clearly worse gets less time', () => {
  const tries = waysOf(dealt(1, 5, 4), { iterations: 1000 }).map(way => way.tries);
  expect(tries[1]).toBeLessThan((tries[0] ?? 0) / 2 + 100);
});

test('who knows only the rules beats chance', () => {
  const plain = plainSearch('plain', sampleThinking, { iterations: 100, depth: 10 });
  const chance = (legal: readonly GameTypes['Action'][], random: Random) => legal[random.below(legal.length)];
  let won = 0;
  for (let deal = 0; deal < 200; deal++) {
    const state = sampleGame.start({ players: 2 });
    const random = new SeededRandom(3, deal);
    for (;;) {
      const due = sampleGame.due(state);
      if (due.type === 'over') {
        won += due.result.winners.includes(deal % 2) ? 1 : 0;
        break;
      }
      if (due.type === 'chance') sampleGame.applyChance(state, sampleGame.fate(state, random));
      else {
        const action =
          due.seat === deal % 2
            ? plain.choose(sampleGame, sampleGame.see(state, due.seat), random)
            : chance(listChoices(sampleGame.legal(state)), random);
        sampleGame.applyAction(state, action as Lantern['Action']);
      }
    }
  }
  expect(won).toBeGreaterThan(110);
});
