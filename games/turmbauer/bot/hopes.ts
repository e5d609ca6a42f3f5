/** How high each colour can hope to stand after its next turn, whatever it rolls, if nobody built before. */
import { at } from '@belfry/engine';
import {
  type Cell,
  hasStone,
  Lookout,
  type MoveRing,
  pieceOf,
  placesForEach,
  routeOf,
  STONES,
  type State,
  sizeOf,
  tripleOf,
} from '../rules/index.js';
import { footingOf } from '../statics/index.js';

/** What a colour can climb to. */
export interface Hope {
  /** As the tower is: without a ring, and with each of those for moving. */
  readonly plain: number;
  readonly leap: number;
  readonly trespass: number;
  /** With a stone of its own, as the dice may have it. */
  readonly next: number;
}

const WALKS: readonly (MoveRing | 'none')[] = ['none', 'leap', 'trespass'];

/** Places that look more wobbly than this are nobody's plan. */
const PLAUSIBLE = 0.15;

const SIZES = 6;

/** By colour. */
export function hopesOf(state: State): Hope[] {
  const colours = [...state.pawns.keys()];
  const lookout = new Lookout(
    state,
    colours.flatMap(colour => WALKS.map(ring => routeOf(colour, ring))),
  );
  const bySize = nextHeights(state, lookout);
  return colours.map(colour => ({
    plain: lookout.heightOf(colour),
    leap: lookout.heightOf(colour, 'leap'),
    trespass: lookout.heightOf(colour, 'trespass'),
    next: expectedHeight(lookout.heightOf(colour), at(bySize, colour)),
  }));
}

/** The greatest height of each colour after a build of each size, by colour and size; nothing where no stone has a place. */
function nextHeights(state: State, lookout: Lookout): number[][] {
  const best = state.pawns.map((): number[] => []);
  const wanted = state.supply.reduce((all, stones) => all | stones, 0);
  for (const [stone, places] of placesForEach(state, wanted).entries()) {
    if (isTwin(stone, wanted)) continue;
    const owners = state.supply.flatMap((stones, colour) => (hasAlike(stones, stone) ? [colour] : []));
    for (const cells of places) tryPlace(lookout, stone, cells, owners, best);
  }
  return best;
}

function tryPlace(
  lookout: Lookout,
  stone: number,
  cells: readonly Cell[],
  owners: readonly number[],
  best: number[][],
): void {
  const size = sizeOf(stone);
  const changed = lookout.changedBy(cells);
  for (const colour of owners) {
    const heights = at(best, colour);
    const walk = routeOf(colour);
    const before = lookout.heightOf(colour);
    const height = lookout.heightIfChanged(walk, { piece: pieceOf(colour, stone), cells }, changed) ?? before;
    if (height > (heights[size] ?? -1) && (height <= before || isPlausible(lookout, cells))) heights[size] = height;
  }
}

const isPlausible = (lookout: Lookout, cells: readonly Cell[]): boolean =>
  footingOf(cells.map(tripleOf), cells.filter(cell => lookout.carries(cell)).map(tripleOf)) > PLAUSIBLE;

/** `2a` and `2b` are alike: what one can do, the other can. */
const TWIN_A = STONES.indexOf('2a');
const TWIN_B = STONES.indexOf('2b');
const isTwin = (stone: number, wanted: number): boolean => stone === TWIN_B && hasStone(wanted, TWIN_A);
const hasAlike = (stones: number, stone: number): boolean =>
  hasStone(stones, stone) || (stone === TWIN_A && hasStone(stones, TWIN_B));

/** What is to be expected of two dice: doubles allow everything, and with nothing to build the pawn climbs as the tower is. */
function expectedHeight(still: number, bySize: readonly number[]): number {
  let most = still;
  let sum = 0;
  for (let one = 1; one <= SIZES; one++) {
    most = Math.max(most, bySize[one] ?? 0);
    for (let other = one + 1; other <= SIZES; other++)
      sum += 2 * (Math.max(bySize[one] ?? 0, bySize[other] ?? 0) || still);
  }
  return (sum + SIZES * most) / SIZES ** 2;
}
