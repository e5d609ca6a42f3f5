/**
 * Floors of a skyscraper. SPEC [build].
 *
 * A floor is two cards that add up to 9, so one of them says it all: `value` is a floor card in it (the lower one, if both
 * are floor cards), and the other is 9 less that value: a floor card too, or a joker that stands for one.
 */
import { at } from '@belfry/engine';
import { CARD_NAMES, type Card, cardOfValue, FLOOR_SUM, isFloorCard, JOKER, type Value, valueOfCard } from './cards.js';

export interface Floor {
  readonly value: Value;
  readonly joker: boolean;
  readonly dog: boolean;
}

/** Every floor there can be, made once: by value, and of each with a joker or without, with a dog or without. */
const FLOORS: readonly Floor[] = Array.from({ length: FLOOR_SUM * 4 }, (_, index) => ({
  value: index >> 2,
  joker: (index & 2) !== 0,
  dog: (index & 1) !== 0,
}));

const floorWith = (value: Value, joker: boolean, dog: boolean): Floor =>
  at(FLOORS, value * 4 + (joker ? 2 : 0) + (dog ? 1 : 0));

/** The same floor, with a dog or without. */
export const withDog = ({ value, joker }: Floor, dog: boolean): Floor => floorWith(value, joker, dog);

/** The floor card that adds up to 9 with one of this value. */
export const missingTo = (value: Value): Card => cardOfValue(FLOOR_SUM - value);

/** The floor of two cards, without a dog; `undefined` if they make none. */
export const floorOf = (one: Card, other: Card): Floor | undefined => FLOORS_OF_CARDS[one * CARD_NAMES.length + other];

/** Two jokers make none. [build.1] [build.2] [build.3] */
function makeFloor(one: Card, other: Card): Floor | undefined {
  if (one === JOKER) return isFloorCard(other) ? floorWith(valueOfCard(other), true, false) : undefined;
  if (other === JOKER) return makeFloor(other, one);
  if (!isFloorCard(one) || other !== missingTo(valueOfCard(one))) return undefined;
  return floorWith(Math.min(valueOfCard(one), valueOfCard(other)), false, false);
}

/** By both cards, made once. */
const FLOORS_OF_CARDS: readonly (Floor | undefined)[] = CARD_NAMES.flatMap((_, one) =>
  CARD_NAMES.map((__, other) => makeFloor(one, other)),
);

/** The floor card that says what the floor is. */
export const firstCard = (floor: Floor): Card => cardOfValue(floor.value);

/** The other card: what is missing to 9, or a joker for it. */
export const secondCard = (floor: Floor): Card => (floor.joker ? JOKER : missingTo(floor.value));

/** The value a card of this floor has there; `undefined` if it is not in it. */
export function valueIn(floor: Floor, card: Card): Value | undefined {
  if (card === firstCard(floor)) return floor.value;
  return card === secondCard(floor) ? FLOOR_SUM - floor.value : undefined;
}

/** The card that is left when this one is taken out of the floor. */
export const partnerOf = (floor: Floor, card: Card): Card =>
  card === firstCard(floor) ? secondCard(floor) : firstCard(floor);
