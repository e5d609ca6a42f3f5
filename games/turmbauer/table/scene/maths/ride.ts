/** A pawn on a stone that falls: it rides along, slides off, and comes to lie on the table. The film knows no pawns. */
import { Quaternion, Vector3 } from 'three';
import type { Film } from '../../../works/index.js';
import { framesOf } from '../../model/film.js';
import { type Pose, poseAt } from './film.js';
import { randomFrom } from './random.js';

/** It slides off when its stone has moved or tilted by this much, in cells and as a cosine. */
const MOVED = 0.9;
const TILTED = 0.88;
/** Cells a second, twice. */
const GRAVITY = 160;
/** Lying, its middle is this high. */
const LYING = 0.22;
const UP = new Vector3(0, 0, 1);

export interface Ride {
  /** Where it is at this second of the film. */
  at(seconds: number): Pose;
}

/**
 * `stone` is the number in the film of what carries it, and `centre` where that stood; `foot` is where the pawn stood. Pawns with
 * different seeds part on their way.
 */
export function rideOn(film: Film, stone: number, centre: Vector3, foot: Vector3, seed = 0): Ride {
  const offset = foot.clone().sub(centre);
  const riding = (seconds: number): Pose => {
    const { at, turn } = poseAt(film, stone, seconds);
    return { at: offset.clone().applyQuaternion(turn).add(at), turn };
  };
  const off = leavesAt(film, stone, centre);
  if (off === undefined) return { at: riding };
  const start = riding(off);
  const step = 1 / film.framesPerSecond;
  const speed = start.at
    .clone()
    .sub(riding(off - step).at)
    .divideScalar(step)
    .clampLength(0, 9);
  const random = randomFrom(seed + 77);
  speed.add(new Vector3((random() - 0.5) * 5, (random() - 0.5) * 5, random() * 4));
  const landing = landsAfter(start.at.z, speed.z);
  const axis = new Vector3(-speed.y, speed.x, 0.001).normalize();
  const lying = new Quaternion().setFromAxisAngle(axis, Math.PI / 2);
  return {
    at(seconds) {
      if (seconds <= off) return riding(seconds);
      const time = Math.min(seconds - off, landing);
      const at = start.at.clone().addScaledVector(speed, time);
      at.z = Math.max(start.at.z + speed.z * time - (GRAVITY / 2) * time * time, LYING);
      const tumble = new Quaternion().setFromAxisAngle(axis, Math.PI * 2 * (time / landing));
      const turn = start.turn
        .clone()
        .slerp(lying, time / landing)
        .premultiply(tumble);
      return { at, turn };
    },
  };
}

/** The second at which the stone has moved or tilted too far. */
function leavesAt(film: Film, stone: number, centre: Vector3): number | undefined {
  const frames = framesOf(film);
  for (let frame = 1; frame < frames; frame++) {
    const seconds = frame / film.framesPerSecond;
    const { at, turn } = poseAt(film, stone, seconds);
    if (at.distanceTo(centre) > MOVED || UP.clone().applyQuaternion(turn).z < TILTED) return seconds;
  }
  return undefined;
}

const landsAfter = (height: number, up: number): number =>
  Math.max((up + Math.sqrt(Math.max(up * up + 2 * GRAVITY * (height - LYING), 0))) / GRAVITY, 0.05);
