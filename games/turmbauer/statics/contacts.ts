/**
 * Where stones touch: tops under bottoms, and sides at sides.
 *
 * Every stone is a little smaller than its cells at the sides, by the rim. Two stones touch at one height in the convex hull of
 * their common cells, each shrunk by the rim. However a stone's cells are merged into boxes, the hull is the same: at an outer
 * edge one of the two stones ends, and does so a rim inside the lattice. Sides keep a gap of two rims until a stone leans.
 */
import type { Block, Triple } from '../rules/index.js';

/** What carries the lowest stones, in place of a stone's number. */
export const TABLE = -1;

export type Axis = 0 | 1 | 2;
export const UP = 2;

/** The faces of two stones that touch in one plane. */
export interface Contact {
  /** The axis the plane is square to: sides along x and y, tops along z. */
  readonly axis: Axis;
  /** The stone further along the axis, so above if that is z. */
  readonly above: number;
  /** The other stone, or `TABLE`. */
  readonly below: number;
  /** The corners of the convex hull. */
  readonly corners: readonly Triple[];
}

/** Which stone fills a cell. */
export class Cells {
  private readonly owners = new Map<number, number>();
  /** How much smaller than the lattice a stone is on each horizontal side, in cubes. */
  private readonly rim: number;

  constructor(rim: number) {
    this.rim = rim;
  }

  put({ cells }: Block, owner: number): void {
    for (const [x, y, z] of cells) this.owners.set(keyOf(x, y, z), owner);
  }

  /** The contacts of a stone with those that come before it along the axes, so with what it stands on. */
  contactsBefore(block: Block, stone: number, axes: readonly Axis[]): Contact[] {
    const found: Found = new Map();
    for (const cell of block.cells) for (const axis of axes) this.lookBefore(found, cell, stone, axis);
    return toContacts(found, this.rim);
  }

  /** All contacts of a stone. */
  contactsAround(block: Block, stone: number, axes: readonly Axis[]): Contact[] {
    const found: Found = new Map();
    for (const cell of block.cells) {
      for (const axis of axes) {
        this.lookBefore(found, cell, stone, axis);
        const next = shifted(cell, axis, 1);
        const after = this.owners.get(keyOf(...next));
        if (after !== undefined && after !== stone) share(found, axis, after, stone, next);
      }
    }
    return toContacts(found, this.rim);
  }

  private lookBefore(found: Found, cell: Triple, stone: number, axis: Axis): void {
    const isLowest = axis === UP && cell[UP] === 0;
    const before = isLowest ? TABLE : this.owners.get(keyOf(...shifted(cell, axis, -1)));
    if (before !== undefined && before !== stone) share(found, axis, stone, before, cell);
  }
}

function shifted([x, y, z]: Triple, axis: Axis, by: number): Triple {
  if (axis === UP) return [x, y, z + by];
  return axis === 0 ? [x + by, y, z] : [x, y + by, z];
}

/** A number for each cell within 512 cubes of the base. */
const keyOf = (x: number, y: number, z: number): number => ((z + 512) * 1024 + y + 512) * 1024 + x + 512;

/** Contacts in the making: the upper cells instead of the hull. */
type Found = Map<string, { axis: Axis; above: number; below: number; cells: Triple[] }>;

function share(found: Found, axis: Axis, above: number, below: number, cell: Triple): void {
  const key = `${axis} ${above} ${below} ${cell[axis]}`;
  const contact = found.get(key);
  if (contact === undefined) found.set(key, { axis, above, below, cells: [cell] });
  else contact.cells.push(cell);
}

const toContacts = (found: Found, rim: number): Contact[] =>
  [...found.values()].map(({ axis, above, below, cells }) => ({
    axis,
    above,
    below,
    corners: cornersOf(cells, axis, rim),
  }));

export type Point = readonly [number, number];

/** The corners of the hull of the faces with which these cells begin along an axis. */
function cornersOf(cells: readonly Triple[], axis: Axis, rim: number): Triple[] {
  const at = (cells[0] as Triple)[axis];
  if (axis === 0) return hullOf(cells.flatMap(([, y, z]) => square(y, z, rim, 0))).map(([y, z]) => [at, y, z]);
  if (axis === 1) return hullOf(cells.flatMap(([x, , z]) => square(x, z, rim, 0))).map(([x, z]) => [x, at, z]);
  return hullOf(cells.flatMap(([x, y]) => square(x, y, rim, rim))).map(([x, y]) => [x, y, at]);
}

/** A face of a cube, shrunk one way and the other. */
export const square = (u: number, v: number, byU: number, byV: number): Point[] => [
  [u + byU, v + byV],
  [u + byU, v + 1 - byV],
  [u + 1 - byU, v + byV],
  [u + 1 - byU, v + 1 - byV],
];

/** The convex hull, by Andrew's monotone chain. */
export function hullOf(points: Point[]): Point[] {
  if (points.length === 4) return points;
  points.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(points), ...halfHull(points.toReversed())];
}

/** The corners on the right hand on the way from the first point to the last, without the last. */
function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    while (hull.length > 1 && !turnsLeft(hull.at(-2) as Point, hull.at(-1) as Point, point)) hull.pop();
    hull.push(point);
  }
  hull.pop();
  return hull;
}

const turnsLeft = (from: Point, via: Point, to: Point): boolean =>
  (via[0] - from[0]) * (to[1] - from[1]) - (via[1] - from[1]) * (to[0] - from[0]) > 1e-9;
