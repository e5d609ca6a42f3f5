/** Plays what happened, beat after beat. */
import type { Json } from '@belfry/engine';
import { isMotionOff, useWork } from '@belfry/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { blocksOf, type Cell, formatPiece, type State } from '../../rules/index.js';
import type { Film, TurmbauerWorks } from '../../works/index.js';
import { lengthOf as secondsIn } from '../model/film.js';
import { type Beat, isTrue, type News, showOf, withNews, withoutFirst } from '../model/show.js';
import type { Fall } from '../scene/props.js';

export interface Seen {
  /** The position that is drawn. */
  readonly state: State;
  readonly beat: Beat | undefined;
  /** Where pawns are, while one of them is under way. */
  readonly pawns: readonly Cell[];
  readonly fall: Fall | undefined;
  /** Nothing is left to be shown. */
  readonly isCaughtUp: boolean;
  /** To the end at once. */
  readonly skip: () => void;
  readonly onFallShown: () => void;
}

/** In milliseconds. */
const LENGTHS = {
  roll: 950,
  build: 520,
  rest: 350,
  hop: 230,
  arrival: 200,
  untold: 1100,
  patience: 6000,
  holds: 1600,
} as const;
/** A settling in which nothing falls takes so many seconds, however long the physics looked. */
const SHORT = 0.5;

interface ShowInput {
  readonly view: State;
  readonly log: readonly Json[];
  readonly draws: Readonly<Record<number, Json>> | undefined;
  /** Can falls be seen? Not in the flat view. */
  readonly hasScene: boolean;
}

export function useShow({ view, log, draws, hasScene }: ShowInput): Seen {
  const news = useMemo((): News => ({ view, log, draws }), [view, log, draws]);
  const [show, setShow] = useState(() => showOf(news));
  if (show.news !== news) setShow(isMotionOff() ? showOf(news) : withNews(show, news));
  const beat = show.queue[0];
  const pace = show.queue.length > 3 ? 2 : 1;
  const done = useCallback(() => setShow(now => (now.queue[0] === beat ? withoutFirst(now) : now)), [beat]);
  const skip = useCallback(() => setShow(now => showOf(now.news)), []);
  const film = useFilm(hasScene ? show.queue.find(each => each.type === 'settle') : undefined);
  const shown = beat?.type === 'settle' && film?.entry === beat.entry ? film : undefined;
  const step = usePath(beat, pace, done);
  useEffect(() => {
    const length = beat === undefined ? undefined : lengthOf(beat, hasScene, shown);
    if (length === undefined) return;
    const timer = setTimeout(done, length / pace);
    return () => clearTimeout(timer);
  }, [beat, hasScene, shown, pace, done]);
  const fall = useMemo(
    (): Fall | undefined =>
      beat?.type === 'settle' && shown?.film !== undefined
        ? { film: shown.film, newest: formatPiece(beat.built.piece), speed: speedOf(shown.film, beat) * pace }
        : undefined,
    [beat, shown, pace],
  );
  const state = beat === undefined ? view : beat.type === 'settle' || beat.type === 'move' ? beat.before : beat.after;
  const pawns = useMemo(
    () =>
      beat?.type === 'move'
        ? state.pawns.map((pawn, colour) => (colour === beat.colour ? (beat.path[step] ?? pawn) : pawn))
        : state.pawns,
    [beat, state, step],
  );
  return { state, beat, pawns, fall, isCaughtUp: beat === undefined, skip, onFallShown: done };
}

/** How long a beat lasts at most; moves end by themselves. */
function lengthOf(beat: Beat, hasScene: boolean, shown: Shot | undefined): number | undefined {
  if (beat.type === 'move') return undefined;
  if (beat.type !== 'settle') return LENGTHS[beat.type];
  const hasFallen = beat.fell.length > 0;
  if (!hasScene || (beat.draw === undefined && shown === undefined))
    return hasFallen ? LENGTHS.untold : LENGTHS.arrival;
  if (shown === undefined) return hasFallen ? LENGTHS.patience : LENGTHS.holds;
  if (shown.film === undefined) return hasFallen ? LENGTHS.untold : LENGTHS.arrival;
  // The scene says when it is over; this is for one that does not.
  return (1000 * secondsIn(shown.film)) / speedOf(shown.film, beat) + 1500;
}

/** As in life where one or two fall. */
const speedOf = (film: Film, { fell }: Extract<Beat, { type: 'settle' }>): number =>
  fell.length === 0 ? Math.max(1, secondsIn(film) / SHORT) : 1;

/** How far along its path a pawn is. */
function usePath(beat: Beat | undefined, pace: number, done: () => void): number {
  const [at, setAt] = useState<{ readonly beat: Beat | undefined; readonly step: number }>({ beat, step: 0 });
  const step = at.beat === beat ? at.step : 0;
  useEffect(() => {
    if (beat?.type !== 'move') return;
    const isThere = step >= beat.path.length - 1;
    const timer = setTimeout(
      () => (isThere ? done() : setAt({ beat, step: step + 1 })),
      (isThere ? LENGTHS.arrival : LENGTHS.hop) / pace,
    );
    return () => clearTimeout(timer);
  }, [beat, step, pace, done]);
  return step;
}

/** A film, or that there is none to be had. */
export interface Shot {
  readonly entry: number;
  readonly film: Film | undefined;
}

/** The film of a settling, if it can be worked out again and tells the same as the log. */
export function useFilm(beat: Beat | undefined): Shot | undefined {
  const work = useWork<TurmbauerWorks>('turmbauer');
  const [shot, setShot] = useState<Shot>();
  const settling = beat?.type === 'settle' && beat.draw !== undefined ? beat : undefined;
  useEffect(() => {
    if (settling === undefined) return;
    let isWanted = true;
    const { before, built, draw, entry, fell } = settling;
    const tell = (film: Film | undefined): void => {
      if (isWanted) setShot({ entry, film });
    };
    work('film', { tower: blocksOf(before), newest: formatPiece(built.piece), ...(draw && { push: draw }) }).then(
      film => tell(isTrue(fell, film.fell) ? film : undefined),
      () => tell(undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [settling, work]);
  return shot;
}
