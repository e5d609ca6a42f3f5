/** A hint that was asked for at this moment of a match, and one that is shown on the board until the match moves on. */
import type { TableView } from '@belfry/table';
import type { Hint } from '@belfry/ui';
import { useState } from 'react';

interface Kept {
  /** The moment: how many entries the match has. */
  readonly count: number;
  /** Nothing while it is only asked for. */
  readonly hint?: Hint;
}

export function useHint({ count }: Pick<TableView, 'count'>) {
  const [kept, setKept] = useState<Kept>();
  const now = kept?.count === count ? kept : undefined;
  return {
    hint: now?.hint,
    asked: now !== undefined && now.hint === undefined,
    ask: () => setKept({ count }),
    show: (hint: Hint) => setKept({ count, hint }),
    close: () => setKept(undefined),
  };
}
