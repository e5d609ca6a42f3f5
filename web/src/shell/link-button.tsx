/** A way to another address that looks like a button. */
import { classes, Icon, type IconName } from '@belfry/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './link-button.module.css';

interface LinkButtonProps {
  readonly to: string;
  readonly look?: 'primary' | 'plain' | 'quiet';
  readonly icon?: IconName;
  /** What is said instead of the text, when several links have the same. Contains the text. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const LinkButton = ({ to, look = 'plain', icon, label, className, children }: LinkButtonProps) => (
  <Link to={to} aria-label={label} className={classes(styles['link'], styles[look], className)}>
    {icon !== undefined && <Icon name={icon} />}
    {children}
  </Link>
);
