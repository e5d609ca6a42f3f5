import { expect, test } from 'vitest';
import { delayOf } from './speed.js';

test('one bad round among many shows in what 99 of 100 stay below', () => {
  const round = (delay: number) => ({ delays: Array.from({ length: 1000 }, () => delay) });
  const rounds = [...Array.from({ length: 24 }, () => round(1)), round(500)];
  expect(delayOf(rounds, 0.5)).toBe(1);
  expect(delayOf(rounds, 0.99)).toBe(500);
});

test('a round in which nothing was delayed is none', () => {
  expect(delayOf([{ delays: [] }, { delays: [3, 1, 2] }], 0.5)).toBe(2);
});
