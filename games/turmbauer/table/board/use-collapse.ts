/** The tower lies: how it came down can be looked at again, slowly. */
import { isMotionOff } from '@belfry/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { formatPiece, turmbauer } from '../../rules/index.js';
import { lengthOf } from '../model/film.js';
import { collapseOf, type News } from '../model/show.js';
import type { Fall } from '../scene/props.js';
import { useSame } from './use-same.js';
import { useFilm } from './use-show.js';

export interface Player {
  readonly seconds: number;
  readonly length: number;
  readonly isPlaying: boolean;
  readonly isSlow: boolean;
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (seconds: number) => void;
  readonly setSlow: (slow: boolean) => void;
}

/** Why it cannot be shown again. */
type Untold = 'other-physics' | 'untold';

export interface Collapse {
  readonly fall: Fall | undefined;
  /** How hard the hand pushed, as a share of the stone's weight. */
  readonly push: number | undefined;
  readonly player: Player | undefined;
  readonly untold: Untold | undefined;
  /** There while it comes down for the first time: what it led to is told afterwards, or when this is called. */
  readonly reveal: (() => void) | undefined;
  readonly onTime: (seconds: number) => void;
  readonly onShown: () => void;
}

const SLOW = 0.25;
/** The end is not kept back longer than this, in milliseconds: until there is a film, and after it should be over. */
const PATIENCE = 6000;
const GRACE = 2000;

interface CollapseInput extends News {
  readonly fateBy: string | undefined;
  /** Can it be seen? Not in the flat view. */
  readonly hasScene: boolean;
}

/** If it came down just now, before these eyes, it is shown at once. */
export function useCollapse({ view, log, draws, fateBy, hasScene }: CollapseInput): Collapse | undefined {
  const [wasOver] = useState(view.phase === 'over');
  const isShownAtOnce = !wasOver && !isMotionOff();
  // Later news at the same table do not change it: it is neither worked out nor played once more.
  const beat = useSame(useMemo(() => collapseOf({ view, log, draws }), [view, log, draws]));
  const shot = useFilm(hasScene ? beat : undefined);
  const film = shot !== undefined && shot.entry === beat?.entry ? shot.film : undefined;
  const length = film === undefined ? 0 : lengthOf(film);
  const [isPlaying, setPlaying] = useState(false);
  const [isSlow, setSlow] = useState(true);
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    if (film === undefined) return;
    setPlaying(isShownAtOnce);
    setSeconds(isShownAtOnce ? 0 : lengthOf(film));
  }, [film, isShownAtOnce]);
  const heldAt = isPlaying ? undefined : (seconds ?? length);
  const fall = useMemo(
    (): Fall | undefined =>
      film === undefined || beat === undefined
        ? undefined
        : {
            film,
            newest: formatPiece(beat.built.piece),
            speed: isSlow ? SLOW : 1,
            ...(heldAt !== undefined && { heldAt }),
          },
    [film, beat, isSlow, heldAt],
  );
  const isUntold =
    beat !== undefined && (beat.draw === undefined || (shot?.entry === beat.entry && film === undefined));
  const [isTold, setTold] = useState(!isShownAtOnce);
  const reveal = useCallback(() => setTold(true), []);
  const isKeptBack = beat !== undefined && hasScene && !isTold && !isUntold;
  useEffect(() => {
    if (!isKeptBack) return;
    const timer = setTimeout(reveal, film === undefined ? PATIENCE : (1000 * length) / SLOW + GRACE);
    return () => clearTimeout(timer);
  }, [isKeptBack, film, length, reveal]);
  if (beat === undefined) return undefined;
  const isOther = fateBy !== undefined && fateBy !== turmbauer.fateBy;
  return {
    fall,
    push: beat.draw ? Math.hypot(beat.draw.x, beat.draw.y) : undefined,
    untold: isUntold ? (isOther ? 'other-physics' : 'untold') : undefined,
    reveal: isKeptBack ? reveal : undefined,
    player: film && {
      seconds: Math.min(seconds ?? length, length),
      length,
      isPlaying,
      isSlow,
      play() {
        if ((seconds ?? length) >= length) setSeconds(0);
        setPlaying(true);
      },
      pause() {
        reveal();
        setPlaying(false);
      },
      seek(to) {
        reveal();
        setPlaying(false);
        setSeconds(to);
      },
      setSlow,
    },
    onTime: setSeconds,
    onShown() {
      reveal();
      setPlaying(false);
      setSeconds(length);
    },
  };
}
