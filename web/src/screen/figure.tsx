/** Somebody's figure, large and in a ring; who has none stands there by the first letter. */
import { Face, initialOf, isBird, isFigure, type SeatInfo } from '@belfry/ui';
import styles from './figure.module.css';

/** `size`: of the ring, in any unit of length. */
export const Figure = ({ who, size }: { readonly who: Pick<SeatInfo, 'name' | 'figure'>; readonly size: string }) => (
  <span
    className={styles['ring']}
    style={{ width: size, height: size, fontSize: `calc(${size} * 0.45)` }}
    aria-hidden="true"
  >
    {isFigure(who.figure) || isBird(who.figure) ? <Face figure={who.figure} size={100} /> : initialOf(who.name)}
  </span>
);
