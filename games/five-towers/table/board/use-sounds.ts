/** What others build is heard. What the viewer builds was heard while it was drafted. */
import type { Json, Viewer } from '@belfry/engine';
import { playSound } from '@belfry/ui';
import { useEffect, useRef } from 'react';
import { isSeenAction, readSeenEntry } from '../../rules/index.js';

export function useSounds(log: readonly Json[], viewer: Viewer): void {
  const heard = useRef(log.length);
  useEffect(() => {
    const last = log.at(-1);
    const isNew = log.length === heard.current + 1;
    heard.current = log.length;
    if (!isNew || last === undefined) return;
    const entry = readSeenEntry(last);
    if (!isSeenAction(entry) || entry.action.type !== 'build' || entry.seat === viewer) return;
    playSound(entry.torn === undefined ? 'place' : 'fall');
  }, [log, viewer]);
}
