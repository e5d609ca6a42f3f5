/**
 * What people ask about a position, fast enough to follow a mouse. Where nothing else is said, for the colour on turn; whether
 * the dice allow a stone is another matter, see `stonesAllowed`.
 */
import { at } from '@belfry/engine';
import { Ground, ownerOf, wallsIn } from './paths.js';
import { cellsOf, type Misfit, misfitOf, nearerMisfit, placesOf, siteOf } from './places.js';
import { type Cell, columnOf, isOnTable, SIDES, Z } from './space.js';
import type { State } from './state.js';
import { type Colour, type Stone, type Stones, turnsOfStone } from './stones.js';
import { pawnIn, type Tower, towerOf } from './tower.js';

/** All legal places of a stone, each as its cells. */
export const placesFor = (state: State, stone: Stone): Cell[][] =>
  at(placesOf(siteOf(state), 1 << stone), stone).map(place => cellsOf(stone, place));

/** The same for several stones, by stone: an empty list for those that were not asked for. */
export function placesForEach(state: State, stones: Stones): Cell[][][] {
  const places = placesOf(siteOf(state), stones);
  return places.map((found, stone) => found.map(place => cellsOf(stone, place)));
}

/** Why a stone may not go there, and the cells that show it; `undefined` if it may. */
export const whyNotThere = (state: State, stone: Stone, cells: readonly Cell[]): Misfit | undefined =>
  misfitOf(siteOf(state), stone, cells);

/** Why a stone may not fill a cell, however it is turned: what forbids the way that fits best; `undefined` if one fits. */
export function whyNotAt(state: State, stone: Stone, cell: Cell): Misfit | undefined {
  const site = siteOf(state);
  let nearly: Misfit | undefined;
  for (const { cells } of turnsOfStone(stone)) {
    for (const part of cells) {
      const filled = cells.map(each => cell - part + each);
      const misfit = misfitOf(site, stone, filled);
      if (misfit === undefined) return undefined;
      nearly = nearly === undefined ? misfit : nearerMisfit(nearly, misfit);
    }
  }
  return nearly;
}

/** The colours whose pawns would be walled in if these cells were filled. [place.7] */
export function walledInBy(state: State, cells: readonly Cell[]): Colour[] {
  const tower = towerOf(state);
  return tower.pawns().flatMap(pawn => (wallsIn(tower, pawn, cells) ? [pawnIn(tower.at(pawn))] : []));
}

/** A place where a pawn can stand. */
export interface Field {
  readonly at: Cell;
  /** Whose colour it has; `undefined` if nobody's. */
  readonly owner: Colour | undefined;
}

/** All fields on stones and on the base, and table cells that stones cut off from the table outside; ascending. [move.1] [move.8] */
export function fieldsOf(state: State): Field[] {
  const tower = towerOf(state);
  const stones = tower.cells().filter(cell => tower.hasStone(cell));
  const above = stones.map(cell => cell + Z).filter(cell => !tower.hasStone(cell));
  return [...above, ...yardsIn(tower, stones)]
    .toSorted((a, b) => a - b)
    .map(cell => ({ at: cell, owner: ownerOf(tower, cell) }));
}

/** Table cells that stones cut off: each is joined to one beside a stone. */
function yardsIn(tower: Tower, stones: readonly Cell[]): Set<Cell> {
  const ground = new Ground(tower);
  const isYard = (cell: Cell): boolean => isOnTable(cell) && !tower.hasStone(cell) && !ground.isOutside(cell);
  const yards = new Set(stones.flatMap(cell => SIDES.map(side => cell + side)).filter(isYard));
  for (const yard of yards) for (const side of SIDES) if (isYard(yard + side)) yards.add(yard + side);
  return yards;
}

/** For each of these places of a stone: the lowest cells of those of its columns that are carried. [place.4] */
export function carriedCells(state: State, places: readonly (readonly Cell[])[]): Cell[][] {
  const tower = towerOf(state);
  return places.map(cells => {
    const own = new Set(cells);
    return cells.filter(cell => !own.has(cell - Z) && tower.carries(cell) && isLowest(cells, cell));
  });
}

const isLowest = (cells: readonly Cell[], cell: Cell): boolean =>
  cells.every(other => columnOf(other) !== columnOf(cell) || other >= cell);

/** What keeps a stone from coming into its place from above: in each column the nearest filled cell. [place.6] */
export function cellsAbove(state: State, cells: readonly Cell[]): Cell[] {
  const tower = towerOf(state);
  const own = new Set(cells);
  const filled = tower.cells().filter(cell => !own.has(cell));
  const lowest = cells.filter(cell => isLowest(cells, cell));
  return lowest.flatMap(bottom => {
    const over = filled.filter(cell => columnOf(cell) === columnOf(bottom) && cell > bottom);
    return over.length === 0 ? [] : [Math.min(...over)];
  });
}
