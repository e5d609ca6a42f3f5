/** What an action does. It has been checked. SPEC [build] to [truck]. */
import { at, type Seat } from '@belfry/engine';
import type { Action } from './actions.js';
import {
  BONE,
  type Card,
  DOG,
  DONUT_TRUCK,
  JACKHAMMER,
  MILKSHAKE,
  SUPER_THIEF,
  THIEF,
  WRECKING_BALL,
} from './cards.js';
import { type Floor, firstCard, floorOf, partnerOf, secondCard, withDog } from './floors.js';
import { type SpecialAction, victims } from './specials.js';
import { addFloor, playCard, refill, removeTopFloor, type State, skyscraperOf, stealFrom } from './state.js';

export function applyAction(state: State, action: Action): void {
  switch (action.type) {
    case 'end':
      refill(state);
      break;
    case 'build':
      build(state, action.cards[0], action.cards[1]);
      break;
    case 'steal-floor':
      stealFloor(state, action.from, action.card, action.with);
      break;
    default:
      playSpecial(state, action);
  }
}

function playSpecial(state: State, action: SpecialAction): void {
  switch (action.type) {
    case 'guard':
      guard(state, action.floor);
      break;
    case 'bone':
      throwBone(state, action.from, action.floor);
      break;
    case 'jackhammer':
      wreck(state, action.from, JACKHAMMER);
      break;
    case 'wrecking-ball':
      wreck(state, action.from, WRECKING_BALL);
      break;
    case 'thief':
      sendThief(state, action.from);
      break;
    case 'super-thief':
      sendSuperThief(state);
      break;
    case 'milkshake':
      serveMilkshake(state, action.to);
      break;
    case 'donut-truck':
      parkTruck(state);
  }
}

/** A played card is on the discard pile at once. [auto.4] */
function playAndDiscard(state: State, card: Card): void {
  playCard(state, card);
  state.discard.push(card);
}

export function build(state: State, one: Card, other: Card): void {
  playCard(state, one);
  playCard(state, other);
  addFloor(state, madeOf(one, other));
}

/** The stolen card keeps its value, a joker's too; its partner is discarded. [steal.2] [steal.3] */
export function stealFloor(state: State, from: Seat, card: Card, own: Card): void {
  playCard(state, own);
  state.discard.push(partnerOf(removeTopFloor(state, from), card));
  addFloor(state, madeOf(card, own));
}

export function guard(state: State, floor: number): void {
  playCard(state, DOG);
  setDog(state, state.turn, floor, true);
}

/** Both are discarded. [bone.1] */
export function throwBone(state: State, from: Seat, floor: number): void {
  playAndDiscard(state, BONE);
  state.discard.push(DOG);
  setDog(state, from, floor, false);
}

/** A top floor is destroyed, with its dog if it has one. [hammer.1] [ball.1] */
export function wreck(state: State, from: Seat, card: Card): void {
  playAndDiscard(state, card);
  const floor = removeTopFloor(state, from);
  state.discard.push(firstCard(floor), secondCard(floor));
  if (floor.dog) state.discard.push(DOG);
}

export function sendThief(state: State, from: Seat): void {
  playAndDiscard(state, THIEF);
  stealFrom(state, [from]);
}

export function sendSuperThief(state: State): void {
  playAndDiscard(state, SUPER_THIEF);
  stealFrom(state, victims(state));
}

export function serveMilkshake(state: State, to: Seat): void {
  playCard(state, MILKSHAKE);
  state.milkshakes[to] = (state.milkshakes[to] ?? 0) + 1;
}

export function parkTruck(state: State): void {
  playCard(state, DONUT_TRUCK);
  state.truck = true;
}

function madeOf(one: Card, other: Card): Floor {
  const floor = floorOf(one, other);
  if (floor === undefined) throw new Error('these cards make no floor');
  return floor;
}

/** A floor has one dog or none, whatever is built above it. [dog.1] [dog.2] [dog.3] */
function setDog(state: State, seat: Seat, index: number, dog: boolean): void {
  const floors = skyscraperOf(state, seat);
  floors[index] = withDog(at(floors, index), dog);
}
