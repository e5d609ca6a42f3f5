import type { ReactNode } from 'react';
import styles from './hidden.module.css';

/** For ears only. */
export const Hidden = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['hidden']}>{children}</div>
);
