/**
 * Where stones touch. Only tops carry: side faces keep a gap, since every stone is a little smaller than its cells.
 *
 * Two stones touch at one height in the convex hull of their common cells, each shrunk by the rim. However a stone's
 * cells are merged into boxes, the hull is the same: at an outer edge one of the two stones ends, and a rim inside the lattice.
 */
import type { Block, Triple } from '../rules/index.js';

/** How much smaller than the lattice a stone is on each horizontal side, in cubes. */
export const RIM = 0.02;

/** What carries the lowest stones, in place of a stone's number. */
export const TABLE = -1;

/** The touching tops and bottoms of two stones at one height. */
export interface Contact {
  readonly above: number;
  /** A stone's number, or `TABLE`. */
  readonly below: number;
  readonly height: number;
  /** The corners of the convex hull. */
  readonly corners: readonly Corner[];
}

export type Corner = readonly [x: number, y: number];

/** Which stone fills a cell. */
export class Cells {
  private readonly owners = new Map<number, number>();

  put({ cells }: Block, owner: number): void {
    for (const [x, y, z] of cells) this.owners.set(keyOf(x, y, z), owner);
  }

  /** The contacts of one stone with what is below it and, if `upwards`, above it. The stone itself need not have been put. */
  contactsOf({ cells }: Block, stone: number, upwards: boolean): Contact[] {
    const found = new Map<string, Shared>();
    const own = new Set(cells.map(([x, y, z]) => keyOf(x, y, z)));
    for (const cell of cells) {
      const [x, y, z] = cell;
      if (!own.has(keyOf(x, y, z - 1))) {
        const below = z === 0 ? TABLE : this.owners.get(keyOf(x, y, z - 1));
        if (below !== undefined) share(found, stone, below, z, cell);
      }
      if (upwards && !own.has(keyOf(x, y, z + 1))) {
        const above = this.owners.get(keyOf(x, y, z + 1));
        if (above !== undefined) share(found, above, stone, z + 1, cell);
      }
    }
    return [...found.values()].map(({ cells: shared, ...rest }) => ({ ...rest, corners: hullOf(shared) }));
  }
}

/** All contacts of a tower, the stones numbered as they are listed. */
export function contactsOf(tower: readonly Block[]): Contact[] {
  const cells = new Cells();
  for (const [number, stone] of tower.entries()) cells.put(stone, number);
  return tower.flatMap((stone, number) => cells.contactsOf(stone, number, false));
}

/** A contact in the making: the cells instead of the hull. */
interface Shared {
  readonly above: number;
  readonly below: number;
  readonly height: number;
  readonly cells: Triple[];
}

function share(found: Map<string, Shared>, above: number, below: number, height: number, cell: Triple): void {
  const key = `${above} ${below} ${height}`;
  const contact = found.get(key);
  if (contact === undefined) found.set(key, { above, below, height, cells: [cell] });
  else contact.cells.push(cell);
}

/** A number for each cell within 512 cubes of the base. */
const keyOf = (x: number, y: number, z: number): number => ((z + 512) * 1024 + y + 512) * 1024 + x + 512;

/** The convex hull of the shrunk squares, by Andrew's monotone chain. */
function hullOf(cells: readonly Triple[]): Corner[] {
  const points = cells.flatMap(([x, y]): Corner[] => [
    [x + RIM, y + RIM],
    [x + 1 - RIM, y + RIM],
    [x + RIM, y + 1 - RIM],
    [x + 1 - RIM, y + 1 - RIM],
  ]);
  if (cells.length === 1) return points;
  points.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(points), ...halfHull(points.reverse())];
}

/** The corners on the right hand on the way from the first point to the last, without the last. */
function halfHull(points: readonly Corner[]): Corner[] {
  const hull: Corner[] = [];
  for (const point of points) {
    while (hull.length > 1 && !turnsLeft(hull.at(-2) as Corner, hull.at(-1) as Corner, point)) hull.pop();
    hull.push(point);
  }
  hull.pop();
  return hull;
}

const turnsLeft = (from: Corner, via: Corner, to: Corner): boolean =>
  (via[0] - from[0]) * (to[1] - from[1]) - (via[1] - from[1]) * (to[0] - from[0]) > 1e-9;
