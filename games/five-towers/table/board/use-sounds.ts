/** What others build is heard. What the viewer builds was heard while it was drafted. */
import type { Json, Viewer } from '@belfry/engine';
import { useNewsSound } from '@belfry/ui';
import { isSeenAction, readSeenEntry } from '../../rules/index.js';

export function useSounds(log: readonly Json[], viewer: Viewer): void {
  useNewsSound(log, json => {
    const entry = readSeenEntry(json);
    if (!isSeenAction(entry) || entry.action.type !== 'build' || entry.seat === viewer) return undefined;
    return entry.torn === undefined ? 'place' : 'fall';
  });
}
