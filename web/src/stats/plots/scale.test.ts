import { expect, test } from 'vitest';
import { scaleFor } from './scale.js';

test.each([
  [
    [31, 12, 44],
    [0, 20, 40, 60],
  ],
  [
    [3, 5],
    [3, 4, 5],
  ],
  [
    [4, 4],
    [4, 5],
  ],
  [
    [-7, 8],
    [-10, -5, 0, 5, 10],
  ],
  [
    [100, 460],
    [0, 200, 400, 600],
  ],
  [[], [0, 1]],
])('lines for %j', (values, ticks) => {
  expect(scaleFor(values).ticks).toEqual(ticks);
});

test('every value stands between the lowest line and the highest', () => {
  for (const values of [[31, 12, 44], [4], [-7, 8], [0, 0, 1]]) {
    const { heightOf, ticks } = scaleFor(values);
    expect(heightOf(ticks[0] ?? 0)).toBe(0);
    expect(heightOf(ticks.at(-1) ?? 0)).toBe(1);
    for (const value of values) {
      expect(heightOf(value)).toBeGreaterThanOrEqual(0);
      expect(heightOf(value)).toBeLessThanOrEqual(1);
    }
  }
});
