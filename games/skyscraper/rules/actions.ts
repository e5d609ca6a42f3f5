/** What can enter a match of Skyscraper, and why not. SPEC [record]. */
import { deckSchema, notation, type Seat, type ShuffledDeck, type WrongDeck } from '@belfry/engine';
import * as z from 'zod/mini';
import { CARD_NAMES, type Card, formatCard, parseCard } from './cards.js';

export type Action =
  | { readonly type: 'build'; readonly cards: readonly [Card, Card] }
  | { readonly type: 'steal-floor'; readonly from: Seat; readonly card: Card; readonly with: Card }
  | { readonly type: 'guard'; readonly floor: number }
  | { readonly type: 'bone'; readonly from: Seat; readonly floor: number }
  | { readonly type: 'jackhammer'; readonly from: Seat }
  | { readonly type: 'wrecking-ball'; readonly from: Seat }
  | { readonly type: 'thief'; readonly from: Seat }
  | { readonly type: 'super-thief' }
  | { readonly type: 'milkshake'; readonly to: Seat }
  | { readonly type: 'donut-truck' }
  | { readonly type: 'end' };

export type Chance = ShuffledDeck<Card> | { readonly chance: 'stolen'; readonly card: Card };

export type Refusal =
  | { readonly code: 'not-in-hand'; readonly card: Card }
  | { readonly code: 'no-floor'; readonly cards: readonly [Card, Card] }
  | { readonly code: 'no-such-opponent'; readonly seat: Seat }
  | { readonly code: 'nothing-built'; readonly seat: Seat }
  | { readonly code: 'guarded'; readonly seat: Seat; readonly floor: number }
  | { readonly code: 'not-in-top-floor'; readonly seat: Seat; readonly card: Card }
  | { readonly code: 'does-not-add-up'; readonly value: number; readonly with: Card }
  | { readonly code: 'no-such-floor'; readonly seat: Seat; readonly floor: number }
  | { readonly code: 'has-a-dog'; readonly floor: number }
  | { readonly code: 'no-dog-there'; readonly seat: Seat; readonly floor: number }
  | { readonly code: 'hand-is-empty'; readonly seat: Seat }
  | { readonly code: 'nobody-has-cards' }
  | WrongDeck
  | { readonly code: 'victim-has-not'; readonly seat: Seat; readonly card: Card };

const card = z.codec(z.enum(CARD_NAMES), z.int(), { decode: parseCard, encode: formatCard });
const seat = z.int().check(z.minimum(0));
const floor = z.int().check(z.minimum(0));

export const actions = notation<Action>(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('build'), cards: z.readonly(z.tuple([card, card])) }),
    z.strictObject({ type: z.literal('steal-floor'), from: seat, card, with: card }),
    z.strictObject({ type: z.literal('guard'), floor }),
    z.strictObject({ type: z.literal('bone'), from: seat, floor }),
    z.strictObject({ type: z.literal('jackhammer'), from: seat }),
    z.strictObject({ type: z.literal('wrecking-ball'), from: seat }),
    z.strictObject({ type: z.literal('thief'), from: seat }),
    z.strictObject({ type: z.literal('super-thief') }),
    z.strictObject({ type: z.literal('milkshake'), to: seat }),
    z.strictObject({ type: z.literal('donut-truck') }),
    z.strictObject({ type: z.literal('end') }),
  ]),
);

/** [record.2] */
export const chances = notation<Chance>(
  z.discriminatedUnion('chance', [deckSchema(card), z.strictObject({ chance: z.literal('stolen'), card })]),
);

/** The same action with the cards of a floor in ascending order, a joker last. [record.3] */
export function canonical(action: Action): Action {
  if (action.type !== 'build') return action;
  const [one, other] = action.cards;
  return one <= other ? action : { type: 'build', cards: [other, one] };
}
