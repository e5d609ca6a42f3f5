/** Whether a stone can stand on what is below it, as far as that can be told at a glance. */
import { ROUNDING, type Triple } from '../rules/index.js';
import { hullOf, type Point, square } from './contacts.js';

/**
 * The hardest push that a stone could bear if what is below it were a rock: a share of its weight. Below 0 if its weight is beside
 * what carries it, and then it cannot rest, unless another stone lies on it. Without that, statics never say that it bears more.
 * @param carried the cells of the stone that lie on something
 */
export function footingOf(cells: readonly Triple[], carried: readonly Triple[]): number {
  const first = carried[0];
  if (first === undefined) return Number.NEGATIVE_INFINITY;
  const mean = (axis: 0 | 1 | 2): number => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length + 0.5;
  const faces = carried.flatMap(([x, y]) => square(x, y, ROUNDING, ROUNDING));
  const inside = distanceInside(carried.length === 1 ? ordered(faces) : hullOf(faces), mean(0), mean(1));
  const lever = mean(2) - Math.max(...carried.map(([, , z]) => z));
  if (inside <= 0) return inside;
  return lever <= 0 ? Number.POSITIVE_INFINITY : inside / lever;
}

/** How far a point is from the nearest edge of a convex outline, from within; below 0 from without. */
function distanceInside(outline: readonly Point[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < outline.length; index++) {
    const [ax, ay] = outline[index] as Point;
    const [bx, by] = outline[(index + 1) % outline.length] as Point;
    const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
    least = Math.min(least, ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length);
  }
  return least;
}

/** A single face comes row by row, not all around. */
const ordered = ([a, b, c, d]: readonly Point[]): Point[] => [a, c, d, b].filter(point => point !== undefined);
