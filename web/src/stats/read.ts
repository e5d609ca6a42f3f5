/** Reads matches from the host: lists by pages, and the end of each match, one after the other. */
import { statsOf } from '@belfry/games/stats';
import { isBegun, type TableHost, type TableId, type TableSummary } from '@belfry/table';
import type { End, Listed } from './model/counted.js';
import { type Played, playedOf } from './model/played.js';

/** As many as a host is asked for at once. */
const PAGE = 100;

/** The latest finished matches, at most so many; told again with every page. */
export async function listPlayed(host: TableHost, most: number, tell: (listed: Listed) => void): Promise<void> {
  let tables: readonly TableSummary[] = [];
  let page = await host.list({ phases: ['over'], limit: Math.min(PAGE, most) });
  for (;;) {
    tables = [...tables, ...page.tables];
    const played = tables.flatMap(table => playedOf(table) ?? []);
    tell({ played, watched: tables.length - played.length, older: page.total - tables.length });
    if (page.next === undefined || tables.length >= most) return;
    page = await host.list({ phases: ['over'], limit: Math.min(PAGE, most - tables.length), after: page.next });
  }
}

/** Ends do not change any more: each is read once, as long as the page is open. */
const known = new WeakMap<TableHost, Map<TableId, End>>();

export function knownEnds(host: TableHost): ReadonlyMap<TableId, End> {
  return known.get(host) ?? new Map();
}

export async function readEnd(host: TableHost, match: Played): Promise<End> {
  const ends = known.get(host) ?? new Map<TableId, End>();
  known.set(host, ends);
  const end = ends.get(match.id) ?? (await lookAt(host, match).catch((): End => ({ type: 'unreadable' })));
  // What could not be read now may be read another time.
  if (end.type !== 'unreadable') ends.set(match.id, end);
  return end;
}

async function lookAt(host: TableHost, { id, game, seat }: Played): Promise<End> {
  const [view, part] = await Promise.all([host.view(id, seat ?? 'spectator'), statsOf(game)?.()]);
  if (view === undefined || !isBegun(view)) return { type: 'unreadable' };
  // Only a match that was played here has a fate of its own.
  if (view.fate === undefined) return { type: 'imported' };
  if (seat === undefined || part === undefined) return { type: 'read', measures: undefined };
  return { type: 'read', measures: part.measure({ view: view.state, log: view.log, seat }) };
}
