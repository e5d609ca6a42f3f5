import type { ReactNode } from 'react';
import styles from './fact.module.css';
import { Icon, type IconName } from './icon.js';

/** A fact in the bar of a table: the round, the cards left. */
export const Fact = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <span className={styles['fact']}>
    <Icon name={icon} size={16} />
    {children}
  </span>
);
