/** What lists say about tables. */
import { localeOf } from '@belfry/engine/words';
import type { Phase, TableHost, TablePage, TableSummary } from '@belfry/table';
import type { Language } from '@belfry/ui';
import type { ShellWords } from '../shell/words/catalogue.js';

/** Latest first. */
export interface Tables {
  readonly running: TablePage<TableSummary>;
  readonly over: TablePage<TableSummary>;
}

/** What there is to go on with and to look back at, so many of each. */
export async function tablesOf(host: TableHost, limits: Readonly<Record<keyof Tables, number>>): Promise<Tables> {
  const [running, over] = await Promise.all([
    latest(host, ['room', 'running'], limits.running),
    latest(host, ['over'], limits.over),
  ]);
  return { running, over };
}

/** As many as a host is asked for at once. */
const MOST_AT_ONCE = 200;

/** The latest of these, at most so many. */
export async function latest(
  host: TableHost,
  phases: readonly Phase[],
  limit: number,
): Promise<TablePage<TableSummary>> {
  let page = await host.list({ phases, limit: Math.min(limit, MOST_AT_ONCE) });
  while (page.next !== undefined && page.tables.length < limit) {
    const left = Math.min(limit - page.tables.length, MOST_AT_ONCE);
    const more = await host.list({ phases, limit: left, after: page.next });
    page = { ...more, tables: [...page.tables, ...more.tables] };
  }
  return page;
}

/** Whose turn it is. One who plays alone against bots is spoken to. */
export function turnText({ seats, turn }: TableSummary, words: ShellWords): string {
  const seat = turn === undefined ? undefined : seats[turn];
  if (seat === undefined) return '';
  const isAlone = seats.filter(({ isYours }) => isYours).length === 1;
  return seat.isYours && isAlone ? words.yourTurn : words.turnOf(seat.name);
}

/** But for open seats. */
export const everybody = ({ seats }: TableSummary): string =>
  seats.flatMap(({ name }) => (name === '' ? [] : name)).join(' · ');

/** `Theo: 5 · Mila: 4 · Jonas: 3`, the best first. */
export function scoresText({ seats, outcome }: TableSummary, words: ShellWords): string {
  const scored = seats.map(({ name }, seat) => ({ name, score: outcome?.scores[seat] ?? 0 }));
  const best = scored.toSorted((a, b) => b.score - a.score);
  return best.map(({ name, score }) => words.score(name, score)).join(' · ');
}

export function winnersText({ seats, outcome }: TableSummary, language: Language): string {
  const names = (outcome?.winners ?? []).map(seat => seats[seat]?.name ?? '');
  return new Intl.ListFormat(localeOf(language)).format(names);
}
