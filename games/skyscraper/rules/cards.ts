/** The cards of Skyscraper. SPEC [cards]. */
import { at } from '@belfry/engine';

/** What a card can be, in the order in which the rules list them, with how many there are of each. [cards.1] */
const KINDS = [
  ['1', 4],
  ['2', 4],
  ['3', 4],
  ['4', 4],
  ['5', 4],
  ['6', 4],
  ['7', 4],
  ['8', 4],
  ['joker', 4],
  ['dog', 4],
  ['bone', 2],
  ['jackhammer', 3],
  ['wrecking-ball', 1],
  ['milkshake', 3],
  ['donut-truck', 1],
  ['thief', 3],
  ['super-thief', 1],
] as const;

export type CardName = (typeof KINDS)[number][0];

export const CARD_NAMES: readonly CardName[] = KINDS.map(([name]) => name);

/** A card by its kind: a place in `CARD_NAMES`. Cards of one kind are alike. */
export type Card = number;

/** A floor card's number, 1 to 8, and the card that has it. */
export type Value = number;
export const cardOfValue = (value: Value): Card => value - 1;
export const valueOfCard = (card: Card): Value => card + 1;
export const isFloorCard = (card: Card): boolean => card < JOKER;

/** What two cards of a floor add up to. */
export const FLOOR_SUM = 9;

/** So many floors win: as printed, and in the short game. */
export const FLOOR_GOALS = [5, 4] as const;

export const parseCard = (name: CardName): Card => CARD_NAMES.indexOf(name);
export const formatCard = (card: Card): CardName => at(CARD_NAMES, card);

export const JOKER: Card = parseCard('joker');
export const DOG: Card = parseCard('dog');
export const BONE: Card = parseCard('bone');
export const JACKHAMMER: Card = parseCard('jackhammer');
export const WRECKING_BALL: Card = parseCard('wrecking-ball');
export const MILKSHAKE: Card = parseCard('milkshake');
export const DONUT_TRUCK: Card = parseCard('donut-truck');
export const THIEF: Card = parseCard('thief');
export const SUPER_THIEF: Card = parseCard('super-thief');

/** A pile or hand of which the order does not matter: how many there are of each kind. */
export type Counts = number[];

export const noCards = (): Counts => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** How many there are of each kind in the game. */
export const ALL_CARDS: Readonly<Counts> = KINDS.map(([, count]) => count);

export function sizeOf(counts: Readonly<Counts>): number {
  let size = 0;
  for (let card = 0; card < counts.length; card++) size += counts[card] as number;
  return size;
}

export function countCards(cards: readonly Card[]): Counts {
  const counts = noCards();
  for (const card of cards) addCard(counts, card);
  return counts;
}

export const countOf = (counts: Readonly<Counts>, card: Card): number => counts[card] ?? 0;

export function addCard(counts: Counts, card: Card): void {
  counts[card] = countOf(counts, card) + 1;
}

export function removeCard(counts: Counts, card: Card): void {
  const count = countOf(counts, card);
  if (count === 0) throw missing(card);
  counts[card] = count - 1;
}

const missing = (card: Card): Error => new Error(`no ${formatCard(card)} to take away`);

/** Which kinds there are, a bit for each. Without branches, which none could foretell, and without a loop: it is asked most often. */
export function kindsIn(counts: Readonly<Counts>): number {
  return (
    bit(counts, 0) |
    bit(counts, 1) |
    bit(counts, 2) |
    bit(counts, 3) |
    bit(counts, 4) |
    bit(counts, 5) |
    bit(counts, 6) |
    bit(counts, 7) |
    bit(counts, 8) |
    bit(counts, 9) |
    bit(counts, 10) |
    bit(counts, 11) |
    bit(counts, 12) |
    bit(counts, 13) |
    bit(counts, 14) |
    bit(counts, 15) |
    bit(counts, 16)
  );
}

const bit = (counts: Readonly<Counts>, card: Card): number => (-(counts[card] as number) >>> 31) << card;

/** The cards one by one, by kind. */
export function listCards(counts: Readonly<Counts>): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < counts.length; card++)
    for (let count = countOf(counts, card); count > 0; count--) cards.push(card);
  return cards;
}

/** Every card of the game, in no particular order. */
export const DECK: readonly Card[] = listCards(ALL_CARDS);

export const subtract = (from: Readonly<Counts>, cards: Readonly<Counts>): Counts =>
  from.map((count, card) => count - countOf(cards, card));
