/** Which cells are full: rays ask this very often, so it is one byte a cell. */
import { type Cell, type Triple, tripleOf } from '../../../rules/index.js';

/** What lies between the least and the greatest corner, the greatest not included. */
export interface Bounds {
  readonly min: Triple;
  readonly max: Triple;
}

export class Occupancy {
  readonly bounds: Bounds;
  readonly #bytes: Uint8Array;
  readonly #wide: number;
  readonly #deep: number;

  constructor(cells: readonly Cell[]) {
    this.bounds = boundsOf(cells);
    const { min, max } = this.bounds;
    this.#wide = max[0] - min[0];
    this.#deep = max[1] - min[1];
    this.#bytes = new Uint8Array(this.#wide * this.#deep * (max[2] - min[2]));
    for (const cell of cells) this.#bytes[this.#index(...tripleOf(cell))] = 1;
  }

  has(x: number, y: number, z: number): boolean {
    const { min, max } = this.bounds;
    if (x < min[0] || y < min[1] || z < min[2] || x >= max[0] || y >= max[1] || z >= max[2]) return false;
    return this.#bytes[this.#index(x, y, z)] === 1;
  }

  #index(x: number, y: number, z: number): number {
    const { min } = this.bounds;
    return ((z - min[2]) * this.#deep + y - min[1]) * this.#wide + x - min[0];
  }
}

/** The box around these cells; an empty one at the base if there are none. */
export function boundsOf(cells: readonly Cell[]): Bounds {
  if (cells.length === 0) return { min: [0, 0, 0], max: [0, 0, 0] };
  const triples = cells.map(tripleOf);
  const least = (axis: 0 | 1 | 2) =>
    triples.reduce((min, triple) => Math.min(min, triple[axis]), Number.POSITIVE_INFINITY);
  const most = (axis: 0 | 1 | 2) =>
    triples.reduce((max, triple) => Math.max(max, triple[axis] + 1), Number.NEGATIVE_INFINITY);
  return { min: [least(0), least(1), least(2)], max: [most(0), most(1), most(2)] };
}

/** The centre of weight of a stone. */
export function centreOf(cells: readonly Cell[]): Triple {
  const sum: [number, number, number] = [0, 0, 0];
  for (const cell of cells) {
    const [x, y, z] = tripleOf(cell);
    sum[0] += x + 0.5;
    sum[1] += y + 0.5;
    sum[2] += z + 0.5;
  }
  const count = Math.max(cells.length, 1);
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}
