/**
 * Whose eyes look at this screen. One person at a table always looks with their own. Where several share the device, the
 * screen belongs to whoever is on turn; in a game with secrets only after they said that they hold it.
 */
import type { Due, Seat } from '@belfry/engine';
import type { Eye, SeatSetup } from '@belfry/table';

export type Look =
  | { readonly type: 'board'; readonly eye: Eye }
  /** Everything is covered until this seat holds the device. */
  | { readonly type: 'curtain'; readonly seat: Seat };

export interface Device {
  readonly hasSecrets: boolean;
  /** Who said that they hold the device, and has been on turn since. */
  readonly holder: Seat | undefined;
  /** Who looked last at a table without secrets. */
  readonly last: Seat | undefined;
}

export const peopleAt = (seats: readonly SeatSetup[]): readonly Seat[] =>
  seats.flatMap(({ player }, seat) => (player.type === 'human' ? [seat] : []));

export function lookOf(seats: readonly SeatSetup[], due: Due, { hasSecrets, holder, last }: Device): Look {
  const people = peopleAt(seats);
  const [only] = people;
  if (only === undefined) return { type: 'board', eye: 'spectator' };
  if (people.length === 1) return { type: 'board', eye: only };
  const turn = due.type === 'seat' && people.includes(due.seat) ? due.seat : undefined;
  if (!hasSecrets) return { type: 'board', eye: turn ?? last ?? only };
  if (turn === undefined) return { type: 'board', eye: 'spectator' };
  return holder === turn ? { type: 'board', eye: turn } : { type: 'curtain', seat: turn };
}
