/** Says what happened since the last look, and whose turn it is; rings when it is the viewer's. */
import type { TableView } from '@belfry/table';
import { type LogLine, playSound, useAnnounce } from '@belfry/ui';
import { useEffect, useRef } from 'react';

export function useNews(view: TableView, lines: readonly LogLine[], prompt: string): void {
  const announce = useAnnounce();
  const heard = useRef(view.count);
  const { count, due, viewer } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said follows from the count of entries.
  useEffect(() => {
    const news = lines.filter(({ entry }) => entry >= heard.current).map(({ text }) => text);
    const isNew = count !== heard.current;
    heard.current = count;
    if (!isNew) return;
    announce([...news, prompt].join(' '));
    if (due.type === 'over') playSound('win');
    else if (due.type === 'seat' && due.seat === viewer) playSound('turn');
  }, [count, viewer]);
}
