/** The end of a match, to be watched: houses rise in order of their floors, and the winner's has the flag. */
import { classes, type FinaleProps, Icon, playSound, whoOf } from '@belfry/ui';
import { type CSSProperties, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Floor, Skyscraper } from '../../rules/index.js';
import { HouseArt } from '../art/house.js';
import { OUTLINE } from '../art/ink.js';
import { floorTop, planHouse, roofReach, winningLine } from '../art/plan.js';
import { useTableWords } from '../use-words.js';
import styles from './finale.module.css';
import { type Rise, riseOf, standingAfter } from './rise.js';

export function Finale({ view, result, people, isStill, onShown }: FinaleProps<Skyscraper>) {
  const { board } = useTableWords();
  const { floors, winners } = result;
  const rise = useMemo(() => riseOf(floors), [floors]);
  const [count, isDone] = useRise(rise, isStill, onShown);
  const standing = standingAfter(floors.length, rise.steps, count);
  return (
    <div className={styles['finale']}>
      <svg className={classes(styles['bunting'], isDone && styles['hung'])} aria-hidden="true" focusable="false">
        <Bunting />
      </svg>
      <ol className={styles['houses']} style={{ '--players': floors.length } as CSSProperties}>
        {standing.map((built, seat) => {
          const { name } = whoOf(people, seat);
          const hasWon = isDone && winners.includes(seat);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their numbers.
            <li key={seat} className={classes(styles['house'], hasWon && styles['won'])}>
              <span className={styles['mark']}>
                {hasWon && (
                  <>
                    <Icon name="bell" size={20} />
                    {board.winner}
                  </>
                )}
              </span>
              <Picture
                seat={seat}
                floors={(view.skyscrapers[seat] ?? []).slice(0, built)}
                goal={view.options.floors}
                hasFlag={hasWon}
              />
              <b className={styles['name']} title={name}>
                {name}
              </b>
              <span key={built} className={styles['count']}>
                {board.resultFloors(built)}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** How many steps were seen, and whether that is all. */
function useRise({ steps, length }: Rise, isStill: boolean, onShown: () => void): readonly [number, boolean] {
  const [count, setCount] = useState(isStill ? steps.length : 0);
  const [isDone, setDone] = useState(isStill);
  const shown = useEffectEvent(() => {
    setDone(true);
    onShown();
  });
  useEffect(() => {
    if (isStill) return;
    const timers = steps.map(({ at }, index) =>
      setTimeout(() => {
        setCount(index + 1);
        playSound('count');
      }, at),
    );
    timers.push(setTimeout(shown, length));
    return () => timers.forEach(clearTimeout);
  }, [steps, length, isStill]);
  return isStill ? [steps.length, true] : [count, isDone];
}

const SIZE = { width: 120, height: 250 };

interface PictureProps {
  readonly seat: number;
  readonly floors: readonly Floor[];
  readonly goal: number;
  readonly hasFlag: boolean;
}

/** A house in the middle of its picture, for its name stands below; and even the highest flag is inside. */
function Picture({ seat, floors, goal, hasFlag }: PictureProps) {
  const plan = planHouse(SIZE.width, SIZE.height, goal);
  const side = plan.half + plan.dog + 2;
  const middle = plan.left + plan.half;
  const pole = plan.floor * 0.8;
  const above = Math.ceil(roofReach(plan) - winningLine(plan) + pole * 0.5);
  const top = floorTop(plan, floors.length - 1) - plan.roof * 0.8;
  return (
    <svg
      viewBox={`${middle - side} ${-above} ${2 * side} ${SIZE.height + above}`}
      className={styles['picture']}
      aria-hidden="true"
      focusable="false"
    >
      {hasFlag && (
        <g className={styles['flag']} strokeWidth="2.2">
          <path {...OUTLINE} d={`M${middle} ${top}v${-pole}`} fill="none" />
          <path
            {...OUTLINE}
            d={`M${middle} ${top - pole}l${pole * 0.8} ${pole * 0.22}l${-pole * 0.8} ${pole * 0.24}Z`}
            fill="#f4bf55"
          />
        </g>
      )}
      <HouseArt seat={seat} floors={floors} goal={goal} rising={styles['rising']} {...SIZE} />
    </svg>
  );
}

const FLAGS = ['var(--sk-sun)', 'var(--sk-heart)', 'var(--sk-clover)', 'var(--sk-star)'] as const;

/** Little flags on a line that sags, as on the street; as many as there is width for. */
function Bunting() {
  return (
    <>
      <defs>
        <pattern id="finale-bunting" width="96" height="26" patternUnits="userSpaceOnUse">
          <path d="M0 2q48 14 96 0" fill="none" stroke="var(--ink-2)" strokeWidth="1.5" />
          {FLAGS.map((fill, i) => (
            <path key={fill} d={`M${i * 24 + 5} ${i === 0 || i === 3 ? 4.5 : 8}h14l-7 14Z`} fill={fill} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="26" fill="url(#finale-bunting)" />
    </>
  );
}
