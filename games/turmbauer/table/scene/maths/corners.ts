/** The corners of a box on the table, seen from above. */
import type { Bounds } from './occupancy.js';

export const boundsCorners = ({ min, max }: Bounds): readonly (readonly [number, number])[] => [
  [min[0], min[1]],
  [max[0], min[1]],
  [max[0], max[1]],
  [min[0], max[1]],
];
