/**
 * A stone as physics and statics see it: a name, where its cubes are, and what it is made of. The printed rules are silent
 * about wood; physics and statics must not differ about it.
 */

/** The cube at x, y, z of the lattice, as records write it. */
export type Triple = readonly [x: number, y: number, z: number];

export interface Block {
  readonly name: string;
  readonly cells: readonly Triple[];
}

/** Between wood and wood, and wood and table. */
export const FRICTION = 0.5;

/** Edges are a little rounded: a stone is so much smaller than its cubes at each horizontal side, in cubes. */
export const ROUNDING = 0.02;
