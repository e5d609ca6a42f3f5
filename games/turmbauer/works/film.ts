/** How a tower settled, for people to see: the same tower and push give the same film, to the bit, on every machine. */
import { loadPhysics } from '../physics/index.js';
import type { Block, Push } from '../rules/index.js';

export interface FilmInput {
  /** All stones with the new one, the base among them. */
  readonly tower: readonly Block[];
  readonly newest: string;
  /** What fate drew (`Game.draw`): the push of the builder's hand; none if it was steady. */
  readonly push?: Push | null;
}

export interface Film {
  readonly framesPerSecond: number;
  /** The stones in the order of their poses; one of them is `base`. */
  readonly names: readonly string[];
  /** Seven numbers a stone, frame after frame: where its centre of weight is, in cubes, and its turn as a quaternion x, y, z, w. */
  readonly poses: Float32Array<ArrayBuffer>;
  /** What fell, sorted. */
  readonly fell: readonly string[];
}

const FRAMES_PER_SECOND = 60;

export async function filmOf({ tower, newest, push }: FilmInput): Promise<Film> {
  const physics = await loadPhysics();
  const poses: number[] = [];
  let names: readonly string[] = [];
  const fell = physics.settle(tower, newest, push ?? undefined, frame => {
    names = frame.poses.map(({ name }) => name);
    for (const { at, turn } of frame.poses) poses.push(...at, ...turn);
  });
  return { framesPerSecond: FRAMES_PER_SECOND, names, poses: Float32Array.from(poses), fell };
}
