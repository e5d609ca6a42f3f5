/**
 * What people ask about a position, fast enough to follow a mouse. Where nothing else is said, for the colour on turn; whether
 * the dice allow a stone is another matter, see `stonesAllowed`.
 */
import { at } from '@belfry/engine';
import { wallsIn } from './paths.js';
import { cellsOf, type Misfit, misfitOf, placesOf, siteOf } from './places.js';
import type { Cell } from './space.js';
import type { State } from './state.js';
import type { Colour, Stone } from './stones.js';
import { pawnIn, towerOf } from './tower.js';

/** All legal places of a stone, each as its cells. */
export const placesFor = (state: State, stone: Stone): Cell[][] =>
  at(placesOf(siteOf(state), 1 << stone), stone).map(place => cellsOf(stone, place));

/** Why a stone may not go there, and the cells that show it; `undefined` if it may. */
export const whyNotThere = (state: State, stone: Stone, cells: readonly Cell[]): Misfit | undefined =>
  misfitOf(siteOf(state), stone, cells);

/** The colours whose pawns would be walled in if these cells were filled. [place.7] */
export function walledInBy(state: State, cells: readonly Cell[]): Colour[] {
  const tower = towerOf(state);
  return tower.pawns().flatMap(pawn => (wallsIn(tower, pawn, cells) ? [pawnIn(tower.at(pawn))] : []));
}
