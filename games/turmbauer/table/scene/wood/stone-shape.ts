/**
 * The shape of one stone: bevelled where it ends, seams where its cubes meet. Points are told from its centre of weight, so that it
 * can be moved and turned as a whole.
 */
import type { Color } from 'three';
import { type Cell, cellAt, type Triple, tripleOf } from '../../../rules/index.js';
import { centreOf } from '../maths/occupancy.js';
import { hashOf, randomFrom } from '../maths/random.js';
import { type Tint, tintOf } from './tints.js';

/** As arrays that a mesh is made of. */
export interface StoneShape {
  readonly centre: Triple;
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  readonly uvs: readonly number[];
  readonly colours: readonly number[];
  readonly indices: readonly number[];
  /** The two points whose occlusion a point has half of each: itself, twice, if it lies on a face. */
  readonly sources: readonly (readonly [number, number])[];
  /** Where a point looks from, on the lattice: a little off the stone, and off the border of its cube. */
  readonly eyes: readonly number[];
}

/** Between the stone and the border of its cells. */
const GAP = 0.01;
const BEVEL = 0.055;
const HALF = 0.5 - GAP;
const FLAT = HALF - BEVEL;
/** Where the middle of a bevel lies: on a quarter of a circle. */
const ROUND = HALF - BEVEL * 0.293;
/** A face is cut into so many by so many squares, for its occlusion. */
const CUTS = 2;
/** Seams between cubes of a stone are a little darker. */
const SEAM = 0.9;

type Axis = 0 | 1 | 2;
type Sign = 1 | -1;
type Point = [number, number, number];

const AXES: readonly Axis[] = [0, 1, 2];
const SIGNS: readonly Sign[] = [1, -1];

/** What is the same for all points of a cube. */
interface Cube {
  readonly cell: Triple;
  readonly tint: Tint;
  readonly window: readonly [number, number];
  readonly tile: readonly [number, number];
  readonly isFlipped: boolean;
}

class Cutter {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly uvs: number[] = [];
  readonly colours: number[] = [];
  readonly indices: number[] = [];
  readonly sources: (readonly [number, number])[] = [];
  readonly eyes: number[] = [];
  readonly centre: Triple;
  readonly #own: ReadonlySet<Cell>;
  readonly #grain: Axis;
  #cube: Cube;

  constructor(cells: readonly Cell[], name: string) {
    this.centre = centreOf(cells);
    this.#own = new Set(cells);
    this.#grain = grainOf(cells);
    this.#cube = cubeOf(cells, name, 0);
    for (const index of cells.keys()) {
      this.#cube = cubeOf(cells, name, index);
      this.#cutCube();
    }
  }

  #cutCube(): void {
    const corners = new Map<string, number>();
    for (const axis of AXES)
      for (const sign of SIGNS) if (this.#isFree(unit(axis, sign))) this.#cutFace(axis, sign, corners);
    const middles = new Map<string, number>();
    for (const [a, b] of PAIRS) {
      for (const s of SIGNS) {
        for (const t of SIGNS) {
          if (this.#isFree(unit(a, s)) && this.#isFree(unit(b, t))) this.#cutEdge([a, s], [b, t], corners, middles);
        }
      }
    }
    for (const x of SIGNS) for (const y of SIGNS) for (const z of SIGNS) this.#cutCorner([x, y, z], corners, middles);
  }

  /** Is there nothing of this stone in that direction? */
  #isFree([x, y, z]: Triple): boolean {
    const { cell } = this.#cube;
    return !this.#own.has(cellAt(cell[0] + x, cell[1] + y, cell[2] + z));
  }

  /** How far a face with this normal goes in a direction: to its bevel, to the next cube, or into an inner corner. */
  #limit(normal: Triple, direction: Triple): number {
    if (this.#isFree(direction)) return FLAT;
    return this.#isFree(plus(normal, direction)) ? 0.5 : 0.5 + GAP;
  }

  #cutFace(axis: Axis, sign: Sign, corners: Map<string, number>): void {
    const [u, v] = othersOf(axis);
    const normal = unit(axis, sign);
    const range = (along: Axis) =>
      [-this.#limit(normal, unit(along, -1)), this.#limit(normal, unit(along, 1))] as const;
    const [u0, u1] = range(u);
    const [v0, v1] = range(v);
    const ids: number[] = [];
    for (let j = 0; j <= CUTS; j++) {
      for (let i = 0; i <= CUTS; i++) {
        const point: Point = [0, 0, 0];
        point[axis] = sign * HALF;
        point[u] = u0 + ((u1 - u0) * i) / CUTS;
        point[v] = v0 + ((v1 - v0) * j) / CUTS;
        const id = this.#add(point, normal, axis, this.#cube.tint.flat, this.#seam(u, i, v, j));
        ids.push(id);
        if (i !== 1 && j !== 1) corners.set(`${axis}${sign}:${at(u, i, v, j)}`, id);
      }
    }
    for (let j = 0; j < CUTS; j++) {
      for (let i = 0; i < CUTS; i++) {
        const id = (di: number, dj: number) => ids[(j + dj) * (CUTS + 1) + i + di] ?? 0;
        this.#triangle(id(0, 0), id(1, 0), id(1, 1));
        this.#triangle(id(0, 0), id(1, 1), id(0, 1));
      }
    }
  }

  #seam(u: Axis, i: number, v: Axis, j: number): number {
    const ends = (axis: Axis, step: number) => step !== 1 && !this.#isFree(unit(axis, step === 0 ? -1 : 1));
    return ends(u, i) || ends(v, j) ? SEAM : 1;
  }

  /** Two strips, from face to middle to face. The middle is there twice, once with the grain of each face. */
  #cutEdge(one: Side, other: Side, corners: ReadonlyMap<string, number>, middles: Map<string, number>): void {
    const [a, s] = one;
    const [b, t] = other;
    const along = (3 - a - b) as Axis;
    const rows = SIGNS.map(end => {
      const signs: Point = [0, 0, 0];
      signs[a] = s;
      signs[b] = t;
      signs[along] = end;
      const onA = corners.get(keyOf(a, s, signs)) ?? 0;
      const onB = corners.get(keyOf(b, t, signs)) ?? 0;
      const point: Point = [0, 0, 0];
      point[a] = s * ROUND;
      point[b] = t * ROUND;
      point[along] = (this.positions[3 * onA + along] ?? 0) - this.#shift(along);
      const normal: Point = [0, 0, 0];
      normal[a] = s * Math.SQRT1_2;
      normal[b] = t * Math.SQRT1_2;
      const middle = (axis: Axis) => {
        const id = this.#add(point, normal, axis, this.#cube.tint.worn, 1, [onA, onB]);
        middles.set(`${axis}:${a}${b}:${signs.join()}`, id);
        return id;
      };
      return [onA, middle(a), middle(b), onB] as const;
    });
    const [[a0, ma0, mb0, b0], [a1, ma1, mb1, b1]] = rows as [Row, Row];
    this.#triangle(a0, ma0, ma1);
    this.#triangle(a0, ma1, a1);
    this.#triangle(mb0, b0, b1);
    this.#triangle(mb0, b1, mb1);
  }

  /** Four triangles between the three faces and the middles of the three edges. */
  #cutCorner(signs: Triple, corners: ReadonlyMap<string, number>, middles: ReadonlyMap<string, number>): void {
    if (!AXES.every(axis => this.#isFree(unit(axis, signs[axis] as Sign)))) return;
    const face = (axis: Axis) => corners.get(keyOf(axis, signs[axis] as Sign, signs)) ?? 0;
    const middle = (axis: Axis, a: Axis, b: Axis) => middles.get(`${axis}:${a}${b}:${signs.join()}`) ?? 0;
    this.#triangle(face(0), middle(0, 0, 1), middle(0, 0, 2));
    this.#triangle(face(1), middle(1, 0, 1), middle(1, 1, 2));
    this.#triangle(face(2), middle(2, 0, 2), middle(2, 1, 2));
    this.#triangle(middle(0, 0, 1), middle(0, 0, 2), middle(1, 1, 2));
  }

  #shift = (axis: Axis): number => this.#cube.cell[axis] + 0.5 - this.centre[axis];

  #add(
    point: Point,
    normal: Triple,
    axis: Axis,
    colour: Color,
    shade: number,
    from?: readonly [number, number],
  ): number {
    const id = this.positions.length / 3;
    this.positions.push(...AXES.map(a => point[a] + this.#shift(a)));
    this.normals.push(...normal);
    this.uvs.push(...this.#grainAt(point, axis));
    this.colours.push(colour.r * shade, colour.g * shade, colour.b * shade);
    this.sources.push(from ?? [id, id]);
    this.eyes.push(...AXES.map(a => this.#cube.cell[a] + 0.5 + (normal[a] === 0 ? point[a] * 0.9 : normal[a] * 0.53)));
    return id;
  }

  /** Where on the atlas: long grain on its left half, sixteen end grains on its right. */
  #grainAt(point: Point, axis: Axis): [number, number] {
    const { window, tile, isFlipped } = this.#cube;
    const grain = this.#grain;
    if (axis === grain) {
      const [a, b] = othersOf(axis);
      const u = point[a] + 0.5;
      const v = point[b] + 0.5;
      const [x, y] = isFlipped ? [v, 1 - u] : [u, v];
      return [0.5 + (tile[0] + 0.04 + x * 0.92) / 8, (tile[1] + 0.04 + y * 0.92) / 4];
    }
    const across = AXES.find(other => other !== axis && other !== grain) ?? 0;
    return [(window[0] + (point[grain] + 0.5) * 0.15) * 0.5, window[1] + (point[across] + 0.5) * 0.15 + axis * 0.01];
  }

  /** Wound so that it faces outwards. */
  #triangle(a: number, b: number, c: number): void {
    const p = this.positions;
    const side = (from: number, to: number): Triple =>
      [0, 1, 2].map(i => (p[3 * to + i] ?? 0) - (p[3 * from + i] ?? 0)) as Point;
    const [x1, y1, z1] = side(a, b);
    const [x2, y2, z2] = side(a, c);
    const cross = [y1 * z2 - z1 * y2, z1 * x2 - x1 * z2, x1 * y2 - y1 * x2];
    const n = this.normals;
    let facing = 0;
    for (const id of [a, b, c]) for (let i = 0; i < 3; i++) facing += (cross[i] ?? 0) * (n[3 * id + i] ?? 0);
    this.indices.push(a, ...(facing > 0 ? [b, c] : [c, b]));
  }
}

type Side = readonly [Axis, Sign];
type Row = readonly [number, number, number, number];

const PAIRS: readonly (readonly [Axis, Axis])[] = [
  [0, 1],
  [0, 2],
  [1, 2],
];

const unit = (axis: Axis, sign: number): Triple => [
  axis === 0 ? sign : 0,
  axis === 1 ? sign : 0,
  axis === 2 ? sign : 0,
];
const plus = (a: Triple, b: Triple): Triple => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const othersOf = (axis: Axis): readonly [Axis, Axis] => (axis === 0 ? [1, 2] : axis === 1 ? [0, 2] : [0, 1]);

/** The name of a corner of a face: by the signs along its two other axes. */
const at = (u: Axis, i: number, v: Axis, j: number): string => `${u}${i === 0 ? -1 : 1}${v}${j === 0 ? -1 : 1}`;

function keyOf(axis: Axis, sign: Sign, signs: Triple): string {
  const [u, v] = othersOf(axis);
  return `${axis}${sign}:${u}${signs[u]}${v}${signs[v]}`;
}

/** Grain runs along a stone's longest side. */
function grainOf(cells: readonly Cell[]): Axis {
  const triples = cells.map(tripleOf);
  const extent = (axis: Axis) => {
    const along = triples.map(triple => triple[axis]);
    return Math.max(...along) - Math.min(...along);
  };
  return AXES.reduce((longest, axis) => (extent(axis) > extent(longest) ? axis : longest));
}

function cubeOf(cells: readonly Cell[], name: string, index: number): Cube {
  const cell = cells[index] ?? 0;
  const random = randomFrom(hashOf(name) * 31 + index * 7919);
  random();
  return {
    cell: tripleOf(cell),
    tint: tintOf(name, cell, index),
    window: [random() * 0.82, random() * 0.82],
    tile: [Math.floor(random() * 4), Math.floor(random() * 4)],
    isFlipped: random() < 0.5,
  };
}

/** Cuts a stone. What it looks like follows from its name and its cells alone. */
export function shapeOf(name: string, cells: readonly Cell[]): StoneShape {
  return new Cutter(cells, name);
}
