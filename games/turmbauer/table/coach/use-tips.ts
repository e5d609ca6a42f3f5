/** Which tip is shown, and which have been: each once, unless somebody wants none. Kept for the next match. */
import { readStored, updateSettings, useSettings, writeStored } from '@belfry/ui';
import { useEffect, useRef, useState } from 'react';
import { TIPS, type Tip } from './moments.js';

const KEY = 'belfry-turmbauer-tips';

/** So long a tip must have been there to count as read when its moment is over, in milliseconds. */
const READ_AFTER = 4000;

function readSeen(): readonly Tip[] {
  const kept = readStored(KEY);
  return Array.isArray(kept) ? TIPS.filter(tip => kept.includes(tip)) : [];
}

export interface Tips {
  readonly tip: Tip | undefined;
  readonly gotIt: () => void;
  /** No more of them, until they are switched on in the settings: then they come anew. */
  readonly stop: () => void;
}

/** `fitting`: what could be said now, the most urgent first. */
export function useTips(fitting: readonly Tip[]): Tips {
  const { tips: areWanted } = useSettings();
  const [seen, setSeen] = useState(readSeen);
  const tip = areWanted ? fitting.find(each => !seen.includes(each)) : undefined;
  const read = useRef<Tip>(undefined);
  const keep = (tips: readonly Tip[]): void => {
    writeStored(KEY, tips);
    setSeen(tips);
  };
  // Its moment is over, and there was time to read it.
  useEffect(() => {
    const last = read.current;
    if (areWanted && last !== undefined && last !== tip && !seen.includes(last)) keep([...seen, last]);
  });
  useEffect(() => {
    if (tip === undefined) return;
    const timer = setTimeout(() => {
      read.current = tip;
    }, READ_AFTER);
    return () => clearTimeout(timer);
  }, [tip]);
  return {
    tip,
    gotIt() {
      if (tip !== undefined) keep([...seen, tip]);
    },
    stop() {
      updateSettings({ tips: false });
      keep([]);
    },
  };
}
