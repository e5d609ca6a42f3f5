/** Fields, steps and the ways of pawns. SPEC [move], [ring]. */
import { CELLS, type Cell, cellAt, heightOf, isOnTable, parityOf, SIDES, TABLE, xOf, yOf, Z, zOf } from './space.js';
import { type Colour, colourOf } from './stones.js';
import { isPawn, pawnIn, pieceIn, slotOf, type Tower } from './tower.js';

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

/** A step, told by differences from the cell it starts on. */
interface Step {
  readonly to: number;
  readonly headRoom: readonly number[];
}

/**
 * Steps to the four neighbouring columns that change the height by one of these rises. There must be head-room: the lower
 * field's column is free up to the greater height, and so is the other's at that height, being a field. [move.2] [move.3]
 */
const stepsBy = (...rises: readonly number[]): readonly Step[] =>
  SIDES.flatMap(side =>
    rises.map(rise => {
      const to = side + rise * Z;
      const lower = rise > 0 ? 0 : to;
      return { to, headRoom: Array.from({ length: Math.abs(rise) }, (_, up) => lower + (up + 1) * Z) };
    }),
  );

/** Heights that a leap changes by. */
const FAR = 2;
const STEPS = stepsBy(0, 1, -1);
const LEAPS = stepsBy(FAR, -FAR);
const STEPS_AND_LEAPS = [...STEPS, ...LEAPS];

function isOpen(tower: Tower, from: Cell, { to, headRoom }: Step): boolean {
  if (!isField(tower, from + to)) return false;
  for (const above of headRoom) if (!isFree(tower, from + above)) return false;
  return true;
}

function hasStep(tower: Tower, from: Cell, steps: readonly Step[]): boolean {
  for (const step of steps) if (isOpen(tower, from, step)) return true;
  return false;
}

/** The steps that a pawn must not lose the last of: those of one height or, if it has none, of two. */
const stepsToKeep = (tower: Tower, pawn: Cell): readonly Step[] =>
  hasStep(tower, pawn, STEPS) ? STEPS : STEPS_AND_LEAPS;

/** Would a pawn here lose its last step if these cells were filled? Colours and other pawns do not count. [place.7] */
export function wallsIn(tower: Tower, pawn: Cell, cells: readonly Cell[]): boolean {
  const steps = stepsToKeep(tower, pawn);
  return hasStep(tower, pawn, steps) && !tower.with(cells, () => hasStep(tower, pawn, steps));
}

/** The cells that a pawn's steps need free: those it would enter, and head-room. */
export function cellsNeeded(tower: Tower, pawn: Cell): Cell[] {
  const open = stepsToKeep(tower, pawn).filter(step => isOpen(tower, pawn, step));
  return open.flatMap(({ to, headRoom }) => [to, ...headRoom].map(cell => pawn + cell));
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
    for (const steps of walk.leapt ? [STEPS] : [STEPS, LEAPS]) {
      const leapt = walk.leapt || steps === LEAPS;
      const seen = reached[leapt ? 1 : 0];
      for (const to of ground.after(walk.to, steps)) {
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

/** Scratch paper: the places that were reached with the leap still to come (1), and after it (2). */
const reachedHow = new Uint8Array(CELLS);
const BEFORE_LEAP = 1;
const AFTER_LEAP = 2;

/**
 * The greatest height at which the pawn of a colour can stand, where it is now among them: what `waysOf` says, for those who ask
 * so often that ways would take too long.
 * @param visit is told every place that is entered, those of other pawns that are passed over too; some twice
 */
export function highestOn(
  ground: Ground,
  colour: Colour,
  from: Cell,
  licence: Licence,
  visit?: (place: Cell) => void,
): number {
  const { tower } = ground;
  let highest = heightOf(from);
  const places = [from];
  const hows = [licence.leap ? BEFORE_LEAP : AFTER_LEAP];
  reachedHow[slotOf(from)] = BEFORE_LEAP | AFTER_LEAP;
  const enter = (to: Cell, how: number): void => {
    const slot = slotOf(to);
    const known = reachedHow[slot] ?? 0;
    if ((known & how) !== 0 || !mayEnter(tower, colour, to, licence)) return;
    reachedHow[slot] = known | how;
    places.push(to);
    hows.push(how);
    const height = heightOf(to);
    if (height > highest && !isTaken(tower, colour, to)) highest = height;
  };
  for (let index = 0; index < places.length; index++) {
    const place = places[index] ?? TABLE;
    const how = hows[index] ?? AFTER_LEAP;
    visit?.(place);
    for (const to of ground.after(place, STEPS)) enter(to, how);
    if (how === BEFORE_LEAP) for (const to of ground.after(place, LEAPS)) enter(to, AFTER_LEAP);
  }
  for (const place of places) reachedHow[slotOf(place)] = 0;
  return highest;
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

/**
 * Where steps lead, with the table outside as one place. [move.8] What is known of the table is kept: it stays right while stones
 * come and go that lie higher than a step from the table looks, at `FAR` or above.
 */
export class Ground {
  readonly tower: Tower;
  private readonly more: readonly Cell[];
  private found: Outside | undefined;
  private stepsUp: ReadonlySet<Cell> | undefined;

  /** @param more cells that are stone for now: see `Tower.with` */
  constructor(tower: Tower, more: readonly Cell[] = []) {
    this.tower = tower;
    this.more = more;
  }

  /** The places to which these steps lead from here. */
  after(from: Cell, steps: readonly Step[]): Iterable<Cell> {
    return from === TABLE ? this.afterTable(steps) : this.afterField(from, steps);
  }

  private afterField(from: Cell, steps: readonly Step[]): Cell[] {
    const places: Cell[] = [];
    for (const step of steps) {
      const to = from + step.to;
      if (isOpen(this.tower, from, step)) places.push(this.isOutside(to) ? TABLE : to);
    }
    return places;
  }

  private afterTable(steps: readonly Step[]): ReadonlySet<Cell> {
    if (steps !== STEPS) return this.findAfterTable(steps);
    this.stepsUp ??= this.findAfterTable(STEPS);
    return this.stepsUp;
  }

  private findAfterTable(steps: readonly Step[]): Set<Cell> {
    const places = new Set<Cell>();
    for (const cell of this.outside().cells)
      for (const to of this.afterField(cell, steps)) if (to !== TABLE) places.add(to);
    return places;
  }

  /** The cells of the table outside that a step joins to this field, or a leap. */
  tableBeside(field: Cell, isLeap: boolean): Cell[] {
    return (isLeap ? LEAPS : STEPS)
      .filter(step => isOpen(this.tower, field, step))
      .map(step => field + step.to)
      .filter(cell => this.isOutside(cell));
  }

  /** Is this cell a part of the table outside? */
  isOutside(cell: Cell): boolean {
    if (!isOnTable(cell)) return false;
    const { box, cells } = this.outside();
    return cells.has(cell) || !isInside(box, cell);
  }

  private outside(): Outside {
    this.found ??= outsideOf(this.tower, [...this.tower.cells(), ...this.more]);
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
function boxAround(stones: readonly Cell[]): Box {
  let [minX, maxX, minY, maxY] = [0, 0, 0, 0];
  for (const cell of stones) {
    if (zOf(cell) >= FAR) continue;
    [minX, maxX] = [Math.min(minX, xOf(cell)), Math.max(maxX, xOf(cell))];
    [minY, maxY] = [Math.min(minY, yOf(cell)), Math.max(maxY, yOf(cell))];
  }
  return { minX: minX - 1, maxX: maxX + 1, minY: minY - 1, maxY: maxY + 1 };
}

const isInside = ({ minX, maxX, minY, maxY }: Box, cell: Cell): boolean =>
  xOf(cell) >= minX && xOf(cell) <= maxX && yOf(cell) >= minY && yOf(cell) <= maxY;

/** All free cells of the table that are joined to the far outside. */
function outsideOf(tower: Tower, stones: readonly Cell[]): Outside {
  const box = boxAround(stones);
  const cells = new Set([cellAt(box.minX, box.minY, 0)]);
  for (const cell of cells) {
    for (const side of SIDES) {
      const next = cell + side;
      if (isInside(box, next) && isFree(tower, next)) cells.add(next);
    }
  }
  return { box, cells };
}
