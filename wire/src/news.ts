/** News on their way: cut into messages here, put together again there. */

import type { Json } from '@belfry/engine';
import {
  type ChatLine,
  type Draws,
  isBegun,
  type News,
  type RoomView,
  type TableId,
  type TableView,
} from '@belfry/table';
import type { NewsTold } from './messages.js';
import { type LastFound, patched, patchText } from './patch.js';

/** The last message, and of what it was made: those who only look on are all told the same, one after the other. */
let last: (Step & Message) | undefined;

interface Message {
  readonly text: string;
  /** Has it a whole view, which says whose it is? */
  readonly isWhole: boolean;
}

/** Turns the news of one table for one viewer into messages, each with only what is new. */
export class Teller {
  readonly #table: TableId;
  /** The name of the table as JSON writes it. */
  readonly #name: string;
  #before: News | undefined;

  constructor(table: TableId) {
    this.#table = table;
    this.#name = JSON.stringify(table);
  }

  /** The message as JSON text. */
  tell(news: News | undefined): string {
    const before = this.#before;
    this.#before = news;
    if (news === undefined) return JSON.stringify({ is: 'gone', table: this.#table });
    // What was told before can be built upon if nothing lies in between.
    const isNext = before !== undefined && news.since === before.room.revision;
    if (!isNext) return messageOf(this.#name, news, undefined).text;
    if (last === undefined || !isToldAlike(last, { before, news }))
      last = { before, news, ...messageOf(this.#name, news, before) };
    return last.text;
  }
}

/** What somebody is told, and what they were told before. */
interface Step {
  readonly before: News;
  readonly news: News;
}

/** Is one's message right for the other, too? */
function isToldAlike(one: Step & Message, other: Step): boolean {
  if (one.news === other.news && one.before === other.before) return true;
  return (
    !one.isWhole &&
    one.news.alike !== undefined &&
    one.news.alike === other.news.alike &&
    one.before.alike !== undefined &&
    one.before.alike === other.before.alike &&
    isStill(one) &&
    isStill(other)
  );
}

/** Has nothing changed but the match, and what was said? */
const isStill = ({ before, news }: Step): boolean => news.place !== undefined && news.place === before.place;

function messageOf(table: string, news: News, before: News | undefined): Message {
  const { since, room, match } = news;
  const patch = before && patchIn(before, news);
  let text = `{"is":"news","table":${table}`;
  if (since !== undefined) text += `,"since":${since}`;
  text += `,"revision":${room.revision},`;
  text += patch === undefined ? `"view":${viewText(news)}` : `"patch":${patch}`;
  if (match !== undefined && (before?.match?.count !== match.from || match.log.length > 0))
    text += `,"log":${logText(match)}`;
  if (room.chat.length > 0) text += `,"chat":${JSON.stringify(room.chat)}`;
  if (match !== undefined && !isEmpty(match.draws)) text += `,"draws":${JSON.stringify(match.draws)}`;
  return { text: `${text}}`, isWhole: patch === undefined };
}

/** The lines written last: they too are the same for all who are shown the same. */
let written: { readonly log: readonly Json[]; readonly text: string } | undefined;

function logText({ from, log }: NonNullable<News['match']>): string {
  if (written?.log !== log) written = { log, text: JSON.stringify({ from, entries: log }) };
  return written.text;
}

function isEmpty(fields: object): boolean {
  for (const _ in fields) return false;
  return true;
}

const found: LastFound = new Map();

/** Nothing if the whole view is shorter. */
function patchIn(before: News, news: News): string | undefined {
  const [old, now] = isStill({ before, news }) ? [matchIn(before), matchIn(news)] : [partsOf(before), partsOf(news)];
  const patch = patchText(old, now, { without: BESIDE, last: found });
  return patch.length < SHORT || patch.length < viewText(news).length ? patch : undefined;
}

/** Characters below which nobody looks for something shorter. */
const SHORT = 600;

const partsOf = ({ room, match }: News): readonly Fields[] =>
  match === undefined ? [room as unknown as Fields] : [room as unknown as Fields, match as unknown as Fields];

const matchIn = ({ match }: News): readonly Fields[] => (match === undefined ? [] : [match as unknown as Fields]);

type Fields = Readonly<Record<string, unknown>>;

/** What comes beside the view, because it only grows. */
const BESIDE: ReadonlySet<string> = new Set(['revision', 'chat', 'from', 'log', 'draws']);

const viewText = ({ room, match }: News): string =>
  JSON.stringify(Object.fromEntries(Object.entries({ ...room, ...match }).filter(([key]) => !BESIDE.has(key))));

/** The same as `follow` of tables: what a client knows after these news. Nothing if news are missing in between: then it asks again. */
export function followTold(before: RoomView | TableView | undefined, told: NewsTold): RoomView | TableView | undefined {
  const { since, revision, view, patch, log, chat = [], draws = {} } = told;
  if (since !== undefined && before?.revision !== since) return undefined;
  const old = since === undefined ? undefined : before;
  if (view === undefined && (patch === undefined || old === undefined)) return undefined;
  const now: object = view ?? patched(old as View, patch ?? []);
  const lines = chatAfter(old?.chat ?? [], chat);
  if (!Object.hasOwn(now, 'state')) return { ...now, revision, chat: lines } as unknown as RoomView;
  const { log: oldLog, draws: oldDraws } = old !== undefined && isBegun(old) ? old : NOTHING;
  const from = log?.from ?? oldLog.length;
  return {
    ...now,
    revision,
    chat: lines,
    log: log === undefined ? oldLog : oldLog.slice(0, from).concat(log.entries),
    draws:
      isEmpty(oldDraws) && isEmpty(draws)
        ? oldDraws
        : { ...earlier(oldDraws, from), ...(draws as Readonly<Record<string, Json>>) },
  } as unknown as TableView;
}

type View = RoomView | TableView;

const chatAfter = (old: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] =>
  more.length === 0 ? old : [...old, ...more].slice(-LINES_KEPT);

const NOTHING: Pick<TableView, 'log' | 'draws'> = { log: [], draws: {} };

/** As many as the server tells at once. */
const LINES_KEPT = 200;

const earlier = (draws: Draws, from: number): Draws =>
  Object.fromEntries(Object.entries(draws).filter(([entry]) => Number(entry) < from));
