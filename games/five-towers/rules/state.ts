/** The state of a match of 5 Towers, and the course of a round. SPEC [round] [end]. */
import { Hidden, type OptionsOf, type Seat } from '@belfry/engine';
import { NO_OFFER, type Offer, offerOf } from './card-sets.js';
import { type Card, DISPLAY_SIZE, deckFor } from './cards.js';
import { newTowers, type Towers } from './towers.js';

const NO_CARDS: readonly Card[] = [];

/** [record.1] */
export const options = {
  players: { type: 'integer', min: 2, max: 5 },
  bids: { type: 'choice', values: ['checked', 'table'], default: 'checked' },
} as const;

export type Options = OptionsOf<typeof options>;

export interface State {
  readonly options: Options;
  phase: 'deck' | 'bidding' | 'building' | 'over';
  /** Counts from 1; 0 before the first deal. */
  round: number;
  starter: Seat;
  /** What was said this round, from the starter on: the bid, or 0 for a pass. So the starter's 0 and a pass are alike. */
  said: number[];
  /** The highest number each seat may bid this round: below what it revoked. */
  limits: number[];
  deck: Deck;
  /** In the order they were dealt. Replaced, never changed. */
  display: readonly Card[];
  /** The same cards by tower type: worked out once a round, asked of at every bid. */
  offer: Offer;
  discard: Card[];
  /** By seat. */
  towers: Towers[];
  tornDown: Card[][];
  /** How often a deal took the last card of the deck. */
  timesRunOut: number;
}

/** The cards still to be dealt: the last `left` of `order`. A viewer does not know the order: for them it is `null`. */
export interface Deck {
  order: readonly Card[] | null;
  left: number;
}

/** Seat 0 is the first to start. [round.2] */
export function start(chosen: Options): State {
  const towers: Towers[] = [];
  const tornDown: Card[][] = [];
  for (let seat = 0; seat < chosen.players; seat++) {
    towers.push(newTowers());
    tornDown.push([]);
  }
  return {
    options: chosen,
    phase: 'deck',
    round: 0,
    starter: 0,
    said: [],
    limits: [],
    deck: { order: [], left: 0 },
    display: NO_CARDS,
    offer: NO_OFFER,
    discard: [],
    towers,
    tornDown,
    timesRunOut: 0,
  };
}

export const copy = (state: State): State => ({
  options: state.options,
  phase: state.phase,
  round: state.round,
  starter: state.starter,
  said: state.said.slice(),
  limits: state.limits.slice(),
  deck: { order: state.deck.order, left: state.deck.left },
  display: state.display,
  offer: state.offer,
  discard: state.discard.slice(),
  towers: state.towers.map(towers => towers.map(tower => tower.slice())),
  tornDown: state.tornDown.map(cards => cards.slice()),
  timesRunOut: state.timesRunOut,
});

/** The seat so many places after this one, clockwise, once round at most. */
export function seatAfter({ options: { players } }: State, seat: Seat, steps: number): Seat {
  const after = seat + steps;
  return after < players ? after : after - players;
}

export function towersOf(state: State, seat: Seat): Towers {
  const towers = state.towers[seat];
  if (towers === undefined) throw new RangeError(`no seat ${seat}`);
  return towers;
}

/** Whose turn it is to bid. */
export const bidderOf = (state: State): Seat => seatAfter(state, state.starter, state.said.length);

/** Where the highest bid stands in `said`: it is the last one, for each is higher than those before. -1 if there is none. */
export function standingIndex(state: State): number {
  let index = state.said.length - 1;
  while (index >= 0 && state.said[index] === 0) index -= 1;
  return index;
}

/** The bid that stands: the highest so far, 0 if there is none. */
export function standingBid(state: State): number {
  const index = standingIndex(state);
  return index < 0 ? 0 : (state.said[index] ?? 0);
}

/** Who made the standing bid, and builds if it stays the highest. [table.7] */
export const builderOf = (state: State): Seat => seatAfter(state, state.starter, standingIndex(state));

/** The cards fate must shuffle now: all of them, and at the end of the first deck the discard pile, never torn-down ones. [end.2] [end.5] */
export const cardsToShuffle = (state: State): readonly Card[] =>
  state.round === 0 ? deckFor(state.options.players) : state.discard;

/** Takes a shuffled deck into play and deals from it. */
export function takeDeck(state: State, order: readonly Card[]): void {
  state.deck = { order, left: order.length };
  state.discard = [];
  deal(state);
}

/** The next cards of a deck. Five named one by one are an array at once, which is much faster than a slice. */
const nextCards = (order: readonly Card[], first: number): readonly Card[] =>
  first + DISPLAY_SIZE > order.length
    ? order.slice(first)
    : ([order[first], order[first + 1], order[first + 2], order[first + 3], order[first + 4]] as readonly Card[]);

/** Begins a round. [round.1] [end.1] */
function deal(state: State): void {
  const { deck } = state;
  if (deck.order === null) throw new Hidden('a view does not know the next card: imagine a world first');
  const first = deck.order.length - deck.left;
  state.display = nextCards(deck.order, first);
  state.offer = offerOf(state.display);
  deck.left -= state.display.length;
  if (deck.left === 0) state.timesRunOut += 1;
  state.round += 1;
  state.phase = 'bidding';
  for (let seat = 0; seat < state.options.players; seat++) state.limits[seat] = state.display.length;
}

/** Which cards of the display were taken, by their places: bits. */
type Taken = number;

export const NOTHING_TAKEN: Taken = 0;

/** Takes a card from the display: of twins the first that is left. */
export function takeCard({ display }: State, card: Card, taken: Taken): Taken {
  for (let place = 0; place < display.length; place++)
    if (display[place] === card && (taken & (1 << place)) === 0) return taken | (1 << place);
  throw new Error('no such card');
}

/** Ends a round, and with it the deck or the match if their time has come. [round.9] [round.10] [end.2] [end.3] [end.4] */
export function endRound(state: State, nextStarter: Seat, taken: Taken): void {
  const { display } = state;
  for (let place = 0; place < display.length; place++)
    if ((taken & (1 << place)) === 0) state.discard.push(display[place] as Card);
  // Emptied, not replaced: a new list would have to grow again in every round.
  while (state.said.length > 0) state.said.pop();
  state.starter = nextStarter;
  if (state.deck.left > 0) {
    deal(state);
    return;
  }
  state.display = NO_CARDS;
  state.offer = NO_OFFER;
  state.phase = state.timesRunOut === 1 && state.discard.length > 0 ? 'deck' : 'over';
}
