/** What is under the pointer, and what hides what: rays through the lattice. */
import type { Triple } from '../../../rules/index.js';
import type { Occupancy } from './occupancy.js';

export interface Hit {
  /** The full cell that is met; nothing if it is the table. */
  readonly full: Triple | undefined;
  /** The empty cell before its face. */
  readonly before: Triple;
  readonly far: number;
}

type Has = Pick<Occupancy, 'has'>['has'];

/** Farther than this nothing is met. */
const FARTHEST = 200;

/** The first full cell that a ray meets, or the table. */
export function firstHit(
  from: Triple,
  direction: Triple,
  has: Has,
  isTable: (x: number, y: number) => boolean,
): Hit | undefined {
  const cell = from.map(Math.floor) as [number, number, number];
  const step = direction.map(Math.sign);
  const each = direction.map(along => (along === 0 ? Number.POSITIVE_INFINITY : Math.abs(1 / along)));
  const next = direction.map((along, axis) => {
    const start = from[axis] ?? 0;
    const toBorder = along > 0 ? Math.floor(start) + 1 - start : start - Math.floor(start);
    return along === 0 ? Number.POSITIVE_INFINITY : toBorder * (each[axis] ?? 0);
  });
  for (;;) {
    const [x = 0, y = 0, z = 0] = next;
    const axis = x < y ? (x < z ? 0 : 2) : y < z ? 1 : 2;
    const far = next[axis] ?? FARTHEST;
    if (far >= FARTHEST) return undefined;
    const before = [...cell] as const;
    cell[axis] = (cell[axis] ?? 0) + (step[axis] ?? 0);
    next[axis] = far + (each[axis] ?? 0);
    if (cell[2] < 0 && before[2] === 0)
      return isTable(before[0], before[1]) ? { full: undefined, before, far } : undefined;
    if (has(...cell)) return { full: [...cell], before, far };
  }
}

/** Points spread over a cell, a little inside. */
const SAMPLES: readonly Triple[] = [
  [0.5, 0.5, 0.5],
  ...[0.12, 0.88].flatMap(x => [0.12, 0.88].flatMap(y => [0.12, 0.88].map(z => [x, y, z] as const))),
];

/** Which part of these cells cannot be seen from there, because full cells other than these stand before them. */
export function hiddenShare(cells: readonly Triple[], eye: Triple, has: Has): number {
  const own = new Set(cells.map(cell => cell.join()));
  const others: Has = (x, y, z) => has(x, y, z) && !own.has(`${x},${y},${z}`);
  let hidden = 0;
  for (const cell of cells) {
    for (const sample of SAMPLES) {
      const way = [0, 1, 2].map(axis => (cell[axis] ?? 0) + (sample[axis] ?? 0) - (eye[axis] ?? 0)) as [
        number,
        number,
        number,
      ];
      const far = Math.hypot(...way);
      const hit = firstHit(eye, [way[0] / far, way[1] / far, way[2] / far], others, () => false);
      if (hit !== undefined && hit.far < far) hidden++;
    }
  }
  return hidden / (cells.length * SAMPLES.length);
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The nearest of these spots that is no farther than `reach` from the pointer. */
export function nearestSpot<T extends Spot>(spots: readonly T[], { x, y }: Spot, reach: number): T | undefined {
  let best: T | undefined;
  let least = reach;
  for (const spot of spots) {
    const far = Math.hypot(spot.x - x, spot.y - y);
    if (far <= least) {
      best = spot;
      least = far;
    }
  }
  return best;
}
