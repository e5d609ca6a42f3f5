/** What a match of Turmbauer tells of one seat. */
import { at, type Seat } from '@belfry/engine';
import type { MatchEnd, Measures } from '@belfry/ui';
import {
  BASE,
  COLOURS,
  type ColourName,
  colourOf,
  coloursOfSeat,
  heights,
  outcome,
  readSeenEntry,
  type State,
  seatOf,
  TABLE,
  type Triple,
  type Turmbauer,
  towerHeight,
  tripleOf,
} from '../rules/index.js';

/** A tower to remember, with whoever stood on it. */
export type Keepsake = {
  /** How high one's own pawn stood, and how high the tower was. */
  readonly height: number;
  readonly tower: number;
  readonly base: readonly Triple[];
  readonly stones: readonly { readonly colour: ColourName; readonly cells: readonly Triple[] }[];
  readonly pawns: readonly { readonly colour: ColourName; readonly cell: Triple }[];
};

export const FIGURES = { tower: 'most', stones: 'mean', fallen: 'sum', collapses: 'sum' } as const;
export type FigureName = keyof typeof FIGURES;

export function measure({ view, log, seat }: MatchEnd<Turmbauer>): Measures<Keepsake> {
  const broughtDown = outcome(view).collapsedBy === seat;
  const figures: Record<FigureName, number> = {
    tower: towerHeight(view),
    stones: view.tower.filter(({ piece }) => seatOf(view, colourOf(piece)) === seat).length,
    fallen: fallenBy(log.map(readSeenEntry), seat),
    collapses: broughtDown ? 1 : 0,
  };
  const height = Math.max(...coloursOfSeat(view, seat).map(colour => at(heights(view), colour)));
  // Nobody is proud of a tower that they have brought down.
  if (broughtDown || height === 0) return { figures, kinds: {} };
  return { figures, kinds: {}, best: { worth: height, piece: keepsakeOf(view, height) } };
}

/** How many stones fell when this seat built. */
const fallenBy = (log: readonly ReturnType<typeof readSeenEntry>[], seat: Seat): number =>
  log.reduce((sum, entry) => sum + (entry.kind === 'settle' && entry.builder === seat ? entry.fell.length : 0), 0);

const keepsakeOf = (view: State, height: number): Keepsake => ({
  height,
  tower: towerHeight(view),
  base: BASE.map(tripleOf),
  stones: view.tower.map(({ piece, cells }) => ({ colour: at(COLOURS, colourOf(piece)), cells: cells.map(tripleOf) })),
  pawns: view.pawns.flatMap((cell, colour) =>
    cell === TABLE ? [] : [{ colour: at(COLOURS, colour), cell: tripleOf(cell) }],
  ),
});
