/** One figure of all. */
import { classes, Face, FIGURES, type Figure } from '@belfry/ui';
import { useId } from 'react';
import styles from './figure-picker.module.css';
import { usePeopleWords } from './words/index.js';

interface FigurePickerProps {
  readonly label: string;
  readonly value: Figure | undefined;
  /** Those of others, who are named below them. They can be chosen all the same. */
  readonly taken?: ReadonlyMap<Figure, string> | undefined;
  readonly onChange: (figure: Figure) => void;
}

export function FigurePicker({ label, value, taken, onChange }: FigurePickerProps) {
  const { figures } = usePeopleWords();
  const group = useId();
  return (
    <fieldset className={styles['figures']} aria-label={label}>
      {FIGURES.map(figure => {
        const other = taken?.get(figure);
        const name = other === undefined ? figures[figure] : `${figures[figure]} (${other})`;
        return (
          <label
            key={figure}
            className={classes(styles['figure'], other !== undefined && styles['taken'])}
            title={name}
          >
            <input
              type="radio"
              name={group}
              aria-label={name}
              checked={figure === value}
              onChange={() => onChange(figure)}
            />
            <Face figure={figure} size={38} />
            {other !== undefined && <small>{other}</small>}
          </label>
        );
      })}
    </fieldset>
  );
}
