/** The jackdaw lives in the belfry and knows how everything is built. */
import { classes } from '@belfry/ui';
import styles from './jackdaw.module.css';

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
    <circle cx="33" cy="31" r="29" fill="var(--halo)" />
    <g stroke="var(--jack-2)" strokeWidth="var(--outline)">
      <path d="M10 48 1 61 17 56Z" fill="var(--jack)" />
      <path d="M8 52C9 35 20 25 33 21 33 10 43 5 50 10 57 15 56 26 50 33 48 47 36 59 20 57Z" fill="var(--jack)" />
    </g>
    <path d="M33 21C32 12 39 7 44.5 8.5 41 14 42 24 49 31 41 35 34 30 33 21Z" fill="var(--jack-2)" />
    <path d="M54 15 64 20 54 24Z" fill="var(--jack)" stroke="var(--jack-2)" strokeWidth=".8" />
    <circle cx="48.5" cy="16.5" r="3.6" fill="#f7f3e4" />
    <circle cx="49.3" cy="16.5" r="1.7" fill="#1a1922" />
    <path d="M13 51C17 39 28 34 39 37 36 48 26 54 13 51Z" fill="var(--wing)" />
    <path d="M18 49C22 43 28 40 35 40" stroke="var(--wing-2)" strokeWidth="1.5" fill="none" />
    <path
      d="M26 57 25 63M33 55 33 63M22 63H28M30 63H36"
      stroke="#77748a"
      strokeWidth="2"
      strokeLinecap="round"
      fill="none"
    />
  </svg>
);
