/** Small signs that never rely on colour alone. All are decoration: what they mean is said beside them. */
import { initialOf } from '@belfry/ui';
import { COLOURS, type Colour } from '../../rules/index.js';
import type { Verdict } from '../model/verdict.js';
import './palette.css';
import styles from './marks.module.css';

/** The form of each colour in a field of 24: red circle, blue square, green hexagon, black diamond. */
const FORMS: readonly string[] = [
  'M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22Z',
  'M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3Z',
  'M12 .8l9.7 5.6v11.2L12 23.2l-9.7-5.6V6.4Z',
  'M12 0l12 12-12 12L0 12Z',
];

export const formOf = (colour: Colour): string => FORMS[colour] ?? '';

/** As styles name it. */
export const inkOf = (colour: Colour): string => `var(--stone-${COLOURS[colour] ?? 'black'})`;

interface BadgeProps {
  readonly colour: Colour;
  /** Whose it is: the first letter is shown. */
  readonly name?: string;
  readonly size?: number;
}

/** A player's colour with its form and initial. */
export const Badge = ({ colour, name = '', size = 24 }: BadgeProps) => (
  <svg className={styles['badge']} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
    <path d={formOf(colour)} fill={inkOf(colour)} />
    <text x="12" y="16" textAnchor="middle">
      {initialOf(name)}
    </text>
  </svg>
);

/** Tick, half disc, cross. */
export const VerdictMark = ({ verdict, size = 20 }: { readonly verdict: Verdict; readonly size?: number }) => (
  <svg
    className={styles[verdict]}
    viewBox="0 0 20 20"
    width={size}
    height={size}
    aria-hidden="true"
    focusable="false"
    data-verdict={verdict}
  >
    {verdict === 'firm' && (
      <>
        <circle cx="10" cy="10" r="10" />
        <path className={styles['inner']} d="m5.5 10.2 3 3 6-6.2" />
      </>
    )}
    {verdict === 'shaky' && (
      <>
        <circle className={styles['rim']} cx="10" cy="10" r="8.5" />
        <path d="M1.5 10a8.5 8.5 0 0 0 17 0Z" />
      </>
    )}
    {verdict === 'falls' && <path className={styles['cross']} d="m4 4 12 12M16 4 4 16" />}
  </svg>
);

/** Whoever has won. */
export const Crown = () => (
  <svg viewBox="0 0 24 18" width="22" height="17" className={styles['crown']} aria-hidden="true" focusable="false">
    <path d="M2 5.5 7 9l5-7 5 7 5-3.5L20 15H4Z" />
  </svg>
);

/** A wooden ring, there or spent. */
export const RingMark = ({ isLeft = true, size = 18 }: { readonly isLeft?: boolean; readonly size?: number }) => (
  <svg viewBox="0 0 18 18" width={size} height={size} aria-hidden="true" focusable="false">
    {isLeft ? (
      <circle className={styles['ring']} cx="9" cy="9" r="5.6" />
    ) : (
      <circle className={styles['spent']} cx="9" cy="9" r="3.4" />
    )}
  </svg>
);
