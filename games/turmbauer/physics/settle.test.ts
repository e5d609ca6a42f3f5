import { expect, test } from 'vitest';
import { loadPhysics } from './index.js';

const base = {
  name: 'base',
  cells: [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [1, 1, 0],
  ],
} as const;

test('first light', async () => {
  const { settle } = await loadPhysics();
  expect(
    settle(
      [
        base,
        {
          name: 'red-2a',
          cells: [
            [0, 0, 1],
            [-1, 0, 1],
          ],
        },
      ],
      'red-2a',
    ),
  ).toEqual(['red-2a']);
  expect(
    settle(
      [
        base,
        {
          name: 'red-2a',
          cells: [
            [0, 0, 1],
            [1, 0, 1],
          ],
        },
      ],
      'red-2a',
    ),
  ).toEqual([]);
});
