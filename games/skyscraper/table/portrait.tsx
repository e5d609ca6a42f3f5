/** A house as it stands, small: what everybody can see from across the street. */
import type { PortraitProps } from '@belfry/ui';
import type { Skyscraper } from '../rules/index.js';
import { HouseArt } from './art/house.js';
import { floorTop, planHouse, roofReach } from './art/plan.js';
import styles from './portrait.module.css';
import { useTableWords } from './use-words.js';

const SIZE = { width: 100, height: 150 };

export function Portrait({ view, seat }: PortraitProps<Skyscraper>) {
  const { board } = useTableWords();
  const floors = view.skyscrapers[seat] ?? [];
  const goal = view.options.floors;
  const plan = planHouse(SIZE.width, SIZE.height, goal);
  const middle = plan.left + plan.half;
  const side = plan.half + plan.dog + 2;
  // All are as high as the highest needs, so that houses beside each other can be compared.
  const highest = Math.max(2, ...view.skyscrapers.map(({ length }) => length));
  const top = floorTop(plan, highest - 1) - roofReach(plan) - 2;
  return (
    <span className={styles['portrait']}>
      <svg
        viewBox={`${middle - side} ${top} ${2 * side} ${SIZE.height - top}`}
        className={styles['picture']}
        aria-hidden="true"
        focusable="false"
      >
        <HouseArt
          seat={seat}
          floors={floors}
          goal={goal}
          {...SIZE}
          scaffold={false}
          milkshakes={view.milkshakes[seat] ?? 0}
        />
      </svg>
      <span className={styles['count']}>{board.resultFloors(floors.length)}</span>
    </span>
  );
}
