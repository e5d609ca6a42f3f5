/** All houses in one row, in turn order, and under each its player. */
import type { Seat } from '@belfry/engine';
import { classes, type People, type Scene, type Size } from '@belfry/ui';
import { type CSSProperties, type RefObject, useMemo } from 'react';
import type { Action, SeenEntry, State } from '../../rules/index.js';
import { planHouse, winningLine } from '../art/plan.js';
import { StreetScene } from '../art/street.js';
import type { TableWords } from '../words/catalogue.js';
import { type Choice, houseOf } from './choice.js';
import { cueOf } from './cues.js';
import { houseFacts } from './describe.js';
import { House } from './house.js';
import { Marks, News, Shown } from './marks.js';
import { Moments } from './moments.js';
import { piecesOf } from './pieces.js';
import { Fate, Plate } from './plate.js';
import type { Played } from './played.js';
import { recentOf } from './recent.js';
import styles from './street.module.css';

export interface StreetProps {
  /** What is measured, and how much room it has. */
  readonly ground: RefObject<HTMLDivElement | null>;
  readonly room: Size;
  readonly view: State;
  readonly log: readonly SeenEntry[];
  readonly people: People;
  readonly words: TableWords;
  /** The houses from left to right, and whose hand is shown. */
  readonly seats: readonly Seat[];
  readonly handOf: Seat | undefined;
  readonly played: Played;
  readonly choice: Choice | undefined;
  /** A way that was asked for. */
  readonly way: Action | undefined;
  readonly scene: Scene | undefined;
  readonly onAct: (action: Action) => void;
}

export function Street(props: StreetProps) {
  const { ground, room, view, log, people, words, seats, handOf, played, choice, way, scene, onAct } = props;
  const { width, height } = room;
  const { players, floors: goal } = view.options;
  const column = width / players;
  const plan = planHouse(column, height, goal);
  const pieces = useMemo(() => piecesOf(view, log), [view, log]);
  const recent = useMemo(() => recentOf(log), [log]);
  const posts = plan.isSmall ? [] : seats.map((_, i) => column * i + Math.min(20, plan.left * 0.5));
  return (
    <div className={styles['street']} style={{ '--players': players } as CSSProperties}>
      <div ref={ground} className={styles['scene']}>
        <StreetScene width={width} height={height} bunting={winningLine(plan)} posts={posts} />
      </div>
      <ul className={styles['houses']} aria-label={words.board.street}>
        {seats.map(seat => {
          const floors = view.skyscrapers[seat] ?? [];
          const milkshakes = view.milkshakes[seat] ?? 0;
          const verdict = choice?.verdicts.get(seat);
          const builds = verdict?.type === 'can' && verdict.actions.some(({ type }) => type === 'build');
          const preview = builds && choice?.card !== 'joker' ? Number(choice?.card) : undefined;
          const isShown = way !== undefined && houseOf(view, way) === seat;
          return (
            <li
              key={seat}
              className={classes(styles['column'], view.turn === seat && view.phase !== 'over' && styles['onTurn'])}
            >
              <div className={styles['plot']}>
                <div className={styles['art']} style={{ height }}>
                  <div role="img" aria-label={words.board.house(houseFacts(words, view, people, seat))}>
                    <House
                      seat={seat}
                      plan={plan}
                      floors={floors}
                      pieces={pieces[seat] ?? []}
                      milkshakes={milkshakes}
                      preview={preview}
                      played={played}
                      servedBy={recent.served === seat ? recent.by : undefined}
                      arrives={cueOf(scene, 'floor', seat)}
                    />
                  </div>
                  <Fate milkshakes={milkshakes} words={words} isNew={recent.served === seat} />
                  {choice === undefined && (
                    <News seat={seat} plan={plan} floors={floors} recent={recent} scene={scene} />
                  )}
                  <Marks view={view} plan={plan} floors={floors} verdict={verdict} onAct={onAct} />
                  {isShown && <Shown view={view} plan={plan} floors={floors} action={way} />}
                </div>
              </div>
              <Plate seat={seat} view={view} people={people} words={words} isShown={seat === handOf} recent={recent} />
            </li>
          );
        })}
      </ul>
      <Moments scene={scene} view={view} plan={plan} seats={seats} column={column} />
    </div>
  );
}
