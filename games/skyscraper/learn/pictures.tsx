/** The pictures of the Skyscraper course: the street of the table. */

import { STAGE_WIDTH, useStage } from '@belfry/ui/lesson';
import type { State } from '../rules/index.js';
import { HouseArt, StreetScene } from '../table/art/index.js';
import styles from './pictures.module.css';

/** The pavement with the names on it. */
const PAVEMENT = 26;

interface StreetProps {
  readonly state: State;
  /** By seat. */
  readonly names: readonly string[];
}

export function StreetPicture({ state, names }: StreetProps) {
  const { ref, width, height, tall, scale } = useStage();
  const houses = state.skyscrapers;
  const ground = tall - PAVEMENT;
  const high = ground - 6;
  return (
    <div ref={ref} className={styles['street']}>
      <StreetScene width={width} height={height - PAVEMENT * scale} />
      <svg
        viewBox={`0 0 ${STAGE_WIDTH} ${tall}`}
        preserveAspectRatio="xMidYMax meet"
        className={styles['houses']}
        aria-hidden="true"
        focusable="false"
      >
        <rect x={-STAGE_WIDTH} y={ground} width={STAGE_WIDTH * 3} height={PAVEMENT} fill="var(--sk-pave)" />
        <rect x={-STAGE_WIDTH} y={ground} width={STAGE_WIDTH * 3} height="3" fill="var(--sk-kerb)" />
        {houses.map((floors, seat) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a house is known by its seat.
            key={seat}
            transform={`translate(${leftOf(seat, houses.length)} ${ground - high})`}
          >
            <HouseArt
              seat={seat}
              floors={floors}
              goal={state.options.floors}
              width={widthOf(houses.length)}
              height={high}
              milkshakes={state.milkshakes[seat] ?? 0}
            />
            <text x={middleOf(houses.length)} y={high + 18} textAnchor="middle" className={styles['name']}>
              {names[seat]}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

const widthOf = (houses: number): number => Math.min(160, STAGE_WIDTH / houses - 8);
const leftOf = (seat: number, houses: number): number =>
  (STAGE_WIDTH / houses) * seat + (STAGE_WIDTH / houses - widthOf(houses)) / 2 + widthOf(houses) * 0.1;

/** The middle of a house's walls: at its right there is room for dogs. */
const middleOf = (houses: number): number => widthOf(houses) * (widthOf(houses) < 150 ? 0.39 : 0.4);
