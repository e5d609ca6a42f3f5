/** What others did to a player since that player last acted, read from the log they were shown. */
import type { Json, Seat } from '@belfry/engine';
import { type CardName, readSeenEntry, type SeenEntry } from '../rules/index.js';

export type Wrong =
  | { readonly type: 'floor'; readonly by: Seat; readonly how: 'steal-floor' | 'jackhammer' | 'wrecking-ball' }
  | { readonly type: 'card'; readonly by: Seat; readonly card: CardName }
  /** A milkshake was drunk; `by` if it was served in the same time. */
  | { readonly type: 'turn'; readonly by: Seat | undefined };

export function wrongsTo(log: readonly Json[], victim: Seat): readonly Wrong[] {
  const entries = log.map(readSeenEntry);
  const mine = entries.findLastIndex(entry => 'seat' in entry && entry.seat === victim);
  // What followed from one's own last action counts too: after it somebody's turn began.
  const since = entries.slice(Math.max(0, mine));
  return since.flatMap(entry => [...deedOf(entry, victim), ...missed(entry, since, victim)]);
}

function deedOf(entry: SeenEntry, victim: Seat): readonly Wrong[] {
  if (!('seat' in entry))
    return entry.chance === 'stolen' && entry.victim === victim && entry.card !== undefined
      ? [{ type: 'card', by: entry.thief, card: entry.card }]
      : [];
  const { action, seat: by } = entry;
  switch (action.type) {
    case 'steal-floor':
    case 'jackhammer':
    case 'wrecking-ball':
      return action.from === victim ? [{ type: 'floor', by, how: action.type }] : [];
    default:
      return [];
  }
}

function missed(entry: SeenEntry, since: readonly SeenEntry[], victim: Seat): readonly Wrong[] {
  const skipped = ('skipped' in entry ? entry.skipped : undefined) ?? [];
  if (!skipped.includes(victim)) return [];
  const served = since.findLast(
    other => 'seat' in other && other.action.type === 'milkshake' && other.action.to === victim,
  );
  return [{ type: 'turn', by: served !== undefined && 'seat' in served ? served.seat : undefined }];
}
