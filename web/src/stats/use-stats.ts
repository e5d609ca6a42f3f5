/** One's own matches as they come in: first the list, then the end of each. */
import type { TableId } from '@belfry/table';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useHost } from '../host/context.js';
import type { End, Listed } from './model/counted.js';
import { countedSince } from './model/forgotten.js';
import { knownEnds, listPlayed, readEnd } from './read.js';

type Reading =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'there'; readonly listed: Listed; readonly ends: ReadonlyMap<TableId, End> };

interface Stats {
  readonly reading: Reading;
  readonly again: () => void;
  /** Looks at older matches too. */
  readonly readOlder: () => void;
}

/** How many are read at first, and how many more each time. */
export const MOST = 300;
/** The page is drawn anew after so many ends. */
const AT_ONCE = 20;

/** @param since what ended before need not be read */
export function useStats(since: number | undefined): Stats {
  const host = useHost();
  const [most, setMost] = useState(MOST);
  const [round, setRound] = useState(0);
  const [reading, setReading] = useState<Reading>({ state: 'waiting' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks once more.
  useEffect(() => {
    let wanted = true;
    let listed: Listed | undefined;
    const ends = new Map(knownEnds(host));
    const show = (): void => {
      const there = listed && ({ state: 'there', listed, ends: new Map(ends) } as const);
      // Whoever touches the page meanwhile comes first.
      if (wanted && there !== undefined) startTransition(() => setReading(there));
    };
    const read = async (): Promise<void> => {
      await listPlayed(host, most, page => {
        listed = page;
        show();
      });
      for (const [index, match] of countedSince(listed?.played ?? [], since).entries()) {
        if (!wanted) return;
        ends.set(match.id, await readEnd(host, match));
        if (index % AT_ONCE === AT_ONCE - 1) show();
      }
      show();
    };
    read().catch((error: unknown) => wanted && setReading({ state: 'failed', error }));
    return () => {
      wanted = false;
    };
  }, [host, most, since, round]);
  const again = useCallback(() => setRound(count => count + 1), []);
  const readOlder = useCallback(() => setMost(count => count + MOST), []);
  return { reading, again, readOlder };
}
