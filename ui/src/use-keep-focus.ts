/**
 * What was pressed may be gone afterwards: a bid that was made, a stone that was built. Whoever plays by keyboard then
 * goes on at the next piece, or else at the question that is asked.
 */
import { type RefObject, useEffect, useRef } from 'react';

/** Marks where to go on. The first in the page is taken, `next` before `ask`. */
export const NEXT = { 'data-focus': 'next' } as const;
export const ASK = { 'data-focus': 'ask', tabIndex: -1 } as const;

export function useKeepFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<EventTarget>(null);
  useEffect(() => {
    const board = root.current;
    const remember = (event: FocusEvent): void => {
      last.current = event.target;
    };
    board?.addEventListener('focusin', remember);
    return () => board?.removeEventListener('focusin', remember);
  }, [root]);
  useEffect(() => {
    const isLost = last.current instanceof Node && !last.current.isConnected;
    if (!isLost || document.activeElement !== document.body) return;
    const find = (mark: string) => root.current?.querySelector<HTMLElement>(`[data-focus="${mark}"]`);
    (find('next') ?? find('ask'))?.focus({ preventScroll: true });
  });
}
