/** The end as something to watch: all towers in one country, rising, and their points counted. For eyes; ears hear the totals once. */
import type { Seat } from '@belfry/engine';
import { Avatar, classes, type FinaleProps, Icon, minus, type People, useAnnounce, useSize } from '@belfry/ui';
import { type CSSProperties, useMemo, useRef } from 'react';
import type { FiveTowers, Towers } from '../../rules/index.js';
import { Scene, sharedStorey, TowerArt } from '../art/index.js';
import { rowsOf } from '../board/score-parts.js';
import { useTableWords } from '../use-words.js';
import type { TableWords } from '../words/catalogue.js';
import styles from './finale.module.css';
import { type Plan, planOf, type Shown, shownAfter } from './plan.js';
import { usePlayed } from './use-played.js';

export function Finale({ view, result, people, isStill, onShown }: FinaleProps<FiveTowers>) {
  const words = useTableWords();
  const announce = useAnnounce();
  const plan = useMemo(() => planOf(view), [view]);
  const done = usePlayed(plan.steps, {
    isStill,
    onShown() {
      announce(totalsOf(plan, people, words));
      onShown();
    },
  });
  const shown = shownAfter(plan, done);
  const isOver = done === plan.steps.length;
  const columns = { '--players': shown.length } as CSSProperties;
  return (
    <div className={classes(styles['finale'], isStill && styles['still'])} style={columns} aria-hidden="true">
      <Skyline towers={view.towers} shown={shown} winners={isOver ? result.winners : NOBODY} />
      <ol className={styles['plates']}>
        {shown.map((player, seat) => (
          <Plate
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            key={seat}
            seat={seat}
            name={nameOf(people, seat)}
            figure={people.seats[seat]?.figure}
            shown={player}
            hasWon={isOver && result.winners.includes(seat)}
            words={words}
          />
        ))}
      </ol>
    </div>
  );
}

const NOBODY: readonly Seat[] = [];

/** At the table somebody is "You"; the result has their name, as the sheet below has. */
const nameOf = (people: People, seat: Seat): string => people.seats[seat]?.name ?? '';

/** Everybody's points, the most first. */
const totalsOf = ({ players }: Plan, people: People, words: TableWords): string =>
  players
    .map(({ total }, seat) => ({ total, name: nameOf(people, seat) }))
    .toSorted((a, b) => b.total - a.total)
    .map(({ total, name }) => `${name}: ${words.texts.board.points(total)}.`)
    .join(' ');

const BEFORE_MEASURED = { width: 320, height: 140 };
const GROUND = 12;
/** Above the highest tower there is room for a flag, in pixels. */
const HEADROOM = 24;
const LARGEST = { storey: 26, tower: 84 } as const;
/** Storeys at least so high bear their numbers. */
const WITH_NUMBERS = 17;

interface SkylineProps {
  readonly towers: readonly Towers[];
  readonly shown: readonly Shown[];
  readonly winners: readonly Seat[];
}

function Skyline({ towers, shown, winners }: SkylineProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { width, height, known } = useSize(ref, BEFORE_MEASURED);
  const room = Math.max(30, height - GROUND - HEADROOM);
  const tower = Math.min(LARGEST.tower, (width / towers.length) * 0.185);
  const stands = towers.flat().map(values => ({ values, height: room }));
  const storey = sharedStorey(stands, room, Math.min(LARGEST.storey, 6 + tower * 0.28));
  return (
    <div ref={ref} className={styles['scene']}>
      {known && <Scene width={width} height={height} ground={GROUND} rich />}
      <div className={styles['columns']} style={{ bottom: GROUND }}>
        {(known ? towers : []).map((own, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <div key={seat} className={classes(styles['column'], shown[seat]?.isRisen && styles['risen'])}>
            {own.map((values, index) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: a tower is its place.
                key={index}
                className={styles['tower']}
                style={{ '--place': index } as CSSProperties}
              >
                {values.length > 0 && (
                  <TowerArt
                    tower={index}
                    values={values}
                    width={tower}
                    height={room}
                    storey={storey}
                    detail={storey >= WITH_NUMBERS ? 1 : 0}
                  />
                )}
              </div>
            ))}
            {winners.includes(seat) && <Pennants />}
          </div>
        ))}
      </div>
    </div>
  );
}

const COLOURS = ['--candy', '--gold', '--act', '--brick', '--scary', '--gold', '--tree'] as const;

/** Bunting over the winner's towers. */
const Pennants = () => (
  <svg
    viewBox="0 0 140 26"
    preserveAspectRatio="none"
    className={styles['pennants']}
    aria-hidden="true"
    focusable="false"
  >
    <path d="M0,3 Q70,20 140,3" fill="none" stroke="var(--ink-2)" strokeWidth="1.5" />
    {COLOURS.map((colour, index) => {
      const x = 4 + index * 19;
      const y = 4 + 8 * Math.sin(((x + 8) / 140) * Math.PI);
      // biome-ignore lint/suspicious/noArrayIndexKey: a pennant is its place.
      return <path key={index} d={`M${x},${y} h15 l-7.5,13Z`} fill={`var(${colour})`} />;
    })}
  </svg>
);

interface PlateProps {
  readonly seat: Seat;
  readonly name: string;
  readonly figure: string | undefined;
  readonly shown: Shown;
  readonly hasWon: boolean;
  readonly words: TableWords;
}

function Plate({ seat, name, figure, shown, hasWon, words }: PlateProps) {
  return (
    <li className={classes(styles['plate'], hasWon && styles['won'])}>
      <span className={styles['who']}>
        <Avatar seat={seat} name={name} figure={figure} small />
        <span className={styles['name']}>{name}</span>
      </span>
      <b key={shown.points} className={styles['points']} data-points={seat}>
        {shown.isRisen ? minus(shown.points) : '·'}
        {hasWon && <Icon name="bell" size={20} />}
      </b>
      <ul className={styles['parts']}>
        {rowsOf(words.texts.board).map(({ part, icon, name: label }) => {
          const points = shown.parts[part];
          return (
            <li key={part} className={classes(points !== undefined && styles['counted'])}>
              <Icon name={icon} size={14} />
              <span className={styles['label']}>{label}</span>
              <span className={classes(styles['part'], (points ?? 0) < 0 && styles['minus'])}>
                {points === undefined ? '' : minus(points)}
              </span>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
