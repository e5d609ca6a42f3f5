/** What the jackdaw remembers of each game: the table at which it is taught, what was said there, and whether it was sent away. */
import { readStored, writeStored } from '@belfry/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { keyOf } from './asked.js';

interface Memory {
  readonly table: string | undefined;
  readonly seen: readonly string[];
  readonly isAway: boolean;
}

/** As long as the page is open, also where nothing can be kept. */
const memories = new Map<string, Memory>();
const listeners = new Set<() => void>();

function memoryOf(game: string): Memory {
  const known = memories.get(game) ?? stored(game);
  memories.set(game, known);
  return known;
}

/** What is stored may be damaged. */
function stored(game: string): Memory {
  const kept = Object(readStored(keyOf(game)));
  return {
    table: typeof kept.table === 'string' ? kept.table : undefined,
    seen: Array.isArray(kept.seen) ? kept.seen.filter((id: unknown) => typeof id === 'string') : [],
    isAway: kept.isAway === true,
  };
}

function keep(game: string, memory: Memory): void {
  memories.set(game, memory);
  writeStored(keyOf(game), memory);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Begins anew at a table where the game was not taught last. */
export function beginAt(game: string, table: string): void {
  if (memoryOf(game).table !== table) keep(game, { table, seen: [], isAway: false });
}

/** For tests: as if the page were opened anew. */
export const forgetMemories = (): void => memories.clear();

export interface Lesson {
  readonly seen: readonly string[];
  readonly keep: (seen: readonly string[]) => void;
  readonly isAway: boolean;
  readonly sendAway: () => void;
  readonly callBack: () => void;
}

/** What is remembered of this table; nothing if the game is not taught here. */
export function useLesson(game: string, table: string): Lesson | undefined {
  const memory = useSyncExternalStore(subscribe, () => memoryOf(game));
  return useMemo(
    () =>
      memory.table !== table
        ? undefined
        : {
            seen: memory.seen,
            keep: seen => keep(game, { ...memoryOf(game), seen }),
            isAway: memory.isAway,
            sendAway: () => keep(game, { ...memoryOf(game), isAway: true }),
            callBack: () => keep(game, { ...memoryOf(game), isAway: false }),
          },
    [game, table, memory],
  );
}
