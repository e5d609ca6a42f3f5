import { LANGUAGES } from '@belfry/engine/words';
import type { StoredSummary } from '@belfry/table';
import { expect, test } from 'vitest';
import { LONGEST_MESSAGE } from './encryption.js';
import { STAGES } from './kept.js';
import { leftOf, messageOf, type Turn } from './message.js';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 17);

function turn(names: readonly string[], more: Partial<Turn> = {}): Turn {
  const seats = names.map(name => ({ name }));
  const table = { id: 't1', game: 'five-towers', seats } as unknown as StoredSummary;
  return { table, seat: 0, deadline: NOW + 48 * HOUR, stage: STAGES.told, ...more };
}

const shown = (...args: Parameters<typeof messageOf>) => JSON.parse(messageOf(...args).text);

test('says whose turn it is, at what, with whom, and how much time there is, in each language', () => {
  const texts = LANGUAGES.map(language => shown(turn(['Anna', 'Ben', 'Mila']), language, NOW));
  expect(texts.map(({ title, body }) => [title, body])).toEqual([
    ['It is your turn, Anna.', '5 Towers with Ben and Mila. You have 2 days.'],
    ['Du bist am Zug, Anna.', '5 Towers mit Ben und Mila. Du hast noch 2 Tage.'],
    ['C’est ton tour, Anna.', '5 Towers avec Ben et Mila. Il te reste 2 jours.'],
    ['Твой ред е, Anna.', '5 Кули с Ben и Mila. Имаш още 2 дни.'],
  ]);
  for (const { url, tag } of texts) expect([url, tag]).toEqual(['/play/t1', 't1']);
});

test('says otherwise when little time is left', () => {
  const late = turn(['Anna', 'Силвия', ''], { deadline: NOW + 3 * HOUR, stage: STAGES.reminded });
  const texts = LANGUAGES.map(language => shown(late, language, NOW));
  expect(texts.map(({ title, body }) => [title, body])).toEqual([
    ['It is still your turn, Anna.', '5 Towers with Силвия. You have 3 hours.'],
    ['Du bist immer noch am Zug, Anna.', '5 Towers mit Силвия. Du hast noch 3 Stunden.'],
    ['C’est toujours ton tour, Anna.', '5 Towers avec Силвия. Il te reste 3 heures.'],
    ['Все още е твой ред, Anna.', '5 Кули със Силвия. Имаш още 3 часа.'],
  ]);
});

test('names nobody where nobody is, and a game of which nothing is known by its id', () => {
  const alone = turn(['Anna', '']);
  const table = { ...alone.table, game: 'unheard-of' };
  expect(shown({ ...alone, table }, 'en', NOW).body).toBe('unheard-of. You have 2 days.');
});

test('is kept by push services until the time is over, and replaced by the next of the same table', () => {
  const { ttl, topic } = messageOf(turn(['Anna', 'Ben']), 'en', NOW);
  expect(ttl).toBe(48 * 3600);
  expect(topic).toMatch(/^[\w-]{32}$/);
  expect(messageOf(turn(['Anna', 'Ben'], { stage: STAGES.reminded }), 'de', NOW).topic).toBe(topic);
  expect(messageOf(turn(['Anna'], { deadline: NOW - 1 }), 'en', NOW).ttl).toBe(0);
  expect(messageOf(turn(['Anna'], { deadline: NOW + 1000 * 24 * HOUR }), 'en', NOW).ttl).toBe(28 * 24 * 3600);
});

test('fits, whatever people are called', () => {
  const names = Array.from({ length: 10 }, () => '"'.repeat(30));
  const { text } = messageOf(turn(names), 'bg', NOW);
  expect(Buffer.byteLength(text)).toBeLessThan(LONGEST_MESSAGE);
  expect(Buffer.byteLength(messageOf(turn(names.map(() => '🏰'.repeat(30))), 'bg', NOW).text)).toBeLessThan(
    LONGEST_MESSAGE,
  );
});

test.each([
  [72 * HOUR, 3, 'days'],
  [48 * HOUR - 5000, 2, 'days'],
  [47 * HOUR, 2, 'days'],
  [47 * HOUR - 1, 46, 'hours'],
  [24 * HOUR - 5000, 23, 'hours'],
  [3 * HOUR, 3, 'hours'],
  [HOUR - 1, 59, 'minutes'],
  [90_000, 1, 'minutes'],
  [5, 1, 'minutes'],
  [-5, 1, 'minutes'],
])('%i milliseconds are %i %s', (milliseconds, count, unit) => {
  expect(leftOf(milliseconds)).toEqual({ unit, count });
});
