/**
 * Are there contact forces that hold every stone? A linear programme, solved by the simplex method.
 *
 * The unknowns are forces at the corners of the contacts, made of *rays* on the cone of friction, none negative. Each stone
 * gives six equations: forces and moments about its centre of mass cancel its weight.
 *
 * The method's multipliers are a virtual motion of every stone, so a ray is worth taking in if it pushes against the motion:
 * the best ray of a corner follows from the speed at that corner, and no matrix of columns is kept. The inverse of the
 * basis is kept whole, column by column: it is sparse while little is entangled, and zeros are skipped.
 */
import type { Block } from '../rules/index.js';
import type { Contact } from './contacts.js';
import { TABLE } from './contacts.js';

/** Between wood and wood, and wood and table. */
export const FRICTION = 0.5;

/** The corners of an octagon around the circle of friction, which it touches along the axes and the diagonals. */
const LONG = FRICTION;
const SHORT = FRICTION * (Math.SQRT2 - 1);
const RAY_X = [LONG, SHORT, -SHORT, -LONG, -LONG, -SHORT, SHORT, LONG];
const RAY_Y = [SHORT, LONG, LONG, SHORT, -SHORT, -LONG, -LONG, -SHORT];
const RAYS = 8;

/** Rows for each stone: three forces, three moments. */
const ROWS = 6;

/** What stands in the basis instead of a ray. */
const ARTIFICIAL = -1;
const PUSH = -2;

const SPEED_TOLERANCE = 1e-9;
const PIVOT_TOLERANCE = 1e-8;
/** Unbalanced force, in cubes' weights, that still counts as balanced. */
const BALANCED = 1e-6;
/** A hair of a load on every row, so that no two bases are equally good and the method never goes round in circles. */
const HAIR = 1e-9;

export const counters = { pivots: 0, work: 0 };

export class Forces {
  private readonly rows: number;
  private readonly centres: Float64Array;
  /** Of each corner: the two stones, and the place. */
  private readonly above: number[] = [];
  private readonly below: number[] = [];
  private readonly places: number[] = [];
  /** Column by column. */
  private readonly inverse: Float64Array;
  private readonly basis: Int32Array;
  private readonly amounts: Float64Array;
  private readonly motion: Float64Array;
  private readonly column: Float64Array;
  private readonly entering: Float64Array;

  constructor(tower: readonly Block[], contacts: readonly Contact[]) {
    this.rows = tower.length * ROWS;
    const rows = this.rows;
    this.centres = new Float64Array(tower.length * 3);
    this.inverse = new Float64Array(rows * rows);
    this.basis = new Int32Array(rows).fill(ARTIFICIAL);
    this.amounts = new Float64Array(rows);
    this.motion = new Float64Array(rows);
    this.column = new Float64Array(rows);
    this.entering = new Float64Array(rows);
    for (const [number, { cells }] of tower.entries()) {
      for (const [x, y, z] of cells) {
        this.centres[number * 3]! += (x + 0.5) / cells.length;
        this.centres[number * 3 + 1]! += (y + 0.5) / cells.length;
        this.centres[number * 3 + 2]! += (z + 0.5) / cells.length;
      }
      for (let row = number * ROWS; row < (number + 1) * ROWS; row++) {
        this.amounts[row] = HAIR * (1 + ((row * 0.6180339887) % 1));
      }
      this.amounts[number * ROWS + 2]! += cells.length;
    }
    for (let row = 0; row < rows; row++) this.inverse[row * rows + row] = 1;
    for (const { above, below, height, corners } of contacts) {
      for (const [x, y] of corners) {
        this.above.push(above);
        this.below.push(below);
        this.places.push(x, y, height);
      }
    }
  }

  balance(): boolean {
    this.motion.fill(0);
    for (let row = 0; row < this.rows; row++) if (this.basis[row] === ARTIFICIAL) this.addRow(row, 1);
    this.improve(false);
    let unbalanced = 0;
    for (let row = 0; row < this.rows; row++) if (this.basis[row] === ARTIFICIAL) unbalanced += this.amounts[row]!;
    return unbalanced < BALANCED;
  }

  startPush(stone: number, weight: number): void {
    for (let axis = 0; axis < 2; axis++) {
      this.entering.fill(0);
      this.entering[stone * ROWS + axis] = weight;
      for (let row = 0; row < this.rows; row++) {
        this.column[row] = this.inverse[(stone * ROWS + axis) * this.rows + row]! * weight;
      }
      const row = this.leaving(true);
      if (row < 0) throw new Error('A push without limit');
      this.pivot(row, PUSH - axis);
    }
  }

  /** The furthest push in this direction. */
  push(x: number, y: number): [number, number] {
    const rowX = this.basis.indexOf(PUSH);
    const rowY = this.basis.indexOf(PUSH - 1);
    this.motion.fill(0);
    this.addRow(rowX, -x);
    this.addRow(rowY, -y);
    this.improve(true);
    return [this.amounts[rowX]!, this.amounts[rowY]!];
  }

  private addRow(row: number, factor: number): void {
    const { rows, inverse, motion } = this;
    for (let column = 0; column < rows; column++) motion[column]! += inverse[column * rows + row]! * factor;
  }

  private improve(pushing: boolean): void {
    for (let round = 0; ; round++) {
      if (round > 20 * this.rows) throw new Error('no end');
      const ray = this.bestRay();
      if (ray < 0) return;
      const speed = this.speed;
      this.fetch(ray);
      const row = this.leaving(pushing);
      if (row < 0) {
        if (pushing) throw new Error('A force without limit');
        throw new Error('unbounded phase 1');
      }
      const factor = -speed / this.column[row]!;
      this.addRow(row, factor);
      this.pivot(row, ray);
    }
  }

  private speed = 0;

  private bestRay(): number {
    const { above, below, places, centres, motion } = this;
    let best = SPEED_TOLERANCE;
    let bestRay = -1;
    for (let corner = 0; corner < above.length; corner++) {
      const px = places[corner * 3]!;
      const py = places[corner * 3 + 1]!;
      const pz = places[corner * 3 + 2]!;
      const a = above[corner]!;
      let rx = px - centres[a * 3]!;
      let ry = py - centres[a * 3 + 1]!;
      let rz = pz - centres[a * 3 + 2]!;
      let at = a * ROWS;
      let vx = motion[at]! + motion[at + 4]! * rz - motion[at + 5]! * ry;
      let vy = motion[at + 1]! + motion[at + 5]! * rx - motion[at + 3]! * rz;
      let vz = motion[at + 2]! + motion[at + 3]! * ry - motion[at + 4]! * rx;
      const b = below[corner]!;
      if (b !== TABLE) {
        rx = px - centres[b * 3]!;
        ry = py - centres[b * 3 + 1]!;
        rz = pz - centres[b * 3 + 2]!;
        at = b * ROWS;
        vx -= motion[at]! + motion[at + 4]! * rz - motion[at + 5]! * ry;
        vy -= motion[at + 1]! + motion[at + 5]! * rx - motion[at + 3]! * rz;
        vz -= motion[at + 2]! + motion[at + 3]! * ry - motion[at + 4]! * rx;
      }
      for (let ray = 0; ray < RAYS; ray++) {
        const v = vz + RAY_X[ray]! * vx + RAY_Y[ray]! * vy;
        if (v > best) {
          best = v;
          bestRay = corner * RAYS + ray;
        }
      }
    }
    this.speed = best;
    return bestRay;
  }

  /** Fills `column` with the ray's column in terms of the basis. */
  private fetch(ray: number): void {
    const corner = Math.floor(ray / RAYS);
    this.column.fill(0);
    this.fetchSide(this.above[corner]!, corner, ray % RAYS, 1);
    if (this.below[corner] !== TABLE) this.fetchSide(this.below[corner]!, corner, ray % RAYS, -1);
  }

  private fetchSide(stone: number, corner: number, ray: number, sign: number): void {
    const { centres, places } = this;
    const rx = places[corner * 3]! - centres[stone * 3]!;
    const ry = places[corner * 3 + 1]! - centres[stone * 3 + 1]!;
    const rz = places[corner * 3 + 2]! - centres[stone * 3 + 2]!;
    const fx = RAY_X[ray]! * sign;
    const fy = RAY_Y[ray]! * sign;
    const at = stone * ROWS;
    this.addColumn(at, fx);
    this.addColumn(at + 1, fy);
    this.addColumn(at + 2, sign);
    this.addColumn(at + 3, ry * sign - rz * fy);
    this.addColumn(at + 4, rz * fx - rx * sign);
    this.addColumn(at + 5, rx * fy - ry * fx);
  }

  private addColumn(index: number, factor: number): void {
    if (factor === 0) return;
    const { rows, inverse, column } = this;
    const start = index * rows;
    for (let row = 0; row < rows; row++) column[row]! += inverse[start + row]! * factor;
  }

  private leaving(pushing: boolean): number {
    const { rows, column, amounts, basis } = this;
    let limit = Number.POSITIVE_INFINITY;
    for (let row = 0; row < rows; row++) {
      if (basis[row]! <= PUSH) continue;
      const change = column[row]!;
      if (change > PIVOT_TOLERANCE) limit = Math.min(limit, (Math.max(0, amounts[row]!) + 1e-12) / change);
      else if (pushing && basis[row] === ARTIFICIAL && change < -PIVOT_TOLERANCE) limit = Math.min(limit, 1e-12 / -change);
    }
    let best = 0;
    let leaving = -1;
    for (let row = 0; row < rows; row++) {
      if (basis[row]! <= PUSH) continue;
      const change = column[row]!;
      if (change > PIVOT_TOLERANCE) {
        if (change > best && amounts[row]! <= limit * change) {
          best = change;
          leaving = row;
        }
      } else if (pushing && basis[row] === ARTIFICIAL && change < -PIVOT_TOLERANCE && -change > best) {
        best = -change;
        leaving = row;
      }
    }
    return leaving;
  }

  private pivot(leaving: number, id: number): void {
    counters.pivots++;
    const { rows, column, inverse, amounts } = this;
    const pivot = column[leaving]!;
    const step = amounts[leaving]! / pivot;
    for (let row = 0; row < rows; row++) amounts[row]! -= step * column[row]!;
    amounts[leaving] = step;
    column[leaving] = pivot - 1;
    for (let index = 0; index < rows; index++) {
      const start = index * rows;
      const factor = inverse[start + leaving]! / pivot;
      if (factor === 0) continue;
      counters.work++;
      for (let row = 0; row < rows; row++) inverse[start + row]! -= factor * column[row]!;
    }
    this.basis[leaving] = id;
  }
}
