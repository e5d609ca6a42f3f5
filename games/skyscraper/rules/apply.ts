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
      build(state, action.cards);
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
      playCard(state, DOG);
      setDog(state, state.turn, action.floor, true);
      break;
    case 'bone': // Both are discarded. [bone.1]
      playAndDiscard(state, BONE);
      state.discard.push(DOG);
      setDog(state, action.from, action.floor, false);
      break;
    case 'jackhammer':
      playAndDiscard(state, JACKHAMMER);
      wreck(state, action.from);
      break;
    case 'wrecking-ball':
      playAndDiscard(state, WRECKING_BALL);
      wreck(state, action.from);
      break;
    case 'thief':
      playAndDiscard(state, THIEF);
      stealFrom(state, [action.from]);
      break;
    case 'super-thief':
      playAndDiscard(state, SUPER_THIEF);
      stealFrom(state, victims(state));
      break;
    case 'milkshake':
      playCard(state, MILKSHAKE);
      state.milkshakes[action.to] = (state.milkshakes[action.to] ?? 0) + 1;
      break;
    case 'donut-truck':
      playCard(state, DONUT_TRUCK);
      state.truck = true;
  }
}

/** A played card is on the discard pile at once. [auto.4] */
function playAndDiscard(state: State, card: Card): void {
  playCard(state, card);
  state.discard.push(card);
}

function build(state: State, [one, other]: readonly [Card, Card]): void {
  playCard(state, one);
  playCard(state, other);
  addFloor(state, madeOf(one, other));
}

/** The stolen card keeps its value, a joker's too; its partner is discarded. [steal.2] [steal.3] */
function stealFloor(state: State, from: Seat, card: Card, own: Card): void {
  playCard(state, own);
  state.discard.push(partnerOf(removeTopFloor(state, from), card));
  addFloor(state, madeOf(card, own));
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

/** A top floor is destroyed, with its dog if it has one. [hammer.1] [ball.1] */
function wreck(state: State, from: Seat): void {
  const floor = removeTopFloor(state, from);
  state.discard.push(firstCard(floor), secondCard(floor));
  if (floor.dog) state.discard.push(DOG);
}
