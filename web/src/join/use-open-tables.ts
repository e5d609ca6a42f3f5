/** The tables of the server that everybody may know of, but for one's own. */
import type { TableId, TableSummary } from '@belfry/table';
import { useCallback, useRef } from 'react';
import { useFresh } from '../home/lists/use-fresh.js';
import { type Me, ServerError } from '../server/calls.js';
import { useMe, useServer } from '../server/context.js';

/** As many as are asked for, and of those that run, as many as are looked at. */
const MOST = 20;
const MOST_RUNNING = 5;

export interface Lobby {
  /** Nobody sees open tables before they are somebody. */
  readonly me: Me | null | undefined;
  /** Nothing before they are known. */
  readonly tables: readonly TableSummary[] | undefined;
}

export function useOpenTables(): Lobby {
  const { calls } = useServer();
  const me = useMe();
  const isSomebody = me !== null && me !== undefined;
  /** May strangers watch there? */
  const watchable = useRef(new Map<TableId, boolean>());
  const asked = useFresh(
    useCallback(async () => {
      if (!isSomebody) return undefined;
      const page = await calls.openTables({ phases: ['room', 'running'], limit: MOST });
      const others = page.tables.filter(({ seats }) => !seats.some(({ isYours }) => isYours));
      const rooms = others.filter(({ phase, seats }) => phase === 'room' && seats.some(isOpen));
      const running = others.filter(({ phase }) => phase === 'running').slice(0, MOST_RUNNING);
      const known = watchable.current;
      for (const { id } of running) if (!known.has(id)) known.set(id, await mayWatch(() => calls.view(id)));
      return [...rooms, ...running.filter(({ id }) => known.get(id))];
    }, [calls, isSomebody]),
  );
  return { me, tables: asked.state === 'there' ? asked.value : undefined };
}

const isOpen = ({ player }: TableSummary['seats'][number]): boolean => player.type === 'open';

async function mayWatch(look: () => Promise<unknown>): Promise<boolean> {
  try {
    await look();
    return true;
  } catch (error) {
    if (error instanceof ServerError) return false;
    throw error;
  }
}
