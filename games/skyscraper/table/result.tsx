/** The end of a match: every skyscraper as it stands, the winner marked. */
import { classes, Icon, type ResultProps, whoOf } from '@belfry/ui';
import type { CSSProperties } from 'react';
import type { Floor, Skyscraper } from '../rules/index.js';
import { HouseArt } from './art/house.js';
import { planHouse, roofReach, winningLine } from './art/plan.js';
import styles from './result.module.css';
import { useTableWords } from './use-words.js';

export function Result({ view, result, people }: ResultProps<Skyscraper>) {
  const { board } = useTableWords();
  return (
    <ol className={styles['houses']} style={{ '--players': result.floors.length } as CSSProperties}>
      {result.floors.map((count, seat) => {
        const { name, you } = whoOf(people, seat);
        const hasWon = result.winners.includes(seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their numbers.
          <li key={seat} className={classes(styles['house'], hasWon && styles['won'])}>
            <span className={styles['mark']}>
              {hasWon && (
                <>
                  <Icon name="bell" size={22} />
                  {board.winner}
                </>
              )}
            </span>
            <Picture seat={seat} floors={view.skyscrapers[seat] ?? []} goal={view.options.floors} />
            <b className={styles['name']} title={name}>
              {you ? board.you : name}
            </b>
            <span className={styles['count']}>{board.resultFloors(count)}</span>
          </li>
        );
      })}
    </ol>
  );
}

const SIZE = { width: 120, height: 250 };

interface PictureProps {
  readonly seat: number;
  readonly floors: readonly Floor[];
  readonly goal: number;
}

/** A house in the middle of its picture, for its name stands below; and even the highest flag is inside. */
function Picture({ seat, floors, goal }: PictureProps) {
  const plan = planHouse(SIZE.width, SIZE.height, goal);
  const middle = plan.left + plan.half;
  const side = plan.half + plan.dog + 2;
  const above = Math.ceil(roofReach(plan) - winningLine(plan));
  return (
    <svg
      viewBox={`${middle - side} ${-above} ${2 * side} ${SIZE.height + above}`}
      className={styles['picture']}
      aria-hidden="true"
      focusable="false"
    >
      <HouseArt seat={seat} floors={floors} goal={goal} {...SIZE} />
    </svg>
  );
}
