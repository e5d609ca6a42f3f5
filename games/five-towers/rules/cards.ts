/** The cards of 5 Towers. SPEC [cards]. */
import { at } from '@belfry/engine';

/** The tower types, in the order they have everywhere. [cards.1] */
export const TOWER_TYPES = ['candy', 'scary', 'tree', 'scrap', 'sand'] as const;
export type TowerType = (typeof TOWER_TYPES)[number];

/** A tower type by its place in `TOWER_TYPES`. */
export type TowerIndex = number;

/** What is printed on a card: 0 to 15. */
export type Value = number;

/** A card: its tower type and value in one number, so that cards sort by type, then value. Twins are the same card. */
export type Card = number;

/** So many cards are dealt for a round, fewer only from the end of a deck. [round.1] */
export const DISPLAY_SIZE = 5;

/** Every value there is. */
export const VALUES: readonly Value[] = Array.from({ length: 16 }, (_, value) => value);
const TWIN_VALUES: readonly Value[] = [0, 2, 5, 7, 10, 12];

/** How many cards of this value and of one type there are at most. [cards.2] [cards.3] */
export const copiesOf = (value: Value): number => (TWIN_VALUES.includes(value) ? 2 : 1);

export const cardOf = (tower: TowerIndex, value: Value): Card => (tower << 4) | value;
export const towerOf = (card: Card): TowerIndex => card >> 4;
export const valueOn = (card: Card): Value => card & 15;

/** Every different card, by number. */
const CARDS: readonly Card[] = Array.from({ length: TOWER_TYPES.length * VALUES.length }, (_, card) => card);

/** How cards are written, by number: `sand-7`. [cards.4] */
export const CARD_NAMES: readonly string[] = CARDS.map(card => `${at(TOWER_TYPES, towerOf(card))}-${valueOn(card)}`);

const CARD_BY_NAME: ReadonlyMap<string, Card> = new Map(CARD_NAMES.map((name, card) => [name, card]));

/** The card of this name, if it is one. */
export const cardNamed = (name: unknown): Card | undefined => CARD_BY_NAME.get(name as string);

/** The card of this name; for tests and tools. Names from outside go through the notation. */
export function parseCard(name: string): Card {
  const card = CARD_BY_NAME.get(name);
  if (card === undefined) throw new Error(`${name} is not a card`);
  return card;
}

export const formatCard = (card: Card): string => at(CARD_NAMES, card);

const SMALL_DECK = CARDS;
const LARGE_DECK = CARDS.flatMap(card => Array.from({ length: copiesOf(valueOn(card)) }, () => card));

/** All cards of a match, in no particular order. [cards.2] [cards.3] */
export const deckFor = (players: number): readonly Card[] => (players <= 3 ? SMALL_DECK : LARGE_DECK);
