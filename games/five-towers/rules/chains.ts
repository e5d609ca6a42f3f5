/**
 * Chains: the sequences in which some cards of one type can go on one tower.
 *
 * The cards are a set of bits, so that "which of these may go on a 7" is a single `&`: bit `v` for the value `v`, bit
 * `16 + v` for its twin. At most five cards are ever on display, so every chain can simply be walked.
 */
import { type Card, cardOf, DISPLAY_SIZE, type TowerIndex, towerOf, type Value, valueOn } from './cards.js';
import { GROUND, type Top, takes } from './towers.js';

/** Cards of one type, as bits. */
export type CardBits = number;

/** The values each top takes, as bits. */
const TAKEN_BY: readonly CardBits[] = Array.from({ length: GROUND + 1 }, (_, top) => {
  let bits = 0;
  for (let value = 0; value < GROUND; value++) if (takes(top, value)) bits |= 1 << value;
  return bits;
});

const takenBy = (top: Top): CardBits => TAKEN_BY[top] ?? 0;

/** A display sorted by tower type: what the questions about building are asked of. */
export type Offer = readonly CardBits[];

export const NO_OFFER: Offer = [0, 0, 0, 0, 0];

/** Sorts cards on display: at most five, and no card more than twice. */
export function offerOf(cards: readonly Card[]): Offer {
  if (cards.length > DISPLAY_SIZE) throw new RangeError(`${cards.length} cards on display`);
  const empty = 0; // A variable, so that V8 makes an array of its own at once and does not copy one at the first write.
  const sorted = [empty, empty, empty, empty, empty];
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] as Card;
    const tower = towerOf(card);
    sorted[tower] = withCard(sorted[tower] as CardBits, valueOn(card));
  }
  return sorted;
}

const withCard = (cards: CardBits, value: Value): CardBits =>
  cards | (cards & (1 << value) ? 1 << (value + 16) : 1 << value);

const withoutCard = (cards: CardBits, value: Value): CardBits =>
  cards & ~(cards & (1 << (value + 16)) ? 1 << (value + 16) : 1 << value);

const lowestValue = (cards: CardBits): Value => 31 - Math.clz32(cards & -cards);

export function countCards(cards: CardBits): number {
  let count = 0;
  for (let left = cards; left !== 0; left &= left - 1) count += 1;
  return count;
}

const isSingle = (cards: CardBits): boolean => (cards & (cards - 1)) === 0;

/** The most of these cards that can go on this top. */
export function longestChain(top: Top, cards: CardBits): number {
  let next = cards & takenBy(top);
  if (next === 0) return 0;
  if (isSingle(cards)) return 1;
  let longest = 0;
  for (; next !== 0; next &= next - 1) {
    const value = lowestValue(next);
    const length = 1 + longestChain(value, withoutCard(cards, value));
    if (length > longest) longest = length;
  }
  return longest;
}

/** In how many ways something can be done, by the number of cards it uses. Never changed once made. */
export type Ways = readonly [none: number, one: number, two: number, three: number, four: number, five: number];

export const NO_WAY: Ways = [0, 0, 0, 0, 0, 0];
export const WITH_NO_CARD: Ways = [1, 0, 0, 0, 0, 0];
const WITH_OR_WITHOUT_A_CARD: Ways = [1, 1, 0, 0, 0, 0];

/** How many chains these cards make on this top, by length. */
export function countChains(top: Top, cards: CardBits): Ways {
  if ((cards & takenBy(top)) === 0) return WITH_NO_CARD;
  if (isSingle(cards)) return WITH_OR_WITHOUT_A_CARD;
  const counts: [number, number, number, number, number, number] = [1, 0, 0, 0, 0, 0];
  addChains(top, cards, 1, counts);
  return counts;
}

function addChains(top: Top, cards: CardBits, length: number, counts: number[]): void {
  for (let next = cards & takenBy(top); next !== 0; next &= next - 1) {
    const value = lowestValue(next);
    counts[length] = (counts[length] ?? 0) + 1;
    addChains(value, withoutCard(cards, value), length + 1, counts);
  }
}

/** Appends to `place` the chain with this number among those of this length, from the bottom up. */
export function appendChain(
  place: Card[],
  tower: TowerIndex,
  top: Top,
  cards: CardBits,
  length: number,
  index: number,
): void {
  let rank = index;
  let under = top;
  let offered = cards;
  for (let left = length - 1; left >= 0; left--) {
    let next = offered & takenBy(under);
    let value = lowestValue(next);
    let count = countChains(value, withoutCard(offered, value))[left] ?? 0;
    while (rank >= count) {
      rank -= count;
      next &= next - 1;
      if (next === 0) throw new RangeError(`no chain ${index} of length ${length}`);
      value = lowestValue(next);
      count = countChains(value, withoutCard(offered, value))[left] ?? 0;
    }
    place.push(cardOf(tower, value));
    offered = withoutCard(offered, value);
    under = value;
  }
}
