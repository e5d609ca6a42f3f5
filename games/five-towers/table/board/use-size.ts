/** How big an element is, now and whenever that changes. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
  /** How large text is here: 1 as usual, 2 at 200 %. */
  readonly text: number;
  /** Is it not shown at all? */
  readonly folded: boolean;
}

export function useSize<E extends HTMLElement>(
  first: Pick<Size, 'width' | 'height'>,
): readonly [RefObject<E | null>, Size] {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<Size>({ ...first, text: 1, folded: false });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const measure = (): void => setSize(old => measured(element, old));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}

const textScale = (): number => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;

function measured(element: HTMLElement, old: Size): Size {
  const { clientWidth: width, clientHeight: height } = element;
  const folded = getComputedStyle(element).display === 'none';
  if (width === 0 || height === 0) return old.folded === folded ? old : { ...old, folded };
  return old.width === width && old.height === height && !old.folded
    ? old
    : { width, height, text: textScale(), folded };
}
