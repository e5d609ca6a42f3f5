import { describe, expect, test } from 'vitest';
import { between, up } from '../testing/scenario.js';
import { boxesOf, compareCells } from './boxes.js';

describe('a stone as boxes', () => {
  test('a bar and a plate are one box', () => {
    expect(boxesOf(up(1, 2, 3, 6))).toEqual([{ corner: [1, 2, 3], size: [1, 1, 4] }]);
    expect(boxesOf(between([0, 0, 0], [1, 1, 0]))).toEqual([{ corner: [0, 0, 0], size: [2, 2, 1] }]);
  });

  test('an angle is two, the longer arm whole', () => {
    const angle = [
      [0, 0, 0],
      [1, 0, 0],
      [2, 0, 0],
      [0, 1, 0],
      [0, 2, 0],
    ] as const;
    expect(boxesOf(angle)).toEqual([
      { corner: [0, 0, 0], size: [3, 1, 1] },
      { corner: [0, 1, 0], size: [1, 2, 1] },
    ]);
  });

  test.each([
    [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
      [2, 1, 0],
      [2, 2, 0],
      [3, 2, 0],
    ],
    [
      [3, 0, 0],
      [2, 0, 0],
      [2, 1, 0],
      [1, 1, 0],
      [1, 2, 0],
      [0, 2, 0],
    ],
    [
      [0, 0, 0],
      [0, 0, 1],
      [0, 1, 1],
      [0, 1, 2],
      [0, 2, 2],
      [0, 2, 3],
    ],
    [
      [0, 2, 0],
      [0, 2, 1],
      [0, 1, 1],
      [0, 1, 2],
      [0, 0, 2],
      [0, 0, 3],
    ],
  ] as const)('stairs are three, whichever way they lead (%#)', (...cells) => {
    expect(boxesOf(cells.toSorted(compareCells))).toHaveLength(3);
  });
});
