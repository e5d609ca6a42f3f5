import type { Due } from '@belfry/engine';
import type { SeatSetup, TableView } from '@belfry/table';
import { expect, test } from 'vitest';
import { eyesFor } from './replay.js';

const PERSON: SeatSetup = { name: 'Ada', player: { type: 'human' } };
const BOT: SeatSetup = { name: 'Ben', player: { type: 'bot', policy: 'greedy' } };
const RUNNING: Due = { type: 'seat', seat: 0 };
const OVER: Due = { type: 'over', result: { winners: [0] } };

const eyes = (hasSecrets: boolean, due: Due, ...seats: readonly SeatSetup[]) =>
  eyesFor({ hasSecrets }, { due, seats } as unknown as TableView);

test('while a match with secrets runs, only the one person at the table sees more than a spectator', () => {
  expect(eyes(true, RUNNING, BOT, PERSON, BOT)).toEqual([1, 'spectator']);
  expect(eyes(true, RUNNING, PERSON, PERSON)).toEqual(['spectator']);
  expect(eyes(true, RUNNING, BOT, BOT)).toEqual(['spectator']);
});

test('when it is over, everything is open', () => {
  expect(eyes(true, OVER, PERSON, BOT)).toEqual(['open', 0, 1, 'spectator']);
});

test('without secrets everybody sees the same, from their own side', () => {
  expect(eyes(false, RUNNING, PERSON, PERSON)).toEqual([0, 1]);
  expect(eyes(false, OVER, PERSON, BOT)).toEqual([0, 1]);
});
