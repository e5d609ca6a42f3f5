/** What others say is also said to those who listen: only the newest, and nothing that was there before. */
import type { RoomView, TableId } from '@belfry/table';
import { useAnnounce } from '@belfry/ui';
import { useEffect, useRef } from 'react';
import { heardOf, textOf } from './lines.js';
import { useChatMemory } from './memory.js';
import { useChatWords } from './words/index.js';

export function useSpoken(id: TableId, view: RoomView): void {
  const words = useChatWords();
  const announce = useAnnounce();
  const { silenced } = useChatMemory(id);
  const last = heardOf(view, silenced)
    .filter(({ isOwn }) => !isOwn)
    .at(-1)?.line;
  const known = useRef(view.chat.at(-1)?.number ?? -1);
  useEffect(() => {
    if (last === undefined || last.number <= known.current) return;
    known.current = last.number;
    announce(words.said(last.name, textOf(last, words)));
  }, [last, words, announce]);
}
