/** How a board is laid out in the room it has. */
import type { Size } from '@belfry/ui';

/** Where nothing can be measured. */
export const SOME_ROOM = { width: 1156, height: 846 };

/**
 * `wide`: cards at the side, the rack at the foot. `tall`: a sheet at the bottom, as on a phone. `flat`: the sheet at the side, as on
 * a phone that lies.
 */
export type Layout = 'wide' | 'tall' | 'flat';

const WIDE = 860;
const LOW = 520;

/** Lower than this, cards beside the rack say the same with fewer lines. */
const TIGHT = 760;

export const isTight = ({ height, text }: Size): boolean => height < TIGHT * text;

export function layoutOf({ width, height, text }: Size): Layout {
  const isLow = height < LOW * text;
  if (width >= WIDE * text && !isLow) return 'wide';
  return isLow && width > height * 1.1 ? 'flat' : 'tall';
}
