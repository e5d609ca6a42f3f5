/** An entry of the past, to be put right or taken out. Everything after it is worked out anew. */
import { at } from '@belfry/engine';
import { TOWER_TYPES, valueOn } from '@belfry/games/five-towers/rules';
import { Button, Dialog, Segments } from '@belfry/ui';
import { useState } from 'react';
import { Actions, Row } from '../kit/paper.js';
import { PlayerChoice } from '../kit/player-choice.js';
import { Stepper } from '../kit/stepper.js';
import { useWriting } from '../kit/text.js';
import { type FiveTowersEntry, foldFiveTowers, type PadTower } from '../model/five-towers.js';
import { mostCards } from '../model/five-towers-log.js';
import { before, type FiveTowersPad, remove, replace } from '../model/pad.js';
import { usePadWords } from '../words/index.js';
import { CountRows } from './count-rows.js';
import styles from './entry-dialog.module.css';
import { useGameWords } from './game-words.js';
import { Keypad } from './keypad.js';
import { Sign } from './sign.js';

interface EntryDialogProps {
  readonly pad: FiveTowersPad;
  readonly entry: FiveTowersPad['log'][number];
  readonly onWrite: (log: FiveTowersPad['log']) => void;
  readonly onClose: () => void;
}

export function EntryDialog({ pad, entry, onWrite, onClose }: EntryDialogProps) {
  const { common } = usePadWords();
  const [draft, setDraft] = useState<FiveTowersEntry>(entry);
  const leave = (log: FiveTowersPad['log']): void => {
    onWrite(log);
    onClose();
  };
  return (
    <Dialog title={common.correctTitle} closeLabel={common.close} onClose={onClose}>
      <Row label={common.player}>
        <PlayerChoice names={pad.names} value={draft.seat} onChange={seat => setDraft({ ...draft, seat })} />
      </Row>
      {draft.type !== 'torn' && <TowerChoice value={draft.tower} onChange={tower => setDraft({ ...draft, tower })} />}
      <Details pad={pad} id={entry.id} draft={draft} onDraft={setDraft} />
      <Actions>
        <Button look="danger" icon="trash" onClick={() => leave(remove(pad.log, entry.id))}>
          {common.removeEntry}
        </Button>
        <Button
          look="primary"
          icon="check"
          off={isEmpty(draft)}
          onClick={() => leave(replace(pad.log, entry.id, draft))}
        >
          {common.save}
        </Button>
      </Actions>
    </Dialog>
  );
}

/** Would it change nothing? */
const isEmpty = (draft: FiveTowersEntry): boolean =>
  (draft.type === 'build' && draft.values.length === 0) || (draft.type === 'torn' && draft.change === 0);

function TowerChoice({ value, onChange }: { readonly value: number; readonly onChange: (tower: number) => void }) {
  const { five } = usePadWords();
  const game = useGameWords();
  const writing = useWriting();
  return (
    <Row label={five.tower}>
      <Segments
        label={five.tower}
        value={value}
        onChange={onChange}
        choices={TOWER_TYPES.map((_, tower) => ({
          value: tower,
          name: <Sign tower={tower} size={22} />,
          title: writing.capital(game.towers[tower] ?? ''),
        }))}
      />
    </Row>
  );
}

interface DetailsProps {
  readonly pad: FiveTowersPad;
  readonly id: number;
  readonly draft: FiveTowersEntry;
  readonly onDraft: (entry: FiveTowersEntry) => void;
}

function Details({ pad, id, draft, onDraft }: DetailsProps) {
  const { five } = usePadWords();
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
        <Row label={five.torn}>
          <Stepper
            label={five.torn}
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
  const { five } = usePadWords();
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
          {five.takeOff(draft.values.at(-1))}
        </Button>
      </Keypad>
    </>
  );
}
