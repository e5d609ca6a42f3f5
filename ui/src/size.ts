/** How big an element is, now and whenever that changes: what is drawn in pixels follows it. */
import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
  /** How large text is here: 1 as usual, 2 at 200 %. */
  readonly text: number;
  /** Is it not shown at all? Then it keeps the size it had. */
  readonly folded: boolean;
  /** Was it looked at already? Whatever takes long to draw waits for that, for it would be drawn twice. Nobody sees the wait. */
  readonly known: boolean;
}

/**
 * `before`: the size that counts until something can be measured. `always`: measured also after every change of the page, before
 * that is painted, for where the texts around it decide how much room is left. The element must stay the same.
 */
export function useSize(
  ref: RefObject<HTMLElement | null>,
  before: Pick<Size, 'width' | 'height'>,
  always = false,
): Size {
  const [size, setSize] = useState<Size>({ ...before, text: 1, folded: false, known: false });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (): void => setSize(old => measured(element, old));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Text may grow while the element stays as it is.
    observer.observe(rule());
    return () => observer.disconnect();
  }, [ref]);
  useLayoutEffect(() => {
    const element = always ? ref.current : null;
    if (element !== null) setSize(old => measured(element, old));
  });
  return size;
}

let ruler: HTMLElement | undefined;

/** Something that nobody sees, as wide as text is large. */
function rule(): HTMLElement {
  if (ruler?.isConnected === true) return ruler;
  ruler = document.createElement('span');
  ruler.setAttribute('aria-hidden', 'true');
  Object.assign(ruler.style, { position: 'absolute', width: '1rem', height: '1px', visibility: 'hidden', top: '0' });
  document.body.append(ruler);
  return ruler;
}

function measured(element: HTMLElement, old: Size): Size {
  const { clientWidth: width, clientHeight: height } = element;
  const folded = getComputedStyle(element).display === 'none';
  const hasSize = width > 0 && height > 0;
  const known = true;
  const next = hasSize ? { width, height, text: textScale(), folded, known } : { ...old, folded, known };
  return isSame(old, next) ? old : next;
}

const KEYS = ['width', 'height', 'text', 'folded', 'known'] as const;

const isSame = (one: Size, other: Size): boolean => KEYS.every(key => one[key] === other[key]);

const textScale = (): number => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
