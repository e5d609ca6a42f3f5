/**
 * Between what happened and what is seen. News come as the newest position and the log; they are shown in order, one beat after
 * the other, each on a position of its own. Nothing is shown twice, and nothing that was missed is made up for: who falls far
 * behind sees the end at once.
 */
import { at, type Json } from '@belfry/engine';
import {
  type Built,
  type Cell,
  type Colour,
  colourOnTurn,
  formatPiece,
  type Piece,
  type Push,
  readSeenEntry,
  type SeenEntry,
  type State,
  turmbauer,
} from '../../rules/index.js';

/** What fate drew: a push, none for a steady hand; nothing is known of it if it is `undefined`. */
type Draw = Push | null | undefined;

/** One thing that is shown. `before` is the position it starts from, `after` the one it leaves. */
interface Moment {
  /** The number of the entry. */
  readonly entry: number;
  readonly before: State;
  readonly after: State;
  readonly colour: Colour;
}

/** The tower settles; some stones may fall. */
export interface Settling extends Moment {
  readonly type: 'settle';
  readonly built: Built;
  readonly fell: readonly Piece[];
  readonly draw: Draw;
}

export type Beat =
  | (Moment & { readonly type: 'roll' })
  | (Moment & { readonly type: 'build'; readonly built: Built })
  | Settling
  | (Moment & { readonly type: 'move'; readonly path: readonly Cell[] })
  /** Stayed, or put a stone away. */
  | (Moment & { readonly type: 'rest' });

/** What the shell hands in. */
export interface News {
  readonly view: State;
  readonly log: readonly Json[];
  readonly draws: Readonly<Record<number, Json>> | undefined;
}

/** What is being shown: the first beat of the queue, or the newest position if there is none. */
export interface Show {
  readonly news: News;
  readonly queue: readonly Beat[];
}

/** Further behind than this it is past. */
const MOST_BEHIND = 6;

export const showOf = (news: News): Show => ({ news, queue: [] });

/** What follows from news. How the tower came down is no beat: that is shown at the end, slowly and as often as one likes. */
export function withNews({ news: old, queue }: Show, news: News): Show {
  const beats = beatsBetween(old, news);
  if (beats === undefined) return { news, queue: [] };
  const all = [...queue, ...beats.filter(beat => beat.after.collapse === null)];
  return { news, queue: all.length > MOST_BEHIND ? [] : all };
}

export const withoutFirst = ({ news, queue }: Show): Show => ({ news, queue: queue.slice(1) });

/** How a tower that lies came down, to be shown again. */
export function collapseOf({ view, log, draws }: News): Settling | undefined {
  const built = view.tower.at(-1);
  if (view.collapse === null || built === undefined) return undefined;
  const entry = log.length - 1;
  const before: State = { ...view, phase: 'settle', collapse: null };
  const [colour, fell, draw] = [colourOnTurn(view), view.collapse, drawOf(draws?.[entry])];
  return { type: 'settle', entry, before, after: view, colour, built, fell, draw };
}

/** The beats from one position to another; nothing if the log does not lead there, or if there are too many. */
function beatsBetween(old: News, news: News): Beat[] | undefined {
  const count = news.log.length - old.log.length;
  if (count < 0 || count > MOST_BEHIND) return undefined;
  const beats: Beat[] = [];
  let state = old.view;
  for (let entry = old.log.length; entry < news.log.length; entry++) {
    const beat = beatOf(state, news.log[entry] ?? null, entry, news.draws?.[entry]);
    if (beat === undefined) return undefined;
    beats.push(beat);
    state = beat.after;
  }
  return isSame(state, news.view) ? beats : undefined;
}

const isSame = (one: State, other: State): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

function beatOf(before: State, json: Json, entry: number, draw: Json | undefined): Beat | undefined {
  const seen = readSeenEntry(json);
  if (!isPossible(before, seen)) return undefined;
  const after = turmbauer.copy(before);
  if ('chance' in seen) turmbauer.applyChance(after, seen);
  else turmbauer.applyAction(after, seen.action);
  const moment = { entry, before, after, colour: colourOnTurn(before) };
  switch (seen.kind) {
    case 'roll':
      return { ...moment, type: 'roll' };
    case 'build':
      return { ...moment, type: 'build', built: at(after.tower, after.tower.length - 1) };
    case 'settle':
      return { ...moment, type: 'settle', built: newestOf(before), fell: seen.fell, draw: drawOf(draw) };
    case 'move':
      return { ...moment, type: 'move', path: [...seen.walk.slice(0, -1), seen.action.to] };
    case 'discard':
    case 'stay':
      return { ...moment, type: 'rest' };
  }
}

/** While the tower settles, the new stone is the last of it. */
const newestOf = ({ tower }: State): Built => at(tower, tower.length - 1);

/** Does the log go on from here? It does not after something was taken back. */
function isPossible(state: State, seen: SeenEntry): boolean {
  const { phase } = state;
  if (seen.kind === 'roll') return phase === 'roll';
  if (seen.kind === 'settle') return phase === 'settle' && turmbauer.checkChance(state, seen) === undefined;
  return phase !== 'over' && turmbauer.checkAction(state, seen.action) === undefined;
}

function drawOf(json: Json | undefined): Draw {
  if (json === null || json === undefined) return json;
  if (typeof json !== 'object' || Array.isArray(json)) return undefined;
  const { x, y } = json as Readonly<Record<string, Json>>;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
}

/** The last build failed: told in words until something else happens. */
export interface Failure {
  readonly fell: readonly Piece[];
  readonly piece: Piece;
  /** The first, second or third failure of this turn. */
  readonly failures: number;
  /** The third: the stone goes into the box. */
  readonly isLast: boolean;
}

/** If the last build of the turn that is on failed, from the position and the log. */
export function failureOf(state: State, log: readonly Json[]): Failure | undefined {
  if (state.failures === 0) return undefined;
  const seen = log.map(readSeenEntry).findLast(entry => entry.kind === 'settle');
  if (seen === undefined || seen.fell.length === 0) return undefined;
  return { fell: seen.fell, piece: seen.built, failures: state.failures, isLast: seen.outcome === 'boxed' };
}

/** Did a stone that was just built hold? Not if none was built, or it went into the box. */
export function hasJustHeld(log: readonly Json[]): boolean {
  const last = log.at(-1);
  const seen = last === undefined ? undefined : readSeenEntry(last);
  return seen?.kind === 'settle' && seen.outcome === 'holds';
}

/** Do a film and the log tell the same? */
export const isTrue = (fell: readonly Piece[], film: readonly string[]): boolean =>
  fell.map(formatPiece).toSorted().join() === film.toSorted().join();
