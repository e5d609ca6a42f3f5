/** Why an action is not allowed. SPEC [build] to [truck]. */
import type { Seat } from '@belfry/engine';
import type { Action, Refusal } from './actions.js';
import {
  BONE,
  type Card,
  countOf,
  DOG,
  DONUT_TRUCK,
  FLOOR_SUM,
  isFloorCard,
  JACKHAMMER,
  MILKSHAKE,
  SUPER_THIEF,
  THIEF,
  valueOfCard,
  WRECKING_BALL,
} from './cards.js';
import { floorOf, valueIn } from './floors.js';
import { handSize } from './hands.js';
import { handOf, opponents, type State, skyscraperOf, topFloor } from './state.js';

/** Why the player on turn may not do this; `undefined` if they may. */
export function checkAction(state: State, action: Action): Refusal | undefined {
  switch (action.type) {
    case 'end':
      return undefined;
    case 'build':
      return checkBuild(state, action.cards);
    case 'steal-floor':
      return checkTheft(state, action);
    case 'guard':
      return checkHas(state, DOG) ?? checkGuard(state, action.floor);
    case 'bone':
      return checkHas(state, BONE) ?? checkOpponent(state, action.from) ?? checkBone(state, action.from, action.floor);
    case 'jackhammer':
      return checkHas(state, JACKHAMMER) ?? checkOpponent(state, action.from) ?? checkOpenTop(state, action.from);
    case 'wrecking-ball':
      return checkHas(state, WRECKING_BALL) ?? checkOpponent(state, action.from) ?? checkBuilt(state, action.from);
    case 'thief':
      return checkHas(state, THIEF) ?? checkOpponent(state, action.from) ?? checkVictim(state, action.from);
    case 'super-thief':
      return checkHas(state, SUPER_THIEF) ?? checkAnyVictim(state);
    case 'milkshake':
      return checkHas(state, MILKSHAKE) ?? checkOpponent(state, action.to);
    case 'donut-truck':
      return checkHas(state, DONUT_TRUCK);
  }
}

function checkHas(state: State, card: Card): Refusal | undefined {
  return countOf(handOf(state, state.turn).cards, card) > 0 ? undefined : { code: 'not-in-hand', card };
}

function checkOpponent(state: State, seat: Seat): Refusal | undefined {
  return opponents(state).includes(seat) ? undefined : { code: 'no-such-opponent', seat };
}

function checkBuilt(state: State, seat: Seat): Refusal | undefined {
  return topFloor(state, seat) === undefined ? { code: 'nothing-built', seat } : undefined;
}

/** Is there a top floor, and no dog beside it? */
function checkOpenTop(state: State, seat: Seat): Refusal | undefined {
  const floors = skyscraperOf(state, seat);
  return floors.at(-1)?.dog === true ? { code: 'guarded', seat, floor: floors.length - 1 } : checkBuilt(state, seat);
}

/** Two floor cards are different ones, so having each is having both. Jokers do not pair. */
function checkBuild(state: State, cards: readonly [Card, Card]): Refusal | undefined {
  const [one, other] = cards;
  if (floorOf(one, other) === undefined) return { code: 'no-floor', cards };
  return checkHas(state, one) ?? checkHas(state, other);
}

/** A floor with a dog cannot be stolen. [steal.4] */
function checkTheft(state: State, theft: Extract<Action, { type: 'steal-floor' }>): Refusal | undefined {
  const { from, card, with: own } = theft;
  const problem = checkOpponent(state, from) ?? checkOpenTop(state, from);
  if (problem !== undefined) return problem;
  const floor = topFloor(state, from);
  const value = floor && valueIn(floor, card);
  if (value === undefined) return { code: 'not-in-top-floor', seat: from, card };
  if (!isFloorCard(own) || valueOfCard(own) + value !== FLOOR_SUM) return { code: 'does-not-add-up', value, with: own };
  return checkHas(state, own);
}

function checkGuard(state: State, index: number): Refusal | undefined {
  const floor = skyscraperOf(state, state.turn)[index];
  if (floor === undefined) return { code: 'no-such-floor', seat: state.turn, floor: index };
  return floor.dog ? { code: 'has-a-dog', floor: index } : undefined;
}

function checkBone(state: State, seat: Seat, index: number): Refusal | undefined {
  const floor = skyscraperOf(state, seat)[index];
  if (floor === undefined) return { code: 'no-such-floor', seat, floor: index };
  return floor.dog ? undefined : { code: 'no-dog-there', seat, floor: index };
}

function checkVictim(state: State, seat: Seat): Refusal | undefined {
  return handSize(handOf(state, seat)) > 0 ? undefined : { code: 'hand-is-empty', seat };
}

function checkAnyVictim(state: State): Refusal | undefined {
  return opponents(state).some(seat => checkVictim(state, seat) === undefined)
    ? undefined
    : { code: 'nobody-has-cards' };
}
