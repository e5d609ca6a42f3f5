/**
 * How high pawns can climb, asked again and again while a stone is tried here and there.
 *
 * Most stones change nothing for most pawns. So for every pawn, without a ring and with each of those for moving, it is kept which
 * fields it reaches, a bit each; a walk is made anew only if the stone fills a cell that one of its steps needs, or if there is a
 * step from one of its fields to the top of the stone. `reachOf` says the same, slowly.
 */
import { at } from '@belfry/engine';
import type { MoveRing } from './actions.js';
import { Ground, highestOn, type Licence, NO_LICENCE } from './paths.js';
import { CELLS, type Cell, SIDES, TABLE, Z, zOf } from './space.js';
import { type Built, pawnOf, type State } from './state.js';
import type { Colour } from './stones.js';
import { slotOf, Tower } from './tower.js';

/** Without a ring, and with each of those for moving: a bit for each colour with each of them. */
const LICENCES: readonly Licence[] = [NO_LICENCE, { ...NO_LICENCE, trespass: true }, { ...NO_LICENCE, leap: true }];
const LICENCE_OF: Readonly<Record<MoveRing | 'none', number>> = { none: 0, trespass: 1, leap: 2 };

/** How far up and down from a field of a walk the top of a stone may be to matter: by a leap two. */
const FAR = 2;

/**
 * The scratch paper of all lookouts: there is one, so only the newest lookout may be asked. Cells have bits for the walks that reach
 * them, and for those that need them free.
 */
const tower = new Tower();
const reaching = new Uint16Array(CELLS);
const needing = new Uint16Array(CELLS);
let marked: number[] = [];

function clear(): void {
  for (const slot of marked) {
    reaching[slot] = 0;
    needing[slot] = 0;
  }
  marked = [];
}

function mark(bits: Uint16Array, cell: Cell, bit: number): void {
  const slot = slotOf(cell);
  bits[slot] = (bits[slot] ?? 0) | bit;
  marked.push(slot);
}

export class Lookout {
  private readonly state: State;
  private readonly ground: Ground;
  /** By the number of the walk. */
  private readonly highest: number[] = [];
  /** The walks that cross the table, a bit each. */
  private onTable = 0;
  private readonly walks: readonly number[];

  /** @param walks the numbers of the walks that are asked for: see `routeOf` */
  constructor(state: State, walks: readonly number[]) {
    this.state = state;
    this.walks = walks;
    clear();
    tower.load(state);
    this.ground = new Ground(tower);
    for (const walk of walks) this.look(walk);
  }

  private look(walk: number): void {
    const bit = 1 << walk;
    const { leap } = at(LICENCES, walk % LICENCES.length);
    this.highest[walk] = this.climb(this.ground, walk, place => {
      if (place === TABLE) {
        this.onTable |= bit;
        return;
      }
      mark(reaching, place, bit);
      mark(needing, place, bit);
      mark(needing, place + Z, bit);
      if (leap) mark(needing, place + FAR * Z, bit);
    });
  }

  /** Does a stone or the table lie directly below? */
  carries(cell: Cell): boolean {
    return tower.carries(cell);
  }

  private climb(ground: Ground, walk: number, visit?: (place: Cell) => void): number {
    const colour = Math.floor(walk / LICENCES.length);
    return highestOn(ground, colour, pawnOf(this.state, colour), at(LICENCES, walk % LICENCES.length), visit);
  }

  /** The greatest height at which the pawn of a colour can stand by its next move, with this ring or without one. */
  heightOf(colour: Colour, ring: MoveRing | 'none' = 'none'): number {
    return at(this.highest, routeOf(colour, ring));
  }

  /** The same for one walk, if there were a stone; nothing if it makes no difference. */
  heightIfChanged(walk: number, { piece, cells }: Built, changed = this.changedBy(cells)): number | undefined {
    if ((changed & (1 << walk)) === 0) return undefined;
    return tower.with(cells, () => this.climb(this.groundWith(cells), walk), piece);
  }

  /** The same with one more stone, by the number of the walk. Written into a list that is handed in. */
  heightsWith({ piece, cells }: Built, into: number[]): void {
    const changed = this.changedBy(cells);
    for (const walk of this.walks) into[walk] = this.highest[walk] ?? 0;
    if (changed !== 0) tower.with(cells, () => this.climbAgain(cells, changed, into), piece);
  }

  private climbAgain(cells: readonly Cell[], changed: number, into: number[]): void {
    const ground = this.groundWith(cells);
    for (const walk of this.walks) if ((changed & (1 << walk)) !== 0) into[walk] = this.climb(ground, walk);
  }

  /** What lies so high does not change what is known of the table. */
  private groundWith(cells: readonly Cell[]): Ground {
    return cells.every(cell => zOf(cell) >= FAR) ? this.ground : new Ground(tower, cells);
  }

  /** The walks that may be others with a stone here, a bit each. */
  changedBy(cells: readonly Cell[]): number {
    let changed = 0;
    for (const cell of cells) {
      const height = zOf(cell);
      if (height === 0) return -1;
      if (height < FAR) changed |= this.onTable;
      changed |= needing[slotOf(cell)] ?? 0;
      if (!tower.hasStone(cell + Z) && !cells.includes(cell + Z)) changed |= reachingAround(cell + Z);
    }
    return changed;
  }
}

/** The number of a walk: that of a colour, with this ring or without one. */
export const routeOf = (colour: Colour, ring: MoveRing | 'none' = 'none'): number =>
  colour * LICENCES.length + LICENCE_OF[ring];

/** The walks that reach a field from which there may be a step, or a leap, to this one. */
function reachingAround(field: Cell): number {
  let bits = 0;
  for (const side of SIDES)
    for (let rise = -FAR; rise <= FAR; rise++) bits |= reaching[slotOf(field + side + rise * Z)] ?? 0;
  return bits;
}
