/** An evening of Skyscraper. */
import type { Seat } from '@belfry/engine';
import { Avatar, Button, useAnnounce } from '@belfry/ui';
import { append, Desk, Happened, type Line, type PadProps, useEditor, useWriting, Verdict } from '@belfry/ui/pad';
import { useMemo, useState } from 'react';
import { Houses } from './houses.js';
import { MatchDialog } from './match-dialog.js';
import { foldSkyscraper, type SkyscraperEntry } from './model/fold.js';
import { standingOf } from './pad.js';
import styles from './page.module.css';
import { useWords } from './words/index.js';

/** A new match, or one that is being corrected. */
type Opened = { readonly id: number | undefined; readonly match: SkyscraperEntry };

export { useSummary } from './sheet.js';

export function Page({ pad, onChange }: PadProps<SkyscraperEntry>) {
  const words = useWords();
  const announce = useAnnounce();
  const writing = useWriting();
  const edit = useEditor({ pad, onChange });
  const sheet = useMemo(() => foldSkyscraper(pad.names.length, pad.log), [pad]);
  const [opened, setOpened] = useState<Opened>();
  const namesOf = (seats: readonly Seat[]): string => writing.list(seats.map(seat => pad.names[seat] ?? ''));
  const win = (seat: Seat): void => {
    edit.write(append<SkyscraperEntry>(pad.log, { type: 'match', winners: [seat], at: Date.now() }));
    announce(words.wonBy(pad.names[seat] ?? ''));
  };
  const lines = pad.log.map(
    (match, index): Line => ({
      id: match.id,
      sign: <Avatar small seat={match.winners[0] ?? 0} name={pad.names[match.winners[0] ?? 0] ?? ''} />,
      text: `${words.match(index + 1, namesOf(match.winners))} · ${writing.dateAndTime(match.at)}`,
      change: match.floors?.join(' : ') ?? '',
    }),
  );
  return (
    <>
      <Desk
        pad={
          <>
            <h2 className={styles['question']}>{words.whoWon}</h2>
            <Houses names={pad.names} sheet={sheet} onWin={win} />
            <Verdict pad={pad} standing={standingOf(pad)} onFinish={edit.finish} />
          </>
        }
        side={
          <>
            <Button
              icon="edit"
              wide
              onClick={() => setOpened({ id: undefined, match: { type: 'match', winners: [], at: Date.now() } })}
            >
              {words.inDetail}
            </Button>
            <Happened
              title={words.matches}
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
      {opened !== undefined && (
        <MatchDialog pad={pad} {...opened} onWrite={edit.write} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
