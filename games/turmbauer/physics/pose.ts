import type { Triple } from '../rules/index.js';

/** Where a stone is: the centre of its weight, in cubes, and how it has turned since it was built, as a unit quaternion. */
export interface Pose {
  readonly name: string;
  readonly at: Triple;
  readonly turn: readonly [x: number, y: number, z: number, w: number];
}

/** Moved by more than half a cube, or tilted by more than 30 degrees, the cosine of which is half the root of 3. */
export function hasFallen(start: Pose, { at, turn: [x, y] }: Pose): boolean {
  const cosine = 1 - 2 * (x * x + y * y);
  return distance(start.at, at) > 0.5 || cosine < Math.sqrt(3) / 2;
}

/** How far a stone moved and turned, in cubes and radians together. Meant for small turns. */
export const movement = (from: Pose, to: Pose): number =>
  distance(from.at, to.at) + 2 * distance(from.turn.slice(0, 3), to.turn.slice(0, 3));

/** By multiplying and roots alone, which are the same on every machine. */
function distance(a: readonly number[], b: readonly number[]): number {
  let squares = 0;
  for (const [axis, value] of a.entries()) {
    const difference = value - (b[axis] as number);
    squares += difference * difference;
  }
  return Math.sqrt(squares);
}
