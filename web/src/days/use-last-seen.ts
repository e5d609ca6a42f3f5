/** When somebody comes back to a table after hours: how far they had seen it before. */
import type { TableView } from '@belfry/table';
import { useEffect, useRef, useState } from 'react';
import { readSeen, type Seen, writeSeen } from './seen.js';

/** Milliseconds after which somebody may have forgotten where they were. */
const LONG = 4 * 3_600_000;
/** Milliseconds within which what happened meanwhile reaches a page that is looked at again. Later it is seen as it happens. */
const ARRIVAL = 60_000;

export interface LastSeen {
  /** Nothing if they were here a while ago, or never. */
  readonly since: Seen | undefined;
  /** They have read it. */
  readonly dismiss: () => void;
}

/** A look at the table: when it began, and what was known of it before. */
interface Look {
  readonly at: number;
  readonly before: Seen | undefined;
}

function beginLook(id: string, at: number): Look {
  const before = readSeen(id);
  return { at, before: before !== undefined && at - before.at >= LONG ? before : undefined };
}

const isVisible = (): boolean => document.visibilityState !== 'hidden';

export function useLastSeen(
  id: string,
  { revision, count }: Pick<TableView, 'revision' | 'count'>,
  now: () => number = Date.now,
): LastSeen {
  const [look, setLook] = useState(() => beginLook(id, now()));
  const [since, setSince] = useState<Seen>();
  const shown = useRef({ id, revision, count, now });
  useEffect(() => {
    shown.current = { id, revision, count, now };
    if (!isVisible()) return;
    const { at, before } = look;
    const isNew = before !== undefined && revision > before.revision && now() - at < ARRIVAL;
    if (isNew) setSince(before);
    writeSeen(id, { revision, count, at: now() });
  }, [id, revision, count, now, look]);
  useEffect(() => {
    const leave = (): void => {
      const { now: time, id: table, ...seen } = shown.current;
      writeSeen(table, { ...seen, at: time() });
    };
    const changed = (): void => {
      if (isVisible()) setLook(beginLook(shown.current.id, shown.current.now()));
      else leave();
    };
    document.addEventListener('visibilitychange', changed);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      if (isVisible()) leave();
    };
  }, []);
  return { since, dismiss: () => setSince(undefined) };
}
