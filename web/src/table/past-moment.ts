/** An earlier moment of a table, `?at=17` in the address, as its viewer may know it. */
import type { Json } from '@belfry/engine';
import type { Eye, TableId, TableView } from '@belfry/table';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useHost } from '../host/context.js';

export interface PastMoment {
  /** After how many entries; nothing if it is now. */
  readonly at: number | undefined;
  /** What is to be seen then; nothing while it is on its way. */
  readonly shown: { readonly state: Json; readonly log: readonly Json[] } | undefined;
  readonly error: unknown;
  readonly show: (at: number | undefined) => void;
}

interface HistoryState {
  readonly fromNow: boolean;
}

const cameFromNow = (): boolean => (history.state as Partial<HistoryState> | null)?.fromNow === true;
/** Said of an entry of the browser's history: is it now that lies before it? */
const fromNow = (isNew: boolean): HistoryState => ({ fromNow: isNew || cameFromNow() });

interface Seen {
  readonly viewer: Eye;
  readonly at: number;
  readonly state: Json;
}

export function usePastMoment(id: TableId, { viewer, count, revision, log }: TableView): PastMoment {
  const host = useHost();
  const [query, setQuery] = useSearchParams();
  const [seen, setSeen] = useState<Seen>();
  const [error, setError] = useState<unknown>();
  const wished = query.get('at');
  const at = wished === null ? undefined : Math.min(Math.max(0, Math.trunc(Number(wished)) || 0), count);
  const isPast = at !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change there may be another past.
  useEffect(() => {
    if (at === undefined) return;
    let wanted = true;
    const look = async (): Promise<void> => {
      const [state] = (await host.moments(id, viewer, at, at)) ?? [];
      if (!wanted) return;
      setError(undefined);
      if (state !== undefined) setSeen({ viewer, at, state });
    };
    look().catch((failure: unknown) => wanted && setError(failure));
    return () => {
      wanted = false;
    };
  }, [host, id, viewer, at, revision]);
  // What other eyes saw than those that look now is never shown. While a moment is on its way, the one before stays.
  const shown = useMemo(
    () => (isPast && seen?.viewer === viewer ? { state: seen.state, log: log.slice(0, seen.at) } : undefined),
    [isPast, seen, viewer, log],
  );
  return {
    at,
    shown,
    error: isPast ? error : undefined,
    show(moment) {
      // Back leads from a moment to now, from whichever moment.
      if (moment !== undefined) setQuery({ at: String(moment) }, { replace: isPast, state: fromNow(!isPast) });
      else if (cameFromNow()) history.back();
      else setQuery({}, { replace: true });
    },
  };
}
