/** Buttons: at least 44 pixels high, and a disabled one can still be reached to learn why it is. */
import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classes } from './classes.js';
import { Icon, type IconName } from './icon.js';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'type'> {
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly icon?: IconName | undefined;
  /** Why it cannot be pressed now. It stays focusable and says so. */
  readonly off?: boolean | undefined;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Button({ look = 'plain', icon, off = false, wide = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-disabled={off || undefined}
      onClick={off ? undefined : rest.onClick}
      className={classes(styles['button'], styles[look], wide && styles['wide'], className)}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'wide'> {
  readonly icon: IconName;
  /** What it does, in words: shown where there is room, always said. */
  readonly label: string;
  readonly showLabel?: 'always' | 'desk' | 'never';
}

export function IconButton({ icon, label, showLabel = 'never', off = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={showLabel === 'always' ? undefined : label}
      title={showLabel === 'always' ? undefined : label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : rest.onClick}
      className={classes(styles['tool'], className)}
    >
      <Icon name={icon} size={22} />
      {showLabel !== 'never' && (
        <span className={showLabel === 'desk' ? styles['onDesk'] : undefined} aria-hidden={showLabel === 'desk'}>
          {label}
        </span>
      )}
    </button>
  );
}
