import type { Phase, SeatView } from '@belfry/table';
import { expect, test } from 'vitest';
import { eyesFor, firstEye } from './replay.js';

const PERSON: SeatView = { name: 'Ada', player: { type: 'human' }, isYours: true };
const BOT: SeatView = { name: 'Ben', player: { type: 'bot', policy: 'greedy' }, isYours: false };
const RUNNING = 'running';
const OVER = 'over';

const eyes = (hasSecrets: boolean, phase: Phase, ...seats: readonly SeatView[]) =>
  eyesFor({ hasSecrets }, { phase, seats });

test('while a match with secrets runs, only the one person at the table sees more than a spectator', () => {
  expect(eyes(true, RUNNING, BOT, PERSON, BOT)).toEqual([1, 'spectator']);
  expect(eyes(true, RUNNING, PERSON, PERSON)).toEqual(['spectator']);
  expect(eyes(true, RUNNING, BOT, BOT)).toEqual(['spectator']);
});

test('when it is over, everything is open', () => {
  expect(eyes(true, OVER, PERSON, BOT)).toEqual(['open', 0, 1, 'spectator']);
});

test('without secrets everybody can be seen side by side, or from a side of their own', () => {
  expect(eyes(false, RUNNING, PERSON, PERSON)).toEqual(['spectator', 0, 1]);
  expect(eyes(false, OVER, PERSON, BOT)).toEqual(['spectator', 0, 1]);
  expect(eyes(false, RUNNING, PERSON, BOT)).toEqual(['spectator', 0]);
  expect(eyes(false, RUNNING, BOT, BOT)).toEqual(['spectator']);
});

test('a desk shows everybody at first, a phone a seat: one’s own, if there is one', () => {
  const first = (hasSecrets: boolean, phase: Phase, ...seats: readonly SeatView[]) => {
    const all = eyes(hasSecrets, phase, ...seats);
    return [false, true].map(isSmall => firstEye(all, { seats }, isSmall));
  };
  expect(first(false, OVER, BOT, PERSON)).toEqual(['spectator', 1]);
  expect(first(true, OVER, BOT, PERSON)).toEqual(['open', 1]);
  expect(first(false, OVER, BOT, BOT)).toEqual(['spectator', 0]);
  expect(first(true, RUNNING, BOT, PERSON)).toEqual([1, 1]);
  expect(first(true, RUNNING, PERSON, PERSON)).toEqual(['spectator', 'spectator']);
});
