/** A stone is built, and the tower settles before one's eyes. */
import { isMotionOff, useWork } from '@belfry/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { stonesOf } from '../table/board/scene-facts.js';
import { type Facts, Live } from '../table/live/index.js';
import type { Film, TurmbauerWorks } from '../works/index.js';
import { cell, FALLING, SECOND_ROUND, UPRIGHT } from './trials.js';

/** Slower than life: it is over in a second. */
const SPEED = 0.45;
/** So long the new stone stands, in milliseconds. */
const PAUSE = 900;

const STANDING = stonesOf(SECOND_ROUND);
const BUILT = [...STANDING, { name: FALLING.newest, cells: UPRIGHT.cells.map(cell) }];

interface FallSceneProps {
  /** What fell is put back. */
  readonly isOver: boolean;
  readonly drawing: ReactNode;
}

export function FallScene({ isOver, drawing }: FallSceneProps) {
  const work = useWork<TurmbauerWorks>('turmbauer');
  const [film, setFilm] = useState<Film | 'none'>();
  const [isFalling, setFalling] = useState(isMotionOff);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    work('film', FALLING).then(
      made => isWanted && setFilm(made),
      () => isWanted && setFilm('none'),
    );
    return () => {
      isWanted = false;
    };
  }, [work]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round begins with the stone that still stands.
  useEffect(() => {
    if (film === undefined || isFalling) return;
    const timer = setTimeout(() => setFalling(true), PAUSE);
    return () => clearTimeout(timer);
  }, [film, isFalling, round]);
  const facts = useMemo((): Facts | undefined => {
    if (film === undefined || film === 'none') return undefined;
    if (isOver) return { stones: STANDING, pawns: [] };
    const again = (): void => {
      setFalling(isMotionOff());
      setRound(now => now + 1);
    };
    const fall = { film: { ...film }, speed: SPEED, newest: FALLING.newest };
    return { stones: BUILT, pawns: [], fall: isFalling ? fall : undefined, onFace: again };
  }, [film, isFalling, isOver]);
  return <Live facts={facts} instead={drawing} />;
}
