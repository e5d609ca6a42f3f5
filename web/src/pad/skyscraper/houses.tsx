/** The evening as a street: a floor for every match won. */
import type { Seat } from '@belfry/engine';
import { HouseArt } from '@belfry/games/skyscraper/art';
import { Avatar, Button, classes, Icon } from '@belfry/ui';
import columns from '../kit/columns.module.css';
import { Paper } from '../kit/paper.js';
import { MOST_FLOORS, type SkyscraperSheet } from '../model/skyscraper.js';
import { usePadWords } from '../words/index.js';
import { floorsFor } from './floors.js';
import styles from './houses.module.css';

interface HousesProps {
  readonly names: readonly string[];
  readonly sheet: SkyscraperSheet;
  readonly onWin: (seat: Seat) => void;
}

export function Houses({ names, sheet, onWin }: HousesProps) {
  const { common, sky } = usePadWords();
  const goal = Math.max(MOST_FLOORS, ...sheet.wins);
  return (
    <Paper spiral className={classes(columns['columns'], styles['houses'])}>
      {names.map((name, seat) => {
        const wins = sheet.wins[seat] ?? 0;
        const leads = sheet.leaders.includes(seat);
        return (
          <section
            key={name}
            className={classes(columns['column'], styles['house'], leads && styles['ahead'])}
            aria-label={name}
          >
            <h2 className={styles['name']}>
              <Avatar seat={seat} name={name} small />
              <span>{name}</span>
            </h2>
            <div className={styles['art']}>
              <HouseArt seat={seat} floors={floorsFor(wins)} goal={goal} width={140} height={210} scaffold={false} />
            </div>
            <p className={styles['wins']}>
              <b>{wins}</b>
              <span>{sky.winsUnit(wins)}</span>
            </p>
            <p className={styles['more']}>
              {leads && (
                <span className={styles['leads']}>
                  <Icon name="bell" size={16} />
                  {common.leads}
                </span>
              )}
              {sheet.hasFloors && <span>{sky.floorCount(sheet.floors[seat] ?? 0)}</span>}
            </p>
            <Button
              look="primary"
              icon="plus"
              wide
              className={styles['win']}
              aria-label={sky.wonBy(name)}
              onClick={() => onWin(seat)}
            >
              {sky.won}
            </Button>
          </section>
        );
      })}
    </Paper>
  );
}
