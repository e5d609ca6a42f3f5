/** How far a convex shape reaches around the origin, asking only for its furthest points in some directions. */

export type Point = readonly [x: number, y: number];

/** The furthest point of the shape in a direction. */
export type Furthest = (x: number, y: number) => Point;

const SAME = 1e-7;

/**
 * The radius of the largest circle around the origin inside the shape, or `cap` if that is smaller. Exact: an edge between
 * two known points that is nearer than the best known bound is either an edge of the shape or has a point beyond it.
 */
export function reach(furthest: Furthest, cap: number): number {
  let radius = cap;
  const bound = (x: number, y: number): Point => {
    const point = furthest(x, y);
    radius = Math.min(radius, point[0] * x + point[1] * y);
    return point;
  };
  const start: readonly Point[] = [bound(1, 0), bound(0, 1), bound(-1, 0), bound(0, -1)];
  const edges = start.map((from, index): [Point, Point] => [from, start[(index + 1) % 4] as Point]);
  for (let edge = edges.pop(); edge !== undefined; edge = edges.pop()) {
    const [from, to] = edge;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length < SAME) continue;
    const x = (to[1] - from[1]) / length;
    const y = (from[0] - to[0]) / length;
    const distance = from[0] * x + from[1] * y;
    if (distance > radius - SAME) continue;
    const beyond = bound(x, y);
    if (beyond[0] * x + beyond[1] * y > distance + SAME) edges.push([from, beyond], [beyond, to]);
  }
  return Math.max(0, radius);
}
