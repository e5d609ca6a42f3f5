import type { Json } from '@belfry/engine';
import type { LogLine } from '@belfry/ui';
import { describe, expect, test } from 'vitest';
import { chaptersOf, sinceLastTurn } from './lines.js';

/** `a`, `b`, `c` are actions of seats 0, 1, 2; `?` is fate. */
const logOf = (text: string): readonly Json[] =>
  text.split('').map(letter => (letter === '?' ? { chance: 'deck' } : { seat: 'abc'.indexOf(letter), action: {} }));
const linesOf = (log: readonly Json[]): readonly LogLine[] => log.map((_, entry) => ({ entry, text: `${entry}` }));
const since = (text: string, seat: number): string => {
  const log = logOf(text);
  return sinceLastTurn(log, linesOf(log), seat)
    .map(({ entry }) => text[entry])
    .join('');
};

describe('since the last turn', () => {
  test.each([
    ['nothing yet', '?', 0, '?'],
    ['everything since one’s own last action', '?abc', 0, 'bc'],
    ['also in the middle of one’s turn', '?abbcaa', 0, 'bbc'],
    ['what fate answered to one’s own action belongs to one’s own turn', '?abca?', 0, 'bc'],
    ['what fate answered to others belongs to theirs', '?ab?c', 0, 'b?c'],
    ['from another seat', '?abc', 1, 'c'],
  ])('%s', (_, log, seat, expected) => {
    expect(since(log, seat)).toBe(expected);
  });
});

test('lines stand under the heading before them', () => {
  const lines: readonly LogLine[] = [
    { entry: 0, text: 'a' },
    { entry: 1, text: 'b', heading: 'Round 1' },
    { entry: 2, text: 'c' },
    { entry: 3, text: 'd', heading: 'Round 2' },
  ];
  const chapters = chaptersOf(lines).map(({ heading, lines: inside }) => [
    heading,
    inside.map(({ text }) => text).join(''),
  ]);
  expect(chapters).toEqual([
    [undefined, 'a'],
    ['Round 1', 'bc'],
    ['Round 2', 'd'],
  ]);
});
