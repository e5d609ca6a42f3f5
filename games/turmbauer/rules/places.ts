/** Where a stone may go. SPEC [place]. */
import { at } from '@belfry/engine';
import { cellsNeeded, wallsIn } from './paths.js';
import {
  CELLS,
  type Cell,
  cellAt,
  columnOf,
  FACES,
  isBelowTable,
  isOnTable,
  parityOf,
  rowAlongX,
  rowAlongY,
  xOf,
  yOf,
  Z,
} from './space.js';
import { START_TREES, type Start } from './starts.js';
import { isFirstRound, type State } from './state.js';
import {
  BASE,
  type Colour,
  hasStone,
  STONES,
  type Stone,
  type Stones,
  TURNS,
  type Turned,
  turnsOfStone,
} from './stones.js';
import { isEmpty, isStone, pawnIn, type Tower, towerOf } from './tower.js';

/** Why a stone may not go there, and the cells that show it. */
export type Misfit =
  | { readonly code: 'not-this-stone'; readonly stone: Stone; readonly cells: readonly Cell[] }
  | { readonly code: 'cells-taken'; readonly cells: readonly Cell[] }
  | { readonly code: 'below-the-table'; readonly cells: readonly Cell[] }
  | { readonly code: 'wrong-chequer'; readonly cells: readonly Cell[] }
  | { readonly code: 'apart-from-the-base'; readonly cells: readonly Cell[] }
  | { readonly code: 'on-the-table'; readonly cells: readonly Cell[] }
  | { readonly code: 'not-carried'; readonly cells: readonly Cell[] }
  | { readonly code: 'overhang'; readonly cells: readonly Cell[] }
  | { readonly code: 'no-way-in'; readonly cells: readonly Cell[] }
  | { readonly code: 'walls-in'; readonly colour: Colour; readonly cells: readonly Cell[] };

/** The same in the order in which rules are looked at: a stone that breaks only a late one nearly fits. */
const MISFITS: readonly Misfit['code'][] = [
  'not-this-stone',
  'cells-taken',
  'below-the-table',
  'wrong-chequer',
  'apart-from-the-base',
  'on-the-table',
  'not-carried',
  'overhang',
  'no-way-in',
  'walls-in',
];

/** Of two ways to lie, what forbids the one that fits better. */
export const nearerMisfit = (one: Misfit, other: Misfit): Misfit =>
  MISFITS.indexOf(other.code) > MISFITS.indexOf(one.code) ? other : one;

/** A place of a certain stone in one number: how it is turned, and where its first cell is. */
export type Place = number;
const placeOf = (turn: number, first: Cell): Place => turn * CELLS + first;

/** The cells of a stone in a place, ascending. */
export const cellsOf = (stone: Stone, place: Place): Cell[] => {
  const { cells } = at(turnsOfStone(stone), Math.floor(place / CELLS));
  return cells.map(cell => cell + (place % CELLS));
};

/** Where the next stone goes: the tower, and what else the placing rules look at. Valid as long as its tower is. */
export interface Site {
  readonly tower: Tower;
  /** It is the first round: a stone may stand on the table, and must touch the base. [place.3] */
  readonly mayStandOnTable: boolean;
  /** Empty cells on which a column could stand. */
  readonly perches: readonly Cell[];
}

export function siteOf(state: State): Site {
  const tower = towerOf(state);
  for (const pawn of tower.pawns()) for (const cell of cellsNeeded(tower, pawn)) tower.mark(cell);
  return isFirstRound(state)
    ? { tower, mayStandOnTable: true, perches: [...perchesOn(tower), ...perchesOnTable(tower)] }
    : { tower, mayStandOnTable: false, perches: perchesOn(tower) };
}

/**
 * All places of some stones, by stone; or of each stone only the first, to know whether it has one. Tries only those where one
 * of its columns stands on something, and its cells are free; a place counts at the first of its columns that does. [place.1]
 */
export function placesOf(site: Site, stones: Stones, onlyFirst = false): Place[][] {
  const { tower, perches } = site;
  const places = STONES.map((): Place[] => []);
  let wanted = stones;
  for (const perch of perches) {
    const tree = START_TREES[parityOf(perch) === 0 ? 0 : 1];
    const { cells, skips, starts } = tree;
    for (let node = 0; node < cells.length; ) {
      if (((tree.stones[node] ?? 0) & wanted) === 0 || !isEmpty(tower.at(perch + (cells[node] ?? 0)))) {
        node = skips[node] ?? 0;
        continue;
      }
      const start = starts[node];
      node += 1;
      if (start === undefined || (start.stones & wanted) === 0) continue;
      const first = perch - start.bottom;
      if (!isRight(site, start, first)) continue;
      const found = start.stones & wanted;
      for (let stone = 0; stone < STONES.length; stone++)
        if (hasStone(found, stone)) places[stone]?.push(placeOf(start.turn, first));
      if (onlyFirst) wanted &= ~found;
    }
  }
  return places;
}

/** Is this a place, given that its cells are free and that it lies right on the chequerboard? */
function isRight({ tower, mayStandOnTable }: Site, { turned, column }: Start, first: Cell): boolean {
  if (!isHighEnough(mayStandOnTable, turned, first)) return false;
  const carried = carriedColumns(tower, turned, first);
  const isCarriedBefore = (carried & ((1 << column) - 1)) !== 0;
  if (isCarriedBefore || turned.overhangs[carried] !== false) return false;
  return hasWayIn(tower, turned, first) && walledIn(tower, turned, first) === undefined;
}

/** Why a stone may not go there; `undefined` if it may. Rules are looked at in the order of their numbers, see `MISFITS`. */
export function misfitOf({ tower, mayStandOnTable }: Site, stone: Stone, cells: readonly Cell[]): Misfit | undefined {
  const sorted = cells.toSorted((a, b) => a - b);
  const first = sorted[0] ?? 0;
  const shape = sorted.map(cell => cell - first).join();
  const turns = turnsOfStone(stone).filter(turned => turned.cells.join() === shape);
  const [anyTurn] = turns;
  if (anyTurn === undefined) return { code: 'not-this-stone', stone, cells: sorted };
  const turned = turns.find(({ parity }) => parity === parityOf(first));
  const low = sorted.filter(isBelowTable);
  const taken = sorted.filter(cell => !isEmpty(tower.at(cell)));
  const onTable = sorted.filter(isOnTable);
  if (taken.length > 0) return { code: 'cells-taken', cells: taken };
  if (low.length > 0) return { code: 'below-the-table', cells: low };
  if (turned === undefined) return { code: 'wrong-chequer', cells: sorted };
  if (mayStandOnTable && !touchesBase(turned, first)) return { code: 'apart-from-the-base', cells: BASE };
  if (!mayStandOnTable && onTable.length > 0) return { code: 'on-the-table', cells: onTable };
  const carried = carriedColumns(tower, turned, first);
  if (carried === 0) return { code: 'not-carried', cells: turned.bottoms.map(bottom => first + bottom - Z) };
  if (turned.overhangs[carried] === true) return { code: 'overhang', cells: farOut(tower, turned, first) };
  if (!hasWayIn(tower, turned, first)) return { code: 'no-way-in', cells: blocking(tower, sorted) };
  return walledIn(tower, turned, first);
}

/** Empty cells on top of stones, where a column can stand. */
function perchesOn(tower: Tower): Cell[] {
  const perches: Cell[] = [];
  for (const cell of tower.cells()) if (isStone(tower.at(cell)) && isEmpty(tower.at(cell + Z))) perches.push(cell + Z);
  return perches;
}

/** Empty cells of the table on which a stone at the base could stand. */
function perchesOnTable(tower: Tower): Cell[] {
  const perches: Cell[] = [];
  for (let y = -LONGEST; y <= LONGEST + 1; y++) {
    for (let x = -LONGEST; x <= LONGEST + 1; x++) {
      const cell = cellAt(x, y, 0);
      if (isEmpty(tower.at(cell))) perches.push(cell);
    }
  }
  return perches;
}

const LONGEST = 1 + Math.max(...TURNS.flat().flatMap(({ cells }) => cells.map(cell => xOf(cellAt(0, 0, 0) + cell))));

/**
 * In the first round a stone may stand on the table, if it touches the base; later it may not. That it touches a stone then
 * follows from being carried. [place.3]
 */
function isHighEnough(mayStandOnTable: boolean, turned: Turned, first: Cell): boolean {
  if (!mayStandOnTable) return !isOnTable(first) && !isBelowTable(first);
  return !isBelowTable(first) && touchesBase(turned, first);
}

function touchesBase({ cells }: Turned, first: Cell): boolean {
  for (const cell of cells) if (BESIDE_BASE.has(first + cell)) return true;
  return false;
}

const BESIDE_BASE: ReadonlySet<Cell> = new Set(BASE.flatMap(cell => FACES.map(face => cell + face)));

/** The columns that are carried, a bit each. [place.4] */
function carriedColumns(tower: Tower, { bottoms }: Turned, first: Cell): number {
  let carried = 0;
  let bit = 1;
  for (const bottom of bottoms) {
    if (tower.carries(first + bottom)) carried |= bit;
    bit <<= 1;
  }
  return carried;
}

/** The cells that hang too far out. */
function farOut(tower: Tower, { bottoms, cells }: Turned, first: Cell): Cell[] {
  const carried = bottoms.map(bottom => first + bottom).filter(cell => tower.carries(cell));
  const isFar = (cell: Cell, along: (cell: Cell) => number): boolean =>
    along(cell) - Math.max(...carried.map(along)) > 1 || Math.min(...carried.map(along)) - along(cell) > 1;
  return cells.map(cell => first + cell).filter(cell => isFar(cell, xOf) || isFar(cell, yOf));
}

/** Can it be drawn straight out, upwards or to one of the four sides? Loops, because most of the time goes by here. [place.6] */
const hasWayIn = (tower: Tower, turned: Turned, first: Cell): boolean =>
  isOpenAbove(tower, turned, first) ||
  isOpenAfterX(tower, turned, first) ||
  isOpenBeforeX(tower, turned, first) ||
  isOpenAfterY(tower, turned, first) ||
  isOpenBeforeY(tower, turned, first);

function isOpenAbove(tower: Tower, { bottoms }: Turned, first: Cell): boolean {
  for (const bottom of bottoms) if (!tower.isOpenAbove(first + bottom)) return false;
  return true;
}

function isOpenAfterX(tower: Tower, { alongX }: Turned, first: Cell): boolean {
  for (const line of alongX) if (!tower.isOpenAfterX(first + line.first)) return false;
  return true;
}

function isOpenBeforeX(tower: Tower, { alongX }: Turned, first: Cell): boolean {
  for (const line of alongX) if (!tower.isOpenBeforeX(first + line.last)) return false;
  return true;
}

function isOpenAfterY(tower: Tower, { alongY }: Turned, first: Cell): boolean {
  for (const line of alongY) if (!tower.isOpenAfterY(first + line.first)) return false;
  return true;
}

function isOpenBeforeY(tower: Tower, { alongY }: Turned, first: Cell): boolean {
  for (const line of alongY) if (!tower.isOpenBeforeY(first + line.last)) return false;
  return true;
}

/** What is in the way, in each direction the nearest to each cell. */
function blocking(tower: Tower, cells: readonly Cell[]): Cell[] {
  const found = cells.flatMap(from =>
    WAYS_OUT.flatMap(([lineOf, sign]) => {
      const beyond = tower.cells().filter(cell => lineOf(cell) === lineOf(from) && (cell - from) * sign > 0);
      return beyond.toSorted((a, b) => (a - b) * sign).slice(0, 1);
    }),
  );
  return [...new Set(found)].toSorted((a, b) => a - b);
}

/** The lines along which a stone can be drawn out, and in which direction. */
const WAYS_OUT = [
  [columnOf, 1],
  [rowAlongX, 1],
  [rowAlongX, -1],
  [rowAlongY, 1],
  [rowAlongY, -1],
] as const;

/** The first pawn whose last step it would take. What fills no cell that a step needs takes none. [place.7] */
function walledIn(tower: Tower, { cells }: Turned, first: Cell): Misfit | undefined {
  if (!isAnyMarked(tower, cells, first)) return undefined;
  const filled = cells.map(cell => first + cell);
  for (const pawn of tower.pawns())
    if (wallsIn(tower, pawn, filled)) return { code: 'walls-in', colour: pawnIn(tower.at(pawn)), cells: [pawn] };
  return undefined;
}

function isAnyMarked(tower: Tower, cells: readonly number[], first: Cell): boolean {
  for (const cell of cells) if (tower.isMarked(first + cell)) return true;
  return false;
}
