/** What is known of a table beside its match: how it is arranged, and who sits where. */
import { at, type Seat } from '@belfry/engine';
import type { Arrangement, Made, PersonId, TableId } from './events.js';
import type { Talk } from './talk.js';

/** Open if nobody is there. A person with a bot is away, and the bot plays for them. */
export interface TableSeat {
  readonly name: string;
  readonly person?: PersonId;
  /** The person's. */
  readonly figure?: string;
  readonly bot?: string;
  /** Its person got up in the middle of the match: somebody else may take it over. */
  readonly isLeft?: true;
  /** Until when its person is, or was, on vacation. */
  readonly vacation?: number;
}

/** What everybody at the table knows of it, beside the match. */
export interface Room extends Arrangement {
  readonly host: PersonId;
  readonly game: string;
  /** In turn order. */
  readonly seats: readonly TableSeat[];
  readonly removed: readonly PersonId[];
  readonly imported: Made['imported'];
  readonly talk: Talk;
  /** The seats whose people want another match. */
  readonly wants: readonly Seat[];
  readonly next: TableId | undefined;
}

/** A seat where nobody is. */
export const OPEN_SEAT: TableSeat = { name: '' };

const openSeats = (count: number): readonly TableSeat[] => Array.from({ length: count }, () => OPEN_SEAT);

export function roomOf({ by, game, imported, ...made }: Made): Room {
  const seats = openSeats(Number(made.options['players']));
  const [removed, wants] = [[], []];
  return { host: by, game, ...arrangementOf(made), seats, removed, imported, talk: 'free', wants, next: undefined };
}

/** As many seats as players: those that are too many go, and they are open. What is not arranged any more goes too. */
export function arranged(
  { listed: _listed, customs: _customs, delay: _delay, ...room }: Room,
  arrangement: Arrangement,
): Room {
  const players = Number(arrangement.options['players']);
  const taken = room.seats.filter(isTaken);
  const kept = players >= room.seats.length ? room.seats : taken;
  const seats = [...kept, ...openSeats(players - kept.length)];
  return { ...room, ...arrangementOf(arrangement), seats };
}

/** What is arranged, and nothing else that may come with it. */
export const arrangementOf = ({
  options,
  clock,
  standIn,
  spectators,
  listed,
  delay,
  customs,
}: Arrangement): Arrangement => ({
  options,
  clock,
  standIn,
  spectators,
  ...(listed && { listed }),
  ...withDelay(delay),
  ...(customs !== undefined && { customs }),
});

/** A delay where there is one. */
export const withDelay = (delay: number | undefined): { readonly delay?: number } => (delay ? { delay } : {});

/** Two seats change places. */
export const swapped = (room: Room, seat: Seat, other: Seat): Room => ({
  ...room,
  seats: room.seats.with(seat, at(room.seats, other)).with(other, at(room.seats, seat)),
});

/** A figure where there is one. */
export const withFigure = (figure: string | undefined): { readonly figure?: string } =>
  figure === undefined ? {} : { figure };

export const isTaken = ({ person, bot }: TableSeat): boolean => person !== undefined || bot !== undefined;
