/** Who sits in a waiting room. */
import type { RoomView, SeatView, TableView } from '@belfry/table';
import { birdOf } from '../people/birds.js';

/** A person's own, or the bird that a bot is. */
export function figureOf({ player }: SeatView): string | undefined {
  if (player.type === 'bot') return birdOf(player.policy);
  return player.type === 'human' ? player.figure : undefined;
}

export const isOpen = ({ player }: SeatView): boolean => player.type === 'open';

/** Nothing if the host has no seat. */
export const hostOf = ({ seats }: Pick<RoomView, 'seats'>): string | undefined =>
  seats.find(({ isHost }) => isHost)?.name;

/** The seats that somebody has, in their order: these are the places at the table to be. */
export const placesOf = ({ seats }: Pick<RoomView, 'seats'>): readonly number[] =>
  seats.flatMap((seat, index) => (isOpen(seat) ? [] : [index]));

/** Did the lot seat them? */
export const isByLot = ({ fate }: Pick<TableView, 'fate'>): boolean =>
  fate !== undefined && 'draw' in fate && fate.draw.terms.seating === 'lot';
