/** What a person can wish for at a table, and why they may not get it. */
import { isTooLarge, type Malformed, type MatchRefusal, notation, type Seat } from '@belfry/engine';
import * as z from 'zod/mini';
import { clockSetting, MOST_VACATION } from './clock.js';
import type { TableId, WishId } from './events.js';
import { cleanName, delaySetting, figureName, looseCustoms, looseOptions, type SetupProblem } from './setup.js';
import { reactionName, talkSetting } from './talk.js';
import { cleanText } from './text.js';

export const LONGEST_LINE = 300;
/** Lines of one speaker in a match, and in its waiting room. */
export const MOST_LINES = 500;
/** What happens at one table beside the match itself. */
export const MOST_EVENTS = 20_000;

const LAST_SEAT = 9;
const LONGEST_ID = 64;

export const seat = z.int().check(z.minimum(0), z.maximum(LAST_SEAT));
const policy = z.string().check(z.maxLength(64));
const wishId = z.string().check(z.minLength(1), z.maxLength(LONGEST_ID));

export const isWishId = (id: unknown): id is WishId => z.safeParse(wishId, id).success;

const made = {
  /** The same wish sent twice is done once. */
  id: wishId,
  /** What its maker had seen when it was made. */
  revision: z.int().check(z.minimum(0)),
};

const digits = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Words, or a reaction. */
export const saying = {
  ...made,
  type: z.literal('say'),
  text: z.exactOptional(z.string().check(z.overwrite(cleanText), z.minLength(1), z.maxLength(LONGEST_LINE))),
  reaction: z.exactOptional(reactionName),
};
export const saysOneThing = ({ text, reaction }: { readonly text?: string; readonly reaction?: string }): boolean =>
  (text === undefined) !== (reaction === undefined);

/** Each kind of wish. */
export const KINDS = {
  act: z.strictObject({ ...made, type: z.literal('act'), seat, action: z.unknown() }),
  takeBack: z.strictObject({ ...made, type: z.literal('take-back'), seat }),
  say: z.strictObject({ ...saying, seat }).check(z.refine(saysOneThing)),
  /** The host's, at any time: what may be said. */
  talk: z.strictObject({ ...made, type: z.literal('talk'), talk: talkSetting }),
  /** In the waiting room, or on a seat that somebody left. */
  sit: z.strictObject({ ...made, type: z.literal('sit'), seat, name: cleanName, figure: z.exactOptional(figureName) }),
  getUp: z.strictObject({ ...made, type: z.literal('get-up'), seat }),
  /** A bot plays for me until I am back. The host may wish it for others. */
  cover: z.strictObject({ ...made, type: z.literal('cover'), seat, policy: z.exactOptional(policy) }),
  return: z.strictObject({ ...made, type: z.literal('return'), seat }),
  /** Where clocks count days: mine stands still for so many from now on. */
  vacation: z.strictObject({
    ...made,
    type: z.literal('vacation'),
    seat,
    days: z.int().check(z.minimum(0), z.maximum(MOST_VACATION)),
  }),
  /** While the match is about to begin: a number of one's own, sealed, and then shown (`sealing.ts`). */
  seal: z.strictObject({ ...made, type: z.literal('seal'), commitment: digits, seal: digits }),
  show: z.strictObject({ ...made, type: z.literal('show'), number: digits }),
  /** The host's: before the match. */
  seatBot: z.strictObject({ ...made, type: z.literal('seat-bot'), seat, name: cleanName, policy }),
  swap: z.strictObject({ ...made, type: z.literal('swap'), seat, with: seat }),
  arrange: z.strictObject({
    ...made,
    type: z.literal('arrange'),
    options: z.exactOptional(looseOptions),
    clock: z.exactOptional(clockSetting),
    standIn: z.exactOptional(policy),
    spectators: z.exactOptional(z.boolean()),
    listed: z.exactOptional(z.boolean()),
    delay: z.exactOptional(delaySetting),
    customs: z.exactOptional(looseCustoms),
  }),
  begin: z.strictObject({ ...made, type: z.literal('begin'), seating: z.enum(['chosen', 'lot']) }),
  /** The host's, at any time: nobody sits there any more; for a bot too, before the match. */
  remove: z.strictObject({ ...made, type: z.literal('remove'), seat }),
  /** Where people come from elsewhere a vote; the host need not wait for all of them. */
  rematch: z.strictObject({ ...made, type: z.literal('rematch'), now: z.exactOptional(z.literal(true)) }),
  unwant: z.strictObject({ ...made, type: z.literal('unwant') }),
} as const;

const { act, takeBack, say, talk, sit, getUp, cover, vacation, seal, show, seatBot, swap, arrange } = KINDS;
const { begin, remove, rematch, unwant } = KINDS;

const schema = z.discriminatedUnion('type', [
  act,
  takeBack,
  say,
  talk,
  sit,
  getUp,
  cover,
  KINDS.return,
  vacation,
  seal,
  show,
  seatBot,
  swap,
  arrange,
  begin,
  remove,
  rematch,
  unwant,
]);

/** The name of a table, as it comes from outside. */
export const idOfTable = z.string().check(z.minLength(1), z.maxLength(64));

export type Wish = z.infer<typeof schema>;
export type WishOf<K extends Wish['type']> = Extract<Wish, { readonly type: K }>;

/** A stone's place in a tower, cell by cell, is the largest action there is; what is far larger is refused unread. */
const schemaWishes = notation<Wish>(schema);

/** Reads a wish. Most are actions with nothing wrong about their frame, which needs no schema to see; the game reads the action. */
export const wishes: Pick<typeof schemaWishes, 'read'> = {
  read: json => (isActFrame(json) ? { ok: true, value: json } : schemaWishes.read(json)),
};

function isActFrame(json: unknown): json is WishOf<'act'> {
  if (!mayBeAct(json, 5)) return false;
  return isCount((json as { readonly seat?: unknown }).seat, LAST_SEAT);
}

/** An action with so many fields, of which all but the seat are as they must be. */
export function mayBeAct(json: unknown, fields: number): json is Omit<WishOf<'act'>, 'seat'> {
  if (typeof json !== 'object' || json === null) return false;
  const { type, id, revision, action } = json as Readonly<Record<string, unknown>>;
  if (type !== 'act' || typeof id !== 'string' || id.length === 0 || id.length > LONGEST_ID) return false;
  if (!isCount(revision, Number.MAX_SAFE_INTEGER) || action === undefined) return false;
  let more = fields;
  for (const _ in json) more--;
  return more === 0 && !isTooLarge(action);
}

const isCount = (value: unknown, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;

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
  /** The match is about to begin: nothing is changed meanwhile. */
  | { readonly code: 'about-to-begin' }
  | { readonly code: 'not-about-to-begin' }
  /** No number of theirs is awaited, or not this one. */
  | { readonly code: 'no-number-awaited' }
  /** The number is not the one that was sealed. */
  | { readonly code: 'other-number' }
  | { readonly code: 'not-over-yet' }
  | { readonly code: 'seat-taken'; readonly seat: Seat }
  | { readonly code: 'seat-empty'; readonly seat: Seat }
  | { readonly code: 'not-welcome' }
  | { readonly code: 'one-seat-each' }
  /** There is no end of talk and of coming and going, but of what a table keeps. */
  | { readonly code: 'table-full' }
  | { readonly code: 'too-few-players'; readonly players: number }
  /** The host does not let that be said. */
  | { readonly code: 'silenced' }
  /** Only so many days more; none where no clock counts days. */
  | { readonly code: 'no-vacation-left'; readonly days: number }
  /** While a match runs, its record holds what is hidden from whoever asks. */
  | { readonly code: 'still-hidden' }
  | { readonly code: 'not-so'; readonly problem: SetupProblem };

export const refusedByTable = (refusal: TableRefusal): Refused => ({ by: 'table', ...refusal });
