/** How large the cells of the map are: as large as fits, and never too small for a thumb. */
import { useSize } from '@belfry/ui';
import type { RefObject } from 'react';
import type { Chart } from './chart.js';

/** What the names at the rim take, in pixels. */
const RIM = 26;
const SMALLEST = { narrow: 36, wide: 44 };
const LARGEST = 68;

export function useCellSize(
  frame: RefObject<HTMLElement | null>,
  { extent: { minX, maxX, minY, maxY } }: Chart,
  isNarrow: boolean,
  isTurned: boolean,
): number {
  const { width, height, text } = useSize(frame, { width: 480, height: 480 });
  const [across, down] = isTurned ? [maxY - minY + 1, maxX - minX + 1] : [maxX - minX + 1, maxY - minY + 1];
  const wide = (width - RIM * text) / across;
  const fits = isNarrow ? wide : Math.min(wide, (height - RIM * text) / down);
  const least = (isNarrow ? SMALLEST.narrow : SMALLEST.wide) * text;
  return Math.floor(Math.min(Math.max(fits, least), LARGEST * text));
}
