/** Two dice that roll and come to rest with what was thrown towards the viewer. What they show is said beside them. */
import { classes } from '@belfry/ui';
import styles from './dice.module.css';

/** Where pips are on a face of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

const FACES = [1, 2, 3, 4, 5, 6] as const;
const SPOTS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

interface DiceProps {
  readonly dice: readonly [number, number];
  readonly isRolling: boolean;
  readonly label: string;
}

export function Dice({ dice, isRolling, label }: DiceProps) {
  return (
    <div className={styles['dice']} role="img" aria-label={label}>
      {dice.map((value, which) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second die.
        <Die key={which} value={value} isRolling={isRolling} isSecond={which === 1} />
      ))}
    </div>
  );
}

interface DieProps {
  readonly value: number;
  readonly isRolling: boolean;
  readonly isSecond: boolean;
}

const Die = ({ value, isRolling, isSecond }: DieProps) => (
  <span className={classes(styles['die'], isSecond && styles['second'])} data-value={value}>
    <span className={classes(styles['cube'], isRolling && styles['rolling'])}>
      <span className={styles['shown']}>
        {FACES.map(face => (
          <span key={face} className={styles['face']} data-face={face}>
            {SPOTS.map(spot => (
              <i key={spot} className={PIPS[face]?.includes(spot) ? styles['pip'] : undefined} />
            ))}
          </span>
        ))}
      </span>
    </span>
  </span>
);
