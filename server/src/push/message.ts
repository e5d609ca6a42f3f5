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

/** Whoever has just been given two days reads two days. */
const GRACE = HOUR;

/** In one unit, and rather too little than too much: as the app says it where it lists tables. */
export function leftOf(milliseconds: number): Left {
  const days = Math.floor((milliseconds + GRACE) / DAY);
  if (days >= 2) return { unit: 'days', count: days };
  if (milliseconds >= HOUR) return { unit: 'hours', count: Math.floor(milliseconds / HOUR) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(milliseconds / MINUTE)) };
}
