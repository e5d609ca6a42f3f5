/** The frame of an entry: one of the past, to be put right or taken out, or a new one. */
import type { ReactNode } from 'react';
import { Button } from '../button.js';
import { Dialog } from '../dialog.js';
import { append, type Log, remove, replace } from './pad.js';
import { Actions } from './paper.js';
import { useCommonWords } from './words/index.js';

interface EntryFrameProps<E> {
  readonly log: Log<E>;
  /** Which one; a new one has none, and a title. */
  readonly id: number | undefined;
  readonly title?: string | undefined;
  /** What is saved. */
  readonly draft: E;
  /** It would change nothing. */
  readonly off?: boolean;
  /** There if something is missing: says so when somebody wants to save. */
  readonly refuse?: (() => void) | undefined;
  readonly onWrite: (log: Log<E>) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function EntryFrame<E extends object>(props: EntryFrameProps<E>) {
  const { log, id, title, draft, off = false, refuse, onWrite, onClose, children } = props;
  const common = useCommonWords();
  const leave = (written: Log<E>): void => {
    onWrite(written);
    onClose();
  };
  const save = (): void => leave(id === undefined ? append(log, draft) : replace(log, id, draft));
  return (
    <Dialog title={title ?? common.correctTitle} closeLabel={common.close} onClose={onClose}>
      {children}
      <Actions>
        {id !== undefined && (
          <Button look="danger" icon="trash" onClick={() => leave(remove(log, id))}>
            {common.removeEntry}
          </Button>
        )}
        <Button look="primary" icon="check" off={off} onClick={refuse ?? save}>
          {common.save}
        </Button>
      </Actions>
    </Dialog>
  );
}
