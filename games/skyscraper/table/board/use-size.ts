/** How big an element is; what is drawn in pixels follows it. */
import { type RefObject, useLayoutEffect, useState } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

export function useSize(ref: RefObject<HTMLElement | null>, before: Size): Size {
  const [size, setSize] = useState(before);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize(old => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
