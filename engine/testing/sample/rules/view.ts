/** What a viewer knows. SPEC [view]. */
import { at, isSeatEntry, type Json, type Moment, type Seat, SPECTATOR, type Viewer } from '@belfry/engine';
import type { Lantern } from './game.js';
import { copy, type State } from './state.js';

/** Other hands are closed until the end; but a light that is being swapped lies open. [view.1] */
export function see(state: State, viewer: Viewer): State {
  const seen = copy(state);
  const isOpen = (seat: Seat): boolean => seat === viewer || (state.phase === 'draw' && seat === state.turn);
  if (state.phase !== 'over') seen.hands = state.hands.map((light, seat) => (isOpen(seat) ? light : null));
  return seen;
}

/** An entry as this viewer may know it. [view.3] */
export function seeEntry({ before, entry }: Moment<Lantern>, viewer: Viewer): Json {
  if (isSeatEntry<Lantern>(entry)) return { seat: entry.seat, action: entry.action };
  if (entry.chance === 'draw')
    return viewer === before.turn ? { chance: 'draw', light: entry.light } : { chance: 'draw' };
  return viewer === SPECTATOR ? { chance: 'deal' } : { chance: 'deal', light: at(entry.lights, viewer) };
}
