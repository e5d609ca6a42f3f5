/** On or off. */
import { useId } from 'react';
import styles from './settings-form.module.css';

interface SwitchProps {
  readonly label: string;
  readonly help?: string;
  readonly checked: boolean;
  /** It cannot be switched now. It stays focusable and says so. */
  readonly isOff?: boolean;
  readonly onChange?: (checked: boolean) => void;
}

export function Switch({ label, help, checked, isOff = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles['switch']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      {help !== undefined && (
        <p id={`${id}help`} className={styles['help']}>
          {help}
        </p>
      )}
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={help === undefined ? undefined : `${id}help`}
        checked={checked}
        aria-checked={checked}
        aria-disabled={isOff || undefined}
        onChange={event => !isOff && onChange?.(event.target.checked)}
      />
    </div>
  );
}
