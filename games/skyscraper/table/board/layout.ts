/** How the board is laid out, by the room it has. */
import type { Size } from '@belfry/ui';

export type Layout =
  | 'desk'
  /** A desk with little height. */
  | 'low'
  | 'phone'
  /** A phone on which the hand must be one row. */
  | 'short'
  /** A phone on its side: the hand beside the street. */
  | 'landscape';

export const DESK = { width: 1100, height: 760 };

export function layoutOf({ width, height }: { readonly width: number; readonly height: number }): Layout {
  if (height < 430 && width >= 520) return 'landscape';
  if (width > 900) return height < 690 ? 'low' : 'desk';
  return height < 650 ? 'short' : 'phone';
}

/** Is the text so big that a hand which always stays in sight would hide the street? In lines of usual text. */
export const isCramped = (layout: Layout, { height, text }: Pick<Size, 'height' | 'text'>): boolean =>
  layout !== 'landscape' && height / (16 * text) < (isCompact(layout) || text > BIG_TEXT ? 33 : 24);

const BIG_TEXT = 1.4;

/** Everything is smaller than on a desk. */
export const isCompact = (layout: Layout): boolean => layout !== 'desk' && layout !== 'low';
