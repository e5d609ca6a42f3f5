/** What happened that only two know: a theft from the viewer, or by the viewer. */
import type { Seat } from '@belfry/engine';
import type { SeenEntry } from '../../rules/index.js';

export interface Secret {
  /** The index of the entry that tells it. */
  readonly entry: number;
  /** Who knows it, too. */
  readonly other: Seat;
  readonly byViewer: boolean;
}

/** The newest since the viewer's turn before; nothing of what is long past. */
export function newestSecret(log: readonly SeenEntry[], viewer: Seat): Secret | undefined {
  const last = log.findLastIndex(entry => 'action' in entry && entry.seat === viewer && entry.action.type === 'end');
  const index = log.findLastIndex(
    (entry, at) =>
      at > last && 'victim' in entry && entry.card !== undefined && (entry.victim === viewer || entry.thief === viewer),
  );
  const theft = log[index];
  if (theft === undefined || !('victim' in theft)) return undefined;
  const byViewer = theft.thief === viewer;
  return { entry: index, byViewer, other: byViewer ? theft.victim : theft.thief };
}
