/**
 * How much room the street has. It is measured after every change of the page, before that is painted: how the board is laid
 * out, and how long a text around it is, decides what is left for the street.
 */
import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Where nothing can be measured. */
const SOME_ROOM: Room = { width: 360, height: 200 };

/** The element must stay the same. */
export function useRoom(ref: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState(SOME_ROOM);
  useLayoutEffect(() => setRoom(old => measured(ref.current, old)));
  useLayoutEffect(() => {
    if (ref.current === null) return;
    const observer = new ResizeObserver(() => setRoom(old => measured(ref.current, old)));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}

function measured(element: HTMLElement | null, old: Room): Room {
  const { clientWidth: width = 0, clientHeight: height = 0 } = element ?? {};
  const isKnown = width > 0 && height > 0;
  return isKnown && (width !== old.width || height !== old.height) ? { width, height } : old;
}
