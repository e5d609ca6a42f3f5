/** The table of Turmbauer: the tower in the middle, who plays and what is asked at the side, the stones at the foot. */
import { type BoardProps, classes, useKeepFocus } from '@belfry/ui';
import { type ReactNode, useRef } from 'react';
import { formatPiece, type Turmbauer } from '../../rules/index.js';
import { Coach } from '../coach/index.js';
import styles from './board.module.css';
import { BuildCard } from './build-card.js';
import { ClimbCard } from './climb-card.js';
import { EndCard, FallBanner } from './end-card.js';
import { FallPlayer } from './fall-player.js';
import { Legend } from './legend.js';
import { Players } from './players.js';
import { Rack, ShortRack } from './rack.js';
import { SavePicture } from './save-picture.js';
import { Stage } from './stage.js';
import { StoryCard } from './story-card.js';
import { ShortTools, Tools, ViewSwitch } from './tools.js';
import { type BoardNow, useBoard } from './use-board.js';
import { useScene } from './use-scene.js';
import { WaitingCard } from './waiting-card.js';

export function Board(props: BoardProps<Turmbauer>) {
  const root = useRef<HTMLElement>(null);
  const board = useBoard(props, root);
  useKeepFocus(root);
  const { table, layout, hasScene, isDrawn, building, climbing, colour, rack, could } = board;
  const isWide = layout === 'wide';
  const { isOver, isRacked } = board;
  return (
    <section
      ref={root}
      className={classes(styles['board'], table.state.phase === 'over' && styles['over'])}
      data-layout={layout}
      data-tight={board.isTight || undefined}
      data-racked={isRacked || undefined}
      data-view={hasScene ? 'scene' : 'plan'}
      data-drawn={isDrawn || undefined}
      data-large={board.isLarge || undefined}
    >
      <div className={styles['stage']}>
        <Middle board={board} />
      </div>
      <div className={styles['side']}>
        {!(isWide && isOver) && (
          <div className={styles['people']}>
            <Players table={table} could={could} isStrip={!isWide || board.isTight} />
          </div>
        )}
        <div className={styles['card']}>
          {!isWide && !board.isLarge && <Coach {...board} />}
          <Card board={board} next={props.next} />
          {isOver && !board.isLarge && <StoryCard table={table} log={props.log} />}
          {!isWide && building === undefined && climbing === undefined && table.state.phase !== 'over' && (
            <div className={styles['lowRack']}>
              <ShortRack table={table} colour={colour} rack={rack} building={undefined} />
            </div>
          )}
        </div>
      </div>
      {isWide && !board.isLarge && (
        <>
          {isDrawn && (
            <div className={styles['tools']}>
              <Tools words={table.words} {...board} />
            </div>
          )}
          {isDrawn && <Legend board={board} />}
          {isDrawn && (
            <div className={styles['tip']}>
              <Coach {...board} />
            </div>
          )}
          {isRacked && (
            <div className={styles['dock']}>
              <Rack table={table} colour={colour} rack={rack} building={building} />
            </div>
          )}
        </>
      )}
    </section>
  );
}

/** The tower, and what lies over it. */
function Middle({ board }: { readonly board: BoardNow }) {
  const { table, isDrawn, seen, failure, collapse, isLost, choice } = board;
  const { state, words } = table;
  const scene = useScene(board);
  // They are there already while the scene is on its way.
  const hasTools = isDrawn && board.layout === 'wide';
  const fell = seen.beat?.type === 'settle' ? seen.beat.fell : (failure?.fell ?? []);
  return (
    <>
      <Stage
        table={table}
        viewer={board.viewer}
        building={board.building}
        climbing={board.climbing}
        held={board.held}
        scene={scene}
        camera={board.handle}
        isDrawn={isDrawn}
        onDrawn={board.setDrawn}
        fallen={fell.map(formatPiece)}
        recent={failure === undefined ? state.tower.at(-1)?.cells : undefined}
        tools={isLost || hasTools ? null : <ViewSwitch words={words} choice={choice} />}
        note={board.layout === 'wide' && !board.isLarge && <Coach {...board} />}
      />
      {state.collapse !== null && (
        <div className={styles['banner']}>
          <FallBanner table={table} />
        </div>
      )}
      {state.collapse !== null && isDrawn && collapse?.player !== undefined && (
        <div className={styles['player']}>
          <FallPlayer player={collapse.player} words={words} />
        </div>
      )}
      {isDrawn && board.layout !== 'wide' && !board.isLarge && (
        <ShortTools words={words} {...board} isRow={state.phase === 'over'} />
      )}
      {isLost && (
        <p className={styles['lost']} role="status">
          {words.view.lost}
        </p>
      )}
    </>
  );
}

/** What is asked, or who is waited for. */
export function Card({ board, next }: { readonly board: BoardNow; readonly next: ReactNode }) {
  const { table, building, climbing, failure, collapse, seen, layout } = board;
  const isSheet = layout !== 'wide';
  if (building !== undefined) return <BuildCard {...board} building={building} isSheet={isSheet} onSpin={board.spin} />;
  if (climbing !== undefined) return <ClimbCard {...board} climbing={climbing} isSheet={isSheet} />;
  if (board.isOver)
    return (
      <EndCard table={table} collapse={collapse}>
        {next}
        {board.isDrawn && <SavePicture camera={board.handle} words={table.words} />}
      </EndCard>
    );
  return <WaitingCard table={table} beat={seen.beat} failure={failure} push={collapse?.push} onSkip={board.skip} />;
}
