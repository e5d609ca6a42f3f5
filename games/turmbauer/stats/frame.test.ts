import { expect, test } from 'vitest';
import { frameOf } from './frame.js';

const ROOM = { width: 200, height: 240 };

test('one cube is not huge, and stands in the middle', () => {
  const { size, x, y, foot } = frameOf([[0, 0, 0]], ROOM);
  expect(size).toBe(26);
  expect(x).toBe(100);
  expect(y).toBe(26);
  expect(foot).toBe(52);
});

test('a high tower is drawn as small as it must be', () => {
  const tower = Array.from({ length: 23 }, (_, z) => [0, 0, z] as const);
  const { size, foot } = frameOf(tower, ROOM);
  expect(size).toBe(10);
  expect(foot).toBe(240);
});

test('a tower that leans far out to one side is moved to the other', () => {
  const { size, x } = frameOf(
    [
      [0, 0, 0],
      [4, 0, 0],
      [8, 0, 0],
    ],
    ROOM,
  );
  expect(x - 0.866 * size).toBeCloseTo((200 - 10 * 0.866 * size) / 2);
});
