/**
 * How one moment of a table leads to the next, for the eye: a short sequence. The board already shows the later moment, which the
 * rules know; the sequence says when each piece that moved sets out, and how, what is heard, and what else is worth a look.
 * Milliseconds, from the change on, at the usual speed. Plain data, made by a game's `direct`.
 */
import type { Json, Seat } from '@belfry/engine';
import type { SoundName } from '../sound.js';

/** How a piece goes its way. */
export type Manner =
  /** Straight, where it lies: for what only makes room. */
  | 'slide'
  /** Over everything, in a bow. */
  | 'fly'
  /** The same, and settles with a small bounce. */
  | 'drop';

/** All pieces that go from one kind of spot (`data-spot`) to another, one after the other. */
export interface Route {
  readonly from: string;
  readonly to: string;
  /** When the first sets out. */
  readonly at: number;
  /** How long one is on its way. */
  readonly length: number;
  /** How much later each further one sets out. */
  readonly stagger?: number;
  readonly manner?: Manner;
}

export interface SoundCue {
  readonly at: number;
  readonly sound: SoundName;
}

/** Something worth a short look of its own, drawn by the game's board: a roof, a stolen floor. */
export interface Highlight {
  readonly name: string;
  readonly at: number;
  readonly length: number;
  readonly seat?: Seat;
  /** What the board needs to draw it. */
  readonly facts?: Json;
}

export interface Sequence {
  readonly routes: readonly Route[];
  readonly sounds: readonly SoundCue[];
  readonly highlights: readonly Highlight[];
  /** When the next thing may happen: everything has arrived, and was seen. */
  readonly length: number;
}

/** A sequence as it is performed: once, and perhaps faster. */
export interface Scene {
  /** Another for each, so that none is performed twice. */
  readonly id: number;
  readonly sequence: Sequence;
  /** What lengths and times are multiplied with. */
  readonly tempo: number;
}

/** A piece that is elsewhere now. What was nowhere before comes from a place, and what is gone has left for one. */
export interface Move {
  readonly piece: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Among those on the same way. */
  readonly order: number;
}

export interface Timing {
  readonly delay: number;
  readonly duration: number;
  readonly manner: Manner;
}

/** Of pieces that move on no route: at once, and straight. */
const AT_ONCE: Timing = { delay: 0, duration: 320, manner: 'slide' };

/** When each piece sets out, for how long, and how. */
export function schedule(scene: Scene | undefined, moves: readonly Move[]): ReadonlyMap<string, Timing> {
  const times = new Map<string, Timing>();
  const places = new Map<Route, number>();
  for (const move of moves.toSorted((a, b) => a.order - b.order)) {
    const route = scene?.sequence.routes.find(({ from, to }) => from === move.from && to === move.to);
    if (scene === undefined || route === undefined) {
      times.set(move.piece, AT_ONCE);
      continue;
    }
    const place = places.get(route) ?? 0;
    places.set(route, place + 1);
    times.set(move.piece, {
      delay: scene.tempo * (route.at + place * (route.stagger ?? 0)),
      duration: scene.tempo * route.length,
      manner: route.manner ?? 'fly',
    });
  }
  return times;
}

/** How far a piece is on its way at a time: 0 before it sets out, 1 when it is there. */
export const progressAt = ({ delay, duration }: Timing, time: number): number =>
  duration === 0 ? Number(time >= delay) : Math.min(1, Math.max(0, (time - delay) / duration));
