/**
 * Sets of cards of one type, by number.
 *
 * At most five cards are ever on display, so there are only 10,566 such sets. With a number for each, what is asked of them again and
 * again can be kept in tables. The number follows from the cards, and the cards from the number: it is a sum of counts of smaller sets,
 * as combinations are numbered by binomial coefficients.
 */
import { at } from '@belfry/engine';
import { type Card, copiesOf, DISPLAY_SIZE, towerOf, VALUES, type Value, valueOn } from './cards.js';

/** Cards of one type: at most five, and none more often than there are copies of it. */
export type CardSet = number;

export const EMPTY_SET: CardSet = 0;

/** Cards of one type as bits: bit `v` for the value `v`, bit `16 + v` for its twin. "Which of these may go on a 7" is a single `&`. */
export type CardBits = number;

const twinBit = (value: Value): CardBits => 1 << (value + 16);

function addBit(cards: CardBits, value: Value): CardBits {
  if ((cards & (1 << value)) === 0) return cards | (1 << value);
  if ((cards & twinBit(value)) !== 0 || copiesOf(value) === 1) throw new RangeError(`too many cards of value ${value}`);
  return cards | twinBit(value);
}

const removeBit = (cards: CardBits, value: Value): CardBits =>
  cards & ~((cards & twinBit(value)) !== 0 ? twinBit(value) : 1 << value);

export const lowestValue = (cards: CardBits): Value => 31 - Math.clz32(cards & -cards);

/** By size and value: how many sets of that size have only cards below that value. */
const SETS_BELOW: readonly (readonly number[])[] = countSets();

function countSets(): number[][] {
  const counts = Array.from({ length: DISPLAY_SIZE + 1 }, (_, size) => [size === 0 ? 1 : 0]);
  for (const value of VALUES)
    for (const [size, below] of counts.entries())
      below.push(
        at(below, value) +
          (counts[size - 1]?.[value] ?? 0) +
          (copiesOf(value) === 2 ? (counts[size - 2]?.[value] ?? 0) : 0),
      );
  return counts;
}

/** By size: how many sets are smaller. They have the lower numbers. */
const SMALLER_SETS: readonly number[] = SETS_BELOW.map((_, size) =>
  SETS_BELOW.slice(0, size).reduce((sum, below) => sum + at(below, VALUES.length), 0),
);

/** How many sets there are. */
export const CARD_SETS = SETS_BELOW.reduce((sum, below) => sum + at(below, VALUES.length), 0);

/** The number of the set of these cards, at most five. */
function numberOf(cards: CardBits): CardSet {
  let size = 0;
  let number = 0;
  for (let left = cards & 0xffff; left !== 0; left &= left - 1) {
    const value = lowestValue(left);
    number += setsBelow(++size, value);
    if ((cards & twinBit(value)) !== 0) number += setsBelow(++size, value);
  }
  return number + (SMALLER_SETS[size] as number);
}

const setsBelow = (size: number, value: Value): number => (SETS_BELOW[size] as readonly number[])[value] as number;

/** The cards of the set with this number. */
export function cardsIn(set: CardSet): CardBits {
  const size = SMALLER_SETS.findLastIndex(smaller => smaller <= set);
  let left = set - at(SMALLER_SETS, size);
  let cards = 0;
  for (let count = size; count > 0; count--) {
    const value = VALUES.findLastIndex(other => setsBelow(count, other) <= left);
    left -= setsBelow(count, value);
    cards = addBit(cards, value);
  }
  return cards;
}

/** By set and value: the set with that card more, and with that card less. One is added to each, for 0 is what nobody asked for yet. */
const MORE = new Int16Array(CARD_SETS * VALUES.length);
const LESS = new Int16Array(CARD_SETS * VALUES.length);

const placeOf = (set: CardSet, value: Value): number => set * VALUES.length + value;

/** The set with a card of this value more. */
export function withCard(set: CardSet, value: Value): CardSet {
  const known = MORE[placeOf(set, value)] as number;
  return known === 0 ? add(set, value) : known - 1;
}

/** The set with a card of this value less, which must be in it. */
export function withoutCard(set: CardSet, value: Value): CardSet {
  const known = LESS[placeOf(set, value)] as number;
  return known === 0 ? remove(set, value) : known - 1;
}

function add(set: CardSet, value: Value): CardSet {
  const more = numberOf(addBit(cardsIn(set), value));
  MORE[placeOf(set, value)] = more + 1;
  return more;
}

function remove(set: CardSet, value: Value): CardSet {
  const less = numberOf(removeBit(cardsIn(set), value));
  LESS[placeOf(set, value)] = less + 1;
  return less;
}

/** A display sorted by tower type: what the questions about building are asked of. */
export type Offer = readonly CardSet[];

export const NO_OFFER: Offer = [EMPTY_SET, EMPTY_SET, EMPTY_SET, EMPTY_SET, EMPTY_SET];

/** Sorts cards on display: at most five. */
export function offerOf(cards: readonly Card[]): Offer {
  if (cards.length > DISPLAY_SIZE) throw new RangeError(`${cards.length} cards on display`);
  const empty = EMPTY_SET; // A variable, so that V8 makes an array of its own at once and does not copy one at the first write.
  const sorted = [empty, empty, empty, empty, empty];
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] as Card;
    const tower = towerOf(card);
    sorted[tower] = withCard(sorted[tower] as CardSet, valueOn(card));
  }
  return sorted;
}
