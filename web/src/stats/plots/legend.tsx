/** What the marks of a curve mean. The table says the same to ears. */
import { useStatsWords } from '../words.js';
import styles from './plots.module.css';

export function Legend({ mean }: { readonly mean: string }) {
  const { form } = useStatsWords();
  return (
    <p className={styles['legend']} aria-hidden="true">
      <span>
        <Mark won />
        {form.won}
      </span>
      <span>
        <Mark />
        {form.lost}
      </span>
      <span>
        <svg viewBox="0 0 22 14" width="22" height="14" aria-hidden="true" focusable="false">
          <path className={styles['mean']} d="M0 7H22" />
        </svg>
        {mean}
      </span>
    </p>
  );
}

const Mark = ({ won = false }: { readonly won?: boolean }) => (
  <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" focusable="false">
    <circle cx="7" cy="7" r={won ? 5 : 4} className={won ? styles['won'] : styles['lost']} />
  </svg>
);
