/** What somebody is at a table: whoever calls may see and do what follows from this, and nothing else. */
import type { Seat, Viewer } from '@belfry/engine';
import type { PersonId, TableId } from './events.js';
import type { Eye, Table } from './table.js';

export interface Standing {
  readonly person: PersonId;
  /** Several where people share a device. */
  readonly seats: readonly Seat[];
  /** Made the table. */
  readonly isHost: boolean;
  /** May know that there is this table, and what everybody knows of it. */
  readonly mayWatch: boolean;
}

/** Was this person let in to a table? At one that is not listed nobody else may know of it. */
export type Admits = (person: PersonId, id: TableId) => boolean;

/** @param admits everybody was let in, if nobody is asked */
export function standingOf(table: Table, person: PersonId, admits?: Admits, id: TableId = ''): Standing {
  const { seats, host } = table.room;
  const own: Seat[] = [];
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat]?.person === person) own.push(seat);
  const isHost = host === person;
  const mayWatch = own.length > 0 || isHost || mayLookOn(table, person, admits, id);
  return { person, seats: own, isHost, mayWatch };
}

function mayLookOn(table: Table, person: PersonId, admits: Admits | undefined, id: TableId): boolean {
  const { spectators, removed, listed } = table.room;
  // Who may still sit down, or again, must see what for.
  const mayCome = table.due === undefined || table.seatsHeldBy(person).length > 0;
  const isGuest = spectators || (mayCome && !removed.includes(person));
  return isGuest && (listed === true || admits === undefined || admits(person, id));
}

/** Would they see a match later than those who play, for they only look on, and no end of it is old enough yet? */
export function seesLater({ seats, isHost }: Standing, { room, ended }: Table, now: number): boolean {
  const { delay = 0 } = room;
  if (delay === 0 || seats.length > 0 || isHost) return false;
  return ended === undefined || now < ended + delay * 1000;
}

/** Do they, for it has begun? */
export const isBehind = (standing: Standing, table: Table, now: number): boolean =>
  table.due !== undefined && standing.mayWatch && seesLater(standing, table, now);

/** With which eyes they look who cannot choose: with their seat's, or as those who only look on. */
export const ownEye = ({ seats: [first] }: Standing): Viewer => first ?? 'spectator';

/** May they look with these eyes? What is hidden opens only at the end. */
export function maySee({ seats, mayWatch }: Standing, table: Table, eye: Eye): boolean {
  if (!mayWatch) return false;
  if (eye === 'spectator') return true;
  if (table.due?.type === 'over') return eye === 'open' || eye < table.room.seats.length;
  return eye !== 'open' && seats.includes(eye);
}

/** May they go on with a next match? */
export const mayGoOn = ({ seats, isHost }: Standing): boolean => seats.length > 0 || isHost;

/** Does the record of the match hold something that is hidden from them now? */
export function isHiddenFrom({ seats }: Standing, table: Table): boolean {
  if (table.due?.type === 'over') return false;
  const eyes = seats.length > 0 ? seats : (['spectator'] as const);
  return eyes.every(eye => table.hidesFrom(eye));
}
