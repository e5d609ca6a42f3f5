/** The sets of cards and their chains, against sequences that are simply tried. */
import { describe, expect, test } from 'vitest';
import { cards } from '../testing/scenario.js';
import { type CardSet, cardsIn, offerOf, withCard, withoutCard } from './card-sets.js';
import { type Card, deckFor, towerOf, type Value, valueOn } from './cards.js';
import { chainsOn, countChains, know, longestChain, mostOn, placeChain, waysWith } from './chains.js';
import { GROUND, type Top, takes } from './towers.js';

const VALUES_OF_A_TYPE: readonly Value[] = deckFor(4)
  .filter(card => towerOf(card) === 0)
  .map(valueOn);

/** All sets of up to five of the cards of one type, twins included, each sorted, once. */
function allSets(): Value[][] {
  const sets = new Map<string, Value[]>([['', []]]);
  for (const value of VALUES_OF_A_TYPE) {
    const smaller = [...sets.values()].filter(set => set.length < 5);
    for (const set of smaller) sets.set([...set, value].join(), [...set, value]);
  }
  return [...sets.values()];
}

const ALL = allSets();

/** Its number, its chains known. */
function setOf(values: readonly Value[]): CardSet {
  const offer = offerOf(values);
  know(offer);
  return offer[0] ?? Number.NaN;
}

/** Every sequence of some of these cards that can go on this top. */
function chainsOf(top: Top, values: readonly Value[]): Value[][] {
  const firsts = [...new Set(values)].filter(value => takes(top, value));
  return [[], ...firsts.flatMap(value => chainsAbove(value, values.toSpliced(values.indexOf(value), 1)))];
}

const chainsAbove = (value: Value, others: readonly Value[]): Value[][] =>
  chainsOf(value, others).map(chain => [value, ...chain]);

const SIZES = [0, 1, 2, 3, 4, 5] as const;

describe('sets of cards of one type', () => {
  test('[cards.3] [cards.4] there are 10,566, each with a number of its own', () => {
    expect(ALL).toHaveLength(10_566);
    expect(new Set(ALL.map(setOf)).size).toBe(10_566);
    expect(Math.max(...ALL.map(setOf))).toBe(10_565);
  });

  test('[cards.4] the number does not depend on the order of the cards', () => {
    for (const set of ALL) expect(setOf(set.toReversed())).toBe(setOf(set));
  });

  test('can be told from their number, with a card more and with a card less', () => {
    for (const set of ALL) {
      expect(cardsIn(setOf(set)) & 0xffff).toBe(set.reduce((bits, value) => bits | (1 << value), 0));
      for (const [index, value] of set.entries()) {
        const others = set.toSpliced(index, 1);
        expect(withoutCard(setOf(set), value)).toBe(setOf(others));
        expect(withCard(setOf(others), value)).toBe(setOf(set));
      }
    }
  });

  test('[round.1] there is none of more cards, or with a card more often than it is printed', () => {
    expect(() => offerOf([1, 2, 3, 4, 5, 6])).toThrow(RangeError);
    expect(() => offerOf([3, 3])).toThrow(RangeError);
    expect(() => offerOf([2, 2, 2])).toThrow(RangeError);
  });
});

describe('chains', () => {
  test('[build.2] [build.3] [build.4] [build.5] [build.6] are counted by length, on every top', () => {
    for (const set of ALL.filter((_, index) => index % 7 === 0))
      for (let top = 0; top <= GROUND; top++) {
        const tried = chainsOf(top, set);
        const ways = countChains(top, setOf(set));
        expect(SIZES.map(size => waysWith(ways, size))).toEqual(
          SIZES.map(size => tried.filter(chain => chain.length === size).length),
        );
        expect(longestChain(top, setOf(set))).toBe(Math.max(...tried.map(chain => chain.length)));
      }
  });

  test('can be listed', () => {
    for (const set of ALL.filter((_, index) => index % 31 === 0))
      for (const top of [GROUND, 8, 10]) {
        const listed = chainsOn(3, top, setOf(set)).map(chain => chain.map(valueOn));
        expect(listed.map(String).toSorted()).toEqual(chainsOf(top, set).map(String).toSorted());
        expect(mostOn(top, setOf(set))).toBe(listed.at(-1)?.length);
      }
    expect(chainsOn(3, 10, setOf([8, 15]))).toEqual(['', 'scrap-8', 'scrap-8 scrap-15'].map(cards));
  });

  test('are each made from their number', () => {
    for (const set of ALL.filter((_, index) => index % 31 === 0))
      for (const top of [GROUND, 8, 10]) {
        const tried = chainsOf(top, set).map(String);
        const made = SIZES.flatMap(size =>
          Array.from({ length: waysWith(countChains(top, setOf(set)), size) }, (_, index) => {
            const place: Card[] = [];
            placeChain({ place: card => place.push(card) }, 0, top, setOf(set), size, index);
            return String(place);
          }),
        );
        expect(made.toSorted()).toEqual(tried.toSorted());
      }
  });

  test('digits never run over: five cards have at most 52 ways of a size, one tower torn down', () => {
    const most = SIZES.map(size => mostWays(ALL.filter(set => set.length === size).map(setOf)));
    for (const split of SPLITS) {
      const intact = split.map(size => most[size] ?? []).reduce(product);
      expect(Math.max(...intact) * split.length).toBeLessThanOrEqual(52);
    }
  });
});

/** How five cards can lie on towers. */
const SPLITS = [[5], [4, 1], [3, 2], [3, 1, 1], [2, 2, 1], [2, 1, 1, 1], [1, 1, 1, 1, 1]];

/** By size: the most ways that any of these sets has on any top. */
function mostWays(sets: readonly CardSet[]): number[] {
  const tops = Array.from({ length: GROUND + 1 }, (_, top) => top);
  return SIZES.map(size => Math.max(...sets.flatMap(set => tops.map(top => waysWith(countChains(top, set), size)))));
}

const product = (one: readonly number[], other: readonly number[]): number[] =>
  SIZES.map(size =>
    SIZES.slice(0, size + 1).reduce<number>((sum, part) => sum + (one[part] ?? 0) * (other[size - part] ?? 0), 0),
  );
