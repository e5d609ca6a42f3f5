/**
 * Motion shows where a thing came from and where it went. A board marks its pieces; after each change of the board this
 * hook moves every piece from where it was to where it is.
 *
 * - `data-piece="sand-7"`: the same piece before and after. Unique on the board.
 * - `data-from="deck"` on a piece that was not there before: it comes from the element with `data-place="deck"`.
 * - `data-to="discard"` on a piece that is gone afterwards: a copy of it goes to the element with `data-place="discard"`.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { getSettings } from './settings.js';

const DURATION = 320;
const EASING = 'cubic-bezier(.2, .8, .3, 1)';

export const isMotionOff = (): boolean =>
  getSettings().motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where something is on the board: wherever the board itself has been scrolled to meanwhile. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Seen {
  readonly box: Box;
  readonly node: HTMLElement | SVGElement;
  readonly to: string | undefined;
}

/** Call it in the board's root component; `moment` is anything that changes when pieces may have moved. */
export function usePieceMotion(root: RefObject<HTMLElement | null>, moment: unknown): void {
  const seen = useRef(new Map<string, Seen>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moment` stands for what the board shows.
  useLayoutEffect(() => {
    const board = root.current;
    if (board === null) return;
    const before = seen.current;
    const now = look(board);
    seen.current = now;
    if (before.size === 0 || isMotionOff() || document.hidden) return;
    for (const [piece, { box, node }] of now) arrive(board, node, box, before.get(piece)?.box);
    for (const [piece, gone] of before) if (!now.has(piece)) leave(board, gone);
  }, [root, moment]);
}

function look(board: HTMLElement): Map<string, Seen> {
  const pieces = new Map<string, Seen>();
  for (const node of board.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const name = node.dataset['piece'];
    if (name !== undefined) pieces.set(name, { box: boxOn(board, node), node, to: node.dataset['to'] });
  }
  return pieces;
}

function boxOn(board: HTMLElement, node: Element): Box {
  const { x, y } = board.getBoundingClientRect();
  const box = node.getBoundingClientRect();
  return { x: box.x - x, y: box.y - y, width: box.width, height: box.height };
}

function arrive(board: HTMLElement, node: HTMLElement | SVGElement, box: Box, old: Box | undefined): void {
  const from = old ?? placeOf(board, node.dataset['from']);
  if (from === undefined || (Math.abs(from.x - box.x) < 1 && Math.abs(from.y - box.y) < 1)) return;
  node.animate([{ transform: shift(from, box) }, { transform: 'none' }], { duration: DURATION, easing: EASING });
}

function leave(board: HTMLElement, { box, node, to }: Seen): void {
  const target = placeOf(board, to);
  if (target === undefined || !(node instanceof HTMLElement)) return;
  const { x, y } = board.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  delete copy.dataset['piece'];
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${x + box.x}px`,
    top: `${y + box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '5',
    pointerEvents: 'none',
  });
  board.append(copy);
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: shift(target, box), opacity: 0.2 },
    ],
    { duration: DURATION, easing: EASING },
  );
  const done = (): void => copy.remove();
  flight.addEventListener('finish', done);
  flight.addEventListener('cancel', done);
}

function placeOf(board: HTMLElement, place: string | undefined): Box | undefined {
  if (place === undefined) return undefined;
  const element = board.querySelector(`[data-place="${CSS.escape(place)}"]`);
  return element === null ? undefined : boxOn(board, element);
}

/** The transform that makes something in box `at` look as if it were in box `like`. */
function shift(like: Box, at: Box): string {
  const x = like.x + like.width / 2 - (at.x + at.width / 2);
  const y = like.y + like.height / 2 - (at.y + at.height / 2);
  const scale = at.width > 0 && like.width > 0 ? Math.min(2, Math.max(0.3, like.width / at.width)) : 1;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
