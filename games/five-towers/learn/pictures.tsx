/** The pictures of the 5 Towers course: the same towers as on the table. */

import { STAGE_WIDTH, useStage } from '@belfry/ui/lesson';
import { type Card, TOWER_TYPES, type Towers, type TowerType, type Value } from '../rules/index.js';
import { Scene, StoreyArt, TowerArt } from '../table/art/index.js';
import styles from './pictures.module.css';

const GROUND = 30;
/** A card, with the space around it. */
const CARD = 64;

interface TowersSceneProps {
  readonly towers: Towers;
  /** Which of the five are to be seen. */
  readonly shown: readonly TowerType[];
  /** Cards above them, and what they are. */
  readonly cards?: readonly Card[];
  readonly caption?: string;
  /** What somebody has said. */
  readonly said?: string;
  /** The cards lie at the side, and the towers have all the room. */
  readonly aside?: boolean;
}

const NO_CARDS: readonly Card[] = [];

/** Towers in their country; with cards above them there is less room for towers. */
export function TowersScene({ towers, shown, cards = NO_CARDS, caption, said, aside = false }: TowersSceneProps) {
  const { ref, width, height, tall, scale } = useStage();
  const high = tall - GROUND / 2 - (aside ? FREE : roomAbove(cards.length, shown.length));
  return (
    <div ref={ref} className={styles['scene']}>
      <Scene width={width} height={height} ground={GROUND * scale} rich />
      <svg
        viewBox={`0 0 ${STAGE_WIDTH} ${tall}`}
        preserveAspectRatio="xMidYMax meet"
        className={styles['towers']}
        aria-hidden="true"
        focusable="false"
      >
        <g transform={`translate(${aside ? CARD + 8 : 0} ${tall - GROUND / 2 - high})`}>
          <TowerRow towers={towers} shown={shown} room={STAGE_WIDTH - (aside ? CARD + 8 : 0)} high={high} />
        </g>
        {cards.map((card, index) => (
          <g key={card} transform={`translate(${aside ? 8 : placeOf(index, cards.length, CARD, STAGE_WIDTH)} 30)`}>
            <CardOnPaper card={card} />
          </g>
        ))}
      </svg>
      {caption !== undefined && <span className={styles['caption']}>{caption}</span>}
      {said !== undefined && <span className={styles['said']}>{said}</span>}
    </div>
  );
}

/** What stays free above towers. */
const FREE = 8;
/** Below a row of cards. */
const BELOW_CARDS = 86;
/** A single card hangs over the middle one of five, which is low: the others may be higher than its lower edge. */
const BESIDE_CARD = 40;

function roomAbove(cards: number, towers: number): number {
  if (cards === 0) return FREE;
  return cards === 1 && towers === TOWER_TYPES.length ? BESIDE_CARD : BELOW_CARDS;
}

/** The left edge of one of several things in the middle of some room. */
const placeOf = (index: number, count: number, width: number, room: number): number =>
  (room - count * width) / 2 + index * width;

interface TowerRowProps {
  readonly towers: Towers;
  readonly shown: readonly TowerType[];
  readonly room: number;
  readonly high: number;
}

const WIDEST = 250;
const ROOMY = 100;

function TowerRow({ towers, shown, room, high }: TowerRowProps) {
  const wide = Math.min(WIDEST, room / shown.length);
  const storey = wide === WIDEST ? 46 : wide > ROOMY ? 36 : 28;
  return shown.map((type, index) => {
    const tower = TOWER_TYPES.indexOf(type);
    const values: readonly Value[] = towers[tower] ?? [];
    return (
      <g key={type} transform={`translate(${placeOf(index, shown.length, wide, room)} 0)`}>
        <TowerArt
          tower={tower}
          values={values}
          width={wide}
          height={high}
          storey={storey}
          detail={wide === WIDEST ? 2 : 1}
        />
      </g>
    );
  });
}

const CardOnPaper = ({ card }: { readonly card: Card }) => (
  <>
    <rect x="2" width="60" height="46" rx="9" fill="var(--paper-2)" stroke="var(--line)" strokeWidth="1.5" />
    <g transform="translate(3 0)">
      <StoreyArt card={card} width={58} height={46} />
    </g>
  </>
);
