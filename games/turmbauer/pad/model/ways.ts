/** The ways in which a stone could lie at a face, whether the rules allow them or not. */
import { type Cell, type Misfit, type State, type Stone, turnsOfStone, whyNotThere } from '../../rules/index.js';
import type { Spin } from '../../table/model/hands.js';
import { keyOf } from '../../table/model/places.js';
import { spun } from '../../table/model/spin.js';

export interface Way {
  readonly cells: readonly Cell[];
  /** What the rules have against it. */
  readonly misfit: Misfit | undefined;
}

/** These no hand could do. */
const IMPOSSIBLE: ReadonlySet<Misfit['code']> = new Set(['not-this-stone', 'cells-taken', 'below-the-table']);

/** Allowed, forbidden, and last what breaks the pattern: that a hand sees by itself. */
const rankOf = ({ misfit }: Way): number => (misfit === undefined ? 0 : misfit.code === 'wrong-chequer' ? 2 : 1);

/** Each once: those that are allowed first, the others as the stone is turned. A column of it begins in this cell. */
export function waysAt(state: State, stone: Stone, at: Cell): Way[] {
  const ways = new Map<string, Way>();
  for (const { cells, bottoms } of turnsOfStone(stone))
    for (const bottom of bottoms) {
      const placed = cells.map(cell => at - bottom + cell);
      const key = keyOf(placed);
      if (ways.has(key)) continue;
      const misfit = whyNotThere(state, stone, placed);
      if (misfit === undefined || !IMPOSSIBLE.has(misfit.code)) ways.set(key, { cells: placed, misfit });
    }
  return [...ways.values()].toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** The way after this one; the first if it is none of them. */
export function nextWay(ways: readonly Way[], from: readonly Cell[] | undefined): Way | undefined {
  const at = ways.findIndex(({ cells }) => keyOf(cells) === keyOf(from ?? []));
  return ways[(at + 1) % ways.length];
}

interface Quarter {
  readonly axis: Spin;
  readonly back: boolean;
  /** From which side it is looked at. */
  readonly quarters: number;
}

/** Turned a quarter: at the same face if a hand could do that, else wherever it would be. Nothing if it looks the same. */
export function spunWay(
  state: State,
  stone: Stone,
  at: Cell,
  from: Way,
  { axis, back, quarters }: Quarter,
): Way | undefined {
  const ways = waysAt(state, stone, at).filter(({ misfit }) => misfit?.code !== 'wrong-chequer');
  const found = spun(
    ways.map(({ cells }) => ({ cells, reach: [] })),
    from.cells,
    axis,
    back,
    quarters,
  );
  if (found === undefined) return undefined;
  const cells = ('place' in found ? found.place.cells : found.tried).toSorted((a, b) => a - b);
  return { cells, misfit: whyNotThere(state, stone, cells) };
}
