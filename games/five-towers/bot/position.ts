/**
 * A position as a bot thinks of it: made for many imagined futures that differ by little. Nothing of it is ever changed, so that futures
 * share what they have in common; of cards in piles only the numbers are kept. Everything in it lies open on the table.
 */
import {
  type Card,
  cardOf,
  cardsInDeck,
  deckFor,
  type State,
  TOWER_TYPES,
  type TowerIndex,
  towerOf,
  towersOf,
  valueOn,
} from '../rules/index.js';
import { type Chain, type Extension, type Storey, storeysOf } from './storeys.js';

export const TYPES = TOWER_TYPES.length;
export const VALUES = 16;

const NOTHING_DEALT: readonly Chain[] = TOWER_TYPES.map(() => []);

/** So many cards of each kind, by card. */
export type Counts = Uint8Array;

export interface Position {
  readonly players: number;
  /** Who begins the round. */
  readonly starter: number;
  /** Seat by seat, in each the five types. */
  readonly towers: readonly Storey[];
  /** How many cards each seat has torn down. */
  readonly torn: readonly number[];
  /** The cards of this round, by type, the highest value first. */
  readonly display: readonly Chain[];
  readonly dealt: number;
  /** The cards still to be dealt before the deck runs out, and how many they are. */
  readonly deck: Counts;
  readonly left: number;
  /** What lies aside. It is dealt again when the deck has run out for the first time. */
  readonly discard: Counts;
  readonly discarded: number;
  /** Has the discard pile been shuffled in? Then what is put aside never comes again. */
  readonly isSecondDeck: boolean;
}

export const towerAt = (position: Position, seat: number, type: TowerIndex): Storey =>
  position.towers[seat * TYPES + type] as Storey;

/** Is this the last round? Only a deck that was built to the last card would end the match sooner, and never has. */
export const isLastRound = ({ isSecondDeck, left }: Position): boolean => isSecondDeck && left === 0;

/** A match before the first deal. */
export function startOf(players: number): Position {
  const cards = deckFor(players);
  return {
    players,
    starter: 0,
    towers: Array.from({ length: players * TYPES }, () => storeysOf([])),
    torn: Array.from({ length: players }, () => 0),
    display: NOTHING_DEALT,
    dealt: 0,
    deck: countCards(cards),
    left: cards.length,
    discard: countCards([]),
    discarded: 0,
    isSecondDeck: false,
  };
}

/** What everybody sees in the middle of a round. */
export function positionOf(seen: State): Position {
  const inDeck = cardsInDeck(seen);
  return {
    players: seen.options.players,
    starter: seen.starter,
    towers: Array.from({ length: seen.options.players }, (_, seat) => towersOf(seen, seat).map(storeysOf)).flat(),
    torn: seen.tornDown.map(cards => cards.length),
    display: byType(seen.display),
    dealt: seen.display.length,
    deck: countCards(inDeck),
    left: inDeck.length,
    discard: countCards(seen.discard),
    discarded: seen.discard.length,
    isSecondDeck: seen.timesRunOut === 2 || (seen.timesRunOut === 1 && inDeck.length > 0),
  };
}

const byType = (cards: readonly Card[]): Chain[] =>
  TOWER_TYPES.map((_, type) =>
    cards
      .filter(card => towerOf(card) === type)
      .map(valueOn)
      .toSorted((a, b) => b - a),
  );

function countCards(cards: readonly Card[]): Counts {
  const counts = new Uint8Array(TYPES * VALUES);
  for (const card of cards) counts[card] = (counts[card] as number) + 1;
  return counts;
}

/** Cards by their counts, sorted. */
export function listCards(counts: Counts): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < counts.length; card++)
    for (let copy = counts[card] as number; copy > 0; copy--) cards.push(card);
  return cards;
}

/** What a round leads to: the builder's five towers as they are then. */
export interface Built {
  readonly builder: number;
  readonly extensions: readonly Extension[];
}

/** The position when the round is over, before the next deal; `undefined` if nobody builds. */
export function settled(position: Position, built: Built | undefined): Position {
  const rest = { ...position, ...putAside(position, built), display: NOTHING_DEALT, dealt: 0 };
  if (built === undefined) return rest;
  const { builder, extensions } = built;
  const isTorn = extensions.some(extension => extension.isTorn);
  return {
    ...rest,
    starter: (builder + 1) % position.players,
    towers: position.towers.map((tower, index) => {
      const type = index - builder * TYPES;
      return type < 0 || type >= TYPES ? tower : (extensions[type] as Extension).tower;
    }),
    torn: isTorn ? position.torn.with(builder, (position.torn[builder] as number) + 1) : position.torn,
  };
}

/** What is left of the display goes to the discard pile. */
function putAside({ display, dealt, discard, discarded }: Position, built: Built | undefined) {
  const pile = discard.slice();
  let size = discarded + dealt;
  for (let type = 0; type < TYPES; type++) {
    const placed = built?.extensions[type]?.placed ?? [];
    size -= placed.length;
    for (const value of display[type] as Chain) pile[cardOf(type, value)] = (pile[cardOf(type, value)] as number) + 1;
    for (const value of placed) pile[cardOf(type, value)] = (pile[cardOf(type, value)] as number) - 1;
  }
  return { discard: pile, discarded: size };
}

/** The next round, if these cards are dealt from the deck. */
export function deal(position: Position, cards: readonly Card[]): Position {
  const deck = position.deck.slice();
  for (const card of cards) deck[card] = (deck[card] as number) - 1;
  return { ...position, display: byType(cards), dealt: cards.length, deck, left: position.left - cards.length };
}

/** The discard pile has become the deck. */
export const reshuffled = (position: Position): Position => ({
  ...position,
  deck: position.discard,
  left: position.discarded,
  discard: new Uint8Array(TYPES * VALUES),
  discarded: 0,
  isSecondDeck: true,
});
