/**
 * Whether there is another match where people come from elsewhere: each seat has a vote, and the next table is made when all want it, or
 * when the host begins with those who do.
 */
import type { Change } from './change.js';
import type { Standing } from './person.js';
import { isTaken, OPEN_SEAT, type Room, type TableSeat } from './room.js';
import type { Playable } from './setup.js';
import { type Refused, refusedByTable as refuse } from './wish.js';

/** Somebody wants it. Others may be waited for. @param isNow does the host begin with those who want it by now? */
export function vote(
  change: Change,
  { seats }: Standing,
  isNow: boolean,
  { game }: Playable,
): Refused | 'waits' | undefined {
  const { room } = change.table;
  for (const seat of seats) if (!room.wants.includes(seat)) change.add({ type: 'wanted-next', seat });
  // A host without a seat has no vote, so their wish can only mean this.
  if (!isNow && seats.length > 0) return isWantedByAll(change.table.room) ? undefined : 'waits';
  const { min } = game.options.players;
  return sittersOf(change.table.room).length < min ? refuse({ code: 'too-few-players', players: min }) : undefined;
}

export function unwant(change: Change, { seats }: Standing): Refused | undefined {
  const { due, room } = change.table;
  const [own] = seats;
  if (own === undefined) return refuse({ code: 'not-your-seat', seat: 0 });
  if (due?.type !== 'over') return refuse({ code: 'not-over-yet' });
  if (room.next !== undefined) return refuse({ code: 'begun-already' });
  for (const seat of seats) if (room.wants.includes(seat)) change.add({ type: 'unwanted-next', seat });
  return undefined;
}

/** Is it wanted by everybody who did not leave? */
const isWantedByAll = ({ seats, wants }: Room): boolean =>
  seats.every(({ person }, seat) => person === undefined || wants.includes(seat));

const sittersOf = (room: Room): readonly TableSeat[] => wantingSeats(room).filter(isTaken);

/** The seats of a match that is over, for the next: bots play again, and of the people those who want to. */
export const wantingSeats = ({ seats, wants }: Room): readonly TableSeat[] =>
  seats.map((sitter, seat) => (sitter.person === undefined || wants.includes(seat) ? sitter : OPEN_SEAT));
