/** What can enter a match of 5 Towers, and why not. SPEC [record]. */
import { at, deckSchema, notation, type ShuffledDeck, type WrongDeck } from '@belfry/engine';
import * as z from 'zod/mini';
import {
  CARD_NAMES,
  type Card,
  cardNamed,
  DISPLAY_SIZE,
  formatCard,
  parseCard,
  TOWER_TYPES,
  type TowerIndex,
  type TowerType,
  towerOf,
} from './cards.js';
import type { Misfit, TearDownRefusal } from './towers.js';

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

export type DeckChance = ShuffledDeck<Card>;

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
  | TearDownRefusal
  | WrongDeck;

/** Schemas of the notation, for whatever else writes cards and actions. */
export const card = z.codec(z.enum(CARD_NAMES), z.int(), { decode: parseCard, encode: formatCard });
const tower = z.codec(z.enum(TOWER_TYPES), z.int(), {
  decode: type => TOWER_TYPES.indexOf(type),
  encode: index => at(TOWER_TYPES, index),
});

export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bid'), count: z.int().check(z.minimum(0)) }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('build'), tearDown: z.exactOptional(tower), place: z.readonly(z.array(card)) }),
  z.strictObject({ type: z.literal('revoke') }),
]);

const PASS: Pass = { type: 'pass' };

/** Actions with nothing wrong about them, which needs no schema to see: other games are read by theirs alone. */
function readPlain(json: unknown): Bid | Pass | Build | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { type, count, place, tearDown } = json as Readonly<Record<string, unknown>>;
  let fields = 0;
  for (const _ in json) fields++;
  if (type === 'pass') return fields === 1 ? PASS : undefined;
  if (type === 'build') return fields === (tearDown === undefined ? 2 : 3) ? readPlace(place, tearDown) : undefined;
  return type === 'bid' && fields === 2 && isCount(count) ? { type: 'bid', count } : undefined;
}

const isCount = (count: unknown): count is number => Number.isSafeInteger(count) && (count as number) >= 0;

function readPlace(names: unknown, type?: unknown): Build | undefined {
  if (!Array.isArray(names) || names.length > DISPLAY_SIZE) return undefined;
  const place: Card[] = [];
  for (const name of names) {
    const named = cardNamed(name);
    if (named === undefined) return undefined;
    place.push(named);
  }
  if (type === undefined) return { type: 'build', place };
  const tearDown = TOWER_TYPES.indexOf(type as TowerType);
  return tearDown < 0 ? undefined : { type: 'build', tearDown, place };
}

/** [record.3] */
export const actions = notation<Action>(action, { readPlain });

/** [record.2] */
export const chances = notation<DeckChance>(deckSchema(card));

/** The same build with its cards sorted by tower type, each tower's in the order they were placed. [record.4] */
export function canonical(given: Action): Action {
  if (given.type !== 'build') return given;
  return { ...given, place: given.place.toSorted((a, b) => towerOf(a) - towerOf(b)) };
}
