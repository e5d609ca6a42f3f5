/** Scrolls the map, and never the page, so that the cursor is seen. */
import { type RefObject, useEffect } from 'react';

export function useKeepInSight(frame: RefObject<HTMLElement | null>, column: string | undefined, size: number): void {
  useEffect(() => {
    const box = frame.current;
    const cell = box?.querySelector(`[data-column="${column}"]`)?.getBoundingClientRect();
    if (box === null || cell === undefined) return;
    const seen = box.getBoundingClientRect();
    // One cell around it is seen, too: the names at the rim need less.
    box.scrollLeft += beyond(cell.left - size, cell.right + size, seen.left, seen.right);
    box.scrollTop += beyond(cell.top - size, cell.bottom + size, seen.top, seen.bottom);
  }, [frame, column, size]);
}

/** How far something reaches out of what is seen, to either side. */
function beyond(from: number, to: number, first: number, last: number): number {
  if (from < first) return from - first;
  return to > last ? to - last : 0;
}
