/** The line to the server is lost: said plainly, over everything. */
import { useLine } from '../server/context.js';
import styles from './show.module.css';
import { useBigWords } from './words/index.js';

export function LineNote() {
  const words = useBigWords();
  const line = useLine();
  if (line.is !== 'lost') return null;
  return (
    <p role="status" className={styles['lost']}>
      {line.isRenewed ? words.renewed : words.lost}
    </p>
  );
}
