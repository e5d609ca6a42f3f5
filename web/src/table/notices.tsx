/** What stands above the board when something is unusual: a refusal, an earlier moment, a bot that is stuck. */
import type { TableId, TableView } from '@belfry/table';
import { Button, IconButton, type ScreenWords } from '@belfry/ui';
import { useHost } from '../host/context.js';
import { Failure } from '../shell/failure.js';
import styles from './notices.module.css';
import type { PastMoment } from './past-moment.js';
import { peopleOf } from './people.js';
import { explainRefused } from './refusals.js';
import type { TableHandle } from './use-table.js';
import { useTableWords } from './words/index.js';

interface NoticesProps {
  readonly id: TableId;
  readonly handle: TableHandle;
  readonly past: PastMoment;
  readonly view: TableView;
  readonly screenWords: ScreenWords;
}

export function Notices({ id, handle, past, view, screenWords }: NoticesProps) {
  const words = useTableWords();
  const host = useHost();
  return (
    <>
      {handle.refused !== undefined && (
        <div role="alert" className={styles['refusal']}>
          <span>{explainRefused(words, screenWords, handle.refused, peopleOf(view))}</span>
          <IconButton icon="cross" label={words.close} onClick={handle.clearRefusal} />
        </div>
      )}
      {view.isStuck && (
        <div role="alert" className={styles['refusal']}>
          <span>{words.stuck}</span>
          <Button onClick={() => void host.wake(id).catch(handle.tryAgain)}>{words.tryAgain}</Button>
        </div>
      )}
      {past.at !== undefined && (
        <div role="status" className={styles['past']}>
          <span>{words.pastMoment(past.at, view.count)}</span>
          <Button look="primary" onClick={() => past.show(undefined)}>
            {words.backToNow}
          </Button>
        </div>
      )}
      {past.error !== undefined && <Failure error={past.error} />}
    </>
  );
}
