/** Puts the moments of a replay on stage: one that is stepped to with the scene that leads there, any other at once. */
import type { Json } from '@belfry/engine';
import type { Eye } from '@belfry/table';
import { Director, type GameScreen, isMotionOff, playSound, type Stage, type TableMoment } from '@belfry/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
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

export function useScene({ table, moments }: Seen, at: number, { direct }: GameScreen, speed: Speed): Scenes {
  const [stage, setStage] = useState<Stage<Shot>>();
  const [error, setError] = useState<unknown>();
  const stepped = useRef<number>(undefined);
  const shown = useRef<Shot>(undefined);
  const wished = useRef(speed);
  const director = useMemo(
    () =>
      new Director<Shot>(
        {
          clock,
          direct: (before, after) => direct?.(momentOf(before), momentOf(after)),
          tempo: () => (isMotionOff() || document.hidden ? 0 : 1 / wished.current),
          firstLook: 0,
          play: playSound,
        },
        setStage,
      ),
    [direct],
  );
  useEffect(() => {
    wished.current = speed;
  }, [speed]);
  useEffect(() => () => director.close(), [director]);
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

const momentOf = ({ eye, state, log }: Shot): TableMoment => ({
  view: state,
  viewer: eye === 'open' ? 'spectator' : eye,
  log,
});

/** A clock that goes with the page. */
const clock = {
  after(milliseconds: number, call: () => void) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
