/** A number with one more and one less. */
import { useState } from 'react';
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
        <Typed label={label} value={value} min={min} max={max} onChange={onChange} />
      ) : (
        <output className={styles['value']}>{value}</output>
      )}
      <Step icon="plus" label={common.more(label)} off={value >= max} onStep={() => onChange(value + 1)} />
    </fieldset>
  );
}

/** Digits count as they are typed, within bounds; a sign does not. A field that is left empty keeps its number. */
function Typed({ label, value, min, max, onChange }: Required<Omit<StepperProps, 'typed'>>) {
  /** The number that was wiped out, while no other takes its place. */
  const [wiped, setWiped] = useState<number>();
  const type = (text: string): void => {
    const digits = text.replaceAll(/\D/g, '');
    setWiped(digits === '' ? value : undefined);
    if (digits !== '') onChange(Math.min(max, Math.max(min, Number(digits))));
  };
  return (
    <input
      className={styles['typed']}
      type="number"
      inputMode="numeric"
      aria-label={label}
      // As text: as a number, 05 would be as good as 5 and stay.
      value={wiped === value ? '' : String(value)}
      min={min}
      max={max}
      onFocus={event => event.target.select()}
      onChange={event => type(event.target.value)}
      onBlur={() => setWiped(undefined)}
    />
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
