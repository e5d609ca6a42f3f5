/** The tables of the server that everybody may know of, but for one's own. */
import type { TableSummary } from '@belfry/table';
import { useCallback } from 'react';
import type { Me } from '../server/calls.js';
import { useMe, useServer } from '../server/context.js';
import { useFresh } from '../use-fresh.js';

/** As many as are asked for. */
const MOST = 20;

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
  const asked = useFresh(
    useCallback(async () => {
      if (!isSomebody) return undefined;
      const page = await calls.openTables({ phases: ['room', 'running'], limit: MOST });
      const others = page.tables.filter(({ seats }) => !seats.some(({ isYours }) => isYours));
      const rooms = others.filter(({ phase, seats }) => phase === 'room' && seats.some(isOpen));
      const running = others.filter(({ phase, spectators }) => phase === 'running' && spectators);
      return [...rooms, ...running];
    }, [calls, isSomebody]),
  );
  return { me, tables: asked.state === 'there' ? asked.value : undefined };
}

const isOpen = ({ player }: TableSummary['seats'][number]): boolean => player.type === 'open';
