/** The jackdaw lives in the belfry and knows how everything is built. */
import { classes } from '@belfry/ui';
import styles from './jackdaw.module.css';
import { sceneryOf } from './scenery.js';

interface JackdawProps {
  readonly size?: number;
  readonly looks?: 'left' | 'right';
}

export const Jackdaw = ({ size = 60, looks = 'right' }: JackdawProps) => (
  <svg
    viewBox="0 0 64 64"
    width={size}
    height={size}
    aria-hidden="true"
    focusable="false"
    className={classes(styles['jackdaw'], looks === 'left' && styles['left'])}
  >
    <use href={sceneryOf('jackdaw')} />
  </svg>
);
