/** Scrolls the map, and what it lies in, but never the page, so that the cursor is seen. */
import { type RefObject, useEffect } from 'react';

export function useKeepInSight(frame: RefObject<HTMLElement | null>, column: string | undefined, size: number): void {
  useEffect(() => {
    const cell = frame.current?.querySelector(`[data-column="${column}"]`);
    if (frame.current === null || cell === null || cell === undefined) return;
    for (const box of scrollersAround(frame.current)) {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      const seen = box.getBoundingClientRect();
      // One cell around it is seen, too: the names at the rim need less.
      box.scrollLeft += beyond(left - size, right + size, seen.left, seen.right);
      box.scrollTop += beyond(top - size, bottom + size, seen.top, seen.bottom);
    }
  }, [frame, column, size]);
}

/** The map's own frame, and on a phone what the whole plan is scrolled in. */
function scrollersAround(frame: HTMLElement): readonly HTMLElement[] {
  const outer = frame.closest<HTMLElement>('[data-scrolls]');
  return outer === null ? [frame] : [frame, outer];
}

/** How far something reaches out of what is seen, to either side. */
function beyond(from: number, to: number, first: number, last: number): number {
  if (from < first) return from - first;
  return to > last ? to - last : 0;
}
