/** How a match ends. SPEC [win]. */
import type { BySeat } from '@belfry/engine';
import type { State } from './state.js';

export interface Outcome {
  readonly floors: BySeat<number>;
  readonly winners: readonly number[];
}

/** The first to have all floors wins; if the match died down, those with the most. [win.1] [win.2] [record.4] */
export function outcome(state: State): Outcome {
  const floors = state.skyscrapers.map(built => built.length);
  const most = Math.max(...floors);
  return { floors, winners: floors.flatMap((count, seat) => (count === most ? [seat] : [])) };
}
