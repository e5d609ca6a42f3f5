/** Fields, steps and the ways of pawns. SPEC [move], [ring]. */
import { type Cell, cellAt, isOnTable, parityOf, SIDES, TABLE, xOf, yOf, Z, zOf } from './space.js';
import { type Colour, colourOf } from './stones.js';
import { isPawn, pawnIn, pieceIn, type Tower } from './tower.js';

/** What a pawn may do beyond the ordinary. */
export interface Licence {
  /** Enter opponents' colours, and pass over pawns. [ring.3] */
  readonly trespass: boolean;
  /** Once go up or down two heights. [ring.4] */
  readonly leap: boolean;
}

export const NO_LICENCE: Licence = { trespass: false, leap: false };

/** Free of stones; a pawn may stand there. */
const isFree = (tower: Tower, cell: Cell): boolean => !tower.hasStone(cell);

/** A place where a pawn can stand: its cell is free of stones, with a stone, the base or the table below. [move.1] */
export const isField = (tower: Tower, cell: Cell): boolean => isFree(tower, cell) && tower.carries(cell);

/**
 * The field in a neighbouring column to which a step of `rise` heights leads. There must be head-room: the lower field's column
 * is free up to the greater height, and so is the other's at that height, being a field. [move.2] [move.3]
 */
function stepTo(tower: Tower, from: Cell, side: number, rise: number): Cell | undefined {
  const to = from + side + rise * Z;
  if (!isField(tower, to)) return undefined;
  const lower = rise > 0 ? from : to;
  for (let up = 1; up <= Math.abs(rise); up++) if (!isFree(tower, lower + up * Z)) return undefined;
  return to;
}

/** Heights that an ordinary step may change by, and a leap. */
const STEP = [0, 1, -1] as const;
const LEAP = [2, -2] as const;
const STEP_OR_LEAP = [...STEP, ...LEAP];

function hasStep(tower: Tower, from: Cell, rises: readonly number[]): boolean {
  for (const side of SIDES) for (const rise of rises) if (stepTo(tower, from, side, rise) !== undefined) return true;
  return false;
}

/** The steps that a pawn must not lose the last of: those of one height or, if it has none, of two. */
const stepsToKeep = (tower: Tower, pawn: Cell): readonly number[] => (hasStep(tower, pawn, STEP) ? STEP : STEP_OR_LEAP);

/** Would a pawn here lose its last step if these cells were filled? Colours and other pawns do not count. [place.7] */
export function wallsIn(tower: Tower, pawn: Cell, cells: readonly Cell[]): boolean {
  const rises = stepsToKeep(tower, pawn);
  return hasStep(tower, pawn, rises) && !tower.with(cells, () => hasStep(tower, pawn, rises));
}

/** The cells that a pawn's steps need free: those it would enter, and head-room. */
export function cellsNeeded(tower: Tower, pawn: Cell): Cell[] {
  const needed: Cell[] = [];
  for (const rise of stepsToKeep(tower, pawn)) {
    for (const side of SIDES) {
      const to = stepTo(tower, pawn, side, rise);
      if (to === undefined) continue;
      const lower = rise > 0 ? pawn : to;
      needed.push(to);
      for (let up = 1; up <= Math.abs(rise); up++) needed.push(lower + up * Z);
    }
  }
  return needed;
}

/** A place that a pawn can reach, and how it came there. */
export interface Way {
  readonly to: Cell;
  /** Where it was before; `undefined` where it stands now. */
  readonly after: Way | undefined;
  readonly leapt: boolean;
}

/** The places a pawn passes on its way, from where it stands to where it goes. */
export function pathOf(way: Way): Cell[] {
  const path: Cell[] = [];
  for (let step: Way | undefined = way; step !== undefined; step = step.after) path.push(step.to);
  return path.toReversed();
}

/** Where the pawn of a colour can go, each place with a shortest way; where it stands is not among them. */
export function waysOf(ground: Ground, colour: Colour, from: Cell, licence: Licence): Map<Cell, Way> {
  const { tower } = ground;
  const ways = new Map<Cell, Way>();
  /** Places that were reached with the leap still to come, and after it. */
  const reached = [new Set([from]), new Set([from])] as const;
  const walks: Way[] = [{ to: from, after: undefined, leapt: !licence.leap }];
  for (const walk of walks) {
    for (const rises of walk.leapt ? [STEP] : [STEP, LEAP]) {
      const leapt = walk.leapt || rises === LEAP;
      const seen = reached[leapt ? 1 : 0];
      for (const to of ground.steps(walk.to, rises)) {
        if (seen.has(to) || !mayEnter(tower, colour, to, licence)) continue;
        seen.add(to);
        const way = { to, after: walk, leapt };
        walks.push(way);
        if (to !== from && !ways.has(to) && !isTaken(tower, colour, to)) ways.set(to, way);
      }
    }
  }
  return ways;
}

/** Does another pawn stand there? The table has room for all. [move.6] [move.7] */
function isTaken(tower: Tower, colour: Colour, place: Cell): boolean {
  const filling = tower.at(place);
  return place !== TABLE && isPawn(filling) && pawnIn(filling) !== colour;
}

/** Neutral wood, the base, the table and one's own colour are free to all. [move.4] [move.5] */
function mayEnter(tower: Tower, colour: Colour, place: Cell, { trespass }: Licence): boolean {
  if (trespass || place === TABLE) return true;
  const owner = ownerOf(tower, place);
  return (owner === undefined || owner === colour) && !isTaken(tower, colour, place);
}

/** Whose colour a field has; `undefined` if nobody's. */
export function ownerOf(tower: Tower, field: Cell): Colour | undefined {
  const below = field - Z;
  const piece = pieceIn(tower.at(below));
  return isOnTable(field) || piece === undefined || parityOf(below) === 0 ? undefined : colourOf(piece);
}

/** Where steps lead, with the table outside as one place. [move.8] */
export class Ground {
  readonly tower: Tower;
  private found: Outside | undefined;

  constructor(tower: Tower) {
    this.tower = tower;
  }

  steps(from: Cell, rises: readonly number[]): Iterable<Cell> {
    return from === TABLE ? this.stepsFromTable(rises) : this.stepsFrom(from, rises);
  }

  private stepsFrom(from: Cell, rises: readonly number[]): Cell[] {
    const steps: Cell[] = [];
    for (const side of SIDES) {
      for (const rise of rises) {
        const to = stepTo(this.tower, from, side, rise);
        if (to !== undefined) steps.push(this.isOutside(to) ? TABLE : to);
      }
    }
    return steps;
  }

  private stepsFromTable(rises: readonly number[]): Set<Cell> {
    const steps = new Set<Cell>();
    for (const cell of this.outside().cells)
      for (const to of this.stepsFrom(cell, rises)) if (to !== TABLE) steps.add(to);
    return steps;
  }

  /** Is this cell a part of the table outside? */
  isOutside(cell: Cell): boolean {
    if (!isOnTable(cell)) return false;
    const { box, cells } = this.outside();
    return cells.has(cell) || !isInside(box, cell);
  }

  private outside(): Outside {
    this.found ??= outsideOf(this.tower);
    return this.found;
  }
}

/** The table outside: all beyond a box, and these cells in it. */
interface Outside {
  readonly box: Box;
  readonly cells: ReadonlySet<Cell>;
}

interface Box {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/**
 * What of the table has stones on it, or just above it, and a rim of one cell. Beyond it all is outside, and nothing there is
 * beside a field that a step from the table could reach.
 */
function boxAround(tower: Tower): Box {
  let [minX, maxX, minY, maxY] = [0, 0, 0, 0];
  for (const cell of tower.cells()) {
    if (zOf(cell) >= LEAP[0]) continue;
    [minX, maxX] = [Math.min(minX, xOf(cell)), Math.max(maxX, xOf(cell))];
    [minY, maxY] = [Math.min(minY, yOf(cell)), Math.max(maxY, yOf(cell))];
  }
  return { minX: minX - 1, maxX: maxX + 1, minY: minY - 1, maxY: maxY + 1 };
}

const isInside = ({ minX, maxX, minY, maxY }: Box, cell: Cell): boolean =>
  xOf(cell) >= minX && xOf(cell) <= maxX && yOf(cell) >= minY && yOf(cell) <= maxY;

/** All free cells of the table that are joined to the far outside. */
function outsideOf(tower: Tower): Outside {
  const box = boxAround(tower);
  const cells = new Set([cellAt(box.minX, box.minY, 0)]);
  for (const cell of cells) {
    for (const side of SIDES) {
      const next = cell + side;
      if (isInside(box, next) && isFree(tower, next)) cells.add(next);
    }
  }
  return { box, cells };
}
