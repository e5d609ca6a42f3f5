/**
 * The tower as a set of filled cells: what every question about places and paths looks things up in.
 *
 * One byte for each cell of the lattice, so there is only one such set: `towerOf` fills it from a state, and it holds until the
 * next call. It is scratch paper. Nothing of it outlives a function that is called from outside, so the rules stay pure.
 */

import {
  CELLS,
  type Cell,
  columnOf,
  isOnTable,
  LINES,
  onColumn,
  onRowAlongX,
  onRowAlongY,
  rowAlongX,
  rowAlongY,
  TABLE,
  Y,
  Z,
} from './space.js';
import type { State } from './state.js';
import type { Colour, Piece } from './stones.js';
import { BASE } from './stones.js';

/** What fills a cell: nothing, the base, a stone or a pawn. */
export type Filling = number;
const EMPTY: Filling = 0;
const BASE_STONE: Filling = 1;
const FIRST_PIECE: Filling = 2;
/** From here on pawns, by colour. */
const FIRST_PAWN: Filling = 128;

export const isEmpty = (filling: Filling): boolean => filling === EMPTY;
export const isStone = (filling: Filling): boolean => filling !== EMPTY && filling < FIRST_PAWN;
export const isPawn = (filling: Filling): boolean => filling >= FIRST_PAWN;
export const pieceIn = (filling: Filling): Piece | undefined =>
  filling >= FIRST_PIECE && filling < FIRST_PAWN ? filling - FIRST_PIECE : undefined;
export const pawnIn = (filling: Filling): Colour => filling - FIRST_PAWN;

export class Tower {
  private readonly fillings = new Uint8Array(CELLS);
  /** All filled cells. */
  private filled: Cell[] = [];
  private standing: Cell[] = [];
  private readonly marks = new Uint8Array(CELLS);
  private marked: Cell[] = [];
  /** How far lines are filled, and from where, pawns included. An empty line ends before it begins. */
  private readonly tops = new Int8Array(LINES).fill(-1);
  private readonly lastX = new Int8Array(LINES).fill(-1);
  private readonly lastY = new Int8Array(LINES).fill(-1);
  private readonly firstX = new Uint8Array(LINES).fill(AFTER_ALL);
  private readonly firstY = new Uint8Array(LINES).fill(AFTER_ALL);

  load(state: State): this {
    this.clear();
    for (const cell of BASE) this.fill(cell, BASE_STONE);
    for (const { piece, cells } of state.tower) for (const cell of cells) this.fill(cell, FIRST_PIECE + piece);
    for (let colour = 0; colour < state.pawns.length; colour++) {
      const pawn = state.pawns[colour] ?? TABLE;
      if (pawn !== TABLE) {
        this.fill(pawn, FIRST_PAWN + colour);
        this.standing.push(pawn);
      }
    }
    return this;
  }

  at(cell: Cell): Filling {
    return this.fillings[slotOf(cell)] ?? EMPTY;
  }

  hasStone(cell: Cell): boolean {
    return isStone(this.at(cell));
  }

  /** Is there a stone, the base or the table directly below? [place.4] */
  carries(cell: Cell): boolean {
    return isOnTable(cell) || this.hasStone(cell - Z);
  }

  /** Every filled cell, in the order they were filled: the base, stones as built, pawns. */
  cells(): readonly Cell[] {
    return this.filled;
  }

  /** The cells on which pawns stand; those on the table outside are not among them. */
  pawns(): readonly Cell[] {
    return this.standing;
  }

  /** Marks a cell until the next tower is loaded. */
  mark(cell: Cell): void {
    this.marks[slotOf(cell)] = 1;
    this.marked.push(cell);
  }

  isMarked(cell: Cell): boolean {
    return this.marks[slotOf(cell)] === 1;
  }

  /** Can what reaches down to this cell be drawn straight up? The other four likewise. [place.6] */
  isOpenAbove(cell: Cell): boolean {
    return (this.tops[columnOf(cell)] ?? 0) < onColumn(cell);
  }

  isOpenAfterX(cell: Cell): boolean {
    return (this.lastX[rowAlongX(cell)] ?? 0) < onRowAlongX(cell);
  }

  isOpenBeforeX(cell: Cell): boolean {
    return (this.firstX[rowAlongX(cell)] ?? 0) > onRowAlongX(cell);
  }

  isOpenAfterY(cell: Cell): boolean {
    return (this.lastY[rowAlongY(cell)] ?? 0) < onRowAlongY(cell);
  }

  isOpenBeforeY(cell: Cell): boolean {
    return (this.firstY[rowAlongY(cell)] ?? 0) > onRowAlongY(cell);
  }

  /** What `ask` answers if these cells were stone; whose it is matters only to those who ask for colours. */
  with<T>(cells: readonly Cell[], ask: () => T, piece: Piece = 0): T {
    const before: Filling[] = [];
    for (const cell of cells) {
      before.push(this.at(cell));
      this.fillings[slotOf(cell)] = FIRST_PIECE + piece;
    }
    const answer = ask();
    for (let index = 0; index < cells.length; index++)
      this.fillings[slotOf(cells[index] ?? 0)] = before[index] ?? EMPTY;
    return answer;
  }

  private fill(cell: Cell, filling: Filling): void {
    this.fillings[slotOf(cell)] = filling;
    this.filled.push(cell);
    const [column, alongX, alongY] = [columnOf(cell), rowAlongX(cell), rowAlongY(cell)];
    this.tops[column] = Math.max(this.tops[column] ?? 0, onColumn(cell));
    this.lastX[alongX] = Math.max(this.lastX[alongX] ?? 0, onRowAlongX(cell));
    this.lastY[alongY] = Math.max(this.lastY[alongY] ?? 0, onRowAlongY(cell));
    this.firstX[alongX] = Math.min(this.firstX[alongX] ?? 0, onRowAlongX(cell));
    this.firstY[alongY] = Math.min(this.firstY[alongY] ?? 0, onRowAlongY(cell));
  }

  private clear(): void {
    for (const cell of this.marked) this.marks[slotOf(cell)] = 0;
    this.marked = [];
    this.standing = [];
    for (const cell of this.filled) {
      this.fillings[slotOf(cell)] = EMPTY;
      this.tops[columnOf(cell)] = -1;
      this.lastX[rowAlongX(cell)] = -1;
      this.lastY[rowAlongY(cell)] = -1;
      this.firstX[rowAlongX(cell)] = AFTER_ALL;
      this.firstY[rowAlongY(cell)] = AFTER_ALL;
    }
    this.filled = [];
  }
}

const AFTER_ALL = 255;

/**
 * Where a cell's byte is. Cells above each other are a power of two apart, and so would all fall on the same few lines of the
 * processor's cache; with the layer mixed into the row they do not.
 */
export function slotOf(cell: Cell): number {
  return cell ^ (onColumn(cell) * Y);
}

const scratch = new Tower();

/** The tower of a state, pawns included. Valid until the next call. */
export const towerOf = (state: State): Tower => scratch.load(state);
