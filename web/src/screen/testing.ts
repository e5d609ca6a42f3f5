/** For component tests: a table with three phones and a big screen, as somebody sees it. */
import type { Eye, RoomView, SeatView, TableView } from '@belfry/table';
import { isBegun } from '@belfry/table';
import { madeTable, playedTable, testHost } from '../shell/testing.js';
import { person } from '../shell/testing-server.js';

const NAMES = ['Anna', 'Mila', 'Theo'];

/** Nobody of them is the host. */
export const phoneSeats = (yours?: number): SeatView[] =>
  NAMES.map((name, seat) => person(name, { isYours: seat === yours }));

/** A match that has just begun, or one of bots that is over. */
export async function matchView(eye: Eye, { isOver = false, ...more }: Partial<RoomView> & { isOver?: boolean } = {}) {
  const host = testHost();
  const seats = NAMES.map(name => ({ name, player: { type: 'human' } }));
  const id = isOver
    ? await playedTable(host, NAMES)
    : await madeTable(host, { game: 'skyscraper', options: { players: 3, floors: 4 }, seats });
  const view = await host.view(id, eye);
  if (view === undefined || !isBegun(view)) throw new Error('no match');
  const yours = typeof eye === 'number' ? eye : undefined;
  return { ...view, seats: phoneSeats(yours), isHost: yours === undefined, wants: [], ...more } satisfies TableView;
}
