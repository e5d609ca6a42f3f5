/** How a table is set up: the game, its options, and who sits where. Read from outside, and cleaned. */
import {
  type Game,
  type GameTypes,
  type Json,
  type Malformed,
  notation,
  type plainHash,
  type Random,
  type Result,
  readOptions,
  type Seat,
  shuffle,
} from '@belfry/engine';
import * as z from 'zod/mini';
import { type ClockSetting, clockSetting, NO_CLOCK } from './clock.js';
import { withDelay } from './room.js';
import { cleanText } from './text.js';

/** As records write them. */
export type Options = { readonly [name: string]: Json };

export type Player =
  /** Whoever sets the table up; on a shared device several seats are theirs. */
  | Human
  /** Thinks by the policy of this name. */
  | { readonly type: 'bot'; readonly policy: string };

interface Human {
  readonly type: 'human';
  /** The figure they chose, by a short name. What it looks like, screens know; bots have the look of their policy. */
  readonly figure?: string;
}

/** What is agreed at a table beside the rules, such as help that all or none of them get: a value by each name. */
export type Customs = Readonly<Record<string, string>>;

export interface SeatSetup {
  readonly name: string;
  readonly player: Player;
}

export interface TableSetup {
  readonly game: string;
  /** What has a default may be left out. */
  readonly options: Options;
  /** In turn order; `null` where nobody sits yet. */
  readonly seats: readonly (SeatSetup | null)[];
  readonly clock: ClockSetting;
  /** The bot that plays for those who are away; the game's first if none is named. */
  readonly standIn: string;
  readonly spectators: boolean;
  /** May everybody know of the table? */
  readonly listed?: true;
  /** Seconds that those who only look on are behind. */
  readonly delay?: number;
  /** What has a default may be left out; complete once it was read, and missing where the game has none. */
  readonly customs?: Customs;
}

/** Why no table can be set up like this. */
export type SetupProblem =
  | Malformed
  | { readonly code: 'unknown-game'; readonly game: string }
  | { readonly code: 'seats-mismatch'; readonly seats: number; readonly players: number }
  | { readonly code: 'unknown-bot'; readonly policy: string }
  | UnknownCustom;

/** Nothing of this name can be agreed, or not this. */
export interface UnknownCustom {
  readonly code: 'unknown-custom';
  readonly custom: string;
  readonly value: string;
}

/** What a table needs to know of a game: its rules, and who can play it. */
export interface Playable {
  readonly game: Game;
  readonly policies: readonly string[];
  /** Which of them plays for those who are away, where nobody chose one; else it is the first. */
  readonly standIn?: string;
  /**
   * Answers what follows from what fate drew (`Game.draw`) where that takes more than rules, such as physics in a worker. It
   * gets to know nothing else: neither the key nor what will be drawn.
   */
  readonly fate?: (state: unknown, drawn: Json) => Promise<GameTypes['Chance']>;
  /** Makes digests faster than `plainHash`, and the same ones. */
  readonly hash?: typeof plainHash;
  /** What can be agreed, each with its values, the usual one first. */
  readonly customs?: Readonly<Record<string, readonly [string, ...string[]]>>;
}

export const usualStandIn = ({ standIn, policies }: Playable): string => standIn ?? policies[0] ?? '';

/** What is agreed, with what is usual where nothing was said; or what cannot be agreed. */
export function readCustoms({ customs = {} }: Playable, said: Customs): Result<Customs, UnknownCustom> {
  const unknown = Object.entries(said).find(
    ([name, value]) => !(Object.hasOwn(customs, name) && customs[name]?.includes(value)),
  );
  if (unknown !== undefined)
    return { ok: false, error: { code: 'unknown-custom', custom: unknown[0], value: unknown[1] } };
  const all = Object.entries(customs).map(([name, [usual]]) => [name, said[name] ?? usual] as const);
  return { ok: true, value: Object.fromEntries(all) };
}

/** For an arrangement: nothing where the game has no customs. */
export function withCustoms(playable: Playable, said: Customs): { readonly customs?: Customs } {
  const read = readCustoms(playable, said);
  return playable.customs === undefined || !read.ok ? {} : { customs: read.value };
}

export const LONGEST_NAME = 30;

export const cleanName = z.string().check(z.overwrite(cleanText), z.minLength(1), z.maxLength(LONGEST_NAME));

/** A name from a record, which may be anything, made into one of ours. */
export const nameFrom = (text: string): string => {
  let name = '';
  for (const character of cleanText(text)) if (name.length + character.length <= LONGEST_NAME) name += character;
  return name.trim() || '?';
};

/** A figure from outside: a short word of small letters. */
export const figureName = z.string().check(z.refine(text => /^[a-z]{1,20}$/.test(text)));

const player = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('human'), figure: z.exactOptional(figureName) }),
  z.strictObject({ type: z.literal('bot'), policy: z.string() }),
]);

export const looseCustoms = z.record(z.string(), z.string());

/** Seconds: an hour. */
export const LONGEST_DELAY = 3600;

export const delaySetting = z.int().check(z.minimum(0), z.maximum(LONGEST_DELAY));

export const looseOptions = z.record(z.string(), z.union([z.string(), z.number()]));

/** A set-up as it comes from outside; whether there is such a game, and whether it can be played so, is not said yet. */
export const setupSent = z.strictObject({
  game: z.string(),
  options: looseOptions,
  seats: z.array(z.nullable(z.strictObject({ name: cleanName, player }))),
  clock: z._default(clockSetting, NO_CLOCK),
  standIn: z.exactOptional(z.string()),
  spectators: z._default(z.boolean(), true),
  listed: z._default(z.boolean(), false),
  delay: z._default(delaySetting, 0),
  customs: z._default(looseCustoms, {}),
});

const setups = notation(setupSent);

/** Reads a set-up from outside. Options come back with their defaults filled in. */
export function readSetup(
  json: unknown,
  find: (game: string) => Playable | undefined,
): Result<TableSetup, SetupProblem> {
  const read = setups.read(json);
  if (!read.ok) return read;
  const { game: id, seats, standIn, customs: said, listed, delay, ...rest } = read.value;
  const playable = find(id);
  if (playable === undefined) return { ok: false, error: { code: 'unknown-game', game: id } };
  const options = readOptions(playable.game, rest.options);
  if (!options.ok) return options;
  const { players } = options.value;
  if (seats.length !== players) return { ok: false, error: { code: 'seats-mismatch', seats: seats.length, players } };
  const policies = seats.flatMap(seat => (seat?.player.type === 'bot' ? [seat.player.policy] : []));
  const unknown = [...policies, ...(standIn === undefined ? [] : [standIn])].find(
    name => !playable.policies.includes(name),
  );
  if (unknown !== undefined) return { ok: false, error: { code: 'unknown-bot', policy: unknown } };
  const customs = readCustoms(playable, said);
  if (!customs.ok) return customs;
  return {
    ok: true,
    value: {
      ...rest,
      ...withCustoms(playable, customs.value),
      ...(listed && { listed }),
      ...withDelay(delay),
      game: id,
      options: { ...options.value },
      seats,
      standIn: standIn ?? usualStandIn(playable),
    },
  };
}

/** In the order in which they sit, or drawn by lot. */
export type Seating = 'chosen' | 'lot';

export const seatBy = (seating: Seating, seats: readonly Seat[], random: Random): readonly Seat[] =>
  seating === 'lot' ? shuffle([...seats], random) : seats;

/** The same people for another match: everyone moves one seat on, so that somebody else begins. */
export const rotateSeats = <T>(seats: readonly T[]): readonly T[] => [...seats.slice(1), ...seats.slice(0, 1)];
