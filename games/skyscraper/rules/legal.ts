/** What the player on turn may do, and what each card can hit. SPEC [build] to [truck]. */
import type { Seat } from '@belfry/engine';
import type { Action } from './actions.js';
import {
  BONE,
  type Card,
  type Counts,
  cardOfValue,
  countOf,
  DOG,
  DONUT_TRUCK,
  FLOOR_SUM,
  JACKHAMMER,
  JOKER,
  MILKSHAKE,
  SUPER_THIEF,
  THIEF,
  WRECKING_BALL,
} from './cards.js';
import { type Floor, secondCard } from './floors.js';
import { handSize } from './hands.js';
import { handOf, opponents, type State, skyscraperOf, topFloor } from './state.js';

type Build = Extract<Action, { type: 'build' }>;
type StealFloor = Extract<Action, { type: 'steal-floor' }>;

/** Everything the player on turn may do, each action once and in its canonical spelling. Ending the turn comes first. [turn.2] */
export function legalActions(state: State): Action[] {
  const { cards } = handOf(state, state.turn);
  const actions: Action[] = [END];
  addBuilds(actions, cards);
  addThefts(actions, state, cards);
  if (countOf(cards, DOG) > 0) for (const floor of unguarded(state, state.turn)) actions.push({ type: 'guard', floor });
  addSpecials(actions, state, cards);
  return actions;
}

const END: Action = { type: 'end' };
const SUPER_THEFT: Action = { type: 'super-thief' };
const TRUCK: Action = { type: 'donut-truck' };

/** The floors that can be built from these cards. */
export function buildableFloors(cards: Readonly<Counts>): Build[] {
  const builds: Build[] = [];
  addBuilds(builds, cards);
  return builds;
}

/** The top floors that can be stolen, by which card of the hand. */
export function stealableFloors(state: State): StealFloor[] {
  const thefts: StealFloor[] = [];
  addThefts(thefts, state, handOf(state, state.turn).cards);
  return thefts;
}

/** Whom, or which floors, a special card in the hand of the player on turn could hit now: the actions it allows. */
export function targetsOf(state: State, card: Card): Action[] {
  const cards = handOf(state, state.turn).cards.map((_, kind) => (kind === card ? 1 : 0));
  const actions: Action[] = [];
  if (card === DOG) for (const floor of unguarded(state, state.turn)) actions.push({ type: 'guard', floor });
  addSpecials(actions, state, cards);
  return actions;
}

function addBuilds(actions: Action[], cards: Readonly<Counts>): void {
  const hasJoker = countOf(cards, JOKER) > 0;
  for (let value = 1; value < FLOOR_SUM; value++) {
    const card = cardOfValue(value);
    if (countOf(cards, card) === 0) continue;
    const partner = cardOfValue(FLOOR_SUM - value);
    if (card < partner && countOf(cards, partner) > 0) actions.push({ type: 'build', cards: [card, partner] });
    if (hasJoker) actions.push({ type: 'build', cards: [card, JOKER] });
  }
}

/** Either card of a top floor can be stolen, with a floor card that adds up to 9 with it. A dog prevents it. [steal.1] */
function addThefts(actions: Action[], state: State, cards: Readonly<Counts>): void {
  for (const from of opponents(state)) {
    const floor = topFloor(state, from);
    if (floor === undefined || floor.dog) continue;
    const one = cardOfValue(floor.value);
    const other = cardOfValue(FLOOR_SUM - floor.value);
    if (countOf(cards, other) > 0) actions.push({ type: 'steal-floor', from, card: one, with: other });
    if (countOf(cards, one) > 0) actions.push({ type: 'steal-floor', from, card: secondCard(floor), with: one });
  }
}

/** The special cards but the dog. */
function addSpecials(actions: Action[], state: State, cards: Readonly<Counts>): void {
  const hasBone = countOf(cards, BONE) > 0;
  const hasHammer = countOf(cards, JACKHAMMER) > 0;
  const hasBall = countOf(cards, WRECKING_BALL) > 0;
  const hasThief = countOf(cards, THIEF) > 0;
  const hasShake = countOf(cards, MILKSHAKE) > 0;
  if (hasBone || hasHammer || hasBall || hasThief || hasShake)
    for (const from of opponents(state)) {
      const top = topFloor(state, from);
      if (hasBone) addBones(actions, from, skyscraperOf(state, from));
      if (hasHammer && top !== undefined && !top.dog) actions.push({ type: 'jackhammer', from });
      if (hasBall && top !== undefined) actions.push({ type: 'wrecking-ball', from });
      if (hasThief && hasCards(state, from)) actions.push({ type: 'thief', from });
      if (hasShake) actions.push({ type: 'milkshake', to: from });
    }
  if (countOf(cards, SUPER_THIEF) > 0 && opponents(state).some(seat => hasCards(state, seat)))
    actions.push(SUPER_THEFT);
  if (countOf(cards, DONUT_TRUCK) > 0) actions.push(TRUCK);
}

const hasCards = (state: State, seat: Seat): boolean => handSize(handOf(state, seat)) > 0;

function addBones(actions: Action[], from: Seat, floors: readonly Floor[]): void {
  for (let floor = 0; floor < floors.length; floor++)
    if (floors[floor]?.dog === true) actions.push({ type: 'bone', from, floor });
}

/** The floors of a seat that have no dog. */
function unguarded(state: State, seat: Seat): number[] {
  const indices: number[] = [];
  const floors = skyscraperOf(state, seat);
  for (let index = 0; index < floors.length; index++) if (floors[index]?.dog === false) indices.push(index);
  return indices;
}
