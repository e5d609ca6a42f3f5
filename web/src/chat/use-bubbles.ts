/** What each seat has just said, for bubbles at their plates. */
import type { Reaction, RoomView, TableId } from '@belfry/table';
import { useEffect, useState } from 'react';
import { useServerHere } from '../server/context.js';
import { heardOf, textOf } from './lines.js';
import { useChatMemory } from './memory.js';
import { useChatWords } from './words/index.js';

/** Milliseconds. */
export const BUBBLE = 5000;

export interface Bubble {
  /** A reaction in words, too. */
  readonly text: string;
  readonly reaction: Reaction | undefined;
}

/** By seat: the last thing that others said within five seconds. Nothing at tables of this device. */
export function useBubbles(id: TableId, view: Pick<RoomView, 'chat' | 'seats'>): ReadonlyMap<number, Bubble> {
  const server = useServerHere();
  const words = useChatWords();
  const { silenced } = useChatMemory(id);
  const [, wake] = useState(0);
  const now = server?.now() ?? Number.POSITIVE_INFINITY;
  const fresh = heardOf(view, silenced).filter(({ line, isOwn }) => !isOwn && line.at + BUBBLE > now);
  const next = Math.min(...fresh.map(({ line }) => line.at + BUBBLE));
  useEffect(() => {
    if (server === undefined || !Number.isFinite(next)) return;
    const timer = setTimeout(() => wake(count => count + 1), Math.max(0, next - server.now()) + 1);
    return () => clearTimeout(timer);
  }, [server, next]);
  return new Map(
    fresh.flatMap(({ line, seat }) =>
      seat === undefined ? [] : [[seat, { text: textOf(line, words), reaction: line.reaction }] as const],
    ),
  );
}
