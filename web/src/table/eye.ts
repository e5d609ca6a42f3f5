/**
 * Whose eyes look at this screen. One person at a table always looks with their own. Where several share the device, the
 * screen belongs to whoever is on turn; in a game with secrets only after they said that they hold it.
 */
import type { Seat } from '@belfry/engine';
import type { Eye, SeatView } from '@belfry/table';

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

/** The seats of those who sit at this device. */
export const peopleAt = (seats: readonly SeatView[]): readonly Seat[] =>
  seats.flatMap(({ isYours }, seat) => (isYours ? [seat] : []));

export function lookOf(seats: readonly SeatView[], due: Seat | undefined, { hasSecrets, holder, last }: Device): Look {
  const people = peopleAt(seats);
  const [only] = people;
  if (only === undefined) return { type: 'board', eye: 'spectator' };
  if (people.length === 1) return { type: 'board', eye: only };
  const turn = due !== undefined && people.includes(due) ? due : undefined;
  if (!hasSecrets) return { type: 'board', eye: turn ?? last ?? only };
  if (turn === undefined) return { type: 'board', eye: 'spectator' };
  return holder === turn ? { type: 'board', eye: turn } : { type: 'curtain', seat: turn };
}

/** The eyes that are needed for it: behind a curtain, those of everybody. */
export const eyeOf = (look: Look): Eye => (look.type === 'board' ? look.eye : 'spectator');
