/** A way to another address that looks like a button. */
import { buttonClass, Icon, type IconName } from '@belfry/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

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
  <Link to={to} aria-label={label} className={buttonClass(look, className)}>
    {icon !== undefined && <Icon name={icon} />}
    {children}
  </Link>
);
