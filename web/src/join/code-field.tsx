/** Six digits: one field that looks like six. */
import { classes } from '@belfry/ui';
import type { Ref } from 'react';
import styles from './code-field.module.css';
import { useJoinWords } from './words/index.js';

export const DIGITS = 6;
const PLACES = Array.from({ length: DIGITS }, (_, place) => place);

interface CodeFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly isWrong: boolean;
  /** What explains it. */
  readonly describedBy: string;
}

export function CodeField({ ref, value, onChange, isWrong, describedBy }: CodeFieldProps) {
  const words = useJoinWords();
  return (
    <div className={classes(styles['code'], isWrong && styles['wrong'], value.length === DIGITS && styles['full'])}>
      <input
        ref={ref}
        aria-label={words.digits}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        value={value}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        // What is pasted may have spaces in between.
        onChange={event => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, DIGITS))}
      />
      {PLACES.map(place => (
        <span key={place} aria-hidden="true" className={classes(place === value.length && styles['next'])}>
          {value[place]}
        </span>
      ))}
    </div>
  );
}
