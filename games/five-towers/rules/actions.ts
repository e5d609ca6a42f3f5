/** What can enter a match of 5 Towers, and why not. SPEC [record]. */
import { at, notation } from '@belfry/engine';
import { z } from 'zod';
import { CARD_NAMES, type Card, formatCard, parseCard, TOWER_TYPES, type TowerIndex, towerOf } from './cards.js';
import type { Misfit } from './towers.js';

export interface Bid {
  readonly type: 'bid';
  readonly count: number;
}

export interface Pass {
  readonly type: 'pass';
}

export interface Revoke {
  readonly type: 'revoke';
}

/** Tears down the top of one tower, if at all, then places these cards one after the other. */
export interface Build {
  readonly type: 'build';
  readonly tearDown?: TowerIndex;
  readonly place: readonly Card[];
}

export type Action = Bid | Pass | Build | Revoke;

/** A shuffled deck, first to be dealt first. */
export interface DeckChance {
  readonly chance: 'deck';
  readonly cards: readonly Card[];
}

export type Refusal =
  | Misfit
  | { readonly code: 'starter-must-bid' }
  | { readonly code: 'bid-too-low'; readonly standing: number }
  | { readonly code: 'bid-too-high'; readonly cards: number }
  | { readonly code: 'bid-not-buildable'; readonly most: number }
  | { readonly code: 'bid-was-revoked'; readonly most: number }
  | { readonly code: 'bidding-first' }
  | { readonly code: 'bidding-is-over' }
  | { readonly code: 'can-build'; readonly count: number }
  | { readonly code: 'wrong-number-of-cards'; readonly placed: number; readonly bid: number }
  | { readonly code: 'not-on-display'; readonly card: Card }
  | { readonly code: 'nothing-to-tear-down'; readonly tower: TowerIndex }
  | { readonly code: 'tower-top-stays'; readonly tower: TowerIndex }
  | { readonly code: 'not-these-cards'; readonly expected: number };

const card = z.codec(z.enum(CARD_NAMES), z.int(), { decode: parseCard, encode: formatCard });
const tower = z.codec(z.enum(TOWER_TYPES), z.int(), {
  decode: type => TOWER_TYPES.indexOf(type),
  encode: index => at(TOWER_TYPES, index),
});

export const actions = notation<Action>(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('bid'), count: z.int().min(0) }),
    z.strictObject({ type: z.literal('pass') }),
    z.strictObject({ type: z.literal('build'), tearDown: tower.exactOptional(), place: z.array(card).readonly() }),
    z.strictObject({ type: z.literal('revoke') }),
  ]),
);

export const chances = notation<DeckChance>(
  z.strictObject({ chance: z.literal('deck'), cards: z.array(card).readonly() }),
);

/** The same build with its cards sorted by tower type, each tower's in the order they were placed. [record.4] */
export function canonical(action: Action): Action {
  if (action.type !== 'build') return action;
  return { ...action, place: action.place.toSorted((a, b) => towerOf(a) - towerOf(b)) };
}
