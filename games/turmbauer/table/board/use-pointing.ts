/** Tells those who look on from elsewhere what is held over the board: what is newest, and not too often. */
import type { Json } from '@belfry/engine';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds from one to the next. */
const PAUSE = 100;

export function usePointing(point: ((at: Json) => void) | undefined, at: Json): void {
  const text = JSON.stringify(at);
  /** What was told last, and when. */
  const told = useRef({ text: 'null', time: 0 });
  const tell = useEffectEvent(() => {
    told.current = { text, time: Date.now() };
    point?.(at);
  });
  const isHeard = point !== undefined;
  useEffect(() => {
    if (!isHeard || told.current.text === text) return;
    const timer = setTimeout(tell, Math.max(0, told.current.time + PAUSE - Date.now()));
    return () => clearTimeout(timer);
  }, [isHeard, text]);
}
