// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { countedSince, readSince, writeSince } from './forgotten.js';

afterEach(() => localStorage.clear());

test('a moment is kept until it is taken back', () => {
  expect(readSince()).toBeUndefined();
  expect(writeSince(1234)).toBe(true);
  expect(readSince()).toBe(1234);
  writeSince(undefined);
  expect(readSince()).toBeUndefined();
});

test.each(['"1234"', '{}', 'nonsense', 'null'])('what is no moment is none: %s', stored => {
  localStorage.setItem('belfry-stats-since', stored);
  expect(readSince()).toBeUndefined();
});

test('only what ended later counts', () => {
  const matches = [{ ended: 1 }, { ended: 2 }, { ended: 3 }];
  expect(countedSince(matches, 2)).toEqual([{ ended: 3 }]);
  expect(countedSince(matches, undefined)).toEqual(matches);
});
