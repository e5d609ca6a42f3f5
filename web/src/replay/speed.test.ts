import { expect, test } from 'vitest';
import { pauseAfter } from './speed.js';

test('a moment without a scene is there as long as ever, and after a scene there is time to read', () => {
  expect(pauseAfter(0, 1)).toBe(1200);
  expect(pauseAfter(300, 1)).toBe(900);
  expect(pauseAfter(5000, 1)).toBe(700);
});

test('twice as fast takes half the time', () => {
  expect([0.5, 1, 2, 4].map(speed => pauseAfter(0, speed as 1))).toEqual([2400, 1200, 600, 300]);
});
