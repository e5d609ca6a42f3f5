/** Says so where nothing can be stored. */
import { useCallback } from 'react';
import { useAsked } from '../asked.js';
import styles from './not-kept.module.css';
import { usePadStore } from './store/context.js';
import { usePadWords } from './words/index.js';

export function NotKept() {
  const { page } = usePadWords();
  const store = usePadStore();
  const isKept = useAsked(useCallback(() => store.isKept(), [store]));
  return (
    <div role="status">
      {isKept.state === 'there' && !isKept.value && <p className={styles['note']}>{page.notKept}</p>}
    </div>
  );
}
