/** Where the focus goes when the button that had it is gone, and what is still on its way. */
import type { Viewer } from '@belfry/engine';
import { type RefObject, useEffect, useRef } from 'react';
import type { State } from '../../rules/index.js';

/** After a deed the button that did it may be gone: then the hand has the focus, not the page. */
export function useKeptFocus(place: RefObject<HTMLElement | null>, moment: unknown): () => void {
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moment` stands for what the board shows.
  useEffect(() => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === null || document.activeElement === document.body) place.current?.focus();
  }, [place, moment]);
  return () => {
    hadFocus.current = true;
  };
}

/** Was something just done that the table has not answered yet? Then it is still one's own turn, and nothing should flicker. */
export function useBusy(view: State, entries: number, canAct: boolean, viewer: Viewer): boolean {
  const acted = useRef<number>(undefined);
  useEffect(() => {
    if (canAct) acted.current = entries;
  });
  const since = acted.current === undefined ? Number.POSITIVE_INFINITY : entries - acted.current;
  return !canAct && view.phase === 'play' && view.turn === viewer && since >= 0 && since <= 1;
}
