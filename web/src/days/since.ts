/** What happened at a table since somebody last looked, and when that was, as one would say it. */
import { localeOf } from '@belfry/engine/words';
import type { ChatLine } from '@belfry/table';
import type { Language, LogLine } from '@belfry/ui';
import type { Seen } from './seen.js';

type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night';

export type SinceWhen =
  | { readonly type: 'today' | 'yesterday'; readonly part: PartOfDay }
  | { readonly type: 'weekday'; readonly weekday: string; readonly part: PartOfDay }
  | { readonly type: 'date'; readonly date: string };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A day lasts until its people sleep: hours after midnight. */
const DAWN = 5;

/** By the clock of this device. */
export function sinceWhen(language: Language, at: number, now: number): SinceWhen {
  const locale = localeOf(language);
  const days = Math.round((dayOf(now) - dayOf(at)) / DAY);
  if (days >= 7)
    return { type: 'date', date: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(at) };
  const part = partOf(new Date(at).getHours());
  if (days <= 0) return { type: 'today', part };
  if (days === 1) return { type: 'yesterday', part };
  return {
    type: 'weekday',
    weekday: new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(at - DAWN * HOUR),
    part,
  };
}

const dayOf = (time: number): number => new Date(time - DAWN * HOUR).setHours(0, 0, 0, 0);

const partOf = (hour: number): PartOfDay =>
  hour < DAWN || hour >= 23 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';

export interface Happened {
  /** What the others did, oldest first: of each the last few. */
  readonly lines: readonly LogLine[];
  /** How many more there were. */
  readonly more: number;
  /** What the others said last. */
  readonly said: readonly ChatLine[];
}

const LINES_OF_EACH = 2;
const LINES = 6;
const SAID = 3;

interface Told {
  readonly lines: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  readonly you: number | undefined;
}

/** Reactions are for those who are there. */
export function happenedSince(
  { count, revision }: Pick<Seen, 'count' | 'revision'>,
  { lines, chat, you }: Told,
): Happened {
  const news = lines.filter(({ entry, seat }) => entry >= count && seat !== undefined && seat !== you);
  const shown = news
    .filter((line, index) => news.slice(index + 1).filter(({ seat }) => seat === line.seat).length < LINES_OF_EACH)
    .slice(-LINES);
  const said = chat.filter(
    ({ number, seat, text }) => number > revision && text !== '' && (seat === undefined || seat !== you),
  );
  return { lines: shown, more: news.length - shown.length, said: said.slice(-SAID) };
}
