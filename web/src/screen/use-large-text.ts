/** Text as large as the screen allows: it is read from across the room. Everything measured in `rem` follows. */
import { useLayoutEffect } from 'react';

/** A screen of this size has text as usual; on one of 1920 × 1080 the smallest text is 20 pixels high. */
const USUAL = { width: 1152, height: 648 };

export const textScale = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.max(1, Math.min(width / USUAL.width, height / USUAL.height));

export function useLargeText(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const set = (): void => {
      style.fontSize = `${100 * textScale({ width: innerWidth, height: innerHeight })}%`;
    };
    set();
    addEventListener('resize', set);
    return () => {
      removeEventListener('resize', set);
      style.fontSize = '';
    };
  }, []);
}
