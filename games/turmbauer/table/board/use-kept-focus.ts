/** What was pressed may be gone afterwards. Whoever plays by keyboard then goes on at what is asked next. */
import { type RefObject, useEffect, useRef } from 'react';

export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
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
    root.current?.querySelector<HTMLElement>('[data-focus="ask"]')?.focus({ preventScroll: true });
  });
}
