import styles from './panel.module.css';
import { ASK } from './use-keep-focus.js';

/** The question at the head of the panel, and a line about the situation. */
export const Ask = ({ title, hint }: { readonly title: string; readonly hint?: string }) => (
  <div className={styles['ask']}>
    <h2 {...ASK}>{title}</h2>
    {hint !== undefined && <p>{hint}</p>}
  </div>
);
