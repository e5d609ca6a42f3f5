/** A player's five towers. They are the picker as well: tap one to build on it. */

import { classes, useMedia } from '@belfry/ui';
import { type ScoreSheet, TOWER_TYPES, type TowerIndex } from '../rules/index.js';
import { TowerArt } from '../table/art/index.js';
import { drawnValues, isKnown } from './drawn.js';
import { useGameWords } from './game-words.js';
import type { PadTower } from './model/fold.js';
import { Sign } from './sign.js';
import styles from './skyline.module.css';
import { useWords } from './words/index.js';

interface SkylineProps {
  readonly name: string;
  readonly towers: readonly PadTower[];
  readonly score: ScoreSheet;
  /** How many pages share the width of the pad. */
  readonly pages: number;
  readonly chosen: TowerIndex | undefined;
  readonly onChoose: (tower: TowerIndex) => void;
}

export function Skyline({ name, towers, score, pages, chosen, onChoose }: SkylineProps) {
  const words = useWords();
  const game = useGameWords();
  return (
    <div className={styles['skyline']}>
      {TOWER_TYPES.map((type, tower) => {
        const cards = towers[tower] ?? [];
        const points = score.towers.find(scored => scored.tower === tower)?.points ?? 0;
        return (
          <button
            key={type}
            type="button"
            aria-pressed={tower === chosen}
            aria-label={words.towerOf(name, game.towers[tower] ?? '', cards.length, points)}
            className={classes(styles['tower'], tower === chosen && styles['chosen'])}
            onClick={() => onChoose(tower)}
          >
            <span className={styles['art']}>
              <PadTowerArt tower={tower} cards={cards} pages={pages} />
            </span>
            <Sign tower={tower} size={19} />
            <span className={styles['sum']}>
              <span className={styles['points']}>{points === 0 ? '–' : points}</span>
              <span className={styles['main']}>{score.main?.tower === tower && <b>{`+${score.main.points}`}</b>}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** A drawing's own width for so many pages side by side; it then fills the room there is. */
const WIDTHS: readonly number[] = [0, 90, 84, 56, 44, 36];
const ON_PHONE = { width: 64, height: 146 };
/** The keys below are to be seen as well. */
const ON_LOW_PHONE = { width: 64, height: 88 };
const ON_DESK = 236;
/** Numbers need this much room. */
const READABLE = 60;

interface PadTowerArtProps {
  readonly tower: TowerIndex;
  readonly cards: PadTower;
  readonly pages: number;
}

function PadTowerArt({ tower, cards, pages }: PadTowerArtProps) {
  const isPhone = useMedia('(max-width: 720px), (max-height: 520px)');
  const isLow = useMedia('(max-height: 760px)');
  const onPhone = isLow ? ON_LOW_PHONE : ON_PHONE;
  const { width, height } = isPhone ? onPhone : { width: WIDTHS[pages] ?? READABLE, height: ON_DESK };
  const isReadable = width >= READABLE && isKnown(cards);
  return (
    <TowerArt
      tower={tower}
      values={drawnValues(cards)}
      width={width}
      height={height}
      detail={isReadable ? 1 : 0}
      storey={isReadable ? 24 : Math.min(22, width * 0.42)}
    />
  );
}
