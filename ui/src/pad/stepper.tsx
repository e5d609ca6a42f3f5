/** A number with one more and one less. */
import { classes } from '../classes.js';
import { Icon } from '../icon.js';
import styles from './stepper.module.css';
import { useCommonWords } from './words/index.js';

interface StepperProps {
  /** What is counted. */
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  /** Can it be typed as well? For numbers that take many steps. */
  readonly typed?: boolean;
  readonly onChange: (value: number) => void;
}

export function Stepper({ label, value, min = 0, max = 999, typed = false, onChange }: StepperProps) {
  const common = useCommonWords();
  return (
    <fieldset className={styles['stepper']} aria-label={label}>
      <Step icon="minus" label={common.fewer(label)} off={value <= min} onStep={() => onChange(value - 1)} />
      {typed ? (
        <input
          className={styles['typed']}
          type="number"
          inputMode="numeric"
          aria-label={label}
          value={value}
          min={min}
          max={max}
          onFocus={event => event.target.select()}
          onChange={event => onChange(Math.min(max, Math.max(min, Math.trunc(Number(event.target.value)))))}
        />
      ) : (
        <output className={styles['value']}>{value}</output>
      )}
      <Step icon="plus" label={common.more(label)} off={value >= max} onStep={() => onChange(value + 1)} />
    </fieldset>
  );
}

interface StepProps {
  readonly icon: 'minus' | 'plus';
  readonly label: string;
  readonly off: boolean;
  readonly onStep: () => void;
}

const Step = ({ icon, label, off, onStep }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={off || undefined}
    className={classes(styles['step'], off && styles['off'])}
    onClick={off ? undefined : onStep}
  >
    <Icon name={icon} />
  </button>
);
