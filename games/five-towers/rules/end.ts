/** How a match ends. SPEC [score]. */
import { at, type BySeat } from '@belfry/engine';
import { scoreSheet } from './scoring.js';
import type { State } from './state.js';

export interface Outcome {
  readonly scores: BySeat<number>;
  readonly winners: readonly number[];
}

/** [score.4] [record.5] */
export function outcome(state: State): Outcome {
  const scores = state.towers.map((towers, seat) => scoreSheet(towers, at(state.tornDown, seat).length).total);
  const best = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) };
}
