/** The stones as heavy points with levers: where each one's weight pulls, and where its neighbours press on it. */
import type { Block } from '../rules/index.js';
import { type Axis, type Contact, TABLE, UP } from './contacts.js';

/** What a stone weighs, in cubes, and where its centre of mass is. */
export interface Body {
  readonly weight: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export function bodyOf({ cells }: Block): Body {
  const weight = cells.length;
  const mean = (axis: 0 | 1 | 2) => cells.reduce((sum, cell) => sum + cell[axis], 0) / weight + 0.5;
  return { weight, x: mean(0), y: mean(1), z: mean(2) };
}

/** Numbers in a wrench: a force, and its moment about a stone's centre of mass. */
export const WRENCH = 6;

/** The wrench on `to` of a force that goes through the centre of `from`, with a moment about that centre. */
export function moveWrench(wrench: ArrayLike<number>, from: Body, to: Body): number[] {
  const [fx, fy, fz, mx, my, mz] = Array.from(wrench) as [number, number, number, number, number, number];
  const x = from.x - to.x;
  const y = from.y - to.y;
  const z = from.z - to.z;
  return [fx, fy, fz, mx + y * fz - z * fy, my + z * fx - x * fz, mz + x * fy - y * fx];
}

/**
 * A force at a corner is made of rays: one upwards, and friction at a corner of an octagon. The octagon lies around the circle
 * of friction and touches it along the axes and the diagonals, so a push along these slides when it should.
 */
const SHORT = Math.SQRT2 - 1;
export const RAYS = 8;
/** For a friction of 1. */
const RAY_X = [1, SHORT, -SHORT, -1, -1, -SHORT, SHORT, 1];
const RAY_Y = [SHORT, 1, 1, SHORT, -SHORT, -1, -1, -SHORT];

/** Levers of a joint: from the centre of the stone above, then from that of the stone below. */
export const LEVERS = 6;

/**
 * The corners of contacts, numbered. Tops rub and sides are smooth: a leaning stone is held by what it leans on, but does not
 * hang on it. (With friction at the sides too, forces could be found that clamp a stone between two others; none arise.)
 */
export class Joints {
  readonly axes: Axis[];
  readonly above: number[];
  readonly below: number[];
  readonly levers: number[];
  /** The friction of each ray at tops, along x and along y. */
  readonly rayX: readonly number[];
  readonly rayY: readonly number[];

  constructor(friction: number, like?: Joints) {
    this.rayX = RAY_X.map(ray => friction * ray);
    this.rayY = RAY_Y.map(ray => friction * ray);
    this.axes = like ? [...like.axes] : [];
    this.above = like ? [...like.above] : [];
    this.below = like ? [...like.below] : [];
    this.levers = like ? [...like.levers] : [];
  }

  /** Adds the corners of a contact and returns their numbers. */
  add({ axis, above, below, corners }: Contact, bodies: readonly Body[]): number[] {
    const upper = bodies[above] as Body;
    const lower = below === TABLE ? upper : (bodies[below] as Body);
    return corners.map(([x, y, z]) => {
      this.levers.push(x - upper.x, y - upper.y, z - upper.z, x - lower.x, y - lower.y, z - lower.z);
      this.axes.push(axis);
      this.below.push(below);
      return this.above.push(above) - 1;
    });
  }

  /** The wrench of a ray on the stone above the joint, or the opposite one on the stone below, for an amount of 1. */
  wrench(ray: number, onAbove: boolean, into: Float64Array): void {
    const { levers } = this;
    const joint = Math.floor(ray / RAYS);
    const at = joint * LEVERS + (onAbove ? 0 : 3);
    const x = levers[at] as number;
    const y = levers[at + 1] as number;
    const z = levers[at + 2] as number;
    const axis = this.axes[joint] as Axis;
    const sign = onAbove ? 1 : -1;
    const fx = sign * (axis === UP ? (this.rayX[ray % RAYS] as number) : axis === 0 ? 1 : 0);
    const fy = sign * (axis === UP ? (this.rayY[ray % RAYS] as number) : axis === 1 ? 1 : 0);
    const fz = axis === UP ? sign : 0;
    into[0] = fx;
    into[1] = fy;
    into[2] = fz;
    into[3] = y * fz - z * fy;
    into[4] = z * fx - x * fz;
    into[5] = x * fy - y * fx;
  }
}
