/** The courses and their steps: known before a course is loaded. */
import type { GameId } from '../old-games.js';

export const STEPS = {
  'five-towers': ['towers', 'shrink', 'eight', 'nine', 'auction', 'build', 'score'],
  skyscraper: ['nine', 'joker', 'steal', 'guard', 'wreck', 'tricks', 'win'],
  turmbauer: ['dice', 'chequer', 'overhang', 'climb', 'rings', 'fall', 'end'],
} as const satisfies Record<GameId, readonly string[]>;

export type StepId<G extends GameId = GameId> = (typeof STEPS)[G][number];

export const stepCount = (game: GameId): number => STEPS[game].length;

/** The step of an address: numbers that are no step lead to the nearest one. */
export const nearestStep = (game: GameId, step: number): number =>
  Number.isInteger(step) ? Math.min(Math.max(step, 1), stepCount(game)) : 1;
