import { expect, test } from 'vitest';
import { fiveTowersWords } from '../words/index.js';
import { foldFiveTowers } from './model/fold.js';
import { lineOf } from './told.js';
import { en } from './words/en.js';

const troubleOf = (values: readonly number[]): string | undefined => {
  const log = [
    { id: 1, type: 'build', seat: 0, tower: 0, values: [7] },
    { id: 2, type: 'build', seat: 0, tower: 0, values },
  ] as const;
  const told = foldFiveTowers(2, log).told[1];
  return told && lineOf(told, { words: en, game: fiveTowersWords.en, names: ['Ada', 'Bo'] }).trouble;
};

test('what does not fit says so, and from where on if the first cards count', () => {
  expect(troubleOf([6, 5])).toBeUndefined();
  expect(troubleOf([8, 6])).toMatch(/^Does not count: candy 8 cannot go on a 7/i);
  expect(troubleOf([6, 8])).toMatch(/^Does not count from here on: candy 8 cannot go on a 6/i);
});
