/**
 * The special cards: by the action each allows, what can be in its way. `legal.ts` tries everything a card can be aimed at and
 * keeps what has nothing in the way; `check.ts` asks about one aim and says why not. SPEC [dog] to [truck].
 */
import type { Seat } from '@belfry/engine';
import type { Action, Refusal } from './actions.js';
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
import type { Floor } from './floors.js';
import { handSize } from './hands.js';
import { handOf, opponents, type State } from './state.js';

export type SpecialAction = Exclude<Action, { readonly type: 'end' | 'build' | 'steal-floor' }>;

interface Special {
  readonly card: Card;
  readonly obstacle: Obstacle;
}

/** @param floor the one aimed at, or of a whole house the top floor; `undefined` if it is not there */
export type Obstacle = (floor: Floor | undefined, state: State, seat: Seat) => Code | undefined;

/** Only the code: its facts follow from the aim, and trying one makes no object. */
type Code = Extract<
  Refusal['code'],
  'nothing-built' | 'guarded' | 'no-such-floor' | 'has-a-dog' | 'no-dog-there' | 'hand-is-empty' | 'nobody-has-cards'
>;

export const SPECIALS = {
  guard: { card: DOG, obstacle: dogThere },
  bone: { card: BONE, obstacle: noDogThere },
  jackhammer: { card: JACKHAMMER, obstacle: noOpenTop },
  'wrecking-ball': { card: WRECKING_BALL, obstacle: noTop },
  thief: { card: THIEF, obstacle: noCards },
  'super-thief': { card: SUPER_THIEF, obstacle: noVictim },
  milkshake: { card: MILKSHAKE, obstacle: nothing },
  'donut-truck': { card: DONUT_TRUCK, obstacle: nothing },
} satisfies { readonly [Type in SpecialAction['type']]: Special };

/** The card that an action is played with. */
export const cardOf = (action: SpecialAction): Card => SPECIALS[action.type].card;

function dogThere(floor: Floor | undefined): Code | undefined {
  return floor === undefined ? 'no-such-floor' : floor.dog ? 'has-a-dog' : undefined;
}

function noDogThere(floor: Floor | undefined): Code | undefined {
  return floor === undefined ? 'no-such-floor' : floor.dog ? undefined : 'no-dog-there';
}

/** Who steals a floor asks the same. [steal.1] */
export function noOpenTop(top: Floor | undefined): Code | undefined {
  return top === undefined ? 'nothing-built' : top.dog ? 'guarded' : undefined;
}

function noTop(top: Floor | undefined): Code | undefined {
  return top === undefined ? 'nothing-built' : undefined;
}

function noCards(_: unknown, state: State, seat: Seat): Code | undefined {
  return hasCards(state, seat) ? undefined : 'hand-is-empty';
}

const hasCards = (state: State, seat: Seat): boolean => handSize(handOf(state, seat)) > 0;

function noVictim(_: unknown, state: State): Code | undefined {
  const others = opponents(state);
  for (let step = 0; step < others.length; step++) if (hasCards(state, others[step] as Seat)) return undefined;
  return 'nobody-has-cards';
}

function nothing(): undefined {}

/** Every opponent who has a card, from the left. [thief.3] */
export const victims = (state: State): readonly Seat[] => opponents(state).filter(seat => hasCards(state, seat));
