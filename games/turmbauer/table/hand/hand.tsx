/**
 * A phone beside a big screen: it turns the stone and chooses its place on the map, and says how far up it goes. The tower itself,
 * and the stone over it, are on the big screen.
 */
import { type BoardProps, useKeepFocus } from '@belfry/ui';
import { useRef } from 'react';
import type { Turmbauer } from '../../rules/index.js';
import { Card } from '../board/board.js';
import boardStyles from '../board/board.module.css';
import { Players } from '../board/players.js';
import { ShortRack } from '../board/rack.js';
import { Stage } from '../board/stage.js';
import { useBoard } from '../board/use-board.js';
import styles from './hand.module.css';

export function Hand(props: BoardProps<Turmbauer>) {
  const root = useRef<HTMLElement>(null);
  const board = { ...useBoard(props, root, true), layout: 'tall' } as const;
  useKeepFocus(root);
  const { table, building, climbing, failure, colour, rack, could } = board;
  const isOn = props.act !== undefined || props.isSent === true;
  return (
    <section ref={root} className={styles['hand']} data-on={isOn || undefined} data-layout="tall" data-view="plan">
      {isOn ? (
        <div className={boardStyles['board']} data-layout="tall" data-view="plan">
          <div className={boardStyles['stage']}>
            <Stage
              table={table}
              viewer={board.viewer}
              building={building}
              climbing={climbing}
              held={undefined}
              scene={undefined}
              camera={board.handle}
              isDrawn={false}
              onDrawn={board.setDrawn}
              fallen={[]}
              recent={failure === undefined ? table.state.tower.at(-1)?.cells : undefined}
              tools={null}
              note={null}
            />
          </div>
          <div className={boardStyles['card']}>
            <Card board={board} next={null} />
          </div>
        </div>
      ) : (
        <>
          <Players table={table} could={could} isStrip />
          {table.state.phase !== 'over' && <ShortRack table={table} colour={colour} rack={rack} building={undefined} />}
        </>
      )}
    </section>
  );
}
