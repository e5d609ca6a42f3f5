/** How a match ends. SPEC [win]. */
import type { BySeat } from '@belfry/engine';
import type { Floor } from './floors.js';
import type { State } from './state.js';

export interface Outcome {
  readonly floors: BySeat<number>;
  readonly winners: readonly number[];
}

/** The first to have all floors wins; if the match died down, those with the most. [win.1] [win.2] [record.4] */
export function outcome(state: State): Outcome {
  const floors: number[] = [];
  let winners: number[] = [];
  let most = -1;
  for (let seat = 0; seat < state.skyscrapers.length; seat++) {
    const count = (state.skyscrapers[seat] as readonly Floor[]).length;
    floors.push(count);
    if (count > most) winners = [];
    if (count >= most) winners.push(seat);
    most = Math.max(most, count);
  }
  return { floors, winners };
}
