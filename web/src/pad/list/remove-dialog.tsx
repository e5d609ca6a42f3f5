/** Asks before a pad is gone. */
import { Button, Dialog } from '@belfry/ui';
import { Actions, type PadSheet, useCommonWords } from '@belfry/ui/pad';
import { useState } from 'react';
import { usePadStore } from '../store/context.js';
import { usePadWords } from '../words/index.js';
import { usePadName } from './pad-list.js';

interface RemoveDialogProps {
  readonly pad: PadSheet;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

export function RemoveDialog({ pad, onClose, onRemoved }: RemoveDialogProps) {
  const { page, list } = usePadWords();
  const { close } = useCommonWords();
  const store = usePadStore();
  const name = usePadName();
  const [failed, setFailed] = useState(false);
  const removePad = (): void => void store.remove(pad.id).then(onRemoved, () => setFailed(true));
  return (
    <Dialog title={list.removeTitle} closeLabel={close} onClose={onClose}>
      <p>{list.removeText(name(pad))}</p>
      {failed && <p role="alert">{page.failed}</p>}
      <Actions>
        <Button onClick={onClose}>{list.removeNo}</Button>
        <Button look="danger" icon="trash" onClick={removePad}>
          {list.removeYes}
        </Button>
      </Actions>
    </Dialog>
  );
}
