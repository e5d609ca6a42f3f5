/**
 * Sets of cards of one type, by number.
 *
 * At most five cards are ever on display, so there are only 10,566 such sets. With a number for each, what is asked of them again and
 * again can be kept in tables. The numbers are given when they are first needed, and are the same everywhere.
 */
import { at } from '@belfry/engine';
import { type Card, copiesOf, DISPLAY_SIZE, towerOf, VALUES, type Value, valueOn } from './cards.js';

/** Cards of one type: at most five, and none more often than there are copies of it. */
export type CardSet = number;

export const EMPTY_SET: CardSet = 0;

/** So many sets there are. */
export const CARD_SETS = 10_566;

/** Values, as bits. */
export type ValueBits = number;

/** The values in a set, each once. */
export const valuesIn = (set: CardSet): ValueBits => tables().values[set] as ValueBits;

/** The set without one card of a value that is in it. */
export const without = (set: CardSet, value: Value): CardSet => lookUp(tables().less, set, value);

/** A display sorted by tower type: what the questions about building are asked of. */
export type Offer = readonly CardSet[];

export const NO_OFFER: Offer = [EMPTY_SET, EMPTY_SET, EMPTY_SET, EMPTY_SET, EMPTY_SET];

/** Sorts cards on display: at most five. */
export function offerOf(cards: readonly Card[]): Offer {
  const { more } = tables();
  const empty = EMPTY_SET; // A variable, so that V8 makes an array of its own at once and does not copy one at the first write.
  const sorted = [empty, empty, empty, empty, empty];
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] as Card;
    const tower = towerOf(card);
    const set = lookUp(more, sorted[tower] as CardSet, valueOn(card));
    if (set < 0) throw new RangeError('more cards than can be on display');
    sorted[tower] = set;
  }
  return sorted;
}

interface Tables {
  /** By set: the values in it. */
  readonly values: readonly ValueBits[];
  /** By set and value: the set with that card more, and with that card less; -1 if there is none. */
  readonly more: Int16Array;
  readonly less: Int16Array;
}

let made: Tables | undefined;

const tables = (): Tables => {
  made ??= numberSets();
  return made;
};

const placeOf = (set: CardSet, value: Value): number => set * VALUES.length + value;

const lookUp = (table: Int16Array, set: CardSet, value: Value): CardSet => table[placeOf(set, value)] as CardSet;

/**
 * Smaller sets come first, then those with the lower cards. Each is first met as another one with a card more that is at least as
 * high as all in it. With a lower card a set is what the one without its highest card is with the lower one, and then the highest.
 */
function numberSets(): Tables {
  const values: ValueBits[] = [0];
  const sizes = [0];
  const more = new Int16Array(CARD_SETS * VALUES.length).fill(-1);
  const less = more.slice();
  const holds = (set: number, value: Value): boolean => ((values[set] ?? 0) & (1 << value)) !== 0;
  for (let set = 0; at(sizes, set) < DISPLAY_SIZE; set++) {
    const highest = highestValue(at(values, set));
    const parent = lookUp(less, set, highest);
    for (const value of VALUES) {
      const isFull = holds(set, value) && (copiesOf(value) === 1 || holds(lookUp(less, set, value), value));
      if (isFull) continue;
      let next = values.length;
      if (value < highest) next = lookUp(more, lookUp(more, parent, value), highest);
      else {
        values.push(at(values, set) | (1 << value));
        sizes.push(at(sizes, set) + 1);
      }
      more[placeOf(set, value)] = next;
      less[placeOf(next, value)] = set;
    }
  }
  return { values, more, less };
}

const highestValue = (values: ValueBits): Value => Math.max(0, 31 - Math.clz32(values));
