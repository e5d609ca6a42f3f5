/** A stone as physics and statics see it: a name, and where its cubes are. */

/** The cube at x, y, z of the lattice, as records write it. */
export type Triple = readonly [x: number, y: number, z: number];

export interface Block {
  readonly name: string;
  readonly cells: readonly Triple[];
}
