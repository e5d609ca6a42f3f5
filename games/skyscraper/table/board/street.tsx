/** All houses in one row, in turn order, and under each its player and the verdict on the chosen card. */
import type { Seat } from '@belfry/engine';
import { classes, type People, type Size } from '@belfry/ui';
import { type CSSProperties, type RefObject, useMemo } from 'react';
import type { Action, SeenEntry, State } from '../../rules/index.js';
import { planHouse, winningLine } from '../art/plan.js';
import { StreetScene } from '../art/street.js';
import type { TableWords } from '../words/catalogue.js';
import type { Choice } from './choice.js';
import { houseFacts } from './describe.js';
import { House } from './house.js';
import { Marks, News } from './marks.js';
import { piecesOf } from './pieces.js';
import { Plate } from './plate.js';
import { recentOf } from './recent.js';
import styles from './street.module.css';

export interface StreetProps {
  /** What is measured, and how much room it has. */
  readonly scene: RefObject<HTMLDivElement | null>;
  readonly room: Size;
  readonly view: State;
  readonly log: readonly SeenEntry[];
  readonly people: People;
  readonly words: TableWords;
  /** Whose house stands first, and whose hand is shown. */
  readonly first: Seat;
  readonly handOf: Seat | undefined;
  readonly choice: Choice | undefined;
  readonly onAct: (action: Action) => void;
}

export function Street({ scene, room, view, log, people, words, first, handOf, choice, onAct }: StreetProps) {
  const { width, height } = room;
  const { players, floors: goal } = view.options;
  const column = width / players;
  const plan = planHouse(column, height, goal);
  const pieces = useMemo(() => piecesOf(view, log), [view, log]);
  const recent = useMemo(() => recentOf(log), [log]);
  const seats = view.hands.map((_, i) => (first + i) % players);
  const posts = plan.isSmall ? [] : seats.map((_, i) => column * i + Math.min(20, plan.left * 0.5));
  return (
    <div className={styles['street']} style={{ '--players': players } as CSSProperties}>
      <div ref={scene} className={styles['scene']}>
        <StreetScene width={width} height={height} bunting={winningLine(plan)} posts={posts} />
      </div>
      <ul className={styles['houses']} aria-label={words.board.street}>
        {seats.map(seat => {
          const floors = view.skyscrapers[seat] ?? [];
          const verdict = choice?.verdicts.get(seat);
          const builds = verdict?.type === 'can' && verdict.actions.some(({ type }) => type === 'build');
          const preview = builds && choice?.card !== 'joker' ? Number(choice?.card) : undefined;
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
                      milkshakes={view.milkshakes[seat] ?? 0}
                      preview={preview}
                    />
                  </div>
                  {choice === undefined && <News seat={seat} plan={plan} floors={floors} recent={recent} />}
                  <Marks view={view} plan={plan} floors={floors} verdict={verdict} onAct={onAct} />
                </div>
              </div>
              <Plate
                seat={seat}
                view={view}
                people={people}
                words={words}
                isShown={seat === handOf}
                verdict={verdict}
                recent={recent}
                onAct={onAct}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
