/** How a match ends. SPEC [score]. */
import { at, type BySeat, type Seat } from '@belfry/engine';
import { scoreSheet } from './scoring.js';
import type { State } from './state.js';

export interface Outcome {
  readonly scores: BySeat<number>;
  readonly winners: readonly Seat[];
}

/** [score.4] [record.5] */
export function outcome(state: State): Outcome {
  const scores = state.towers.map((towers, seat) => scoreSheet(towers, at(state.tornDown, seat).length).total);
  return { scores, winners: winnersOf(scores) };
}

/** Who has the most points: several, if they have equally many. */
export function winnersOf(scores: BySeat<number>): readonly Seat[] {
  const best = Math.max(...scores);
  const winners: Seat[] = [];
  for (let seat = 0; seat < scores.length; seat++) if (scores[seat] === best) winners.push(seat);
  return winners;
}
