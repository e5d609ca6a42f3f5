/** A note of the past, to be put right or taken out. */
import { EntryFrame, type Numbered, Row } from '@belfry/ui/pad';
import { useState } from 'react';
import { CollapseField, HeightField, RingsField, StonesField, useFieldNames } from './fields.js';
import { foldTurmbauer, type Note } from './model/fold.js';
import type { TurmbauerPad } from './pad.js';
import { useColourName } from './use-colour-name.js';
import { useWords } from './words/index.js';

interface EntryDialogProps {
  readonly pad: TurmbauerPad;
  readonly entry: Numbered<Note>;
  readonly onWrite: (log: TurmbauerPad['log']) => void;
  readonly onClose: () => void;
}

export function EntryDialog({ pad, entry, onWrite, onClose }: EntryDialogProps) {
  const [draft, setDraft] = useState<Note>(entry);
  return (
    <EntryFrame log={pad.log} id={entry.id} draft={draft} onWrite={onWrite} onClose={onClose}>
      <Field pad={pad} draft={draft} onDraft={setDraft} />
    </EntryFrame>
  );
}

interface FieldProps {
  readonly pad: TurmbauerPad;
  readonly draft: Note;
  readonly onDraft: (entry: Note) => void;
}

function Field({ pad, draft, onDraft }: FieldProps) {
  const words = useWords();
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
        <Row label={words.rings} help={help}>
          <RingsField value={draft.rings} onChange={rings => onDraft({ ...draft, rings })} />
        </Row>
      );
    case 'collapse':
      return (
        <Row label={words.collapse}>
          <CollapseField names={pad.names} value={draft.seat} onChange={seat => onDraft({ ...draft, seat })} />
        </Row>
      );
  }
}
