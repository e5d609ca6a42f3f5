import { expect, test } from 'vitest';
import { byUrgency, countTurns, timeLeftText, type Urgent } from './urgency.js';
import { TIME_WORDS } from './words/time.js';

const HOUR = 3_600_000;
const NOW = 1_000 * HOUR;
const SEATS = [{ isYours: true }, { isYours: false }];

const table = (name: string, rest: Partial<Urgent>) => ({
  name,
  phase: 'running',
  seats: SEATS,
  turn: 0,
  deadline: undefined,
  changed: 0,
  ...rest,
});

test('what waits for me comes first, by the time that is left', () => {
  const tables = [
    table('over', { phase: 'over', turn: undefined, changed: 99 }),
    table('room', { phase: 'room', turn: undefined }),
    table('theirs, soon', { turn: 1, deadline: NOW + HOUR }),
    table('theirs', { turn: 1, changed: 5 }),
    table('mine, without a clock', { changed: 3 }),
    table('mine, without a clock, newer', { changed: 4 }),
    table('mine, later', { deadline: NOW + 40 * HOUR }),
    table('mine, soon', { deadline: NOW + 2 * HOUR }),
    table('mine, late', { deadline: NOW - HOUR }),
  ];
  expect(byUrgency(tables).map(({ name }) => name)).toEqual([
    'mine, late',
    'mine, soon',
    'mine, later',
    'mine, without a clock, newer',
    'mine, without a clock',
    'room',
    'theirs, soon',
    'theirs',
    'over',
  ]);
  expect(countTurns(tables)).toBe(5);
});

test.each([
  [48 * HOUR, '2 days'],
  [48 * HOUR - 60_000, '2 days'],
  [46 * HOUR, '46 hours'],
  [60 * HOUR, '2 days'],
  [24 * HOUR, '24 hours'],
  [14.9 * HOUR, '14 hours'],
  [HOUR, '1 hour'],
  [HOUR - 1, '59 minutes'],
  [61_000, '1 minute'],
  [0, '1 minute'],
  [-HOUR, '1 minute'],
])('%d milliseconds are %s', (milliseconds, text) => {
  expect(timeLeftText(TIME_WORDS.en, milliseconds)).toBe(text);
});

test.each([
  ['en', 'Your turn · 14 hours left'],
  ['de', 'Du bist am Zug · noch 14 Stunden'],
  ['fr', 'À toi de jouer · encore 14 heures'],
  ['bg', 'Ти си на ход · още 14 часа'],
] as const)('time left is said in %s', (language, text) => {
  const words = TIME_WORDS[language];
  expect(words.yourTurn(timeLeftText(words, 14 * HOUR))).toBe(text);
});
