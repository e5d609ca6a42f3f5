/** How much of the sky a point sees, by rays through the lattice: 1 is all of it. */
import type { Triple } from '../../../rules/index.js';
import type { Occupancy } from '../maths/occupancy.js';

/** Stones farther away than this many cells darken nothing. */
export const REACH = 5;
const STEP = 0.3;
const FIRST = 0.12;
/** Below is the table, which gives back some light. */
const TABLE_SHADE = 0.55;

/** Directions on a sphere, evenly spread. */
function spread(count: number): readonly Triple[] {
  return Array.from({ length: count }, (_, index) => {
    const z = 1 - (2 * index + 1) / count;
    const angle = index * 2.39996;
    const flat = Math.sqrt(1 - z * z);
    return [Math.cos(angle) * flat, Math.sin(angle) * flat, z] as const;
  });
}

const MANY = spread(72);
const FEW = spread(20);

/** As good as it gets, or quick and near. */
export type Care = 'fine' | 'quick';

export function openness(point: Triple, normal: Triple, occupancy: Occupancy, care: Care = 'fine'): number {
  const directions = care === 'fine' ? MANY : FEW;
  const reach = care === 'fine' ? REACH : REACH / 2;
  let open = 0;
  let all = 0;
  for (const direction of directions) {
    const weight = direction[0] * normal[0] + direction[1] * normal[1] + direction[2] * normal[2];
    if (weight <= 0.05) continue;
    all += weight;
    open += weight * (1 - shade(point, direction, occupancy, reach));
  }
  return open / all;
}

function shade(point: Triple, direction: Triple, occupancy: Occupancy, reach: number): number {
  for (let far = FIRST; far < reach; far += STEP) {
    const z = point[2] + direction[2] * far;
    if (z < 0) return TABLE_SHADE * (1 - far / REACH);
    const x = point[0] + direction[0] * far;
    const y = point[1] + direction[1] * far;
    if (occupancy.has(Math.floor(x), Math.floor(y), Math.floor(z))) return 1 - (far / REACH) ** 1.4;
  }
  return 0;
}
