/** A note of the past, to be put right or taken out. */
import { Button, Dialog } from '@belfry/ui';
import { useState } from 'react';
import { Actions, Row } from '../kit/paper.js';
import { remove, replace, type TurmbauerPad } from '../model/pad.js';
import { foldTurmbauer, type TurmbauerEntry } from '../model/turmbauer.js';
import { usePadWords } from '../words/index.js';
import { CollapseField, HeightField, RingsField, StonesField, useColourName, useFieldNames } from './fields.js';

interface EntryDialogProps {
  readonly pad: TurmbauerPad;
  readonly entry: TurmbauerPad['log'][number];
  readonly onWrite: (log: TurmbauerPad['log']) => void;
  readonly onClose: () => void;
}

export function EntryDialog({ pad, entry, onWrite, onClose }: EntryDialogProps) {
  const { common } = usePadWords();
  const [draft, setDraft] = useState<TurmbauerEntry>(entry);
  const leave = (log: TurmbauerPad['log']): void => {
    onWrite(log);
    onClose();
  };
  return (
    <Dialog title={common.correctTitle} closeLabel={common.close} onClose={onClose}>
      <Field pad={pad} draft={draft} onDraft={setDraft} />
      <Actions>
        <Button look="danger" icon="trash" onClick={() => leave(remove(pad.log, entry.id))}>
          {common.removeEntry}
        </Button>
        <Button look="primary" icon="check" onClick={() => leave(replace(pad.log, entry.id, draft))}>
          {common.save}
        </Button>
      </Actions>
    </Dialog>
  );
}

interface FieldProps {
  readonly pad: TurmbauerPad;
  readonly draft: TurmbauerEntry;
  readonly onDraft: (entry: TurmbauerEntry) => void;
}

function Field({ pad, draft, onDraft }: FieldProps) {
  const { turm } = usePadWords();
  const fields = useFieldNames(foldTurmbauer(pad.names.length, pad.log));
  const colourName = useColourName();
  const help = draft.type === 'collapse' ? undefined : colourName(draft.colour);
  switch (draft.type) {
    case 'height':
      return (
        <Row label={fields.height} help={help}>
          <HeightField label={fields.height} value={draft.height} onChange={height => onDraft({ ...draft, height })} />
        </Row>
      );
    case 'unused':
      return (
        <Row label={fields.unused} help={help}>
          <StonesField colour={draft.colour} value={draft.stones} onChange={stones => onDraft({ ...draft, stones })} />
        </Row>
      );
    case 'rings':
      return (
        <Row label={turm.rings} help={help}>
          <RingsField value={draft.rings} onChange={rings => onDraft({ ...draft, rings })} />
        </Row>
      );
    case 'collapse':
      return (
        <Row label={turm.collapse}>
          <CollapseField names={pad.names} value={draft.seat} onChange={seat => onDraft({ ...draft, seat })} />
        </Row>
      );
  }
}
