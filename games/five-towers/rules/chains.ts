/** Chains: the sequences in which some cards of one type can go on one tower. */
import { CARD_SETS, type CardSet, type ValueBits, valuesIn, without } from './card-sets.js';
import { type Card, cardOf, DISPLAY_SIZE, type TowerIndex, VALUES, type Value } from './cards.js';
import { GROUND, type Top, takes } from './towers.js';

/** Every top there is. */
const TOPS = GROUND + 1;

/** By top: the values it takes. */
const TAKEN_BY: readonly ValueBits[] = Array.from({ length: TOPS }, (_, top) =>
  VALUES.reduce((bits, value) => (takes(top, value) ? bits | (1 << value) : bits), 0),
);

/** Those of the cards that can be the first of a chain on this top. */
const firstOn = (top: Top, cards: CardSet): ValueBits => valuesIn(cards) & (TAKEN_BY[top] as ValueBits);

const lowest = (values: ValueBits): Value => 31 - Math.clz32(values & -values);

/**
 * In how many ways something can be done, by the number of cards it uses: one number, with a digit to the base 128 for no card, for
 * one, and so on. Then the ways of two independent parts together are their product, and the ways of either are their sum.
 * With five cards on display no digit comes to more than 52, and all six digits make an exact number.
 */
export type Ways = number;

export const NO_WAY: Ways = 0;
export const WITH_NO_CARD: Ways = 1;
/** What a card more multiplies ways by. */
const A_CARD: Ways = 128;

/** By the number of cards: what brings their digit to the lowest place. */
const PLACES: readonly number[] = Array.from({ length: DISPLAY_SIZE + 1 }, (_, cards) => A_CARD ** -cards);

/** The ways that use so many cards. */
export const waysWith = (ways: Ways, cards: number): number => (ways * (PLACES[cards] as number)) & (A_CARD - 1);

/**
 * By set of cards and top: their chains by length, and one more than the length of the longest. 0 is what was never asked for: it is
 * worked out when it is, with all that it follows from. So a page with one match on it knows little more than that match needs.
 */
const WAYS = new Float64Array(CARD_SETS * TOPS);
const LONGEST = new Uint8Array(CARD_SETS * TOPS);

const placeOf = (top: Top, cards: CardSet): number => cards * TOPS + top;

/** The most of these cards that can go on this top. */
export function longestChain(top: Top, cards: CardSet): number {
  const known = LONGEST[placeOf(top, cards)] as number;
  return known !== 0 ? known - 1 : longestOf(workOut(top, cards));
}

/** How many chains these cards make on this top, by length. */
export function countChains(top: Top, cards: CardSet): Ways {
  const known = WAYS[placeOf(top, cards)] as Ways;
  return known !== 0 ? known : workOut(top, cards);
}

function workOut(top: Top, cards: CardSet): Ways {
  let ways = WITH_NO_CARD;
  for (let first = firstOn(top, cards); first !== 0; first &= first - 1) {
    const value = lowest(first);
    ways += A_CARD * countChains(value, without(cards, value));
  }
  const place = placeOf(top, cards);
  WAYS[place] = ways;
  LONGEST[place] = 1 + longestOf(ways);
  return ways;
}

/** The most cards that any of these ways uses. */
export const longestOf = (ways: Ways): number => PLACES.findLastIndex(place => ways * place >= 1);

/** Places the chain with this number among those of this length, from the bottom up. */
export function placeChain(
  builder: { place(card: Card): void },
  tower: TowerIndex,
  top: Top,
  cards: CardSet,
  length: number,
  index: number,
): void {
  let rank = index;
  let under = top;
  let offered = cards;
  for (let left = length - 1; left >= 0; left--) {
    let first = firstOn(under, offered);
    for (let count = chainsAfter(first, offered, left); rank >= count; count = chainsAfter(first, offered, left)) {
      rank -= count;
      first &= first - 1;
      if (first === 0) throw new RangeError(`no chain ${index} of length ${length}`);
    }
    const value = lowest(first);
    builder.place(cardOf(tower, value));
    offered = without(offered, value);
    under = value;
  }
}

/** How many chains of this length the other cards make on the lowest of these values. */
function chainsAfter(first: ValueBits, cards: CardSet, length: number): number {
  if (length === 0) return 1;
  const value = lowest(first);
  return waysWith(countChains(value, without(cards, value)), length);
}
