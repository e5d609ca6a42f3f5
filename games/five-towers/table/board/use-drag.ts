/** Dragging a card onto a tower with a finger, pen or mouse. Keyboards and screen readers use the buttons instead. */
import { type PointerEvent, useCallback, useRef, useState } from 'react';
import type { TowerIndex } from '../../rules/index.js';

interface Dragged {
  readonly slot: number;
  readonly x: number;
  readonly y: number;
}

interface Start {
  readonly slot: number;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

/** A press that moves less is a tap. */
const TAP = 7;

export interface Dragging {
  readonly dragged: Dragged | undefined;
  /** For each card that may be dragged. */
  handlers(slot: number): {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
  };
  /** Was the click that follows a drag and not a tap? Asking forgets it. */
  swallowsClick(): boolean;
}

/** `drop` is told on which tower a card was let go; towers are marked with `data-drop`. */
export function useDrag(drop: (slot: number, tower: TowerIndex) => void): Dragging {
  const start = useRef<Start>(undefined);
  const wasDrag = useRef(false);
  const [dragged, setDragged] = useState<Dragged>();
  const end = useCallback(() => {
    start.current = undefined;
    setDragged(undefined);
  }, []);
  return {
    dragged,
    handlers: slot => ({
      onPointerDown(event) {
        wasDrag.current = false;
        if (event.button === 0) start.current = { slot, x: event.clientX, y: event.clientY, moved: false };
      },
      onPointerMove(event) {
        const from = start.current;
        if (from === undefined || from.slot !== slot) return;
        if (!from.moved && Math.hypot(event.clientX - from.x, event.clientY - from.y) < TAP) return;
        if (!from.moved) event.currentTarget.setPointerCapture(event.pointerId);
        from.moved = true;
        setDragged({ slot, x: event.clientX, y: event.clientY });
      },
      onPointerUp(event) {
        const moved = start.current?.moved === true;
        end();
        if (!moved) return;
        wasDrag.current = true;
        const tower = towerUnder(event.clientX, event.clientY);
        if (tower !== undefined) drop(slot, tower);
      },
      onPointerCancel: end,
    }),
    swallowsClick() {
      const swallowed = wasDrag.current;
      wasDrag.current = false;
      return swallowed;
    },
  };
}

function towerUnder(x: number, y: number): TowerIndex | undefined {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  return column?.dataset['drop'] === undefined ? undefined : Number(column.dataset['drop']);
}
