/** How large the cells of the map are: as large as fits, and never too small for a thumb. */
import { type Size, useSize } from '@belfry/ui';
import type { RefObject } from 'react';
import type { Chart } from './chart.js';

/** What the names at the rim take, in pixels. */
const RIM = 26;
/** On phones, where the map is wider than high, what stands above it. */
const HEAD = 54;
const SMALLEST = { narrow: 32, wide: 44 };
const LARGEST = 68;

/** Where the map lies, if that is scrolled as a whole. */
interface Room {
  readonly isNarrow: boolean;
  readonly size: Size;
}

/** Is the map to be turned, so that its cells are larger? */
export function fitOf(
  { minX, maxX, minY, maxY }: Chart['extent'],
  width: number,
  height: number,
): { readonly isTurned: boolean; readonly size: number; readonly unturned: number } {
  const [alongX, alongY] = [maxX - minX + 1, maxY - minY + 1];
  const unturned = Math.min(width / alongX, height / alongY);
  const turned = Math.min(width / alongY, height / alongX);
  return { isTurned: turned > unturned, size: Math.max(turned, unturned), unturned };
}

export function useCellSize(
  frame: RefObject<HTMLElement | null>,
  { extent }: Chart,
  { isNarrow, size: room }: Room,
): { readonly isTurned: boolean; readonly cellSize: number } {
  const { width, height, text } = useSize(frame, { width: 480, height: 480 });
  const rim = RIM * text;
  const { isTurned, size, unturned } = fitOf(
    extent,
    width - rim,
    (isNarrow ? room.height - HEAD * text : height) - rim,
  );
  const least = (isNarrow ? SMALLEST.narrow : SMALLEST.wide) * text;
  // Where there is room, north stays up.
  const fits = isNarrow ? size : unturned;
  return {
    isTurned: isNarrow && isTurned,
    cellSize: Math.floor(Math.min(Math.max(fits, least), LARGEST * text)),
  };
}
