import type { SeatView, TableSummary } from '@belfry/table';
import { expect, test } from 'vitest';
import { playedOf } from './played.js';

const YOU: SeatView = { name: 'Ada', player: { type: 'human' }, isYours: true };
const BOT: SeatView = { name: 'Gloriosa', player: { type: 'bot', policy: 'greedy' }, isYours: false };
const OTHER: SeatView = { name: 'Ben', player: { type: 'human' }, isYours: false };

const over = (...seats: readonly SeatView[]): TableSummary => ({
  id: 't',
  game: 'skyscraper',
  options: { players: seats.length },
  seats,
  clock: { type: 'none' },
  spectators: false,
  host: undefined,
  phase: 'over',
  count: 40,
  turn: undefined,
  outcome: { scores: seats.map((_, seat) => 5 - seat), winners: [0] },
  deadline: undefined,
  started: 1,
  changed: 2,
  next: undefined,
});

test('one seat of one’s own makes a match one’s own', () => {
  expect(playedOf(over(BOT, YOU, OTHER))).toEqual({
    id: 't',
    game: 'skyscraper',
    started: 1,
    ended: 2,
    seats: [
      { type: 'bot', name: 'Gloriosa', policy: 'greedy' },
      { type: 'you', name: 'Ada' },
      { type: 'person', name: 'Ben' },
    ],
    scores: [5, 4, 3],
    winners: [0],
    seat: 1,
  });
});

test('several seats are a match played together', () => {
  expect(playedOf(over(YOU, YOU, BOT))?.seat).toBeUndefined();
});

test('whoever only watched has not played, nor is a running match over', () => {
  expect(playedOf(over(BOT, BOT))).toBeUndefined();
  expect(playedOf({ ...over(YOU, BOT), phase: 'running', outcome: undefined })).toBeUndefined();
});
