/** What stands above the board when something is unusual: a refusal, or an earlier moment. */
import { Button, IconButton, type People, type ScreenWords } from '@belfry/ui';
import type { PastMoment } from './game-table.js';
import styles from './notices.module.css';
import { explainRefused } from './refusals.js';
import type { TableHandle } from './use-table.js';
import { useTableWords } from './words/index.js';

interface NoticesProps {
  readonly handle: TableHandle;
  readonly past: PastMoment;
  readonly people: People;
  readonly screenWords: ScreenWords;
  readonly count: number;
}

export function Notices({ handle, past, people, screenWords, count }: NoticesProps) {
  const words = useTableWords();
  return (
    <>
      {handle.refused !== undefined && (
        <div role="alert" className={styles['refusal']}>
          <span>{explainRefused(words, screenWords, handle.refused, people)}</span>
          <IconButton icon="cross" label={words.close} onClick={handle.clearRefusal} />
        </div>
      )}
      {past.at !== undefined && (
        <div role="status" className={styles['past']}>
          <span>{words.pastMoment(past.at, count)}</span>
          <Button look="primary" onClick={() => past.show(undefined)}>
            {words.backToNow}
          </Button>
        </div>
      )}
    </>
  );
}
