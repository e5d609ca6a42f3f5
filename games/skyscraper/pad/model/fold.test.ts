import { append, replace } from '@belfry/ui/pad';
import { expect, test } from 'vitest';
import { foldSkyscraper, type SkyscraperEntry } from './fold.js';

const match = (winners: readonly number[], floors?: readonly number[]): SkyscraperEntry => ({
  type: 'match',
  winners,
  at: 0,
  ...(floors && { floors }),
});

test('an evening of Skyscraper: matches won, floors if noted', () => {
  const log = [match([0]), match([1], [3, 5, 1]), match([1, 2])].reduce(append<SkyscraperEntry>, []);
  expect(foldSkyscraper(3, log)).toEqual({ wins: [1, 2, 1], floors: [3, 5, 1], hasFloors: true, leaders: [1] });
  const corrected = replace(log, 3, match([0]));
  expect(foldSkyscraper(3, corrected)).toMatchObject({ wins: [2, 1, 0], leaders: [0] });
  expect(foldSkyscraper(3, [])).toMatchObject({ leaders: [], hasFloors: false });
});
