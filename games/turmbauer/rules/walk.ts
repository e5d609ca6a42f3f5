/** The cells that a pawn crosses on its way, those of the table too. SPEC [move.8]. */
import { at } from '@belfry/engine';
import { Ground, type Way } from './paths.js';
import { type Cell, SIDES, TABLE, zOf } from './space.js';
import type { State } from './state.js';
import { towerOf } from './tower.js';

/**
 * From where the pawn stands to where it goes, cell by cell. The table outside is one place on the way, but has cells: those on a
 * shortest way across it. A pawn that is outside begins, or ends, where it steps up or down.
 */
export function walkOf(state: State, way: Way): Cell[] {
  const ground = new Ground(towerOf(state));
  const cells: Cell[] = [];
  let next: Way | undefined;
  for (let here: Way | undefined = way; here !== undefined; here = here.after) {
    cells.push(...(here.to === TABLE ? acrossTable(ground, here, next).toReversed() : [here.to]));
    next = here;
  }
  return cells.toReversed();
}

/** The step of two heights on a walk, by the number of the cell before it; nothing if there is none. [ring.4] */
export function leapOn(walk: readonly Cell[]): number | undefined {
  const index = walk.findIndex((cell, step) => step > 0 && Math.abs(zOf(cell) - zOf(at(walk, step - 1))) > 1);
  return index < 0 ? undefined : index - 1;
}

const isLeap = ({ leapt, after }: Way): boolean => leapt && after?.leapt === false;

function acrossTable(ground: Ground, here: Way, next: Way | undefined): Cell[] {
  const starts = here.after && ground.tableBeside(here.after.to, isLeap(here));
  const goals = next && ground.tableBeside(next.to, isLeap(next));
  if (starts === undefined || goals === undefined) return [at(starts ?? goals ?? [], 0)];
  return shortest(starts, new Set(goals), cell => SIDES.map(side => cell + side).filter(to => ground.isOutside(to)));
}

/** All of the table outside hangs together, so there is a way. */
function shortest(
  starts: readonly Cell[],
  goals: ReadonlySet<Cell>,
  stepsFrom: (cell: Cell) => readonly Cell[],
): Cell[] {
  const before = new Map<Cell, Cell | undefined>(starts.map(start => [start, undefined]));
  for (const cell of before.keys()) {
    if (goals.has(cell)) return backFrom(cell, before);
    for (const to of stepsFrom(cell)) if (!before.has(to)) before.set(to, cell);
  }
  throw new Error('no way across the table');
}

function backFrom(goal: Cell, before: ReadonlyMap<Cell, Cell | undefined>): Cell[] {
  const cells: Cell[] = [];
  for (let cell: Cell | undefined = goal; cell !== undefined; cell = before.get(cell)) cells.push(cell);
  return cells.toReversed();
}
