/** Lets the director of a table decide what is seen when: as fast as the bots shall play. */
import type { TableView } from '@belfry/table';
import { type BotSpeed, type Director, type GameScreen, getSettings, type Stage, useDirector } from '@belfry/ui';
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

const tempo = (): number => TEMPOS[getSettings().botSpeed];

/** Behind a curtain nothing is to be seen. */
const momentOf = ({ look, view }: Shot): TableView | undefined => (look.type === 'board' ? view : undefined);

export const useTableDirector = (screen: GameScreen, changed: (stage: Stage<Shot>) => void): Director<Shot> =>
  useDirector({ screen, changed, momentOf, tempo, firstLook: FIRST_LOOK });
