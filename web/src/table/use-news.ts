/** Says what happened since the last look, and whose turn it is; rings when it is the viewer's. */
import type { Seat } from '@belfry/engine';
import type { TableView } from '@belfry/table';
import { type LogLine, playSound, useAnnounce } from '@belfry/ui';
import { useEffect, useRef } from 'react';
import { peopleAt } from './eye.js';

/** `ringsAtEnd`: does nobody else ring when it is over? */
export function useNews(view: TableView, lines: readonly LogLine[], prompt: string, ringsAtEnd: boolean): void {
  const announce = useAnnounce();
  const { count, due, viewer } = view;
  const heard = useRef(count);
  const listener = useRef(viewer);
  const turn = useRef(turnOf(view));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said follows from the count of entries and the viewer.
  useEffect(() => {
    const isNew = count !== heard.current;
    // Whoever looks now must not hear what was meant for the one before.
    const isOther = viewer !== listener.current;
    const news = isOther ? [] : lines.filter(({ entry }) => entry >= heard.current).map(({ text }) => text);
    const isTurnNew = turnOf(view) !== turn.current;
    heard.current = count;
    listener.current = viewer;
    turn.current = turnOf(view);
    if (!isNew && !isOther) return;
    announce([...news, prompt].join(' '));
    if (due.type === 'over') {
      if (ringsAtEnd) playSound(hasLost(due.result, view) ? 'lost' : 'bell');
    } else if (isTurnNew && turnOf(view) === viewer) playSound('turn');
  }, [count, viewer]);
  // What was said at this table stays at this table.
  useEffect(() => () => announce(''), [announce]);
}

const turnOf = ({ due }: TableView): Seat | undefined => (due.type === 'seat' ? due.seat : undefined);

/** Only one who plays for themselves can lose: where people share a device, somebody has won. */
function hasLost({ winners }: { readonly winners: readonly Seat[] }, { viewer, seats }: TableView): boolean {
  return peopleAt(seats).length === 1 && typeof viewer === 'number' && !winners.includes(viewer);
}
