/** Days on which one's clock stands: at one table, or at all that count days. */
import { isBegun, type TableId, type TableView } from '@belfry/table';
import { newWishId } from '../new-id.js';
import type { Server } from '../server/server.js';

export type Away = Pick<Server, 'host' | 'now'>;

/** What came of it: granted, or so many days could still be taken, or it is not to be had. */
export type VacationAnswer =
  | { readonly is: 'done' }
  | { readonly is: 'only'; readonly days: number }
  | { readonly is: 'no' };

/** May the one who looks be away from this table? */
export const mayBeAway = ({ clock, due, seats }: TableView): boolean =>
  clock.type === 'days' &&
  due.type !== 'over' &&
  seats.some(({ isYours, standIn }) => isYours && standIn === undefined);

/** Until when the clock of the one who looks stands; nothing if it does not. */
export function awayUntil({ seats }: Pick<TableView, 'seats'>, now: number): number | undefined {
  const until = seats.find(({ isYours }) => isYours)?.vacation;
  return until !== undefined && until > now ? until : undefined;
}

/** From now on for so many days; none: back at once. */
export async function beAway(server: Away, id: TableId, { revision }: Pick<TableView, 'revision'>, days: number) {
  const answer = await server.host.wish(id, { id: newWishId(), revision, type: 'vacation', days });
  return answerOf(answer);
}

function answerOf(answer: Awaited<ReturnType<Away['host']['wish']>>): VacationAnswer {
  if (answer.ok) return { is: 'done' };
  const { error } = answer;
  return error.by === 'table' && error.code === 'no-vacation-left' ? { is: 'only', days: error.days } : { is: 'no' };
}

export interface Everywhere {
  /** At how many tables it was granted. */
  readonly done: number;
  /** At how many it was not: so many days are no longer to be had there. */
  readonly refused: number;
}

/** Tables in one answer. */
const PAGE = 100;

/** The same at every running table of days, one after the other. */
export async function beAwayEverywhere(server: Away, days: number): Promise<Everywhere> {
  let done = 0;
  let refused = 0;
  let page = await server.host.list({ phases: ['running'], limit: PAGE });
  for (;;) {
    for (const { id, seats } of page.tables) {
      const view = seats.some(({ isYours }) => isYours) ? await server.host.view(id, 'spectator') : undefined;
      if (view === undefined || !isBegun(view) || !mayBeAway(view)) continue;
      // Who is here need not come back.
      if (days === 0 && awayUntil(view, server.now()) === undefined) continue;
      const answer = await beAway(server, id, view, days);
      if (answer.is === 'done') done += 1;
      else refused += 1;
    }
    if (page.next === undefined) return { done, refused };
    page = await server.host.list({ phases: ['running'], limit: PAGE, after: page.next });
  }
}
