/** Where stones are at a moment of a film, between its frames too. */
import { Quaternion, Vector3 } from 'three';
import type { Film } from '../../../works/index.js';
import { framesOf, lengthOf, NUMBERS } from '../../model/film.js';

/** Where a stone is: its centre of weight, and its turn as a quaternion. */
export interface Pose {
  readonly at: Vector3;
  readonly turn: Quaternion;
}

/** The pose of a stone by its number in the film. Before the start it is the first, after the end the last. */
export function poseAt(film: Film, stone: number, seconds: number): Pose {
  const last = Math.max(framesOf(film) - 1, 0);
  const moment = Math.min(Math.max(seconds * film.framesPerSecond, 0), last);
  const frame = Math.floor(moment);
  const one = readPose(film, stone, frame);
  if (frame === last) return one;
  const next = readPose(film, stone, frame + 1);
  one.at.lerp(next.at, moment - frame);
  one.turn.slerp(next.turn, moment - frame);
  return one;
}

function readPose({ poses, names }: Film, stone: number, frame: number): Pose {
  const start = (frame * names.length + stone) * NUMBERS;
  return {
    at: new Vector3().fromArray(poses, start),
    turn: new Quaternion().fromArray(poses, start + 3),
  };
}

/** The table that stones fall on, and off. */
export interface Rim {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Cells a second, twice: what leaves the table falls by this. */
const GRAVITY = 150;
/** Sideways it is no faster than this, in cells a second. */
const FASTEST = 9;
/** So long after it left, what falls off the table is out of sight, in seconds. */
const GONE = 0.7;
/** From the first stone on its way until the light has changed, in seconds. */
const FALLING = 0.45;

/** A film on a round table: the film knows an endless one, so what comes to lie beyond the rim falls off it here. */
export class Reel {
  readonly film: Film;
  /** When a stone leaves the table, by its number. */
  readonly #leaves: readonly (number | undefined)[];
  readonly #start: number;

  constructor(film: Film, rim: Rim) {
    this.film = film;
    const fell = new Set(film.fell);
    this.#leaves = film.names.map((name, stone) => (fell.has(name) ? leavesAt(film, stone, rim) : undefined));
    this.#start = startOf(film);
  }

  /** How much of the fall has come, from 0 to 1: from when the first stone is on its way. */
  share(seconds: number): number {
    return Math.min(Math.max((seconds - this.#start) / FALLING, 0), 1);
  }

  /** Until nothing moves any more; what is told of a film's length is without this. */
  get length(): number {
    return this.#leaves.reduce<number>(
      (most, leave) => Math.max(most, (leave ?? 0) + (leave === undefined ? 0 : GONE)),
      lengthOf(this.film),
    );
  }

  pose(stone: number, seconds: number): Pose {
    const leave = this.#leaves[stone];
    if (leave === undefined || seconds <= leave) return poseAt(this.film, stone, seconds);
    const step = 1 / this.film.framesPerSecond;
    const from = poseAt(this.film, stone, leave);
    const speed = from.at
      .clone()
      .sub(poseAt(this.film, stone, leave - step).at)
      .divideScalar(step)
      .clampLength(2, FASTEST);
    const time = seconds - leave;
    const at = from.at.addScaledVector(speed, time);
    at.z -= (GRAVITY / 2) * time * time;
    return { at, turn: poseAt(this.film, stone, seconds).turn };
  }
}

/** When the first of what falls has gone a little. */
function startOf(film: Film): number {
  const frames = framesOf(film);
  const stones = film.fell
    .map(name => film.names.indexOf(name))
    .map(stone => ({ stone, from: readPose(film, stone, 0).at }));
  for (let frame = 1; frame < frames; frame++) {
    if (stones.some(({ stone, from }) => readPose(film, stone, frame).at.distanceTo(from) > 0.4))
      return frame / film.framesPerSecond;
  }
  return lengthOf(film);
}

function leavesAt(film: Film, stone: number, { x, y, radius }: Rim): number | undefined {
  const frames = framesOf(film);
  for (let frame = 1; frame < frames; frame++) {
    const { at } = readPose(film, stone, frame);
    if (Math.hypot(at.x - x, at.y - y) > radius) return frame / film.framesPerSecond;
  }
  return undefined;
}
