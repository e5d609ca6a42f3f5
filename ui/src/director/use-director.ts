/** A director for a page: with the page's own clock, and with what a game says about changes, which comes when the table stands. */
import type { Json, Viewer } from '@belfry/engine';
import { useEffect, useMemo } from 'react';
import { isMotionOff } from '../motion.js';
import type { GameScreen, TableMoment } from '../screen.js';
import { playSound } from '../sound.js';
import { Director, type Stage } from './director.js';
import type { Sequence } from './sequence.js';

interface Directing<Shot> {
  readonly screen: Pick<GameScreen, 'direct'>;
  readonly changed: (stage: Stage<Shot>) => void;
  /** The match in a shot; nothing if it cannot be seen there. */
  readonly momentOf: (shot: Shot) => Seen | undefined;
  /** As fast as somebody wishes to watch. */
  readonly tempo: () => number;
  readonly firstLook: number;
}

interface Seen {
  readonly state: Json;
  readonly viewer: Viewer | 'open';
  readonly log: readonly Json[];
}

type Direct = (before: TableMoment, after: TableMoment) => Sequence | undefined;

/** In milliseconds: a first look needs none of it. */
const LOADED_AFTER = 400;

/** All that is handed in must stay the same, or the director is another. */
export function useDirector<Shot>({
  screen: { direct: load },
  changed,
  momentOf,
  tempo,
  firstLook,
}: Directing<Shot>): Director<Shot> {
  const { director, prepare } = useMemo(() => {
    let direct: Direct | undefined;
    const begin = async (): Promise<void> => {
      direct ??= await load?.();
    };
    // What cannot be loaded is tried again with the next change; until then the later moment just stands there.
    const loading = (): void => void begin().catch(() => undefined);
    const between = (before: Shot, after: Shot): Sequence | undefined => {
      const [from, to] = [momentOf(before), momentOf(after)];
      if (from === undefined || to === undefined || from.viewer !== to.viewer) return undefined;
      if (direct === undefined) loading();
      try {
        return direct?.(seen(from), seen(to));
      } catch (error) {
        // A match goes on without what is only to be seen.
        reportError(error);
        return undefined;
      }
    };
    const parts = {
      clock,
      direct: between,
      tempo: () => (isMotionOff() || document.hidden ? 0 : tempo()),
      firstLook: load === undefined ? 0 : firstLook,
      play: playSound,
    };
    return { director: new Director<Shot>(parts, changed), prepare: loading };
  }, [load, changed, momentOf, tempo, firstLook]);
  useEffect(() => {
    const stop = isMotionOff() ? () => undefined : clock.after(firstLook > 0 ? LOADED_AFTER : 0, prepare);
    // What happens while nobody looks is past when they come back.
    const onHide = (): void => {
      if (document.hidden) director.skip();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onHide);
      director.close();
    };
  }, [director, prepare, firstLook]);
  return director;
}

const seen = ({ state, viewer, log }: Seen): TableMoment => ({
  view: state,
  viewer: viewer === 'open' ? 'spectator' : viewer,
  log,
});

const clock = {
  after(milliseconds: number, call: () => void) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
