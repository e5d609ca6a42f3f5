/** The evening as a street: a floor for every match won. */
import type { Seat } from '@belfry/engine';
import { Avatar, Button, Icon } from '@belfry/ui';
import { PlayerColumn, PlayerColumns, useCommonWords } from '@belfry/ui/pad';
import { HouseArt } from '../table/art/index.js';
import { floorsFor } from './floors.js';
import styles from './houses.module.css';
import { MOST_FLOORS, type SkyscraperSheet } from './model/fold.js';
import { useWords } from './words/index.js';

interface HousesProps {
  readonly names: readonly string[];
  readonly sheet: SkyscraperSheet;
  readonly onWin: (seat: Seat) => void;
}

export function Houses({ names, sheet, onWin }: HousesProps) {
  const common = useCommonWords();
  const words = useWords();
  const goal = Math.max(MOST_FLOORS, ...sheet.wins);
  return (
    <PlayerColumns columns={names.length} className={styles['houses']}>
      {names.map((name, seat) => {
        const wins = sheet.wins[seat] ?? 0;
        const leads = sheet.leaders.includes(seat);
        return (
          <PlayerColumn key={name} name={name} className={styles['house']}>
            <h2 className={styles['name']}>
              <Avatar seat={seat} name={name} small />
              <span>{name}</span>
            </h2>
            <div className={styles['art']}>
              <HouseArt seat={seat} floors={floorsFor(wins)} goal={goal} width={140} height={210} scaffold={false} />
            </div>
            <p className={styles['wins']}>
              <b>{wins}</b>
              <span>{words.winsUnit(wins)}</span>
            </p>
            <p className={styles['more']}>
              {leads && (
                <span className={styles['leads']}>
                  <Icon name="bell" size={16} />
                  {common.leads}
                </span>
              )}
              {sheet.hasFloors && <span>{words.floorCount(sheet.floors[seat] ?? 0)}</span>}
            </p>
            <Button
              look="primary"
              icon="plus"
              wide
              className={styles['win']}
              aria-label={words.wonBy(name)}
              onClick={() => onWin(seat)}
            >
              {words.won}
            </Button>
          </PlayerColumn>
        );
      })}
    </PlayerColumns>
  );
}
