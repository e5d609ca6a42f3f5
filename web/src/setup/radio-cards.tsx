/** One of a few, each with a line that says what it means. */
import { useId } from 'react';
import styles from './options.module.css';

interface RadioCardsProps<V extends string | number> {
  readonly label: string;
  readonly value: V | undefined;
  readonly choices: readonly { readonly value: V; readonly name: string; readonly help: string | undefined }[];
  readonly onChange: (value: V) => void;
}

export function RadioCards<V extends string | number>({ label, value, choices, onChange }: RadioCardsProps<V>) {
  const group = useId();
  return (
    <fieldset className={styles['cards']} aria-label={label}>
      {choices.map(choice => (
        <label key={choice.value} className={styles['card']}>
          <input
            type="radio"
            name={group}
            checked={choice.value === value}
            aria-label={choice.name}
            aria-describedby={`${group}${choice.value}`}
            onChange={() => onChange(choice.value)}
          />
          <b>{choice.name}</b>
          <small id={`${group}${choice.value}`}>{choice.help}</small>
        </label>
      ))}
    </fieldset>
  );
}
