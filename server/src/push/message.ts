/** What somebody is told of their turn, in the language of the browser that shows it. */
import { createHash } from 'node:crypto';
import { type Language, localeOf } from '@belfry/engine/words';
import { findGame } from '@belfry/games';
import type { StoredSummary } from '@belfry/table';
import { type Left, pushWords } from '../../words/index.js';
import { STAGES, type Stage } from './kept.js';
import type { Message } from './sender.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Seconds: push services keep nothing longer. */
const LONGEST_TTL = 28 * 24 * 3600;

export interface Turn {
  readonly table: StoredSummary;
  readonly seat: number;
  readonly deadline: number;
  readonly stage: Stage;
}

export function messageOf({ table, seat, deadline, stage }: Turn, language: Language, now: number): Message {
  const { id, game, seats } = table;
  const words = pushWords[language];
  const name = seats[seat]?.name ?? '';
  const others = seats.filter((each, index) => index !== seat && each.name !== '').map(each => each.name);
  const shown = {
    title: stage === STAGES.reminded ? words.stillYourTurn(name) : words.yourTurn(name),
    body: `${words.match(findGame(game)?.name[language] ?? game, listed(others, language))} ${words.left(leftOf(deadline - now))}`,
    url: `/play/${id}`,
    tag: id,
  };
  return {
    text: JSON.stringify(shown),
    ttl: Math.min(LONGEST_TTL, Math.max(0, Math.ceil((deadline - now) / 1000))),
    topic: createHash('sha256').update(id).digest('base64url').slice(0, 32),
  };
}

const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names);

/** As people say it: in days as long as there is nearly one left. */
export function leftOf(milliseconds: number): Left {
  if (milliseconds >= DAY - HOUR / 2) return { unit: 'days', count: Math.max(1, Math.round(milliseconds / DAY)) };
  if (milliseconds >= HOUR - MINUTE / 2) return { unit: 'hours', count: Math.round(milliseconds / HOUR) };
  return { unit: 'minutes', count: Math.max(1, Math.round(milliseconds / MINUTE)) };
}
