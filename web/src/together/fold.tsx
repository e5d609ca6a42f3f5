/** A part of the set-up: open on a desk, on a phone a row that says its value. */
import { Icon, useSmallScreen } from '@belfry/ui';
import type { ReactNode } from 'react';
import { Part } from '../setup/part.js';
import styles from './together.module.css';

interface FoldProps {
  readonly title: string;
  /** What is chosen, in a few words. */
  readonly value: string;
  readonly sign: ReactNode;
  readonly children: ReactNode;
}

export function Fold({ title, value, sign, children }: FoldProps) {
  if (!useSmallScreen()) return <Part title={title}>{children}</Part>;
  return (
    <details className={styles['fold']}>
      <summary>
        {sign}
        <span>
          <b>{value}</b>
          <small>{title}</small>
        </span>
        <Icon name="forward" size={18} />
      </summary>
      {children}
    </details>
  );
}
