/** What a match of 5 Towers tells of one seat. */
import { at } from '@belfry/engine';
import type { MatchEnd, Measures } from '@belfry/ui';
import {
  type FiveTowers,
  scoreSheet,
  TOWER_TYPES,
  type TowerIndex,
  type TowerScore,
  type Value,
} from '../rules/index.js';

/** A tower to remember. */
export type Keepsake = {
  readonly tower: TowerIndex;
  /** From the bottom up. */
  readonly values: readonly Value[];
  readonly points: number;
};

export const FIGURES = { cards: 'mean', tallest: 'most', roofs: 'sum', tornDown: 'sum' } as const;
export type FigureName = keyof typeof FIGURES;

export function measure({ view, seat }: MatchEnd<FiveTowers>): Measures<Keepsake> {
  const towers = at(view.towers, seat);
  const torn = at(view.tornDown, seat).length;
  const { towers: scores } = scoreSheet(towers, torn);
  const figures: Record<FigureName, number> = {
    cards: scores.reduce((sum, { cards }) => sum + cards, 0),
    tallest: scores.reduce((most, { cards }) => Math.max(most, cards), 0),
    roofs: scores.filter(({ topped }) => topped).length,
    tornDown: torn,
  };
  const kinds = Object.fromEntries(TOWER_TYPES.map((type, tower) => [type, at(towers, tower).length]));
  const best = scores.reduce<TowerScore | undefined>(better, undefined);
  if (best === undefined) return { figures, kinds };
  const piece = { tower: best.tower, values: at(towers, best.tower), points: best.points };
  return { figures, kinds, best: { worth: best.points, piece } };
}

const better = (best: TowerScore | undefined, score: TowerScore): TowerScore =>
  best === undefined || score.points > best.points ? score : best;
