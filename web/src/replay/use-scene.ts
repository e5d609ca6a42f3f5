/** Puts the moments of a replay on stage: one that is stepped to with the scene that leads there, any other at once. */
import type { Json } from '@belfry/engine';
import type { Eye } from '@belfry/table';
import { type GameScreen, type Stage, useDirector } from '@belfry/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Speed } from './speed.js';
import type { Seen } from './use-replay.js';

/** A match at a moment, and whose eyes saw it. */
interface Shot {
  readonly at: number;
  readonly eye: Eye;
  readonly state: Json;
  readonly log: readonly Json[];
}

interface Scenes {
  /** What is shown; until it has come, the moment before. */
  readonly stage: Stage<Shot> | undefined;
  readonly error: unknown;
  /** The moment that is asked for next is to be seen happening. */
  readonly step: (to: number) => void;
}

export function useScene({ table, moments }: Seen, at: number, screen: GameScreen, speed: Speed): Scenes {
  const [stage, setStage] = useState<Stage<Shot>>();
  const [error, setError] = useState<unknown>();
  const stepped = useRef<number>(undefined);
  const shown = useRef<Shot>(undefined);
  const wished = useRef(speed);
  const director = useDirector<Shot>({
    screen,
    changed: setStage,
    momentOf,
    tempo: useCallback(() => 1 / wished.current, []),
    firstLook: 0,
  });
  useEffect(() => {
    wished.current = speed;
  }, [speed]);
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      const state = await moments.at(at);
      if (!isWanted) return;
      setError(undefined);
      if (state === undefined) return;
      const shot = { at, eye: moments.eye, state, log: table.log.slice(0, at) };
      const before = shown.current;
      shown.current = shot;
      // Whoever steps on has seen enough of the moment before.
      director.settle();
      if (stepped.current === at && before !== undefined && follows(before, shot)) director.tell(shot);
      else director.cut(shot);
      stepped.current = undefined;
    };
    look().catch((failure: unknown) => isWanted && setError(failure));
    return () => {
      isWanted = false;
    };
  }, [table, moments, at, director]);
  return {
    stage,
    error,
    step: to => {
      stepped.current = to;
    },
  };
}

const follows = (before: Shot, after: Shot): boolean => after.at === before.at + 1 && after.eye === before.eye;

const momentOf = ({ eye, state, log }: Shot) => ({ viewer: eye, state, log });
