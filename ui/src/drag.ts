/** Dragging with a finger, pen or mouse. A press that hardly moves stays a click. Keyboards need another way to do the same. */
import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A press that moves less, in pixels, is a tap. */
const TAP = 7;
/** How long a finger rests before it drags, in milliseconds. */
const LONG_PRESS = 280;

interface Dragged<K> {
  readonly key: K;
  readonly x: number;
  readonly y: number;
}

interface Press<K> extends Dragged<K> {
  readonly pointer: number;
  readonly target: HTMLElement;
  readonly timer: number | undefined;
  /** Ends what listens to the whole page. */
  readonly letGo: AbortController;
  isDrag: boolean;
}

interface DragWishes<K> {
  /** Where a finger may also want to scroll, it has to rest first. */
  readonly restFirst?: boolean;
  readonly onMove?: (dragged: Dragged<K>) => void;
  readonly onDrop?: (dragged: Dragged<K>) => void;
}

export interface Dragging<K> {
  /** What is in the air, and where. */
  readonly dragged: Dragged<K> | undefined;
  /** For each thing that may be dragged. */
  handlers(key: K): {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
    readonly onLostPointerCapture: (event: PointerEvent<HTMLElement>) => void;
  };
  /** Is something in the air now? */
  isActive(): boolean;
  /** Did the click that comes now end a drag? Asking forgets it. */
  swallowsClick(): boolean;
}

export function useDrag<K>({ restFirst = false, onMove, onDrop }: DragWishes<K>): Dragging<K> {
  const press = useRef<Press<K>>(undefined);
  const wasDrag = useRef(false);
  const [dragged, setDragged] = useState<Dragged<K>>();
  const end = (): void => {
    clearTimeout(press.current?.timer);
    press.current?.letGo.abort();
    press.current = undefined;
    setDragged(undefined);
    // The click that ends a drag comes at once, if it comes: after a finger's drag there is none.
    if (wasDrag.current)
      setTimeout(() => {
        wasDrag.current = false;
      });
  };
  const up = (event: Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'>): void => {
    const now = press.current;
    if (now?.pointer !== event.pointerId) return;
    end();
    if (now.isDrag) onDrop?.({ key: now.key, x: event.clientX, y: event.clientY });
  };
  const begin = (now: Press<K>): void => {
    now.isDrag = true;
    wasDrag.current = true;
    now.target.setPointerCapture(now.pointer);
    // What is put in at another place may miss the end.
    const { signal } = now.letGo;
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', end, { signal });
    setDragged({ key: now.key, x: now.x, y: now.y });
  };
  useEffect(
    () => () => {
      clearTimeout(press.current?.timer);
      press.current?.letGo.abort();
    },
    [],
  );
  const down = (key: K, event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    end();
    wasDrag.current = false;
    const rests = restFirst && event.pointerType === 'touch';
    const next: Press<K> = {
      key,
      x: event.clientX,
      y: event.clientY,
      pointer: event.pointerId,
      target: event.currentTarget,
      timer: rests ? window.setTimeout(() => begin(next), LONG_PRESS) : undefined,
      letGo: new AbortController(),
      isDrag: false,
    };
    press.current = next;
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    const now = press.current;
    if (now === undefined || now.pointer !== event.pointerId) return;
    if (!now.isDrag) {
      if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < TAP) return;
      // A finger that did not rest scrolls; a mouse without a button was let go where nobody saw it.
      if (now.timer !== undefined || (event.pointerType === 'mouse' && event.buttons === 0)) {
        end();
        return;
      }
      begin(now);
    }
    const next = { key: now.key, x: event.clientX, y: event.clientY };
    setDragged(next);
    onMove?.(next);
  };
  return {
    dragged,
    handlers: key => ({
      onPointerDown: event => down(key, event),
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: end,
      // What is dragged may be put elsewhere meanwhile, or taken off the board. A finger is first captured by what it touched inside.
      onLostPointerCapture: event => {
        const now = press.current;
        if (event.target === now?.target && !(now.isDrag && isHeldAgain(now))) end();
      },
    }),
    isActive: () => press.current?.isDrag === true,
    swallowsClick() {
      const swallowed = wasDrag.current;
      wasDrag.current = false;
      return swallowed;
    },
  };
}

/** A piece that was put in at another place lets go of the pointer: it takes it again. */
function isHeldAgain({ target, pointer }: Pick<Press<unknown>, 'target' | 'pointer'>): boolean {
  if (!target.isConnected) return false;
  try {
    target.setPointerCapture(pointer);
    return true;
  } catch {
    // The button was let go where nobody saw it.
    return false;
  }
}
