/** What filled and hollow marks mean. */
import { useStatsWords } from '../words.js';
import styles from './plots.module.css';

export function Legend() {
  const { form } = useStatsWords();
  return (
    <p className={styles['legend']} aria-hidden="true">
      <Mark won /> {form.won}
      <Mark /> {form.lost}
    </p>
  );
}

const Mark = ({ won = false }: { readonly won?: boolean }) => (
  <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" focusable="false">
    <circle cx="7" cy="7" r={won ? 5 : 4} className={won ? styles['won'] : styles['lost']} />
  </svg>
);
