/**
 * A position as a bot thinks of it: made for many imagined futures that differ by little. Nothing of it is ever changed, so that futures
 * share what they have in common: type by type, for most of a round concerns two or three. Everything in it lies open on the table.
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
  type Value,
  valueOn,
} from '../rules/index.js';
import { type Counts, NO_CARDS, Plot, VALUES } from './plot.js';
import { type Chain, type Extension, type Storey, storeysOf } from './storeys.js';

export const TYPES = TOWER_TYPES.length;

export interface Position {
  readonly players: number;
  /** Who begins the round. */
  readonly starter: number;
  /** What there is of each type. */
  readonly plots: readonly Plot[];
  /** How many cards each seat has torn down. */
  readonly torn: readonly number[];
  /** How many cards this round has. */
  readonly dealt: number;
  /** How many cards are still to be dealt before the deck runs out. */
  readonly left: number;
  /** How many lie aside. They are dealt again when the deck has run out for the first time. */
  readonly discarded: number;
  /** Has the discard pile been shuffled in? Then what is put aside never comes again. */
  readonly isSecondDeck: boolean;
}

export const towerAt = ({ plots }: Position, seat: number, type: TowerIndex): Storey =>
  (plots[type] as Plot).towers[seat] as Storey;

/** Is this the last round? Only a deck that was built to the last card would end the match sooner, and never has. */
export const isLastRound = ({ isSecondDeck, left }: Position): boolean => isSecondDeck && left === 0;

/** A match before the first deal. */
export function startOf(players: number): Position {
  const cards = deckFor(players);
  const piles = { deck: byType(cards), discard: byType([]), display: byType([]), left: cards.length };
  const bare = storeysOf([]);
  return {
    players,
    starter: 0,
    plots: plotsOf(piles, false, () => Array.from({ length: players }, () => bare)),
    torn: Array.from({ length: players }, () => 0),
    dealt: 0,
    left: cards.length,
    discarded: 0,
    isSecondDeck: false,
  };
}

/** What everybody sees in the middle of a round. */
export function positionOf(seen: State): Position {
  const { players } = seen.options;
  const inDeck = cardsInDeck(seen);
  const isSecondDeck = seen.timesRunOut === 2 || (seen.timesRunOut === 1 && inDeck.length > 0);
  const piles = {
    deck: byType(inDeck),
    discard: byType(seen.discard),
    display: byType(seen.display),
    left: inDeck.length,
  };
  const towers = Array.from({ length: players }, (_, seat) => towersOf(seen, seat).map(storeysOf));
  return {
    players,
    starter: seen.starter,
    plots: plotsOf(piles, isSecondDeck, type => towers.map(own => own[type] as Storey)),
    torn: seen.tornDown.map(cards => cards.length),
    dealt: seen.display.length,
    left: inDeck.length,
    discarded: seen.discard.length,
    isSecondDeck,
  };
}

/** The cards on the table, by type. */
interface Piles {
  readonly deck: readonly Chain[];
  readonly discard: readonly Chain[];
  readonly display: readonly Chain[];
  readonly left: number;
}

const plotsOf = (
  { deck, discard, display, left }: Piles,
  isSecondDeck: boolean,
  towers: (type: TowerIndex) => readonly Storey[],
): Plot[] =>
  TOWER_TYPES.map(
    (_, type) =>
      new Plot({
        type,
        towers: towers(type),
        display: display[type] as Chain,
        deck: countValues(deck[type] as Chain),
        discard: countValues(discard[type] as Chain),
        left,
        isSecondDeck,
      }),
  );

/** The values of cards by type, the highest first. */
function byType(cards: readonly Card[]): Chain[] {
  const values: Value[][] = [[], [], [], [], []];
  for (const card of cards) {
    const type = values[towerOf(card)] as Value[];
    let place = type.length;
    while (place > 0 && (type[place - 1] as Value) < valueOn(card)) place -= 1;
    type.splice(place, 0, valueOn(card));
  }
  return values;
}

function countValues(values: Chain): Counts {
  const counts = NO_CARDS.slice();
  for (const value of values) counts[value] = (counts[value] as number) + 1;
  return counts;
}

/** The cards still to be dealt before the deck runs out, sorted. */
export function listDeck({ plots }: Position): Card[] {
  const cards: Card[] = [];
  for (const { type, deck } of plots)
    for (let value = 0; value < VALUES; value++)
      for (let copy = deck[value] as number; copy > 0; copy--) cards.push(cardOf(type, value));
  return cards;
}

/** What a round leads to: the builder's five towers as they are then. */
export interface Built {
  readonly builder: number;
  readonly extensions: readonly Extension[];
}

/** The position when the round is over, before the next deal; `undefined` if nobody builds. */
export function settled(position: Position, built: Built | undefined): Position {
  const { players, starter, plots, torn, left, discarded, dealt, isSecondDeck } = position;
  if (built === undefined) {
    const aside = plots.map(plot => plot.putAside());
    return { players, starter, plots: aside, torn, dealt: 0, left, discarded: discarded + dealt, isSecondDeck };
  }
  const { builder, extensions } = built;
  const isTorn = extensions.some(extension => extension.isTorn);
  const placed = extensions.reduce((sum, extension) => sum + extension.placed.length, 0);
  return {
    players,
    starter: (builder + 1) % players,
    plots: plots.map((plot, type) => plot.settle(builder, extensions[type] as Extension)),
    torn: isTorn ? torn.with(builder, (torn[builder] as number) + 1) : torn,
    dealt: 0,
    left,
    discarded: discarded + dealt - placed,
    isSecondDeck,
  };
}

/** The next round, if these cards are dealt from the deck. */
export function deal(position: Position, cards: readonly Card[]): Position {
  const { players, starter, plots, torn, left, discarded, isSecondDeck } = position;
  const display = byType(cards);
  return {
    players,
    starter,
    plots: plots.map((plot, type) => plot.deal(display[type] as Chain, cards.length)),
    torn,
    dealt: cards.length,
    left: left - cards.length,
    discarded,
    isSecondDeck,
  };
}

/** The discard pile has become the deck. */
export const reshuffled = (position: Position): Position => ({
  ...position,
  plots: position.plots.map(plot => plot.reshuffle(position.discarded)),
  left: position.discarded,
  discarded: 0,
  isSecondDeck: true,
});
