/** One's own name: of any letters, but not empty and not too long. */
import { Icon } from '@belfry/ui';
import { LONGEST_NAME } from '../shell/names.js';
import styles from './name-field.module.css';
import { useTogetherWords } from './words/index.js';

export type NameFault = 'missing' | 'too-long';

export function nameFault(name: string): NameFault | undefined {
  const length = name.trim().length;
  if (length === 0) return 'missing';
  return length > LONGEST_NAME ? 'too-long' : undefined;
}

interface NameFieldProps {
  readonly id: string;
  readonly value: string;
  readonly fault: NameFault | undefined;
  readonly onChange: (name: string) => void;
}

export function NameField({ id, value, fault, onChange }: NameFieldProps) {
  const words = useTogetherWords();
  return (
    <span className={styles['name']}>
      <input
        id={id}
        aria-label={words.name}
        placeholder={words.name}
        value={value}
        maxLength={LONGEST_NAME}
        autoComplete="given-name"
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}fault`}
        onChange={({ target }) => onChange(target.value)}
      />
      {fault !== undefined && (
        <span id={`${id}fault`} role="alert" className={styles['fault']}>
          <Icon name="cross" size={14} />
          {words.wrongName[fault]}
        </span>
      )}
    </span>
  );
}
