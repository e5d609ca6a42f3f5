/** Fingers, mouse and wheel on the picture: who drags, turns it; who taps, picks. */
import type { Spot } from '../maths/pick.js';
import type { Stage } from './stage.js';

export interface Hands {
  /** A tap that was no drag; with a finger it may be less exact. */
  readonly tap: (spot: Spot, isFinger: boolean) => void;
  /** The mouse rests there, or has left. */
  readonly hover: (spot: Spot | undefined) => void;
  /** Is the wheel good for something else than zooming? */
  readonly hasWheel: () => boolean;
  readonly wheel: (step: 1 | -1) => void;
}

/** Farther than this, in pixels, a tap is a drag. */
const STILL = 6;
/** Degrees a pixel. */
const AZIMUTH = 0.42;
const ELEVATION = 0.3;
/** Zoomed by so much a pixel of the wheel. */
const WHEEL = 0.0016;
const WHEEL_STEP = 40;
const LINE = 16;

interface Finger {
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
}

/** Listens on the element; the answer ends it. */
export function listen(element: HTMLElement, stage: Stage, hands: Hands): () => void {
  const { eye } = stage;
  const fingers = new Map<number, Finger>();
  let isDrag = false;
  let wheeled = 0;

  const spotOf = (event: MouseEvent): Spot => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button === 1) return;
    if (fingers.size === 0) isDrag = false;
    fingers.set(event.pointerId, { startX: event.clientX, startY: event.clientY, x: event.clientX, y: event.clientY });
    if (fingers.size > 1) isDrag = true;
  };

  const move = (event: PointerEvent) => {
    // A mouse that was let go somewhere else.
    if (event.pointerType === 'mouse' && event.buttons === 0) fingers.delete(event.pointerId);
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) {
      if (event.pointerType === 'mouse') hands.hover(spotOf(event));
      return;
    }
    const dx = event.clientX - finger.x;
    const dy = event.clientY - finger.y;
    if (!isDrag && Math.hypot(event.clientX - finger.startX, event.clientY - finger.startY) < STILL) return;
    if (!isDrag) {
      isDrag = true;
      element.setPointerCapture?.(event.pointerId);
    }
    const wide = spreadOf(fingers);
    finger.x = event.clientX;
    finger.y = event.clientY;
    stage.dragged = performance.now();
    const cell = eye.frame.height / eye.view.span;
    if (fingers.size > 1)
      eye.drag({
        height: dy / 2 / cell,
        azimuth: (-dx / 2) * AZIMUTH,
        zoom: wide > 0 ? wide / Math.max(spreadOf(fingers), 1) : 1,
      });
    else if (event.shiftKey || (event.buttons & 2) !== 0) eye.drag({ height: dy / cell });
    else eye.drag({ azimuth: -dx * AZIMUTH, elevation: dy * ELEVATION });
  };

  const up = (event: PointerEvent) => {
    const wasHere = fingers.delete(event.pointerId);
    const isRight = event.pointerType === 'mouse' && event.button !== 0;
    if (wasHere && !isDrag && !isRight && event.type === 'pointerup')
      hands.tap(spotOf(event), event.pointerType !== 'mouse');
  };

  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && fingers.size === 0) hands.hover(undefined);
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === 1 ? LINE : 1);
    if (event.ctrlKey || event.metaKey || !hands.hasWheel()) {
      eye.drag({ zoom: Math.exp(pixels * WHEEL * (event.ctrlKey && Math.abs(pixels) < 20 ? 6 : 1)) });
      return;
    }
    wheeled += pixels;
    if (Math.abs(wheeled) < WHEEL_STEP) return;
    hands.wheel(wheeled > 0 ? 1 : -1);
    wheeled = 0;
  };

  const menu = (event: Event) => event.preventDefault();
  const options = { passive: false } as const;
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('wheel', wheel, options);
  element.addEventListener('contextmenu', menu);
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('pointerleave', leave);
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('contextmenu', menu);
  };
}

/** How far the first two fingers are apart. */
function spreadOf(fingers: ReadonlyMap<number, Finger>): number {
  const [a, b] = [...fingers.values()];
  return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
}
