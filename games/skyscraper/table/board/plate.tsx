/** Under a house: whose it is, and how far it got. */
import type { Seat } from '@belfry/engine';
import { classes, Hidden, type People, SeatClockChip, SeatFace, SeatSays, whoOf } from '@belfry/ui';
import type { State } from '../../rules/index.js';
import { TinyBack } from '../art/card.js';
import { HouseBadge } from '../art/roofs.js';
import type { TableWords } from '../words/catalogue.js';
import { cardsOf } from './describe.js';
import styles from './plate.module.css';
import type { Recent } from './recent.js';

interface PlateProps {
  readonly seat: Seat;
  readonly view: State;
  readonly people: People;
  readonly words: TableWords;
  /** Its hand is shown below: cards go there, not here. */
  readonly isShown: boolean;
  readonly recent: Recent;
}

export function Plate({ seat, view, people, words, isShown, recent }: PlateProps) {
  const { board } = words;
  const { name, you } = whoOf(people, seat);
  const built = view.skyscrapers[seat]?.length ?? 0;
  const goal = view.options.floors;
  const cards = cardsOf(view, seat);
  return (
    <div className={styles['plate']}>
      <div className={styles['name']}>
        <span className={styles['badge']}>
          <SeatFace seat={seat}>
            <HouseBadge seat={seat} width={24} />
          </SeatFace>
        </span>
        <b className={styles['text']} title={name}>
          {you ? board.you : name}
        </b>
      </div>
      <div className={styles['floors']}>
        <span
          className={classes(styles['cards'], recent.robbed === seat && styles['robbed'])}
          data-place={isShown ? undefined : `seat-${seat}`}
        >
          <TinyBack width={12} />
          <span aria-hidden="true">{cards}</span>
          <Hidden>{board.cardsInHand(cards)}</Hidden>
        </span>
        <b>{board.floors(built, goal)}</b>
        {built < goal && <span className={styles['toGo']}>{board.toGo(goal - built)}</span>}
      </div>
      <SeatClockChip seat={seat} />
      <SeatSays seat={seat} />
    </div>
  );
}

interface FateProps {
  readonly milkshakes: number;
  readonly words: TableWords;
  readonly isNew: boolean;
}

/** At the door: milkshakes that wait to be drunk. */
export function Fate({ milkshakes, words, isNew }: FateProps) {
  if (milkshakes === 0) return null;
  return <span className={classes(styles['fate'], isNew && styles['robbed'])}>{words.board.misses(milkshakes)}</span>;
}
