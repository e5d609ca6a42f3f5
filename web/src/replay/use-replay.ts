/** What a replay shows: a match through somebody's eyes, at one moment, and how the scores went. */
import { type Eye, isBegun, type TableHost, type TableId, type TableView } from '@belfry/table';
import type { GameScreen } from '@belfry/ui';
import { useCallback, useEffect, useState } from 'react';
import { type Asked, useAsked } from '../asked.js';
import { useHost } from '../host/context.js';
import { Moments } from './moments.js';

/** A match as these eyes saw it. While other eyes are on their way, the old ones stay. */
export interface Seen {
  readonly table: TableView;
  readonly moments: Moments;
}

export function useSeen(id: TableId, eye: Eye): Asked<Seen | undefined> & { readonly again: () => void } {
  const host = useHost();
  return useAsked(useCallback(() => seenBy(host, id, eye), [host, id, eye]));
}

async function seenBy(host: TableHost, id: TableId, eye: Eye): Promise<Seen | undefined> {
  const table = await host.view(id, eye);
  return table !== undefined && isBegun(table) ? { table, moments: new Moments(host, id, eye) } : undefined;
}

/** By moment and seat. */
export type Scores = readonly (readonly number[])[];

/** The scores after each entry, as far as they have come; nothing if a view does not tell them. */
export function useScores(moments: Moments, end: number, { scores }: GameScreen): Scores | undefined {
  const [known, setKnown] = useState<Scores>([]);
  useEffect(() => {
    if (scores === undefined) return;
    let isWanted = true;
    const collect = async (): Promise<void> => {
      const all: (readonly number[])[] = [];
      for await (const states of moments.all(end)) {
        if (!isWanted) return;
        all.push(...states.map(state => scores(state)));
        setKnown([...all]);
      }
    };
    // The board says what is wrong; the line just ends.
    collect().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [moments, end, scores]);
  return scores && known;
}
