/** What is known of a table beside its match: how it is arranged, and who sits where. */
import type { Arrangement, Made, PersonId, TableId } from './events.js';

/** Open if nobody is there. A person with a bot is away, and the bot plays for them. */
export interface TableSeat {
  readonly name: string;
  readonly person?: PersonId;
  readonly bot?: string;
  /** Its person got up in the middle of the match: somebody else may take it over. */
  readonly isLeft?: true;
}

/** What everybody at the table knows of it, beside the match. */
export interface Room extends Arrangement {
  readonly host: PersonId;
  readonly game: string;
  /** In turn order. */
  readonly seats: readonly TableSeat[];
  readonly removed: readonly PersonId[];
  readonly imported: Made['imported'];
  readonly next: TableId | undefined;
}

/** A seat where nobody is. */
export const OPEN_SEAT: TableSeat = { name: '' };

const openSeats = (count: number): readonly TableSeat[] => Array.from({ length: count }, () => OPEN_SEAT);

export function roomOf({ by, game, options, clock, standIn, spectators, imported }: Made): Room {
  const seats = openSeats(Number(options['players']));
  return { host: by, game, options, clock, standIn, spectators, seats, removed: [], imported, next: undefined };
}

/** As many seats as players: those that are too many go, and they are open. */
export function arranged(room: Room, { options, clock, standIn, spectators }: Arrangement): Room {
  const players = Number(options['players']);
  const taken = room.seats.filter(isTaken);
  const kept = players >= room.seats.length ? room.seats : taken;
  const seats = [...kept, ...openSeats(players - kept.length)];
  return { ...room, options, clock, standIn, spectators, seats };
}

export const isTaken = ({ person, bot }: TableSeat): boolean => person !== undefined || bot !== undefined;
