/** A pad that is written on here, and perhaps in another window too. */

import type { PadSheet } from '@belfry/ui/pad';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePadStore } from './store/context.js';

export interface StoredPad {
  readonly pad: PadSheet;
  /** The last change is not kept: it could not be stored, or another window had written first. */
  readonly trouble: 'unsaved' | 'overtaken' | undefined;
  readonly change: (next: PadSheet) => void;
}

/** `onGone` is called when another window has thrown the pad away. */
export function useStoredPad(stored: PadSheet, onGone: () => void): StoredPad {
  const store = usePadStore();
  const [pad, setPad] = useState(stored);
  const [trouble, setTrouble] = useState<StoredPad['trouble']>();
  /** For a change that could not be stored: what the store still has. */
  const unsaved = useRef(new Map<number, number>());
  const { id } = stored;
  const reread = useCallback(async () => {
    const found = await store.get(id);
    if (found === undefined) onGone();
    else setPad(found);
  }, [store, id, onGone]);
  // What cannot be read now stays as it was.
  useEffect(() => store.watch(id, () => void reread().catch(() => undefined)), [store, id, reread]);
  const keep = async (next: PadSheet): Promise<void> => {
    const before = unsaved.current.get(pad.changed) ?? pad.changed;
    try {
      const isKept = await store.put(next, before);
      if (!isKept) await reread();
      setTrouble(isKept ? undefined : 'overtaken');
    } catch {
      unsaved.current.set(next.changed, before);
      setTrouble('unsaved');
    }
  };
  const change = (next: PadSheet): void => {
    setPad(next);
    void keep(next);
  };
  return { pad, trouble, change };
}
