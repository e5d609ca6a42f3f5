/** Skyscraper on the pad: who won which match of an evening. */
import type { Seat } from '@belfry/engine';
import type { Log } from '@belfry/ui/pad';
import { FLOOR_GOALS } from '../../rules/index.js';

export interface SkyscraperEntry {
  readonly type: 'match';
  /** More than one if they share the victory. */
  readonly winners: readonly Seat[];
  /** In milliseconds since 1970. */
  readonly at: number;
  /** How high each seat's skyscraper was in the end, if somebody noted it. */
  readonly floors?: readonly number[];
}

/** No skyscraper is higher. */
export const MOST_FLOORS = Math.max(...FLOOR_GOALS);

export interface SkyscraperSheet {
  /** Matches won, by seat. */
  readonly wins: readonly number[];
  /** All floors noted, by seat. */
  readonly floors: readonly number[];
  readonly hasFloors: boolean;
  readonly leaders: readonly Seat[];
}

export function foldSkyscraper(players: number, log: Log<SkyscraperEntry>): SkyscraperSheet {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const wins = seats.map(seat => log.filter(({ winners }) => winners.includes(seat)).length);
  const best = Math.max(...wins);
  return {
    wins,
    floors: seats.map(seat => log.reduce((sum, entry) => sum + (entry.floors?.[seat] ?? 0), 0)),
    hasFloors: log.some(entry => entry.floors !== undefined),
    leaders: best === 0 ? [] : seats.filter(seat => wins[seat] === best),
  };
}
