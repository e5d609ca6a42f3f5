/** Somebody at the table with how they are there: a tick if they are here, a broken ring if not. Not by colour alone. */
import type { SeatView } from '@belfry/table';
import { Avatar } from '@belfry/ui';
import { figureOf, isOpen } from './people.js';
import styles from './seat-mark.module.css';

interface SeatMarkProps {
  readonly seat: number;
  readonly view: SeatView;
  /** Nothing if it is not known, or not asked: bots are always here. */
  readonly isHere: boolean | undefined;
}

export const SeatMark = ({ seat, view, isHere }: SeatMarkProps) => (
  <span className={styles['mark']} aria-hidden="true">
    {isOpen(view) ? (
      <span className={styles['open']}>?</span>
    ) : (
      <Avatar seat={seat} name={view.name} figure={figureOf(view)} />
    )}
    {isHere !== undefined && (
      <svg viewBox="0 0 20 20" width="18" height="18" className={styles['sign']} aria-hidden="true" focusable="false">
        <circle cx="10" cy="10" r="10" fill="var(--paper-2)" />
        {isHere ? (
          <>
            <circle cx="10" cy="10" r="7.5" fill="#2b7a45" />
            <path d="m6.5 10.3 2.4 2.4 4.6-5" fill="none" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />
          </>
        ) : (
          <circle cx="10" cy="10" r="6.5" fill="none" stroke="#a97a1d" strokeWidth="3" strokeDasharray="3.4 3.4" />
        )}
      </svg>
    )}
  </span>
);
