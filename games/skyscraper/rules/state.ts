/** The state of a match of Skyscraper, and what happens by itself. SPEC [turn] [auto] [win]. */
import { at, Hidden, type OptionsOf, type Seat, type Viewer } from '@belfry/engine';
import {
  type Card,
  type Counts,
  countCards,
  countOf,
  DECK,
  DONUT_TRUCK,
  FLOOR_GOALS,
  MILKSHAKE,
  noCards,
} from './cards.js';
import type { Floor } from './floors.js';
import { emptyHand, type Hand, handSize, putInto, takeFrom } from './hands.js';
import type { Event } from './memory.js';

/** [record.1] */
export const options = {
  players: { type: 'integer', min: 2, max: 4 },
  floors: { type: 'choice', values: FLOOR_GOALS, default: FLOOR_GOALS[0] },
} as const;

export type Options = OptionsOf<typeof options>;

const HAND_AT_START = 5;
const NO_DRAW_FROM = 8;
const REFILL_TO = 3;

export interface State {
  readonly options: Options;
  /** `deck`: fate must shuffle; `stolen`: fate must pick a card; `play`: the player on turn must act. */
  phase: 'deck' | 'stolen' | 'play' | 'over';
  /** What is waiting for the deck that fate must shuffle. */
  waiting: 'deal' | 'refill' | 'draw';
  turn: Seat;
  /** Counts from 1; a turn spent on a milkshake counts too. */
  turns: number;
  /** From whom the thief still has to take a card, in order. */
  victims: Seat[];
  hands: Hand[];
  pile: Pile;
  discard: Card[];
  /** Each seat's floors, from the ground up. */
  skyscrapers: Floor[][];
  /** Milkshakes before each seat. */
  milkshakes: number[];
  /** Does the truck stand on the table? It is the player's who is on turn. */
  truck: boolean;
  /** Did the player on turn do or draw anything in this turn? */
  busy: boolean;
  /** Idle turns in a row. */
  idleTurns: number;
  /** What was seen of hands, from which follows what is remembered of them. */
  history: Event[];
  /** Whose view this is; `null` if it is the whole truth. */
  viewer: Viewer | null;
}

/** The cards to be drawn: the last `left` of `order`. A viewer does not know the order: for them it is `null`. */
interface Pile {
  order: readonly Card[] | null;
  left: number;
}

export function start(chosen: Options): State {
  const { players } = chosen;
  return {
    options: chosen,
    phase: 'deck',
    waiting: 'deal',
    turn: 0,
    turns: 0,
    victims: [],
    hands: oneForEach(players, emptyHand),
    pile: { order: [], left: 0 },
    discard: [],
    skyscrapers: oneForEach(players, () => []),
    milkshakes: [0, 0, 0, 0].slice(0, players),
    truck: false,
    busy: false,
    idleTurns: 0,
    history: [],
    viewer: null,
  };
}

/** One for each player. Pushed, because V8 expects holes in what `map` makes, and looks for them ever after. */
function oneForEach<T>(players: number, make: () => T): T[] {
  const made: T[] = [];
  for (let seat = 0; seat < players; seat++) made.push(make());
  return made;
}

/** Floors and events are never changed once made, so copies share them. */
export const copy = (state: State): State => ({
  options: state.options,
  phase: state.phase,
  waiting: state.waiting,
  turn: state.turn,
  turns: state.turns,
  victims: state.victims.slice(),
  hands: state.hands.map(({ cards, size, hidden }) => ({ cards: cards.slice(), size, hidden })),
  pile: { order: state.pile.order, left: state.pile.left },
  discard: state.discard.slice(),
  skyscrapers: state.skyscrapers.map(floors => floors.slice()),
  milkshakes: state.milkshakes.slice(),
  truck: state.truck,
  busy: state.busy,
  idleTurns: state.idleTurns,
  history: state.history.slice(),
  viewer: state.viewer,
});

export const handOf = (state: State, seat: Seat): Hand => state.hands[seat] ?? noSeat(seat);

export const skyscraperOf = (state: State, seat: Seat): Floor[] => state.skyscrapers[seat] ?? noSeat(seat);

function noSeat(seat: Seat): never {
  throw new RangeError(`no seat ${seat}`);
}

export function topFloor(state: State, seat: Seat): Floor | undefined {
  const floors = skyscraperOf(state, seat);
  return floors.length === 0 ? undefined : floors[floors.length - 1];
}

/** The seat to the left. */
function leftOf(state: State, seat: Seat): Seat {
  const left = seat + 1;
  return left === state.options.players ? 0 : left;
}

/** The other seats, in turn order from the left of the player on turn. */
export const opponents = (state: State): readonly Seat[] =>
  OPPONENTS[state.options.players * MOST_PLAYERS + state.turn] as readonly Seat[];

const MOST_PLAYERS = options.players.max;

/** By number of players and seat on turn. */
const OPPONENTS: readonly (readonly Seat[])[] = Array.from(
  { length: (MOST_PLAYERS + 1) * MOST_PLAYERS },
  (_, place) => {
    const players = Math.floor(place / MOST_PLAYERS);
    return Array.from(
      { length: Math.max(0, players - 1) },
      (__, step) => ((place % MOST_PLAYERS) + step + 1) % players,
    );
  },
);

/** The cards fate must shuffle now. */
export const cardsToShuffle = (state: State): readonly Card[] => (state.waiting === 'deal' ? DECK : state.discard);

/** Takes a shuffled deck into play and goes on with what was waiting for it. [auto.1] */
export function takeDeck(state: State, order: readonly Card[]): void {
  if (state.waiting !== 'deal') recordReshuffle(state, order);
  state.pile = { order, left: order.length };
  state.discard = [];
  state.phase = 'play';
  switch (state.waiting) {
    case 'deal':
      deal(state);
      break;
    case 'refill':
      refill(state);
      break;
    case 'draw':
      drawForTurn(state);
  }
}

/** The pile is empty, so the cards that do not lie open are in hands: everyone can count them. [know.5] */
function recordReshuffle(state: State, order: readonly Card[]): void {
  const inHands = noCards();
  const hands: { size: number; cards: Counts }[] = [];
  for (let seat = 0; seat < state.hands.length; seat++) {
    const { size, cards } = handOf(state, seat);
    for (let card = 0; card < cards.length; card++) inHands[card] = countOf(inHands, card) + countOf(cards, card);
    hands.push({ size, cards: cards.slice() });
  }
  state.history.push({ type: 'reshuffled', pile: countCards(order), inHands, hands });
}

/** Five cards to each player, seat by seat; then the first turn begins. [setup.1] */
function deal(state: State): void {
  for (const hand of state.hands) for (let card = 0; card < HAND_AT_START; card++) putInto(hand, takeTop(state));
  beginTurn(state, 0);
}

function takeTop(state: State): Card {
  const { pile } = state;
  if (pile.order === null) throw new Hidden('a view does not know the next card: imagine a world first');
  const card = pile.order[pile.order.length - pile.left];
  if (card === undefined) throw new Error('the pile is empty');
  pile.left -= 1;
  return card;
}

/** A card for the player on turn. If the pile is empty fate must shuffle first, and `false` is returned. [auto.1] */
function draw(state: State, forWhat: 'refill' | 'draw'): boolean {
  if (state.pile.left === 0) {
    state.phase = 'deck';
    state.waiting = forWhat;
    return false;
  }
  putInto(handOf(state, state.turn), takeTop(state));
  state.busy = true;
  return true;
}

/** The cards there are to draw, shuffled or still to be. */
const cardsToDraw = (state: State): number => state.pile.left + state.discard.length;

/** Who holds so many draws none. [turn.1] */
const isFull = (hand: Hand): boolean => handSize(hand) >= NO_DRAW_FROM;

/** How many cards a hand is short of at the end of a turn. [turn.3] */
const shortOf = (hand: Hand): number => Math.max(0, REFILL_TO - handSize(hand));

function beginTurn(state: State, seat: Seat): void {
  state.turn = seat;
  state.turns += 1;
  state.busy = false;
  drawForTurn(state);
}

/** [turn.1] [turn.4] */
function drawForTurn(state: State): void {
  if (isFull(handOf(state, state.turn)) || cardsToDraw(state) === 0) return;
  draw(state, 'draw');
}

/** Ends the turn: the refill comes first, which may have to wait for a deck. [turn.3] [turn.4] */
export function refill(state: State): void {
  const hand = handOf(state, state.turn);
  while (shortOf(hand) > 0 && cardsToDraw(state) > 0) if (!draw(state, 'refill')) return;
  passOn(state);
}

/** What follows the refill. After the truck nobody drinks. [auto.2] [win.2] [truck.1] [truck.2] */
function passOn(state: State): void {
  state.idleTurns = idleTurnsAfter(state, state.busy);
  const drinkers = drinkersAfter(state);
  const next = nextTurn(state, state.idleTurns, drinkers);
  if (next === 'over') {
    state.phase = 'over';
    return;
  }
  if (state.truck) driveOff(state);
  else drinkUp(state, drinkers);
  beginTurn(state, next);
}

const idleTurnsAfter = (state: State, busy: boolean): number => (busy ? 0 : state.idleTurns + 1);

/** Who plays next, after so many idle turns in a row. */
function nextTurn(state: State, idleTurns: number, drinkers: readonly Seat[]): Seat | 'over' {
  if (idleTurns === state.options.players) return 'over';
  if (state.truck) return state.turn;
  return leftOf(state, drinkers.length === 0 ? state.turn : at(drinkers, drinkers.length - 1));
}

/** Whose turns go by with a milkshake before the next real one: in each round everyone on the way drinks one. [shake.1] [shake.2] */
function drinkersAfter(state: State): readonly Seat[] {
  let seat = leftOf(state, state.turn);
  if (state.milkshakes[seat] === 0) return NOBODY;
  const milkshakes = state.milkshakes.slice();
  const drinkers: Seat[] = [];
  for (; at(milkshakes, seat) > 0; seat = leftOf(state, seat)) {
    milkshakes[seat] = at(milkshakes, seat) - 1;
    drinkers.push(seat);
  }
  return drinkers;
}

const NOBODY: readonly Seat[] = [];

function driveOff(state: State): void {
  state.truck = false;
  state.discard.push(DONUT_TRUCK);
}

function drinkUp(state: State, drinkers: readonly Seat[]): void {
  for (let turn = 0; turn < drinkers.length; turn++) {
    const seat = at(drinkers, turn);
    state.milkshakes[seat] = at(state.milkshakes, seat) - 1;
    state.discard.push(MILKSHAKE);
    state.turns += 1;
    state.idleTurns = 0;
  }
}

/** What follows when the player on turn ends it now. */
export interface AfterEnd {
  /** How many cards are drawn at once. */
  readonly draws: number;
  /** How many should be: fewer are drawn if there are no more. */
  readonly missing: number;
  /** Does the player hold too many to draw at the start of a turn? */
  readonly full: boolean;
  readonly next: Seat | 'over';
  /** Does the truck give the same player another turn? */
  readonly again: boolean;
}

/** Works on a view too: nothing closed matters. */
export function afterEnd(state: State): AfterEnd {
  const hand = handOf(state, state.turn);
  const missing = shortOf(hand);
  const draws = Math.min(missing, cardsToDraw(state));
  const next = nextTurn(state, idleTurnsAfter(state, state.busy || draws > 0), drinkersAfter(state));
  return { draws, missing, full: isFull(hand), next, again: state.truck && next !== 'over' };
}

/** The player on turn lays a card from the hand on the table, where everyone sees it. */
export function playCard(state: State, card: Card): void {
  const hand = handOf(state, state.turn);
  if (state.history.length > 0) state.history.push({ type: 'shown', seat: state.turn, card, size: handSize(hand) });
  takeFrom(hand, card);
  state.busy = true;
}

/** A new top floor; it may win, and then nothing follows. [win.1] [auto.3] */
export function addFloor(state: State, floor: Floor): void {
  const floors = skyscraperOf(state, state.turn);
  floors.push(floor);
  if (floors.length === state.options.floors) state.phase = 'over';
}

/** Takes an opponent's top floor away. */
export function removeTopFloor(state: State, seat: Seat): Floor {
  const floor = skyscraperOf(state, seat).pop();
  if (floor === undefined) throw new Error('nothing built there');
  return floor;
}

/** Fate must now pick a card of each victim. */
export function stealFrom(state: State, victims: readonly Seat[]): void {
  state.victims = victims.slice();
  state.phase = 'stolen';
}

/** Fate picked: the card changes hands, and two people see it. No hand is too full for it. [thief.2] [turn.5] */
export function takeStolen(state: State, card: Card): void {
  const victim = at(state.victims, 0);
  const hand = handOf(state, victim);
  state.history.push({ type: 'stolen', thief: state.turn, victim, card, size: handSize(hand) });
  takeFrom(hand, card);
  putInto(handOf(state, state.turn), card);
  state.victims = state.victims.slice(1);
  if (state.victims.length === 0) state.phase = 'play';
}
