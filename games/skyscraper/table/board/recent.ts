/** What happened last, for the houses: where to look. */
import type { Seat } from '@belfry/engine';
import type { SeenEntry } from '../../rules/index.js';

export interface Recent {
  /** Whose top floor is new. */
  readonly built?: Seat;
  /** Who lost the top floor. */
  readonly lost?: Seat;
  /** Where a dog came, or went. */
  readonly dog?: { readonly seat: Seat; readonly floor: number; readonly left: boolean };
  /** Who was robbed of a card. */
  readonly robbed?: Seat;
  /** Who was served a milkshake. */
  readonly served?: Seat;
  /** Who did it, and where a card from their hand came down. */
  readonly by?: Seat;
}

/** The last deed in the log; the end of a turn is none. */
export function recentOf(log: readonly SeenEntry[]): Recent {
  const last = log.findLast(entry => ('chance' in entry ? entry.chance === 'stolen' : entry.action.type !== 'end'));
  if (last === undefined) return {};
  if (!('action' in last)) return last.chance === 'stolen' ? { robbed: last.victim, by: last.thief } : {};
  const { seat: by, action } = last;
  switch (action.type) {
    case 'build':
      return { by, built: by };
    case 'steal-floor':
      return { by, built: by, lost: action.from };
    case 'guard':
      return { by, dog: { seat: by, floor: action.floor, left: false } };
    case 'bone':
      return { by, dog: { seat: action.from, floor: action.floor, left: true } };
    case 'jackhammer':
    case 'wrecking-ball':
      return { by, lost: action.from };
    case 'thief':
      return { by, robbed: action.from };
    case 'milkshake':
      return { by, served: action.to };
    default:
      return { by };
  }
}
