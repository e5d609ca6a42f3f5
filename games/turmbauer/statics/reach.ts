/** How far a convex shape reaches around the origin, if all one can do is walk in it until an edge is in the way. */

type Point = readonly [x: number, y: number];

/** An edge of the shape: its outward direction, of length 1, and how far it is from the origin. */
interface Edge {
  readonly outward: Point;
  readonly distance: number;
}

/** Walks straight to a point, on from where the last walk ended; the edge that is in the way, if one is. */
export type Walk = (to: Point) => Edge | undefined;

interface Corner {
  readonly at: Point;
  readonly reached: boolean;
}

const SAME = 1e-7;

/** Walks end a little short of a corner, which lies on an edge: along the very edge one would stumble over rounding errors. */
const SHY = 1 - 1e-6;

/**
 * The radius of the largest circle around the origin inside the shape, or `cap` if that is smaller. A polygon around the
 * circle is kept, and cut to the shape until all its corners can be reached; an edge nearer than the circle makes both smaller.
 */
export function reach(walk: Walk, cap: number): number {
  let radius = cap;
  let corners: readonly Corner[] = SQUARE.map(([x, y]) => ({ at: [x * cap, y * cap], reached: false }));
  for (;;) {
    const next = corners.findIndex(({ reached }) => !reached);
    if (next < 0) return radius;
    const [x, y] = (corners[next] as Corner).at;
    const edge = walk([x * SHY, y * SHY]);
    if (edge !== undefined && edge.distance < SAME) return 0;
    if (edge !== undefined && edge.distance < radius) {
      corners = scaled(corners, edge.distance / radius);
      radius = edge.distance;
    }
    corners = corners.map((corner, index) => (index === next ? { ...corner, reached: true } : corner));
    if (edge !== undefined) corners = cut(corners, edge);
  }
}

const SQUARE: readonly Point[] = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
];

const scaled = (corners: readonly Corner[], factor: number): Corner[] =>
  corners.map(({ at: [x, y], reached }) => ({ at: [x * factor, y * factor], reached }));

/** The polygon without what is beyond an edge. */
function cut(corners: readonly Corner[], { outward, distance }: Edge): Corner[] {
  const beyond = ({ at: [x, y] }: Corner) => x * outward[0] + y * outward[1] - distance;
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] as Corner;
    const here = beyond(corner);
    const there = beyond(next);
    const kept = here > SAME ? [] : [corner];
    if (here > SAME === there > SAME) return kept;
    const share = here / (here - there);
    const [x, y] = corner.at;
    const at: Point = [x + share * (next.at[0] - x), y + share * (next.at[1] - y)];
    return [...kept, { at, reached: false }];
  });
}
