/** Towers of the pad as the drawings take them. */
import type { Value } from '../rules/index.js';
import type { PadTower } from './model/fold.js';

/** Cards that were only counted get a likely width: a little narrower than what they stand on. */
export function drawnValues(tower: PadTower): readonly Value[] {
  let under: Value = 15;
  return tower.map(({ value }) => {
    under = value ?? Math.max(1, under - 1);
    return under;
  });
}

/** Are all its cards known, so that numbers may stand on them? */
export const isKnown = (tower: PadTower): boolean => tower.every(({ value }) => value !== undefined);
