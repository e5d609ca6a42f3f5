/** How a table is set up: the game, its options, and who sits where. */
import {
  type Game,
  type Json,
  type Malformed,
  notation,
  type Random,
  type Result,
  readOptions,
  shuffle,
} from '@belfry/engine';
import * as z from 'zod/mini';

export type Player =
  | { readonly type: 'human' }
  /** Thinks by the policy of this name. */
  | { readonly type: 'bot'; readonly policy: string };

export interface SeatSetup {
  readonly name: string;
  readonly player: Player;
}

export interface TableSetup {
  readonly game: string;
  /** As records write them; what has a default may be left out. */
  readonly options: { readonly [name: string]: Json };
  /** In turn order. */
  readonly seats: readonly SeatSetup[];
}

/** Why no table can be set up like this. */
export type SetupProblem =
  | Malformed
  | { readonly code: 'unknown-game'; readonly game: string }
  | { readonly code: 'seats-mismatch'; readonly seats: number; readonly players: number }
  | { readonly code: 'unknown-bot'; readonly policy: string };

export const LONGEST_NAME = 30;

const player = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('human') }),
  z.strictObject({ type: z.literal('bot'), policy: z.string() }),
]);

const setups = notation<TableSetup>(
  z.strictObject({
    game: z.string(),
    options: z.record(z.string(), z.union([z.string(), z.number()])),
    seats: z.array(
      z.strictObject({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_NAME)), player }),
    ),
  }),
);

/** What a table needs to know of a game: its rules, and who can play it. */
export interface Playable {
  readonly game: Game;
  readonly policies: readonly string[];
}

/** Reads a set-up from outside. Options come back with their defaults filled in. */
export function readSetup(
  json: unknown,
  find: (game: string) => Playable | undefined,
): Result<TableSetup, SetupProblem> {
  const read = setups.read(json);
  if (!read.ok) return read;
  const { game: id, seats } = read.value;
  const playable = find(id);
  if (playable === undefined) return { ok: false, error: { code: 'unknown-game', game: id } };
  const options = readOptions(playable.game, read.value.options);
  if (!options.ok) return options;
  const { players } = options.value;
  if (seats.length !== players) return { ok: false, error: { code: 'seats-mismatch', seats: seats.length, players } };
  const policies = seats.flatMap(seat => (seat.player.type === 'bot' ? [seat.player.policy] : []));
  const policy = policies.find(name => !playable.policies.includes(name));
  if (policy !== undefined) return { ok: false, error: { code: 'unknown-bot', policy } };
  return { ok: true, value: { game: id, options: { ...options.value }, seats } };
}

/** The same people in an order drawn by lot. */
export const seatByLot = (setup: TableSetup, random: Random): TableSetup => ({
  ...setup,
  seats: shuffle([...setup.seats], random),
});

/** The same people for another match: everyone moves one seat on, so that somebody else begins. */
export function rotateSeats(setup: TableSetup): TableSetup {
  const [first, ...others] = setup.seats;
  return first === undefined ? setup : { ...setup, seats: [...others, first] };
}
