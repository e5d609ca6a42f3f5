/** Cards of the hand can be dragged to another place: at once with a mouse, after a short press with a finger. */
import { type PointerEvent, useRef, useState } from 'react';

const FAR_ENOUGH = 8;
const LONG_PRESS = 280;

interface Drag {
  readonly key: string;
  readonly x: number;
  readonly pointer: number;
  readonly target: HTMLElement;
  isActive: boolean;
  timer: number | undefined;
}

interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

interface Dragging {
  /** The card in the air. */
  readonly dragged: string | undefined;
  readonly handlers: (key: string) => DragHandlers;
  /** Is a card in the air now? */
  readonly isActive: () => boolean;
  /** Was the last press a drag? Then its click means nothing. */
  readonly wasDrag: () => boolean;
}

export function useDrag(
  indexAt: (x: number, y: number) => number | undefined,
  move: (key: string, to: number) => void,
): Dragging {
  const drag = useRef<Drag | undefined>(undefined);
  const hasMoved = useRef(false);
  const [dragged, setDragged] = useState<string>();
  const begin = (): void => {
    if (drag.current === undefined) return;
    drag.current.isActive = true;
    hasMoved.current = true;
    drag.current.target.setPointerCapture(drag.current.pointer);
    setDragged(drag.current.key);
  };
  const stop = (): void => {
    window.clearTimeout(drag.current?.timer);
    drag.current = undefined;
    setDragged(undefined);
  };
  return {
    dragged,
    isActive: () => drag.current?.isActive === true,
    wasDrag: () => hasMoved.current,
    handlers: key => ({
      onPointerDown: event => {
        if (event.button !== 0) return;
        hasMoved.current = false;
        const timer = event.pointerType === 'touch' ? window.setTimeout(begin, LONG_PRESS) : undefined;
        drag.current = {
          key,
          x: event.clientX,
          pointer: event.pointerId,
          target: event.currentTarget,
          isActive: false,
          timer,
        };
      },
      onPointerMove: event => {
        const now = drag.current;
        if (now === undefined) return;
        const isFar = Math.abs(event.clientX - now.x) > FAR_ENOUGH;
        if (!now.isActive && isFar && event.pointerType === 'touch') stop();
        else if (!now.isActive && isFar) begin();
        const to = now.isActive ? indexAt(event.clientX, event.clientY) : undefined;
        if (to !== undefined) move(now.key, to);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    }),
  };
}
