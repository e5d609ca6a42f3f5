/** What a match of Skyscraper tells of one seat. */
import { at, type Seat } from '@belfry/engine';
import type { MatchEnd, Measures } from '@belfry/ui';
import { FLOOR_SUM, type Skyscraper } from '../rules/index.js';

/** A house to remember. */
export type Keepsake = {
  /** Whose house: each seat has a roof of its own. */
  readonly seat: Seat;
  readonly goal: number;
  /** From the ground up. */
  readonly floors: readonly { readonly value: number; readonly joker: boolean; readonly dog: boolean }[];
};

export const FIGURES = { quickest: 'least', closest: 'least', dogs: 'sum', jokers: 'sum' } as const;
export type FigureName = keyof typeof FIGURES;

/** The floors there are, by their two numbers. */
export const PAIRS = ['1+8', '2+7', '3+6', '4+5'] as const;

export function measure({ view, seat }: MatchEnd<Skyscraper>): Measures<Keepsake> {
  const floors = at(view.skyscrapers, seat);
  const others = view.skyscrapers.filter((_, other) => other !== seat).map(({ length }) => length);
  const lead = floors.length - Math.max(...others);
  const dogs = floors.filter(({ dog }) => dog).length;
  const figures = {
    dogs,
    jokers: floors.filter(({ joker }) => joker).length,
    closest: Math.abs(lead),
    ...(floors.length === view.options.floors && { quickest: Math.ceil(view.turns / view.options.players) }),
  } satisfies Partial<Record<FigureName, number>>;
  const pairs = floors.map(({ value }) => at(PAIRS, Math.min(value, FLOOR_SUM - value) - 1));
  const kinds = Object.fromEntries(PAIRS.map(pair => [pair, pairs.filter(each => each === pair).length]));
  if (floors.length === 0) return { figures, kinds };
  const piece = { seat, goal: view.options.floors, floors };
  // Of houses of one height the better guarded is the finer.
  return { figures, kinds, best: { worth: floors.length * 10 + dogs, piece } };
}
