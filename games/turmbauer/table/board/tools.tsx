/** How one looks: in space or from above, from which side, from the top, at one's own pawn. */
import { classes, Segments } from '@belfry/ui';
import type { ReactNode } from 'react';
import { SIDES, type Side } from '../scene/props.js';
import { MirrorSign, OrbitSign, PawnSign, PlanSign, TopSign } from './signs.js';
import styles from './tools.module.css';
import type { ViewChoice } from './use-view.js';
import type { BoardWords } from './words/catalogue.js';

export interface Camera {
  readonly side: Side | undefined;
  readonly toSide: (side: Side) => void;
  /** To the next of the four sides, or back. */
  readonly turn: (by: 1 | -1) => void;
  /** By so many degrees to the right, and up. */
  readonly orbit: (azimuth: number, elevation: number) => void;
  readonly zoom: (factor: number) => void;
  /** Up or down, in cells. */
  readonly pan: (cells: number) => void;
  readonly top: () => void;
  readonly pawn: () => void;
}

interface ToolsProps {
  readonly words: BoardWords;
  readonly choice: ViewChoice;
  readonly camera: Camera;
}

/** In space, or from above? */
export const ViewSwitch = ({ words: { view }, choice }: Pick<ToolsProps, 'words' | 'choice'>) => (
  <Segments
    label={view.label}
    value={choice.view}
    choices={[
      { value: 'scene', name: view.scene },
      { value: 'plan', name: view.plan },
    ]}
    onChange={choice.choose}
  />
);

/** The keys that lead there, the same on every keyboard: they stand on the dial. */
export const SIDE_KEYS: Readonly<Record<Side, string>> = { front: 'F', right: 'R', back: 'B', left: 'L' };

/** At the top of a wide board, over the scene. */
export function Tools({ words, choice, camera }: ToolsProps) {
  const { view } = words;
  return (
    <div className={styles['tools']}>
      <ViewSwitch words={words} choice={choice} />
      <fieldset className={styles['camera']} aria-label={view.tools}>
        <div className={styles['dial']}>
          {SIDES.map(side => (
            <button
              key={side}
              type="button"
              className={classes(styles['side'], styles[side])}
              aria-label={view.sides[side]}
              title={view.sides[side]}
              aria-pressed={camera.side === side}
              aria-keyshortcuts={SIDE_KEYS[side]}
              onClick={() => camera.toSide(side)}
            >
              <span aria-hidden="true">{SIDE_KEYS[side]}</span>
            </button>
          ))}
          <button
            type="button"
            className={styles['middle']}
            aria-label={view.turn}
            title={view.turn}
            onClick={() => camera.turn(1)}
          >
            <OrbitSign />
          </button>
        </div>
        <button type="button" className={styles['pill']} onClick={camera.top}>
          <TopSign /> {view.top}
        </button>
        <button type="button" className={styles['pill']} onClick={camera.pawn}>
          <PawnSign /> {view.pawn}
        </button>
      </fieldset>
    </div>
  );
}

/** Round buttons at the side of a phone, for the thumb of the other hand. */
export const ShortTools = ({
  words: { view },
  choice,
  camera,
  isRow = false,
}: ToolsProps & { readonly isRow?: boolean }) => (
  <fieldset
    className={styles['fabs']}
    aria-label={view.tools}
    data-mirrored={choice.isMirrored || undefined}
    data-row={isRow || undefined}
  >
    <Fab label={view.turn} onClick={() => camera.turn(1)}>
      <OrbitSign />
    </Fab>
    <Fab label={view.top} onClick={camera.top}>
      <TopSign />
    </Fab>
    <Fab label={view.pawn} onClick={camera.pawn}>
      <PawnSign />
    </Fab>
    <Fab label={view.plan} onClick={() => choice.choose('plan')}>
      <PlanSign />
    </Fab>
    <Fab label={view.mirror} onClick={choice.mirror}>
      <MirrorSign />
    </Fab>
  </fieldset>
);

interface FabProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const Fab = ({ label, onClick, children }: FabProps) => (
  <button type="button" className={styles['fab']} aria-label={label} title={label} onClick={onClick}>
    {children}
  </button>
);
