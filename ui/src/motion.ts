/**
 * Motion shows where a thing came from and where it went. A board marks its pieces; after each change of the board this
 * hook moves every piece from where it was to where it is, in the order and at the times of the scene, if there is one.
 *
 * - `data-piece="sand-7"`: the same piece before and after. Unique on the board.
 * - `data-from="deck"` on a piece that was not there before: it comes from the element with `data-place="deck"`.
 * - `data-was="hand-7"` on such a piece: it is what that one was, which is gone now, and comes from where that lay.
 * - `data-to="discard"` on a piece that is gone afterwards: a copy of it goes to the element with `data-place="discard"`.
 * - `data-spot="tower"`: what kind of spot it lies on. Routes of a sequence go from spot to spot; places are spots by their names.
 * - `data-order="2"`: its rank among those that go the same way.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Move, Scene } from './director/sequence.js';
import { loadOnce } from './loading.js';
import { getSettings, useSettings } from './settings.js';

export const isMotionOff = (): boolean =>
  getSettings().motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where something is on the board: wherever the board itself has been scrolled to meanwhile. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Ends a motion: the piece is there. */
export type Arrive = () => void;

interface Seen {
  readonly box: Box;
  readonly node: HTMLElement | SVGElement;
  readonly spot: string | undefined;
  readonly order: number;
  readonly to: string | undefined;
}

/** A piece that moved, with the boxes it moved between. */
export interface Way {
  readonly move: Move;
  readonly node: HTMLElement | SVGElement;
  readonly from: Box;
  readonly to: Box;
  /** Was it nowhere before? Then nobody sees it until it sets out. */
  readonly isNew: boolean;
  readonly isGone: boolean;
}

/** Comes when a board is there: the first look needs no motion. */
const loadFlights = loadOnce(async () => (await import('./director/flight.js')).perform);

/** Call it in the board's root component; `moment` is anything that changes when pieces may have moved. */
export function usePieceMotion(root: RefObject<HTMLElement | null>, moment: unknown, scene?: Scene): void {
  const seen = useRef(new Map<string, Seen>());
  const performed = useRef(0);
  const running = useRef<readonly Arrive[]>([]);
  const perform = useRef<Awaited<ReturnType<typeof loadFlights>>>(undefined);
  const isResized = useResized(root);
  const isOff = useSettings().motion === 'off';
  useEffect(() => {
    // Without it everything is where it belongs, only at once.
    const load = async (): Promise<void> => {
      perform.current = await loadFlights();
    };
    if (!isOff && !isMotionOff()) load().catch(() => undefined);
  }, [isOff]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moment` stands for what the board shows.
  useLayoutEffect(() => {
    const board = root.current;
    if (board === null) return;
    // What is still on its way arrives: nothing is measured in flight.
    for (const arrive of running.current) arrive();
    running.current = [];
    const before = seen.current;
    const now = look(board);
    seen.current = now;
    const hasOtherRoom = isResized.current;
    isResized.current = false;
    if (before.size === 0 || isMotionOff() || document.hidden) return;
    const isNew = scene !== undefined && scene.id !== performed.current;
    if (isNew) performed.current = scene.id;
    const ways = waysBetween(board, before, now)
      .filter(({ move }) => !(hasOtherRoom && move.from === move.to))
      // Where nothing happened, as when something is taken back, nothing is played, drawn or thrown away either.
      .filter(way => isNew || !(way.isNew || way.isGone));
    running.current = perform.current?.(board, ways, isNew ? scene : undefined) ?? [];
  }, [root, moment, isResized]);
}

/** Has the board another size since that was last asked? Then what stays on its spot lies elsewhere, but has not moved. */
function useResized(root: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isResized = useRef(false);
  useEffect(() => {
    if (root.current === null) return;
    // The first time it only tells the size.
    let isKnown = false;
    const observer = new ResizeObserver(() => {
      isResized.current = isKnown;
      isKnown = true;
    });
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root]);
  return isResized;
}

function look(board: HTMLElement): Map<string, Seen> {
  const pieces = new Map<string, Seen>();
  for (const node of board.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const { piece, spot, order, to } = node.dataset;
    if (piece !== undefined) pieces.set(piece, { box: boxOn(board, node), node, spot, order: Number(order ?? 0), to });
  }
  return pieces;
}

function waysBetween(board: HTMLElement, before: ReadonlyMap<string, Seen>, now: ReadonlyMap<string, Seen>): Way[] {
  const ways: Way[] = [];
  const turned = new Set<string>();
  for (const [piece, { box, node, spot, order }] of now) {
    const was = before.has(piece) || now.has(node.dataset['was'] ?? '') ? '' : (node.dataset['was'] ?? '');
    turned.add(was);
    const old = before.get(piece) ?? before.get(was);
    const place = node.dataset['from'];
    const from = old?.box ?? placeOf(board, place);
    if (from === undefined || (Math.abs(from.x - box.x) < 1 && Math.abs(from.y - box.y) < 1)) continue;
    const move = { piece, from: old === undefined ? place : old.spot, to: spot, order };
    ways.push({ move, node, from, to: box, isNew: old === undefined, isGone: false });
  }
  for (const [piece, { box, node, spot, order, to }] of before) {
    const target = now.has(piece) || turned.has(piece) ? undefined : placeOf(board, to);
    if (target !== undefined)
      ways.push({ move: { piece, from: spot, to, order }, node, from: box, to: target, isNew: false, isGone: true });
  }
  return ways;
}

function boxOn(board: HTMLElement, node: Element): Box {
  const { x, y } = board.getBoundingClientRect();
  const box = node.getBoundingClientRect();
  return { x: box.x - x, y: box.y - y, width: box.width, height: box.height };
}

function placeOf(board: HTMLElement, place: string | undefined): Box | undefined {
  if (place === undefined) return undefined;
  const element = board.querySelector(`[data-place="${CSS.escape(place)}"]`);
  return element === null ? undefined : boxOn(board, element);
}
