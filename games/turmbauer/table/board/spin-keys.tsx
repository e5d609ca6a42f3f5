/** Turn, tip, roll: the three keys by which a stone lies otherwise. */
import type { Spin } from '../model/hands.js';
import { RollSign, TipSign, TurnSign } from './signs.js';
import styles from './spin-keys.module.css';
import type { BoardWords } from './words/catalogue.js';

/** The class of a key, for those that lie beside these. */
export const keyClass = styles['key'] ?? '';

const KEYS = [
  { axis: 'turn', hint: 'Q', Sign: TurnSign },
  { axis: 'tip', hint: 'W', Sign: TipSign },
  { axis: 'roll', hint: 'E', Sign: RollSign },
] as const;

interface SpinKeysProps {
  readonly words: BoardWords['build'];
  /** Is there nothing to be turned? */
  readonly off: boolean;
  readonly onSpin: (axis: Spin) => void;
  /** Where letters on the keyboard do the same. */
  readonly hasShortcuts?: boolean;
}

export const SpinKeys = ({ words, off, onSpin, hasShortcuts = false }: SpinKeysProps) =>
  KEYS.map(({ axis, hint, Sign }) => (
    <button
      key={axis}
      type="button"
      className={keyClass}
      aria-disabled={off || undefined}
      aria-keyshortcuts={hasShortcuts ? hint : undefined}
      onClick={off ? undefined : () => onSpin(axis)}
    >
      <Sign />
      {words[axis]}
      {hasShortcuts && (
        <span className={styles['shortcut']} aria-hidden="true">
          {hint}
        </span>
      )}
    </button>
  ));
