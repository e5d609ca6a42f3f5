import { expect, test } from 'vitest';
import { hasFallen, type Pose } from './pose.js';

const START: Pose = { name: 'a', at: [1, 2, 3], turn: [0, 0, 0, 1] };
const moved = (x: number): Pose => ({ ...START, at: [1 + x, 2, 3] });

/** Turned about an axis by so many degrees. */
function turned([x, y, z]: readonly [number, number, number], degrees: number): Pose {
  const half = (degrees * Math.PI) / 360;
  return { ...START, turn: [x * Math.sin(half), y * Math.sin(half), z * Math.sin(half), Math.cos(half)] };
}

test('a stone has fallen if it moved by more than half a cube', () => {
  expect(hasFallen(START, moved(0.5))).toBe(false);
  expect(hasFallen(START, moved(0.51))).toBe(true);
  expect(hasFallen(START, { ...START, at: [1.3, 2.3, 2.7] })).toBe(true);
});

test('or if it tilted by more than 30 degrees, whichever way', () => {
  for (const axis of [[1, 0, 0] as const, [0, -1, 0] as const, [Math.SQRT1_2, Math.SQRT1_2, 0] as const]) {
    expect(hasFallen(START, turned(axis, 29.9))).toBe(false);
    expect(hasFallen(START, turned(axis, 30.1))).toBe(true);
    expect(hasFallen(START, turned(axis, 180))).toBe(true);
  }
});

test('not if it only turned round where it stands', () => {
  expect(hasFallen(START, turned([0, 0, 1], 90))).toBe(false);
});
