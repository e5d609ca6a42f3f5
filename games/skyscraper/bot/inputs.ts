/**
 * What the network is shown: a position after an action of the player on turn, as that player knows it, in numbers of about 0 to 1.
 * Of other hands only their sizes are read, and what is remembered of them, so a whole world shows it no more than a view does.
 */
import { at, type Seat } from '@belfry/engine';
import {
  ALL_CARDS,
  BONE,
  type Card,
  type Counts,
  cardOfValue,
  countOf,
  DOG,
  DONUT_TRUCK,
  JACKHAMMER,
  JOKER,
  MILKSHAKE,
  removeCard,
  SUPER_THIEF,
  THIEF,
  WRECKING_BALL,
} from '../rules/cards.js';
import { type Floor, firstCard, missingTo, secondCard } from '../rules/floors.js';
import { handSize } from '../rules/hands.js';
import { handOf, opponents, type State, skyscraperOf } from '../rules/state.js';
import type { Memory } from './recall.js';

/** Writes numbers one after another. */
interface Pen {
  readonly inputs: Float64Array;
  place: number;
}

function put(pen: Pen, value: number): void {
  pen.inputs[pen.place++] = value;
}

const mark = (pen: Pen, isSo: boolean): void => put(pen, isSo ? 1 : 0);

/** A count as marks: one for at least 1, one for at least 2, and so on. */
function steps(pen: Pen, count: number, most: number): void {
  for (let step = 1; step <= most; step++) put(pen, count >= step ? 1 : 0);
}

const skip = (pen: Pen, count: number): void => {
  for (let i = 0; i < count; i++) put(pen, 0);
};

/** How many of each special card in the hand make a difference. */
const SPECIAL_STEPS: readonly (readonly [Card, number])[] = [
  [JOKER, 3],
  [DOG, 2],
  [BONE, 1],
  [JACKHAMMER, 2],
  [WRECKING_BALL, 1],
  [MILKSHAKE, 2],
  [DONUT_TRUCK, 1],
  [THIEF, 2],
  [SUPER_THIEF, 1],
];

const MOST_OPPONENTS = 3;
const MOST_MISSING = 4;
const FULL = 8;
const REFILL_TO = 3;
const MOST_TO_DRAW = 40;
const DECK_SIZE = 54;

/** What an opponent takes up. */
const OPPONENT_INPUTS = 22;
const OTHER_INPUTS = 79;

export const INPUTS = OTHER_INPUTS + MOST_OPPONENTS * OPPONENT_INPUTS;

/**
 * Shows the position; `isEnded` if the player on turn has just ended the turn, before anything was drawn.
 * @param unseen what the player does not see; no action of the player's changes it before fate answers
 */
export function describe(
  inputs: Float64Array,
  state: State,
  isEnded: boolean,
  memory: Memory | undefined,
  unseen: Readonly<Counts>,
): void {
  const pen = { inputs, place: 0 };
  const { cards, size } = handOf(state, state.turn);
  describeHand(pen, cards, size);
  describeHouse(pen, state, unseen);
  describeTable(pen, state, unseen, isEnded);
  const seats = opponents(state);
  for (let step = 0; step < MOST_OPPONENTS; step++) {
    const seat = seats[step];
    if (seat === undefined) skip(pen, OPPONENT_INPUTS);
    else describeOpponent(pen, state, seat, unseen, memory?.[seat]);
  }
}

/** The cards that the player on turn does not see, by kind. */
export function unseenBy(state: State): Counts {
  const unseen = ALL_CARDS.slice();
  const own = handOf(state, state.turn).cards;
  for (let card = 0; card < own.length; card++) unseen[card] = countOf(unseen, card) - countOf(own, card);
  for (const card of state.discard) removeCard(unseen, card);
  for (let seat = 0; seat < state.options.players; seat++) {
    for (const floor of skyscraperOf(state, seat)) {
      removeCard(unseen, firstCard(floor));
      removeCard(unseen, secondCard(floor));
      if (floor.dog) removeCard(unseen, DOG);
    }
    unseen[MILKSHAKE] = countOf(unseen, MILKSHAKE) - shakesOf(state, seat);
  }
  if (state.truck) removeCard(unseen, DONUT_TRUCK);
  return unseen;
}

const shakesOf = (state: State, seat: Seat): number => state.milkshakes[seat] ?? 0;

/** 16 + 15 + 5 + 5 inputs. */
function describeHand(pen: Pen, cards: Readonly<Counts>, size: number): void {
  for (let card = 0; card < JOKER; card++) steps(pen, countOf(cards, card), 2);
  for (const [card, most] of SPECIAL_STEPS) steps(pen, countOf(cards, card), most);
  steps(pen, pairsIn(cards), 2);
  steps(pen, floorsIn(cards), 3);
  put(pen, size / FULL);
  mark(pen, size >= FULL);
  steps(pen, REFILL_TO - size, 3);
}

/** How many floors these cards make without jokers. */
function pairsIn(cards: Readonly<Counts>): number {
  let pairs = 0;
  for (let value = 1; value <= 4; value++)
    pairs += Math.min(countOf(cards, cardOfValue(value)), countOf(cards, missingTo(value)));
  return pairs;
}

/** How many floors these cards make, jokers and all. */
function floorsIn(cards: Readonly<Counts>): number {
  let floorCards = 0;
  for (let card = 0; card < JOKER; card++) floorCards += countOf(cards, card);
  const pairs = pairsIn(cards);
  return pairs + Math.min(countOf(cards, JOKER), floorCards - 2 * pairs);
}

/** 4 + 5 + 2 inputs. */
function describeHouse(pen: Pen, state: State, unseen: Readonly<Counts>): void {
  const floors = skyscraperOf(state, state.turn);
  const top = floors[floors.length - 1];
  steps(pen, MOST_MISSING + 1 - missingFloors(state, floors), MOST_MISSING);
  const isOpen = top !== undefined && !top.dog;
  mark(pen, isOpen);
  mark(pen, top?.dog === true);
  mark(pen, isOpen && top.joker);
  put(pen, isOpen ? thievesOf(top, unseen) / FULL : 0);
  mark(pen, floors[floors.length - 2]?.dog === true);
  steps(pen, shakesOf(state, state.turn), 2);
}

const missingFloors = (state: State, floors: readonly Floor[]): number => state.options.floors - floors.length;

/** How many of these cards can steal an open floor. */
const thievesOf = (floor: Floor, cards: Readonly<Counts>): number =>
  countOf(cards, firstCard(floor)) + countOf(cards, missingTo(floor.value));

/** 10 + 17 inputs. */
function describeTable(pen: Pen, state: State, unseen: Readonly<Counts>, isEnded: boolean): void {
  const { players, floors } = state.options;
  const left = state.pile.left;
  mark(pen, isEnded);
  mark(pen, state.truck);
  put(pen, state.victims.length / MOST_OPPONENTS);
  put(pen, state.idleTurns / players);
  mark(pen, players >= 3);
  mark(pen, players >= 4);
  mark(pen, floors === 4);
  put(pen, left / MOST_TO_DRAW);
  put(pen, state.discard.length / MOST_TO_DRAW);
  let hidden = 0;
  for (let card = 0; card < unseen.length; card++) hidden += countOf(unseen, card);
  put(pen, hidden / DECK_SIZE);
  for (let card = 0; card < unseen.length; card++) put(pen, countOf(unseen, card) / at(ALL_CARDS, card));
}

/** 22 inputs. */
function describeOpponent(
  pen: Pen,
  state: State,
  seat: Seat,
  unseen: Readonly<Counts>,
  known: Readonly<Counts> | undefined,
): void {
  const floors = skyscraperOf(state, seat);
  const top = floors[floors.length - 1];
  const size = handSize(handOf(state, seat));
  mark(pen, true);
  steps(pen, MOST_MISSING + 1 - missingFloors(state, floors), MOST_MISSING);
  const isOpen = top !== undefined && !top.dog;
  mark(pen, isOpen);
  mark(pen, top?.dog === true);
  mark(pen, isOpen && thievesOf(top, handOf(state, state.turn).cards) > 0);
  put(pen, isOpen ? thievesOf(top, unseen) / FULL : 0);
  mark(pen, floors[floors.length - 2]?.dog === true);
  put(pen, size / FULL);
  mark(pen, size === 0);
  mark(pen, size >= FULL);
  steps(pen, shakesOf(state, seat), 2);
  if (known === undefined) skip(pen, KNOWN_INPUTS);
  else describeKnown(pen, state, known);
}

const KNOWN_INPUTS = 7;

/** What the player on turn knows of another hand. */
function describeKnown(pen: Pen, state: State, known: Readonly<Counts>): void {
  const floors = skyscraperOf(state, state.turn);
  const top = floors[floors.length - 1];
  let size = 0;
  for (let card = 0; card < known.length; card++) size += countOf(known, card);
  put(pen, size / FULL);
  steps(pen, floorsIn(known), 2);
  mark(pen, countOf(known, JOKER) > 0);
  mark(pen, top !== undefined && !top.dog && thievesOf(top, known) > 0);
  mark(pen, countOf(known, JACKHAMMER) > 0);
  mark(pen, countOf(known, WRECKING_BALL) > 0);
}
