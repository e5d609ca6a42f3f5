/** One of a few: a row of radio buttons that looks like a switch. Arrow keys move, as in any radio group. */
import { type ReactNode, useId } from 'react';
import styles from './segments.module.css';

interface SegmentsProps<V extends string | number> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly { readonly value: V; readonly name: ReactNode; readonly title?: string }[];
  readonly onChange: (value: V) => void;
}

export function Segments<V extends string | number>({ label, value, choices, onChange }: SegmentsProps<V>) {
  const group = useId();
  return (
    <fieldset className={styles['segments']} aria-label={label}>
      {choices.map(choice => (
        <label key={choice.value} className={styles['segment']} title={choice.title}>
          <input
            type="radio"
            name={group}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            aria-label={choice.title}
          />
          <span>{choice.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
