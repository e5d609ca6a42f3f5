/** One envelope: open and empty, closed under the seal of a seat, or open with its number. */
import styles from './envelopes.module.css';

export type EnvelopeState = 'empty' | 'sealed' | 'shown';

/** As the seats have them. */
const COLOURS = ['#b43f2b', '#2f66b3', '#2b7a45', '#7a4aa0', '#8a5a1a'] as const;

interface EnvelopeProps {
  readonly seat: number;
  readonly state: EnvelopeState;
  readonly label: string;
}

export const Envelope = ({ seat, state, label }: EnvelopeProps) => (
  <svg viewBox="0 0 40 46" role="img" aria-label={label} className={styles['envelope']}>
    {state === 'shown' && (
      <g className={styles['rising']}>
        <rect x="8" y="5" width="24" height="24" rx="2" fill="var(--paper-2)" stroke="var(--edge)" strokeWidth="1.6" />
        <path d="M12 11h16M12 16h12" stroke="var(--edge)" strokeWidth="2" strokeLinecap="round" />
      </g>
    )}
    {state !== 'sealed' && (
      <path
        d="M3 19 20 7l17 12"
        fill="none"
        stroke="var(--edge)"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeDasharray={state === 'empty' ? '4 3' : undefined}
      />
    )}
    <rect
      x="1.5"
      y="16.5"
      width="37"
      height="27"
      rx="4"
      fill={state === 'empty' ? 'var(--paper-2)' : 'var(--gold-soft)'}
      stroke="var(--edge)"
      strokeWidth="2"
      strokeDasharray={state === 'empty' ? '4 3' : undefined}
    />
    {state === 'shown' && <path d="M3 41 20 29l17 12" fill="none" stroke="var(--edge)" strokeWidth="2" />}
    {state === 'sealed' && (
      <>
        <path d="M3 19 20 32 37 19" fill="none" stroke="var(--edge)" strokeWidth="2" strokeLinejoin="round" />
        <g className={styles['seal']}>
          <circle cx="20" cy="32" r="8" fill={COLOURS[seat % COLOURS.length]} />
          <path d="m16.5 32.3 2.5 2.5 4.5-5" fill="none" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />
        </g>
      </>
    )}
  </svg>
);
