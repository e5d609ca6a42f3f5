/** Small tips in somebody's first matches, each once, when it matters. They take no focus and cover nothing. */
import { classes, IconButton } from '@belfry/ui';
import type { Table } from '../board/table.js';
import styles from './coach.module.css';
import type { Tip } from './moments.js';
import type { Tips } from './use-tips.js';
import { useCoachWords } from './use-words.js';

interface CoachProps {
  readonly table: Table;
  readonly tips: Tips;
}

export function Coach({ table: { readOut }, tips: { tip, gotIt, stop } }: CoachProps) {
  const words = useCoachWords();
  const told = tip && words.tips[textOf(tip, readOut)];
  // What is to be said must have been there, empty, before.
  return (
    <aside className={classes(styles['coach'], told === undefined && styles['empty'])} aria-label={words.label}>
      <div className={styles['text']}>
        <p role="status">
          {told !== undefined && (
            <>
              <b>{told.title}</b> {told.text}
            </>
          )}
        </p>
        {told !== undefined && (
          <>
            {' '}
            <button type="button" className={styles['noMore']} onClick={stop}>
              {words.noMore}
            </button>
          </>
        )}
      </div>
      {told !== undefined && <IconButton icon="check" label={words.gotIt} onClick={gotIt} />}
    </aside>
  );
}

/** Where nobody is told whether a place holds, the tip does not speak of it. */
const textOf = (tip: Tip, readOut: boolean): Tip | 'blind' => (tip === 'place' && !readOut ? 'blind' : tip);
