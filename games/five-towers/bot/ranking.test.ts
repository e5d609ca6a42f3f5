import { listChoices } from '@belfry/engine';
import { expect, test } from 'vitest';
import { allBuilds, newTowers, offerOf, type Towers } from '../rules/index.js';
import { cards, names } from '../testing/scenario.js';
import { rankBuilds } from './ranking.js';

/** Ways to build so many of these cards, best first. */
const ranked = (towers: Towers, display: string, size: number, tornDown = 0) =>
  rankBuilds(towers, tornDown, listChoices(allBuilds(towers, offerOf(cards(display)), size)));

const placed = (...asked: Parameters<typeof ranked>): string[] =>
  ranked(...asked).map(({ build }) => names(build.place));

const candy = (...values: number[]): Towers => newTowers().with(0, values);

test('what scores most comes first', () => {
  expect(placed(candy(12), 'candy-0 sand-3', 1)).toEqual(['candy-0', 'sand-3']);
  expect(ranked(candy(12), 'candy-0 sand-3', 1).map(({ total }) => total)).toEqual([6, 3]);
});

test('what was torn down before makes the next one dearer', () => {
  const [way] = ranked(candy(14, 2), 'candy-12 candy-7', 2, 3);
  expect(way).toMatchObject({ build: { type: 'build', tearDown: 0, place: cards('candy-12 candy-7') }, total: 6 - 10 });
});

test('of builds worth the same, the one that leaves more room comes first; an 8 takes anything', () => {
  expect(placed(newTowers(), 'candy-12 candy-3', 1)).toEqual(['candy-12', 'candy-3']);
  expect(placed(newTowers(), 'candy-8 candy-12', 1)).toEqual(['candy-8', 'candy-12']);
});

test('nothing is torn down to build what fits anyway', () => {
  const ways = ranked(candy(15, 12), 'sand-5 candy-3', 1);
  expect(ways.map(({ build }) => build.tearDown)).toEqual([undefined, undefined]);
});
