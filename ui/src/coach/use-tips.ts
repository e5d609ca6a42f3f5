/** Which tip is shown: the most urgent that fits and was not shown before. */
import { useEffect, useRef } from 'react';

/** So long a tip must have been there to count as read when its moment is over, in milliseconds. */
const READ_AFTER = 4000;

/** What was shown already, and where that is kept. */
export interface TipMemory {
  readonly seen: readonly string[];
  readonly keep: (seen: readonly string[]) => void;
}

export interface ShownTip<Id extends string> {
  readonly tip: Id | undefined;
  readonly gotIt: () => void;
}

/** `fitting`: what could be said now, the most urgent first; not there where nothing is to be said at all. */
export function useTips<Id extends string>(
  fitting: readonly Id[] | undefined,
  { seen, keep }: TipMemory,
): ShownTip<Id> {
  const areWanted = fitting !== undefined;
  const tip = fitting?.find(each => !seen.includes(each));
  const read = useRef<Id>(undefined);
  // Its moment is over, and there was time to read it.
  useEffect(() => {
    const last = read.current;
    if (last === undefined || last === tip) return;
    read.current = undefined;
    if (areWanted && !seen.includes(last)) keep([...seen, last]);
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
  };
}
