/** The end of a match: every skyscraper as it stands, the winner marked. */
import { classes, Icon, type ResultProps } from '@belfry/ui';
import type { CSSProperties } from 'react';
import type { Skyscraper } from '../rules/index.js';
import { HouseArt } from './art/house.js';
import styles from './result.module.css';
import { useTableWords } from './use-words.js';
import { whoOf } from './words/catalogue.js';

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
            <HouseArt
              seat={seat}
              floors={view.skyscrapers[seat] ?? []}
              goal={view.options.floors}
              width={120}
              height={250}
            />
            <b className={styles['name']} title={name}>
              {you ? board.you : name}
            </b>
            <span>{board.resultFloors(count)}</span>
          </li>
        );
      })}
    </ol>
  );
}
