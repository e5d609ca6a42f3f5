/** Chips and dust of a fall. They follow from the film alone: the same film, the same picture. */
import { Quaternion, Vector3 } from 'three';
import type { Film } from '../../../works/index.js';
import { framesOf } from '../../model/film.js';
import { poseAt } from './film.js';
import { hashOf, randomFrom } from './random.js';

/** Something hit something, here and then. */
export interface Impact {
  readonly at: Vector3;
  readonly seconds: number;
  /** How hard: cells a second that it lost. */
  readonly force: number;
  readonly seed: number;
}

export interface Chip {
  readonly at: Vector3;
  readonly turn: Quaternion;
  readonly size: number;
}

export interface Puff {
  readonly at: Vector3;
  readonly size: number;
  readonly opacity: number;
}

/** A hit loses at least so much of a stone's speed from one frame to the next. */
const HARD = 5;
/** And one that gets faster than this breaks loose. */
const LOOSE = 3;
const MOST_IMPACTS = 40;
const CHIPS = 5;
const PUFFS = 3;
/** Chips are light: they fall slower than stones. */
const GRAVITY = 70;
/** Dust is gone after so many seconds. */
const DUST = 0.9;

export function impactsOf(film: Film): Impact[] {
  const last = framesOf(film) - 1;
  const step = 1 / film.framesPerSecond;
  const fell = new Set(film.fell);
  const impacts: Impact[] = [];
  for (const [stone, name] of film.names.entries()) {
    if (!fell.has(name)) continue;
    let before: Vector3 | undefined;
    for (let frame = 1; frame <= last; frame++) {
      const at = poseAt(film, stone, frame * step).at;
      const speed = at
        .clone()
        .sub(poseAt(film, stone, (frame - 1) * step).at)
        .divideScalar(step);
      const force = before === undefined ? 0 : before.distanceTo(speed);
      const isLoose = before !== undefined && before.length() < LOOSE && speed.length() >= LOOSE;
      if (isLoose) impacts.push({ at: at.clone(), seconds: frame * step, force: HARD, seed: hashOf(name) - frame });
      if (force > HARD)
        impacts.push({
          at: at.setZ(Math.max(at.z - 0.5, 0)),
          seconds: frame * step,
          force,
          seed: hashOf(name) + frame,
        });
      before = speed;
    }
  }
  return impacts.toSorted((a, b) => b.force - a.force).slice(0, MOST_IMPACTS);
}

export function chipsAt(impacts: readonly Impact[], seconds: number): Chip[] {
  return impacts.flatMap(({ at, seconds: hit, force, seed }) => {
    const age = seconds - hit;
    if (age < 0) return [];
    const random = randomFrom(seed);
    return Array.from({ length: CHIPS }, (): Chip => {
      const angle = random() * 2 * Math.PI;
      const out = (1.5 + random() * 4) * Math.min(0.4 + force / 25, 1.4);
      const up = 5 + random() * 9;
      const spin = (random() - 0.5) * 30;
      const landing = (up + Math.sqrt(up * up + 2 * GRAVITY * Math.max(at.z, 0.01))) / GRAVITY;
      const time = Math.min(age, landing);
      const place = new Vector3(
        at.x + Math.cos(angle) * out * time,
        at.y + Math.sin(angle) * out * time,
        Math.max(at.z + up * time - (GRAVITY / 2) * time * time, 0.03),
      );
      const axis = new Vector3(random() - 0.5, random() - 0.5, random() - 0.5).normalize();
      return {
        at: place,
        turn: new Quaternion().setFromAxisAngle(axis, spin * time + random() * 6),
        size: 0.5 + random() * 1.4,
      };
    });
  });
}

export function puffsAt(impacts: readonly Impact[], seconds: number): Puff[] {
  return impacts.flatMap(({ at, seconds: hit, force, seed }) => {
    const age = (seconds - hit) / DUST;
    if (age < 0 || age > 1) return [];
    const random = randomFrom(seed + 1);
    const strength = Math.min(0.35 + force / 30, 1);
    return Array.from({ length: PUFFS }, (): Puff => {
      const away = new Vector3(random() - 0.5, random() - 0.5, random() * 0.5).multiplyScalar(2.4 * (0.3 + age));
      const size = (0.7 + random() * 1.4) * (0.5 + age * 1.3);
      return { at: away.add(at), size, opacity: (0.1 + random() * 0.16) * strength * (1 - age) ** 1.5 };
    });
  });
}
