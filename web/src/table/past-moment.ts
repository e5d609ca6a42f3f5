/** An earlier moment of a table, `?at=17` in the address, as its viewer may know it. */
import type { Json } from '@belfry/engine';
import type { Eye, Frames, HostedView, TableId } from '@belfry/table';
import { useEffect, useState } from 'react';
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
  readonly frames: Frames;
}

export function usePastMoment(id: TableId, { viewer, count, revision }: HostedView): PastMoment {
  const host = useHost();
  const [query, setQuery] = useSearchParams();
  const [seen, setSeen] = useState<Seen>();
  const [error, setError] = useState<unknown>();
  const wished = query.get('at');
  const at = wished === null ? undefined : Math.min(Math.max(0, Math.trunc(Number(wished)) || 0), count);
  const isPast = at !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change there are other moments.
  useEffect(() => {
    if (!isPast) return;
    let wanted = true;
    const look = async (): Promise<void> => {
      const frames = await host.frames(id, viewer);
      if (!wanted) return;
      setError(undefined);
      if (frames !== undefined) setSeen({ viewer, frames });
    };
    look().catch((failure: unknown) => wanted && setError(failure));
    return () => {
      wanted = false;
    };
  }, [host, id, viewer, isPast, revision]);
  // Frames of other eyes than those that look now are never shown.
  const frames = seen?.viewer === viewer ? seen.frames : undefined;
  const state = at === undefined ? undefined : frames?.states[at];
  return {
    at,
    shown: frames === undefined || state === undefined ? undefined : { state, log: frames.log.slice(0, at) },
    error: isPast ? error : undefined,
    show(moment) {
      // Back leads from a moment to now, from whichever moment.
      if (moment !== undefined) setQuery({ at: String(moment) }, { replace: isPast, state: fromNow(!isPast) });
      else if (cameFromNow()) history.back();
      else setQuery({}, { replace: true });
    },
  };
}
