/** After a change of page, reading goes on at its title; the browser places the focus on the first page by itself. */
import { type RefObject, useEffect, useRef } from 'react';

let isFirstPage = true;

export function useTitleFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstPage) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    isFirstPage = false;
  }, []);
  return heading;
}
