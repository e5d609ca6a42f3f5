/** Buttons: at least 44 pixels high, and a disabled one can still be reached to learn why it is. */
import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classes } from './classes.js';
import { Icon, type IconName } from './icon.js';

type Look = 'primary' | 'plain' | 'quiet' | 'danger';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'type'> {
  readonly look?: Look;
  readonly icon?: IconName | undefined;
  /** It cannot be pressed now. It stays focusable and says so. */
  readonly off?: boolean | undefined;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** For what only looks like a button, such as a link to another page. */
export const buttonClass = (look: Look, ...more: readonly (string | undefined)[]): string =>
  classes(styles['button'], styles[look], ...more);

export function Button({ look = 'plain', icon, off = false, wide = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-disabled={off || undefined}
      onClick={off ? undefined : rest.onClick}
      className={buttonClass(look, wide ? styles['wide'] : undefined, className)}
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
