/**
 * The lattice of unit cubes. A cell is one number, so that a neighbour is a sum away and cells in ascending order are sorted by
 * z, then y, then x, as records write them. [record.3]
 *
 * No tower that the rules allow leaves the lattice: after the first round it grows sideways by at most one cell a stone,
 * [place.5], and 48 stones on end are 120 cells high.
 */
import type { Triple } from './block.js';

/** A cube of the lattice: seven bits each for z, y and x, moved so that none is negative. */
export type Cell = number;

const BITS = 7;
const SIZE = 1 << BITS;
export const CELLS = SIZE ** 3;
const MASK = SIZE - 1;

/** Even, so that moving does not change the parity of a cell. */
const MOVED = 60;
const RAISED = 4;

/** The least and the greatest coordinates there are. The very first cell is not among them: see `TABLE`. */
export const RANGE = { min: 1 - MOVED, max: MASK - MOVED, lowest: -RAISED, highest: MASK - RAISED } as const;

/** The place of pawns outside, on the table: one place, however many cells. It is the one number that is no cell. [move.8] */
export const TABLE: Cell = 0;

const X = 1;
export const Y = SIZE;
export const Z = SIZE * SIZE;

/** To the four neighbouring columns. */
export const SIDES = [X, -X, Y, -Y] as const;

/** Steps to the six neighbouring cells. */
export const FACES = [...SIDES, Z, -Z] as const;

/** Coordinates must lie within `RANGE`. */
export const cellAt = (x: number, y: number, z: number): Cell => (z + RAISED) * Z + (y + MOVED) * Y + x + MOVED;

export const xOf = (cell: Cell): number => (cell & MASK) - MOVED;
export const yOf = (cell: Cell): number => ((cell >> BITS) & MASK) - MOVED;
export const zOf = (cell: Cell): number => (cell >> (2 * BITS)) - RAISED;

export const tripleOf = (cell: Cell): Triple => [xOf(cell), yOf(cell), zOf(cell)];

/** A place as records write it. */
export const formatPlace = (place: Cell): Triple | 'table' => (place === TABLE ? 'table' : tripleOf(place));

/** The height of a pawn here; the table is 0. [move.1] */
export const heightOf = (place: Cell): number => (place === TABLE ? 0 : zOf(place));

/** 0 for cells of neutral wood, 1 for coloured ones: see `isNeutral`. [space.2] */
export const parityOf = (cell: Cell): number => (cell ^ (cell >> BITS) ^ (cell >> (2 * BITS))) & 1;

export const isNeutral = (cell: Cell): boolean => parityOf(cell) === 0;

/** The lowest layer, on the table. */
export const isOnTable = (cell: Cell): boolean => cell >> (2 * BITS) === RAISED;
export const isBelowTable = (cell: Cell): boolean => cell >> (2 * BITS) < RAISED;

/** Numbers of the lines through a cell: its column, and its rows along x and along y. They are less than `LINES`. */
export const LINES = SIZE * SIZE;
export const columnOf = (cell: Cell): number => cell & (Z - 1);
export const rowAlongX = (cell: Cell): number => cell >> BITS;
export const rowAlongY = (cell: Cell): number => ((cell >> (2 * BITS)) << BITS) | (cell & MASK);

/** Where on its line a cell is. */
export const onColumn = (cell: Cell): number => cell >> (2 * BITS);
export const onRowAlongX = (cell: Cell): number => cell & MASK;
export const onRowAlongY = (cell: Cell): number => (cell >> BITS) & MASK;
