import { expect, test } from 'vitest';
import { countedOf, type End, measuredIn } from './counted.js';
import { against } from './testing.js';

const MEASURES = { figures: { cards: 3 }, kinds: {} };

test('what came from a file does not count, what could not be read does', () => {
  const [a, b, c, d] = [1, 2, 3, 4].map(score => against('won', score, 'greedy'));
  if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('four matches');
  const ends = new Map<string, End>([
    [a.id, { type: 'read', measures: MEASURES }],
    [b.id, { type: 'imported' }],
    [c.id, { type: 'unreadable' }],
  ]);
  const listed = { played: [d, c, b, a], watched: 2, older: 7 };
  expect(countedOf(listed, ends, undefined)).toEqual({
    matches: [a, c, d],
    progress: { read: 3, all: 4 },
    older: 7,
    left: { watched: 2, imported: 1, unreadable: 1 },
  });
  expect(measuredIn([a, c, d], ends)).toEqual([{ id: a.id, measures: MEASURES }]);
});

test('what is forgotten neither counts nor has to be read', () => {
  const [old, young] = [against('won', 1, 'greedy'), against('lost', 2, 'greedy')];
  const { matches, progress, older } = countedOf({ played: [young, old], watched: 0, older: 7 }, new Map(), old.ended);
  expect(matches).toEqual([young]);
  expect(progress).toEqual({ read: 0, all: 1 });
  // Whatever is older is forgotten too.
  expect(older).toBe(0);
});
