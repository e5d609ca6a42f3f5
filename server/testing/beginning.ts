/** The rounds before a match, over bare sockets. */
import { sealNumber } from '@belfry/engine';
import { isBegun, type RoomView, type TableView } from '@belfry/table';
import { followTold } from '@belfry/wire';
import type { Line } from './line.js';

/** What a line has told of a table so far. */
export function viewOf({ messages }: Pick<Line, 'messages'>, table: string): RoomView | TableView | undefined {
  let view: RoomView | TableView | undefined;
  for (const message of messages)
    if (message.is === 'news' && message.table === table) view = followTold(view, message) ?? view;
  return view;
}

/** All seal and show their numbers, and the match begins. They watch the table, and the first of them is its host. */
export async function beginAt(
  table: string,
  lines: readonly Line[],
  seating: 'chosen' | 'lot' = 'chosen',
): Promise<void> {
  const [host] = lines;
  if (host === undefined) throw new Error('nobody to begin');
  const heard = async (revision: number | undefined): Promise<void> => {
    if (revision === undefined) throw new Error('it was not granted');
    for (const line of lines)
      if (line.revision(table) < revision) await line.until('news', news => news.revision >= revision);
  };
  await heard((await host.wish(table, { type: 'begin', seating })).granted?.revision);
  const { commitment = '' } = viewOf(host, table)?.binding ?? {};
  for (const [index, line] of lines.entries()) {
    const seats = viewOf(line, table)?.seats.filter(({ player }) => player.type !== 'open') ?? [];
    const place = seats.findIndex(({ isYours }) => isYours);
    const seal = sealNumber(commitment, place, numberOf(index));
    await heard((await line.wish(table, { type: 'seal', commitment, seal })).granted?.revision);
  }
  for (const [index, line] of lines.entries())
    await heard((await line.wish(table, { type: 'show', number: numberOf(index) })).granted?.revision);
  const view = viewOf(host, table);
  if (view === undefined || !isBegun(view)) throw new Error('it has not begun');
}

const numberOf = (index: number): string => `${index}`.repeat(64);
