/** The end of a match as a sheet: who has how many floors, the highest first. */
import { classes, Icon, type ResultProps, whoOf } from '@belfry/ui';
import type { Skyscraper } from '../rules/index.js';
import { HouseBadge } from './art/roofs.js';
import styles from './result.module.css';
import { useTableWords } from './use-words.js';

export function Result({ result: { floors, winners }, people }: ResultProps<Skyscraper>) {
  const { board } = useTableWords();
  const seats = floors.map((_, seat) => seat).toSorted((a, b) => (floors[b] ?? 0) - (floors[a] ?? 0) || a - b);
  return (
    <ol className={styles['sheet']}>
      {seats.map(seat => {
        const { name } = whoOf(people, seat);
        const hasWon = winners.includes(seat);
        return (
          <li key={seat} className={classes(styles['line'], hasWon && styles['won'])}>
            <HouseBadge seat={seat} width={28} />
            <b className={styles['name']} title={name}>
              {name}
            </b>
            {hasWon && (
              <span className={styles['mark']}>
                <Icon name="bell" size={18} />
                {board.winner}
              </span>
            )}
            <span className={styles['count']}>{board.resultFloors(floors[seat] ?? 0)}</span>
          </li>
        );
      })}
    </ol>
  );
}
