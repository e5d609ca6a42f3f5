/** Says what happened since the last look, and whose turn it is; rings when it is the viewer's. */
import type { TableView } from '@belfry/table';
import { type LogLine, playSound, useAnnounce } from '@belfry/ui';
import { useEffect, useRef } from 'react';

export function useNews(view: TableView, lines: readonly LogLine[], prompt: string): void {
  const announce = useAnnounce();
  const { count, due, viewer } = view;
  const heard = useRef(count);
  const listener = useRef(viewer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said follows from the count of entries and the viewer.
  useEffect(() => {
    const isNew = count !== heard.current;
    // Whoever looks now must not hear what was meant for the one before.
    const isOther = viewer !== listener.current;
    const news = isOther ? [] : lines.filter(({ entry }) => entry >= heard.current).map(({ text }) => text);
    heard.current = count;
    listener.current = viewer;
    if (!isNew && !isOther) return;
    announce([...news, prompt].join(' '));
    if (due.type === 'over') playSound('win');
    else if (due.type === 'seat' && due.seat === viewer) playSound('turn');
  }, [count, viewer]);
  // What was said at this table stays at this table.
  useEffect(() => () => announce(''), [announce]);
}
