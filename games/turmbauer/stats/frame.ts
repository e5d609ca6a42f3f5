/** Where a tower is drawn, so that all of it is seen: the isometric picture of `emblem/wood-art.tsx`, measured. */
import type { Triple } from '../rules/index.js';

interface Frame {
  /** The edge of a cube. */
  readonly size: number;
  /** Where the point [0, 0, 0] comes, from the left and from the top of the picture. */
  readonly x: number;
  readonly y: number;
  /** How high the picture is. */
  readonly foot: number;
}

/** A small tower is not drawn larger than this. */
const LARGEST = 26;
const SLANT = 0.866;

export function frameOf(cells: readonly Triple[], room: { readonly width: number; readonly height: number }): Frame {
  const left = Math.min(...cells.map(([x, y]) => (x - y - 1) * SLANT));
  const right = Math.max(...cells.map(([x, y]) => (x - y + 1) * SLANT));
  const top = Math.min(...cells.map(([x, y, z]) => (x + y) / 2 - z - 1));
  const bottom = Math.max(...cells.map(([x, y, z]) => (x + y) / 2 + 1 - z));
  const size = Math.min(LARGEST, room.width / (right - left), room.height / (bottom - top));
  return {
    size,
    x: (room.width - (left + right) * size) / 2,
    y: -top * size,
    foot: (bottom - top) * size,
  };
}
