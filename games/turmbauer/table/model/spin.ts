/** Turning the stone in hand about the three axes as seen from a side of the table. */
import { type Cell, cellAt, isNeutral, RANGE, tripleOf } from '../../rules/index.js';
import type { Place, Spin } from './hands.js';
import { middleOf, nearest } from './places.js';

type Vector = readonly [number, number, number];

/** To the right, seen from each side. Seen from the front, right is +x and away is +y. */
const RIGHTS: readonly Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [-1, 0, 0],
  [0, -1, 0],
];

const UP: Vector = [0, 0, 1];

/** The axis of a spin, seen from a side: what is away from the front is to the right from the next side. */
function axisOf(spin: Spin, quarters: number): Vector {
  if (spin === 'turn') return UP;
  const side = spin === 'tip' ? quarters : quarters + 1;
  return RIGHTS[((side % 4) + 4) % 4] ?? UP;
}

/** A quarter turn about an axis of the lattice. */
function quarterTurn([a, b, c]: Vector, [x, y, z]: Vector): Vector {
  const along = a * x + b * y + c * z;
  return [a * along + b * z - c * y, b * along + c * x - a * z, c * along + a * y - b * x];
}

/** A stone that lies some way, wherever that is: cells ascending, and whether the first of them is neutral wood. */
interface Lying {
  readonly cells: readonly Cell[];
  readonly isFirstNeutral: boolean;
}

const lyingAt = (cells: readonly Cell[]): Lying => ({ cells, isFirstNeutral: isNeutral(cells[0] ?? 0) });

/** The same for stones that lie the same way. */
function wayOf({ cells, isFirstNeutral }: Lying): string {
  const first = cells[0] ?? 0;
  return `${isFirstNeutral ? 'n' : 'c'} ${cells.map(cell => cell - first).join()}`;
}

/** Far from the ends of the lattice. */
const MIDDLE = 20;

function turned({ cells, isFirstNeutral }: Lying, axis: Vector): Lying {
  const first = cells[0] ?? 0;
  const [fx, fy, fz] = tripleOf(first);
  const parts = cells.map(cell => {
    const [x, y, z] = tripleOf(cell);
    const [dx, dy, dz] = quarterTurn(axis, [x - fx, y - fy, z - fz]);
    const isLikeFirst = isNeutral(cell) === isNeutral(first);
    return { cell: cellAt(MIDDLE + dx, MIDDLE + dy, MIDDLE + dz), neutral: isLikeFirst === isFirstNeutral };
  });
  const inOrder = parts.toSorted((one, other) => one.cell - other.cell);
  return { cells: inOrder.map(({ cell }) => cell), isFirstNeutral: inOrder[0]?.neutral ?? true };
}

/** What a spin leads to: a place; or where the stone would lie, if it can lie so nowhere. */
export type Spun = { readonly place: Place } | { readonly tried: readonly Cell[] } | undefined;

const QUARTERS = 4;

/**
 * Turns a stone a quarter, to the nearest legal place where it lies so. If there is none, or it looks the same, it is turned
 * on. Nothing for what looks the same from everywhere.
 */
export function spun(
  places: readonly Place[],
  from: readonly Cell[],
  spin: Spin,
  back: boolean,
  quarters: number,
): Spun {
  const [x, y, z] = axisOf(spin, quarters);
  const axis: Vector = back ? [-x, -y, -z] : [x, y, z];
  let lying = lyingAt(from);
  let tried: readonly Cell[] | undefined;
  for (let turns = 1; turns < QUARTERS; turns++) {
    lying = turned(lying, axis);
    const way = wayOf(lying);
    if (way === wayOf(lyingAt(from))) continue;
    const place = nearest(
      places.filter(({ cells }) => wayOf(lyingAt(cells)) === way),
      from,
    );
    if (place !== undefined) return { place };
    tried ??= movedTo(lying.cells, from);
  }
  return tried && { tried };
}

/** The same cells with their middle where that of the others is, as nearly as the lattice allows. */
function movedTo(cells: readonly Cell[], goal: readonly Cell[]): Cell[] {
  const [to, now] = [middleOf(goal), middleOf(cells)];
  const [dx, dy, dz] = [Math.round(to[0] - now[0]), Math.round(to[1] - now[1]), Math.round(to[2] - now[2])];
  return cells.map(cell => {
    const [x, y, z] = tripleOf(cell);
    return cellAt(x + dx, y + dy, Math.max(RANGE.lowest, z + dz));
  });
}
