/** An evening of Skyscraper. */
import type { Seat } from '@belfry/engine';
import { Avatar, Button, useAnnounce } from '@belfry/ui';
import { useMemo, useState } from 'react';
import { Happened, type Line } from '../kit/happened.js';
import { PadFrame } from '../kit/pad-frame.js';
import { Desk } from '../kit/paper.js';
import { useWriting } from '../kit/text.js';
import { type PadProps, useEditor } from '../kit/use-editor.js';
import { Verdict } from '../kit/verdict.js';
import { append, remove, replace, type SkyscraperPad } from '../model/pad.js';
import { foldSkyscraper, type SkyscraperEntry } from '../model/skyscraper.js';
import { usePadWords } from '../words/index.js';
import { Houses } from './houses.js';
import { MatchDialog } from './match-dialog.js';
import styles from './page.module.css';
import { columnsOf } from './sheet.js';

/** A new match, or one that is being corrected. */
type Opened = { readonly id: number | undefined; readonly match: SkyscraperEntry };

export function SkyscraperPage({ pad, onChange }: PadProps<'skyscraper'>) {
  const words = usePadWords();
  const { sky } = words;
  const announce = useAnnounce();
  const writing = useWriting();
  const edit = useEditor({ pad, onChange });
  const sheet = useMemo(() => foldSkyscraper(pad.names.length, pad.log), [pad]);
  const [opened, setOpened] = useState<Opened>();
  const namesOf = (seats: readonly Seat[]): string => writing.list(seats.map(seat => pad.names[seat] ?? ''));
  const win = (seat: Seat): void => {
    edit.write(append<SkyscraperEntry>(pad.log, { type: 'match', winners: [seat], at: Date.now() }));
    announce(sky.wonBy(pad.names[seat] ?? ''));
  };
  const close = (log?: SkyscraperPad['log']): void => {
    if (log !== undefined) edit.write(log);
    setOpened(undefined);
  };
  const lines = pad.log.map(
    (match, index): Line => ({
      id: match.id,
      sign: <Avatar small seat={match.winners[0] ?? 0} name={pad.names[match.winners[0] ?? 0] ?? ''} />,
      text: `${sky.match(index + 1, namesOf(match.winners))} · ${writing.dateAndTime(match.at)}`,
      change: match.floors?.join(' : ') ?? '',
    }),
  );
  return (
    <PadFrame pad={pad} columns={columnsOf(pad, words)}>
      <Desk
        pad={
          <>
            <h2 className={styles['question']}>{sky.whoWon}</h2>
            <Houses names={pad.names} sheet={sheet} onWin={win} />
            <Verdict pad={pad} edit={edit} />
          </>
        }
        side={
          <>
            <Button
              icon="edit"
              wide
              onClick={() => setOpened({ id: undefined, match: { type: 'match', winners: [], at: Date.now() } })}
            >
              {sky.inDetail}
            </Button>
            <Happened
              title={sky.matches}
              lines={lines}
              onUndo={edit.undo}
              onPick={id => {
                const match = pad.log.find(entry => entry.id === id);
                if (match !== undefined) setOpened({ id, match });
              }}
            />
          </>
        }
      />
      {opened !== undefined && <OpenMatch opened={opened} pad={pad} onClose={close} />}
    </PadFrame>
  );
}

interface OpenMatchProps {
  readonly opened: Opened;
  readonly pad: SkyscraperPad;
  readonly onClose: (log?: SkyscraperPad['log']) => void;
}

function OpenMatch({ opened: { id, match }, pad, onClose }: OpenMatchProps) {
  if (id === undefined)
    return (
      <MatchDialog
        names={pad.names}
        match={match}
        onClose={() => onClose()}
        onSave={saved => onClose(append(pad.log, saved))}
      />
    );
  return (
    <MatchDialog
      names={pad.names}
      match={match}
      onClose={() => onClose()}
      onSave={saved => onClose(replace(pad.log, id, saved))}
      onRemove={() => onClose(remove(pad.log, id))}
    />
  );
}
