/** When something was, as one would say it: today, yesterday, Sunday, 2 November. */
import { localeOf } from '@belfry/engine/words';
import type { Language } from '@belfry/ui';

const DAY = 24 * 60 * 60 * 1000;

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

export function whenText(language: Language, time: number, now: number): string {
  const days = Math.round((midnight(now) - midnight(time)) / DAY);
  if (days <= 1)
    return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(-Math.max(0, days), 'day');
  if (days < 7) return new Intl.DateTimeFormat(localeOf(language), { weekday: 'long' }).format(time);
  const isLongAgo = new Date(now).getFullYear() !== new Date(time).getFullYear();
  const year = isLongAgo ? ({ year: 'numeric' } as const) : {};
  return new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', ...year }).format(time);
}

/** The same with the hour. */
export function whenExactly(language: Language, time: number, now: number): string {
  const hour = new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', minute: '2-digit' }).format(time);
  return `${whenText(language, time, now)}, ${hour}`;
}
