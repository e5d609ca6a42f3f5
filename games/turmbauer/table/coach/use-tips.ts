/** Which tip is shown, and which have been: each once, unless somebody wants none. Kept for the next match. */
import { readStored, updateSettings, useSettings, writeStored } from '@belfry/ui';
import { type ShownTip, useTips as useShownTip } from '@belfry/ui/coach';
import { useState } from 'react';
import { TIPS, type Tip } from './moments.js';

const KEY = 'belfry-turmbauer-tips';

function readSeen(): readonly Tip[] {
  const kept = readStored(KEY);
  return Array.isArray(kept) ? TIPS.filter(tip => kept.includes(tip)) : [];
}

export interface Tips extends ShownTip<Tip> {
  /** No more of them, until they are switched on in the settings: then they come anew. */
  readonly stop: () => void;
}

/** `fitting`: what could be said now, the most urgent first. */
export function useTips(fitting: readonly Tip[]): Tips {
  const { tips: areWanted } = useSettings();
  const [seen, setSeen] = useState<readonly string[]>(readSeen);
  const keep = (tips: readonly string[]): void => {
    writeStored(KEY, tips);
    setSeen(tips);
  };
  const shown = useShownTip(areWanted ? fitting : undefined, { seen, keep });
  return {
    ...shown,
    stop() {
      updateSettings({ tips: false });
      keep([]);
    },
  };
}
