/** Sits down at a table that everybody may know of, on the first seat that is open. */
import { isBegun, type RoomView, type TableId, type TableView } from '@belfry/table';
import { newWishId } from '../new-id.js';
import type { Me } from '../server/calls.js';
import type { Server } from '../server/server.js';

/** How often others may be faster. */
const MOST_TRIES = 5;

/** Where no seat is open any more, one only looks on. */
export async function sitDown({ host }: Pick<Server, 'host'>, table: TableId, me: Me): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const view = await host.view(table, 'spectator');
    const seat = view === undefined ? -1 : openSeat(view);
    if (view === undefined || seat < 0 || view.seats.some(({ isYours }) => isYours)) return;
    const { revision } = view;
    const sat = await host.wish(table, { id: newWishId(), revision, type: 'sit', seat, ...me });
    if (sat.ok) return;
  }
}

const openSeat = (view: RoomView | TableView): number =>
  view.seats.findIndex(({ player, isLeft }) => (isBegun(view) ? isLeft === true : player.type === 'open'));
