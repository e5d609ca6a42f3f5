/** Chains: the sequences in which some cards of one type can go on one tower. */
import { CARD_SETS, type CardBits, type CardSet, cardsIn, lowestValue, type Offer, withoutCard } from './card-sets.js';
import { type Card, cardOf, DISPLAY_SIZE, type TowerIndex, VALUES } from './cards.js';
import { GROUND, type Top, takes } from './towers.js';

/** Every top there is. */
const TOPS = GROUND + 1;

/** By top: the values it takes, as bits. */
const TAKEN_BY: readonly CardBits[] = Array.from({ length: TOPS }, (_, top) =>
  VALUES.reduce((bits, value) => (takes(top, value) ? bits | (1 << value) : bits), 0),
);

/** Those of the cards that can be the first of a chain on this top, twins once. */
const firstOn = (top: Top, cards: CardBits): CardBits => cards & (TAKEN_BY[top] as CardBits);

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
 * By set of cards and top: their chains by length, and the length of the longest. Worked out for a set when it is first asked about, so
 * that a page with one match on it pays for little more than that match needs.
 */
const WAYS = new Float64Array(CARD_SETS * TOPS);
const LONGEST = new Uint8Array(CARD_SETS * TOPS);
/** By set: its cards. */
const CARDS = new Int32Array(CARD_SETS);

const placeOf = (top: Top, set: CardSet): number => set * TOPS + top;

/** How many chains these cards make on this top, by length. The set must be known. */
export const countChains = (top: Top, set: CardSet): Ways => WAYS[placeOf(top, set)] as Ways;

/** The most of these cards that can go on this top. The set must be known. */
export const longestChain = (top: Top, set: CardSet): number => LONGEST[placeOf(top, set)] as number;

/** The most of these cards of one type that can go on this top. */
export function mostOn(top: Top, set: CardSet): number {
  knowSet(set);
  return longestChain(top, set);
}

/** All chains of these cards on this tower with this top, from the bottom up, the shorter ones first; no card at all is one. */
export function chainsOn(tower: TowerIndex, top: Top, set: CardSet): readonly (readonly Card[])[] {
  knowSet(set);
  const ways = countChains(top, set);
  const chains: Card[][] = [];
  for (let length = 0; length <= longestChain(top, set); length++)
    for (let index = 0; index < waysWith(ways, length); index++) {
      const chain: Card[] = [];
      placeChain({ place: card => chain.push(card) }, tower, top, set, length, index);
      chains.push(chain);
    }
  return chains;
}

/** Sees to it that the chains of all cards on offer are known. An offer is asked about many times, and never changes. */
export function know(offer: Offer): void {
  if (offer === lastKnown) return;
  for (const set of offer) knowSet(set);
  lastKnown = offer;
}

let lastKnown: Offer | undefined;

/** No card at all is a chain too: where there is none, nothing was worked out yet. */
function knowSet(set: CardSet): void {
  if (countChains(GROUND, set) === NO_WAY) workOut(set);
}

function workOut(set: CardSet): void {
  const cards = cardsIn(set);
  CARDS[set] = cards;
  for (let top = 0; top < TOPS; top++) {
    let ways = WITH_NO_CARD;
    let longest = 0;
    for (let first = firstOn(top, cards); first !== 0; first &= first - 1) {
      const value = lowestValue(first);
      const others = withoutCard(set, value);
      knowSet(others);
      ways += A_CARD * countChains(value, others);
      longest = Math.max(longest, 1 + longestChain(value, others));
    }
    WAYS[placeOf(top, set)] = ways;
    LONGEST[placeOf(top, set)] = longest;
  }
}

/** Places the chain with this number among those of this length, from the bottom up. */
export function placeChain(
  builder: { place(card: Card): void },
  tower: TowerIndex,
  top: Top,
  set: CardSet,
  length: number,
  index: number,
): void {
  let rank = index;
  let under = top;
  let offered = set;
  for (let left = length - 1; left >= 0; left--) {
    let first = firstOn(under, CARDS[offered] as CardBits);
    for (let count = chainsAfter(first, offered, left); rank >= count; count = chainsAfter(first, offered, left)) {
      rank -= count;
      first &= first - 1;
      if (first === 0) throw new RangeError(`no chain ${index} of length ${length}`);
    }
    under = lowestValue(first);
    offered = withoutCard(offered, under);
    builder.place(cardOf(tower, under));
  }
}

/** How many chains of this length the others of a set make on the lowest of these cards. */
function chainsAfter(first: CardBits, set: CardSet, length: number): number {
  if (length === 0) return 1;
  const value = lowestValue(first);
  return waysWith(countChains(value, withoutCard(set, value)), length);
}
