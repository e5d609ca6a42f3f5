/** Asks before a pad is gone. */
import { Button, Dialog } from '@belfry/ui';
import { useState } from 'react';
import { Actions } from '../kit/paper.js';
import type { PadSheet } from '../model/pad.js';
import { usePadStore } from '../store/context.js';
import { usePadWords } from '../words/index.js';
import { usePadName } from './pad-list.js';

interface RemoveDialogProps {
  readonly pad: PadSheet;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

export function RemoveDialog({ pad, onClose, onRemoved }: RemoveDialogProps) {
  const { common, list } = usePadWords();
  const store = usePadStore();
  const name = usePadName();
  const [failed, setFailed] = useState(false);
  const removePad = (): void => void store.remove(pad.id).then(onRemoved, () => setFailed(true));
  return (
    <Dialog title={list.removeTitle} closeLabel={common.close} onClose={onClose}>
      <p>{list.removeText(name(pad))}</p>
      {failed && <p role="alert">{common.failed}</p>}
      <Actions>
        <Button onClick={onClose}>{list.removeNo}</Button>
        <Button look="danger" icon="trash" onClick={removePad}>
          {list.removeYes}
        </Button>
      </Actions>
    </Dialog>
  );
}
