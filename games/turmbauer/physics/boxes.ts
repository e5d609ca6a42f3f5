import type { Triple } from '../rules/index.js';

/** A cuboid of whole cubes: its lowest cube, and how many it is long by x, y, z. */
export interface Box {
  readonly corner: Triple;
  readonly size: Triple;
}

/** The order by z, y, x, as records write cells. */
export const compareCells = (a: Triple, b: Triple): number => a[2] - b[2] || a[1] - b[1] || a[0] - b[0];

/**
 * A stone's cubes as the fewest cuboids, since the engine's work grows with their number. The cells are sorted by z, y, x,
 * so the first one is the corner of whatever cuboid holds it. Stones are small: all ways are tried.
 */
export function boxesOf(cells: readonly Triple[]): Box[] {
  const [first] = cells;
  if (first === undefined) return [];
  const ways = cells.flatMap(last => {
    const box = boxFrom(first, last);
    const others = cells.filter(cell => !isInside(cell, box));
    const isFull = others.length < cells.length && cells.length - others.length === volume(box);
    return isFull ? [[box, ...boxesOf(others)]] : [];
  });
  return ways.reduce((best, way) => (way.length < best.length ? way : best));
}

const boxFrom = (first: Triple, last: Triple): Box => ({
  corner: first,
  size: [last[0] - first[0] + 1, last[1] - first[1] + 1, last[2] - first[2] + 1],
});

const volume = ({ size }: Box): number => size[0] * size[1] * size[2];

const isInside = ([x, y, z]: Triple, { corner, size }: Box): boolean =>
  isWithin(x - corner[0], size[0]) && isWithin(y - corner[1], size[1]) && isWithin(z - corner[2], size[2]);

const isWithin = (offset: number, length: number): boolean => offset >= 0 && offset < length;
