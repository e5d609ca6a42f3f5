/**
 * Another match of the same people. On a device of one's own whoever wishes for it has it; where people come from elsewhere it is a
 * vote of each seat, and the next table is made when all want it, or when the host begins with those who do.
 */
import type { Change, Means } from './change.js';
import { mayGoOn, type Standing } from './person.js';
import { isTaken, OPEN_SEAT, type Room, type TableSeat } from './room.js';
import { type Refused, refusedByTable as refuse, type WishOf } from './wish.js';

export function rematch(
  change: Change,
  standing: Standing,
  wish: WishOf<'rematch'>,
  { next: nextId, isShared, playable }: Means,
): Refused | undefined {
  const { due, room } = change.table;
  const isNow = wish.now === true;
  if (!mayGoOn(standing) || (isNow && !standing.isHost)) return refuse({ code: 'only-the-host' });
  if (due?.type !== 'over') return refuse({ code: 'not-over-yet' });
  const next = nextId();
  if (room.next === next) return undefined;
  if (isShared) {
    for (const seat of standing.seats) if (!room.wants.includes(seat)) change.add({ type: 'wanted-next', seat });
    // A host without a seat has no vote, so their wish can only mean this.
    if (isNow || standing.seats.length === 0) {
      const { min } = playable.game.options.players;
      if (sittersOf(change.table.room).length < min) return refuse({ code: 'too-few-players', players: min });
    } else if (!isWantedByAll(change.table.room)) return undefined;
  }
  return change.add({ type: 'continued', next });
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
