/** Plays a plan, step by step. */
import { playSound } from '@belfry/ui';
import { useEffect, useRef, useState } from 'react';
import type { FinaleStep } from './plan.js';

interface Playing {
  readonly isStill: boolean;
  /** Called once, when all was shown; not where it stands still. */
  readonly onShown: () => void;
}

/** How many steps are done. */
export function usePlayed(steps: readonly FinaleStep[], { isStill, onShown }: Playing): number {
  const [done, setDone] = useState(0);
  const shown = useRef(onShown);
  useEffect(() => {
    shown.current = onShown;
  });
  useEffect(() => {
    if (isStill) return;
    const step = steps[done];
    if (step === undefined) {
      shown.current();
      return;
    }
    const timer = setTimeout(() => {
      playSound(step.what === 'rise' ? 'place' : 'count');
      setDone(done + 1);
    }, step.after);
    return () => clearTimeout(timer);
  }, [steps, done, isStill]);
  return isStill ? steps.length : done;
}
