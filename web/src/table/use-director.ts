/** Lets the director of a table decide what is seen when: as fast as somebody wishes, and at once where nobody looks. */
import type { TableView } from '@belfry/table';
import {
  type BotSpeed,
  Director,
  type GameScreen,
  getSettings,
  isMotionOff,
  playSound,
  type Stage,
  type TableMoment,
} from '@belfry/ui';
import { useEffect, useMemo } from 'react';
import type { Look } from './eye.js';

/** The table at one moment, as this screen may show it. */
export interface Shot {
  /** What the one who looks may know; behind a curtain, what everybody may. */
  readonly view: TableView;
  readonly look: Look;
}

/** What times are multiplied with. */
const TEMPOS: Readonly<Record<BotSpeed, number>> = { slow: 1.5, normal: 1, fast: 0.6, instant: 0 };

/** How long somebody looks at a new table before anything happens, in milliseconds. */
const FIRST_LOOK = 1500;

const tempo = (): number => (isMotionOff() || document.hidden ? 0 : TEMPOS[getSettings().botSpeed]);

/** A clock that goes with the page. */
const clock = {
  after(milliseconds: number, call: () => void) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

export function useDirector({ direct }: GameScreen, changed: (stage: Stage<Shot>) => void): Director<Shot> {
  const director = useMemo(() => {
    const between = (before: Shot, after: Shot) =>
      isSameSide(before, after) ? direct?.(momentOf(before), momentOf(after)) : undefined;
    return new Director<Shot>(
      { clock, direct: between, tempo, firstLook: direct === undefined ? 0 : FIRST_LOOK, play: playSound },
      changed,
    );
  }, [direct, changed]);
  useEffect(() => {
    // What happens while nobody looks is past when they come back.
    const onHide = (): void => {
      if (document.hidden) director.skip();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      director.close();
    };
  }, [director]);
  return director;
}

const isSameSide = (before: Shot, after: Shot): boolean =>
  before.look.type === 'board' && after.look.type === 'board' && before.view.viewer === after.view.viewer;

const momentOf = ({ view: { state, viewer, log } }: Shot): TableMoment => ({
  view: state,
  viewer: viewer === 'open' ? 'spectator' : viewer,
  log,
});
