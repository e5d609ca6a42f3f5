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
import { CELLS, type Cell, heightOf, SIDES, TABLE, Z, zOf } from './space.js';
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
  private ground: Ground;
  /** By the number of the walk. */
  private readonly highest: number[] = [];
  /** The walks that cross the table, a bit each. */
  private onTable = 0;
  private readonly walks: number;

  /** @param rings the rings for moving that are thought of, beside none */
  constructor(state: State, rings: readonly MoveRing[] = []) {
    this.state = state;
    clear();
    tower.load(state);
    this.ground = new Ground(tower);
    this.walks = state.pawns.length * LICENCES.length;
    for (let colour = 0; colour < state.pawns.length; colour++) {
      this.look(colour, LICENCE_OF.none);
      for (const ring of rings) this.look(colour, LICENCE_OF[ring]);
    }
  }

  private look(colour: Colour, licence: number): void {
    const walk = colour * LICENCES.length + licence;
    const bit = 1 << walk;
    const { leap } = at(LICENCES, licence);
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

  private climb(ground: Ground, walk: number, visit?: (place: Cell) => void): number {
    const colour = Math.floor(walk / LICENCES.length);
    return highestOn(ground, colour, pawnOf(this.state, colour), at(LICENCES, walk % LICENCES.length), visit);
  }

  /** The greatest height at which the pawn of a colour can stand by its next move, with this ring or without one. */
  heightOf(colour: Colour, ring: MoveRing | 'none' = 'none'): number {
    return this.highest[colour * LICENCES.length + LICENCE_OF[ring]] ?? heightOf(pawnOf(this.state, colour));
  }

  /** The same with one more stone, by the number of the walk: see `routeOf`. The array is written anew each time. */
  heightsWith({ piece, cells }: Built, into: number[]): void {
    const changed = this.changedBy(cells);
    for (let walk = 0; walk < this.walks; walk++) into[walk] = this.highest[walk] ?? 0;
    if (changed !== 0) tower.with(cells, () => this.climbAgain(cells, changed, into), piece);
  }

  private climbAgain(cells: readonly Cell[], changed: number, into: number[]): void {
    const ground = new Ground(tower, cells);
    for (let walk = 0; walk < this.walks; walk++)
      if ((changed & (1 << walk)) !== 0 && this.highest[walk] !== undefined) into[walk] = this.climb(ground, walk);
  }

  /** The walks that may be others with a stone here, a bit each. */
  private changedBy(cells: readonly Cell[]): number {
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

/** The number of a walk in `heightsWith`. */
export const routeOf = (colour: Colour, ring: MoveRing | 'none' = 'none'): number =>
  colour * LICENCES.length + LICENCE_OF[ring];

/** The walks that reach a field from which there may be a step, or a leap, to this one. */
function reachingAround(field: Cell): number {
  let bits = 0;
  for (const side of SIDES)
    for (let rise = -FAR; rise <= FAR; rise++) bits |= reaching[slotOf(field + side + rise * Z)] ?? 0;
  return bits;
}
