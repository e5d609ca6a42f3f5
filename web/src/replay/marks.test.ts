import { expect, test } from 'vitest';
import { lineAt, markAfter, markBefore, marksOf } from './marks.js';

const line = (entry: number, text: string, isBig = false) => ({ entry, text, isBig });

const LINES = [
  line(0, 'Ada builds.'),
  line(3, 'Ben steals a floor.', true),
  line(3, 'He has three.', true),
  line(7, 'Ada builds.'),
  line(9, 'A roof!', true),
  line(11, 'Ada wins.'),
];

test('what is big is marked at the moment after it, once, with all that is said of it', () => {
  expect(marksOf(LINES, undefined)).toEqual([
    { at: 4, text: 'Ben steals a floor. He has three.' },
    { at: 10, text: 'A roof!' },
  ]);
});

test('the end of a match is a mark, whatever is told of it last', () => {
  expect(marksOf(LINES, 12).at(-1)).toEqual({ at: 12, text: 'Ada wins.' });
  expect(marksOf([line(5, 'All fell.', true)], 8)).toEqual([{ at: 8, text: 'All fell.' }]);
  expect(marksOf([], 0)).toEqual([]);
});

test('one goes from mark to mark, from wherever one is', () => {
  const marks = marksOf(LINES, 12);
  const way = (at: number) => [markBefore(marks, at)?.at, markAfter(marks, at)?.at];
  expect(way(0)).toEqual([undefined, 4]);
  expect(way(4)).toEqual([undefined, 10]);
  expect(way(5)).toEqual([4, 10]);
  expect(way(12)).toEqual([10, undefined]);
});

test('of a moment the big line is said, whatever else is told of it', () => {
  const lines = [...LINES, line(9, 'On display: 7, 8.')].toSorted((a, b) => a.entry - b.entry);
  const said = (at: number) => lineAt(lines, at)?.text;
  expect([0, 1, 3, 4, 10, 11, 12].map(said)).toEqual([
    undefined,
    'Ada builds.',
    'Ada builds.',
    'He has three.',
    'A roof!',
    'A roof!',
    'Ada wins.',
  ]);
});
