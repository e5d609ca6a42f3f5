/** An entry of the past, to be put right or taken out. Everything after it is worked out anew. */
import { at } from '@belfry/engine';
import { Button } from '@belfry/ui';
import { before, EntryFrame, PlayerChoice, Row, Stepper, useCommonWords } from '@belfry/ui/pad';
import { useState } from 'react';
import { valueOn } from '../rules/index.js';
import { CountRows } from './count-rows.js';
import styles from './entry-dialog.module.css';
import { Keypad } from './keypad.js';
import { type FiveTowersEntry, foldFiveTowers, type PadTower } from './model/fold.js';
import { mostCards } from './model/log.js';
import type { FiveTowersPad } from './pad.js';
import { TowerChoice } from './tower-choice.js';
import { useWords } from './words/index.js';

interface EntryDialogProps {
  readonly pad: FiveTowersPad;
  readonly entry: FiveTowersPad['log'][number];
  readonly onWrite: (log: FiveTowersPad['log']) => void;
  readonly onClose: () => void;
}

export function EntryDialog({ pad, entry, onWrite, onClose }: EntryDialogProps) {
  const common = useCommonWords();
  const words = useWords();
  const [draft, setDraft] = useState<FiveTowersEntry>(entry);
  return (
    <EntryFrame log={pad.log} id={entry.id} draft={draft} off={isEmpty(draft)} onWrite={onWrite} onClose={onClose}>
      <Row label={common.player}>
        <PlayerChoice names={pad.names} value={draft.seat} onChange={seat => setDraft({ ...draft, seat })} />
      </Row>
      {draft.type !== 'torn' && (
        <Row label={words.tower}>
          <TowerChoice value={draft.tower} size={22} onChange={tower => setDraft({ ...draft, tower })} />
        </Row>
      )}
      <Details pad={pad} id={entry.id} draft={draft} onDraft={setDraft} />
    </EntryFrame>
  );
}

/** Would it change nothing? */
const isEmpty = (draft: FiveTowersEntry): boolean =>
  (draft.type === 'build' && draft.values.length === 0) || (draft.type === 'torn' && draft.change === 0);

interface DetailsProps {
  readonly pad: FiveTowersPad;
  readonly id: number;
  readonly draft: FiveTowersEntry;
  readonly onDraft: (entry: FiveTowersEntry) => void;
}

function Details({ pad, id, draft, onDraft }: DetailsProps) {
  const words = useWords();
  switch (draft.type) {
    case 'build':
      return <BuildKeys pad={pad} id={id} draft={draft} onDraft={onDraft} />;
    case 'count':
      return (
        <CountRows
          cards={draft.cards}
          topped={draft.topped}
          most={mostCards(pad.names.length)}
          onChange={counted => onDraft({ ...draft, ...counted })}
        />
      );
    case 'tear':
      return null;
    case 'torn':
      return (
        <Row label={words.torn}>
          <Stepper
            label={words.torn}
            value={draft.change}
            min={-20}
            onChange={change => onDraft({ ...draft, change })}
          />
        </Row>
      );
  }
}

type BuildEntry = FiveTowersEntry & { readonly type: 'build' };

/** The keys work on the tower as it stood before this entry, with the draft's cards on it. */
function BuildKeys({ pad, id, draft, onDraft }: DetailsProps & { readonly draft: BuildEntry }) {
  const words = useWords();
  const sheet = foldFiveTowers(pad.names.length, before(pad.log, id));
  const under = at(at(sheet.players, draft.seat).towers, draft.tower);
  const built: PadTower = [...under, ...draft.values.map(value => ({ value, entry: id }))];
  return (
    <>
      <p className={styles['values']}>{draft.values.length === 0 ? '–' : draft.values.join(', ')}</p>
      <Keypad
        tower={draft.tower}
        built={built}
        onCard={card => onDraft({ ...draft, values: [...draft.values, valueOn(card)] })}
      >
        <Button
          className={styles['takeOff']}
          off={draft.values.length === 0}
          onClick={() => onDraft({ ...draft, values: draft.values.slice(0, -1) })}
        >
          {words.takeOff(draft.values.at(-1))}
        </Button>
      </Keypad>
    </>
  );
}
