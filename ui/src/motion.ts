/**
 * Motion shows where a thing came from and where it went. A board marks its pieces; after each change of the board this
 * hook moves every piece from where it was to where it is, in the order and at the times of the scene, if there is one.
 *
 * - `data-piece="sand-7"`: the same piece before and after. Unique on the board.
 * - `data-from="deck"` on a piece that was not there before: it comes from the element with `data-place="deck"`.
 * - `data-to="discard"` on a piece that is gone afterwards: a copy of it goes to the element with `data-place="discard"`.
 * - `data-spot="tower"`: what kind of spot it lies on. Routes of a sequence go from spot to spot; places are spots by their names.
 * - `data-order="2"`: its rank among those that go the same way.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Move, type Scene, schedule, type Timing } from './director/sequence.js';
import { type Arrive, type Box, boxOn, fly, flyAway, slide } from './flight.js';
import { getSettings } from './settings.js';

export const isMotionOff = (): boolean =>
  getSettings().motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Seen {
  readonly box: Box;
  readonly node: HTMLElement | SVGElement;
  readonly spot: string | undefined;
  readonly order: number;
  readonly to: string | undefined;
}

/** A piece that moved, with the boxes it moved between. */
interface Way {
  readonly move: Move;
  readonly node: HTMLElement | SVGElement;
  readonly from: Box;
  readonly to: Box;
  /** Was it nowhere before? Then nobody sees it until it sets out. */
  readonly isNew: boolean;
  readonly isGone: boolean;
}

/** Call it in the board's root component; `moment` is anything that changes when pieces may have moved. */
export function usePieceMotion(root: RefObject<HTMLElement | null>, moment: unknown, scene?: Scene): void {
  const seen = useRef(new Map<string, Seen>());
  const performed = useRef(0);
  const running = useRef<readonly Arrive[]>([]);
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
    if (before.size === 0 || isMotionOff() || document.hidden) return;
    const isNew = scene !== undefined && scene.id !== performed.current;
    if (isNew) performed.current = scene.id;
    const ways = waysBetween(board, before, now);
    const times = schedule(
      isNew ? scene : undefined,
      ways.map(({ move }) => move),
    );
    running.current = ways.flatMap(way => go(board, way, times.get(way.move.piece)));
  }, [root, moment]);
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
  for (const [piece, { box, node, spot, order }] of now) {
    const old = before.get(piece);
    const place = node.dataset['from'];
    const from = old?.box ?? placeOf(board, place);
    if (from === undefined || (Math.abs(from.x - box.x) < 1 && Math.abs(from.y - box.y) < 1)) continue;
    const move = { piece, from: old === undefined ? place : old.spot, to: spot, order };
    ways.push({ move, node, from, to: box, isNew: old === undefined, isGone: false });
  }
  for (const [piece, { box, node, spot, order, to }] of before) {
    const target = now.has(piece) ? undefined : placeOf(board, to);
    if (target !== undefined)
      ways.push({ move: { piece, from: spot, to, order }, node, from: box, to: target, isNew: false, isGone: true });
  }
  return ways;
}

function go(board: HTMLElement, { node, from, to, isNew, isGone }: Way, timing: Timing | undefined): readonly Arrive[] {
  if (timing === undefined) return [];
  if (isGone) return [flyAway(board, node, from, to, timing)];
  return [timing.manner === 'slide' ? slide(node, from, to, timing) : fly(board, node, from, to, timing, isNew)];
}

function placeOf(board: HTMLElement, place: string | undefined): Box | undefined {
  if (place === undefined) return undefined;
  const element = board.querySelector(`[data-place="${CSS.escape(place)}"]`);
  return element === null ? undefined : boxOn(board, element);
}
