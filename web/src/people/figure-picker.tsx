/** One figure of all. */
import { Face, FIGURES, type Figure } from '@belfry/ui';
import { useId } from 'react';
import styles from './figure-picker.module.css';
import { usePeopleWords } from './words/index.js';

interface FigurePickerProps {
  readonly label: string;
  readonly value: Figure | undefined;
  readonly onChange: (figure: Figure) => void;
}

export function FigurePicker({ label, value, onChange }: FigurePickerProps) {
  const { figures } = usePeopleWords();
  const group = useId();
  return (
    <fieldset className={styles['figures']} aria-label={label}>
      {FIGURES.map(figure => (
        <label key={figure} className={styles['figure']} title={figures[figure]}>
          <input
            type="radio"
            name={group}
            aria-label={figures[figure]}
            checked={figure === value}
            onChange={() => onChange(figure)}
          />
          <Face figure={figure} size={38} />
        </label>
      ))}
    </fieldset>
  );
}
