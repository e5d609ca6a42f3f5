/** Where the focus goes when the button that had it is gone. */
import { type RefObject, useEffect, useRef } from 'react';

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
