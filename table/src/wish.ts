/** What a person can wish for at a table, and why they may not get it. */
import { type Malformed, type MatchRefusal, notation, type Seat } from '@belfry/engine';
import * as z from 'zod/mini';
import { clockSetting } from './clock.js';
import type { TableId, WishId } from './events.js';
import { cleanName, figureName, looseCustoms, looseOptions, type SetupProblem } from './setup.js';
import { cleanText } from './text.js';

export const LONGEST_LINE = 300;
/** Lines of one speaker in a match, and in its waiting room. */
export const MOST_LINES = 500;
/** What happens at one table beside the match itself. */
export const MOST_EVENTS = 20_000;

const seat = z.int().check(z.minimum(0), z.maximum(9));
const policy = z.string().check(z.maxLength(64));
const wishId = z.string().check(z.minLength(1), z.maxLength(64));

export const isWishId = (id: unknown): id is WishId => z.safeParse(wishId, id).success;

const made = {
  /** The same wish sent twice is done once. */
  id: wishId,
  /** What its maker had seen when it was made. */
  revision: z.int().check(z.minimum(0)),
};

const schema = z.discriminatedUnion('type', [
  z.strictObject({ ...made, type: z.literal('act'), seat, action: z.unknown() }),
  z.strictObject({ ...made, type: z.literal('take-back'), seat }),
  z.strictObject({
    ...made,
    type: z.literal('say'),
    seat,
    text: z.string().check(z.overwrite(cleanText), z.minLength(1), z.maxLength(LONGEST_LINE)),
  }),
  /** In the waiting room, or on a seat that somebody left. */
  z.strictObject({ ...made, type: z.literal('sit'), seat, name: cleanName, figure: z.exactOptional(figureName) }),
  z.strictObject({ ...made, type: z.literal('get-up'), seat }),
  /** A bot plays for me until I am back. The host may wish it for others. */
  z.strictObject({ ...made, type: z.literal('cover'), seat, policy: z.exactOptional(policy) }),
  z.strictObject({ ...made, type: z.literal('return'), seat }),
  /** The host's: before the match. */
  z.strictObject({ ...made, type: z.literal('seat-bot'), seat, name: cleanName, policy }),
  z.strictObject({
    ...made,
    type: z.literal('arrange'),
    options: z.exactOptional(looseOptions),
    clock: z.exactOptional(clockSetting),
    standIn: z.exactOptional(policy),
    spectators: z.exactOptional(z.boolean()),
    customs: z.exactOptional(looseCustoms),
  }),
  z.strictObject({ ...made, type: z.literal('begin'), seating: z.enum(['chosen', 'lot']) }),
  /** The host's, at any time: nobody sits there any more; for a bot too, before the match. */
  z.strictObject({ ...made, type: z.literal('remove'), seat }),
  z.strictObject({ ...made, type: z.literal('rematch') }),
]);

export type Wish = z.infer<typeof schema>;
export type WishOf<K extends Wish['type']> = Extract<Wish, { readonly type: K }>;

/** A stone's place in a tower, cell by cell, is the largest action there is; what is far larger is refused unread. */
export const wishes = notation<Wish>(schema);

/** A wish was granted: everything that followed from it is stored. */
export interface Granted {
  readonly revision: number;
  /** The next match of the same people, if there is one. */
  readonly next?: TableId;
}

/** Why not, by who says so: whoever reads wishes, the table, the match or the game's rules. */
export type Refused =
  | ({ readonly by: 'reader' } & Malformed)
  | ({ readonly by: 'table' } & TableRefusal)
  | ({ readonly by: 'match' } & MatchRefusal)
  | { readonly by: 'game'; readonly code: string };

export type TableRefusal =
  /** The table went on, and the wish can no longer mean what its maker saw. */
  | { readonly code: 'out-of-date'; readonly revision: number }
  | { readonly code: 'no-such-table' }
  | { readonly code: 'not-your-seat'; readonly seat: Seat }
  | { readonly code: 'not-a-person'; readonly seat: Seat }
  | { readonly code: 'bot-plays-for-you'; readonly seat: Seat }
  | { readonly code: 'nothing-to-take-back' }
  | { readonly code: 'only-the-host' }
  | { readonly code: 'not-begun-yet' }
  | { readonly code: 'begun-already' }
  | { readonly code: 'not-over-yet' }
  | { readonly code: 'seat-taken'; readonly seat: Seat }
  | { readonly code: 'seat-empty'; readonly seat: Seat }
  | { readonly code: 'not-welcome' }
  | { readonly code: 'one-seat-each' }
  /** There is no end of talk and of coming and going, but of what a table keeps. */
  | { readonly code: 'table-full' }
  | { readonly code: 'too-few-players'; readonly players: number }
  /** While a match runs, its record holds what is hidden from whoever asks. */
  | { readonly code: 'still-hidden' }
  | { readonly code: 'not-so'; readonly problem: SetupProblem };

export const refusedByTable = (refusal: TableRefusal): Refused => ({ by: 'table', ...refusal });
