import { expect, test } from 'vitest';
import type { TurmbauerSheet } from './fold.js';
import { ladderOf, ranking } from './ladder.js';

type Row = readonly [height: number, parts: number, rings: number];

const sheetOf = (rows: readonly Row[], collapsedBy?: number): TurmbauerSheet => ({
  colours: [],
  seats: rows.map(([height, parts, rings], colour) => ({ colours: [colour], height, parts, rings })),
  collapsedBy,
  winners: [],
  decidedBy: 'height',
});

const statesOf = (rows: readonly Row[], collapsedBy?: number): readonly string[] =>
  ladderOf(sheetOf(rows, collapsedBy)).map(({ state }) => state);

test('a question is equal only if all it is asked of are level', () => {
  expect(
    statesOf([
      [5, 0, 2],
      [5, 0, 2],
    ]),
  ).toEqual(['equal', 'equal', 'equal']);
  expect(
    statesOf([
      [5, 0, 2],
      [5, 0, 2],
      [3, 0, 2],
    ]),
  ).toEqual(['narrows', 'equal', 'equal']);
  expect(
    statesOf([
      [5, 0, 2],
      [5, 0, 1],
      [5, 1, 2],
    ]),
  ).toEqual(['equal', 'narrows', 'decides']);
});

test('after the one that decides no other is needed', () => {
  expect(
    statesOf([
      [5, 0, 2],
      [4, 0, 2],
      [4, 0, 2],
    ]),
  ).toEqual(['decides', 'notNeeded', 'notNeeded']);
});

test('whoever brought the tower down is not asked', () => {
  expect(
    statesOf(
      [
        [9, 0, 2],
        [5, 0, 2],
        [5, 1, 2],
      ],
      0,
    ),
  ).toEqual(['equal', 'decides', 'notNeeded']);
  expect(
    statesOf(
      [
        [9, 0, 2],
        [5, 0, 2],
      ],
      0,
    ),
  ).toEqual(['notNeeded', 'notNeeded', 'notNeeded']);
});

test('best first, by all questions; whoever brought the tower down last', () => {
  const rows: readonly Row[] = [
    [5, 1, 2],
    [9, 0, 2],
    [5, 0, 1],
    [5, 0, 2],
  ];
  expect(ranking(sheetOf(rows))).toEqual([1, 3, 2, 0]);
  expect(ranking(sheetOf(rows, 1))).toEqual([3, 2, 0, 1]);
});
