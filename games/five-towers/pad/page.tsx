/** The pad of a match of 5 Towers. */
import { Button, useAnnounce, useIsDesk } from '@belfry/ui';
import { Desk, Happened, type PadProps, useEditor, Verdict } from '@belfry/ui/pad';
import { useMemo, useState } from 'react';
import { AskDialog } from './ask-dialog.js';
import { EntryDialog } from './entry-dialog.js';
import { useGameWords } from './game-words.js';
import { type FiveTowersEntry, foldFiveTowers } from './model/fold.js';
import { surplusOf } from './model/log.js';
import { Notes } from './notes.js';
import { type FiveTowersPad, standingOf } from './pad.js';
import { type Chosen, Players } from './players.js';
import { lineOf } from './told.js';
import { TowerEditor } from './tower-editor.js';
import { useWords } from './words/index.js';

export { useSummary } from './sheet.js';

export function Page({ pad, onChange }: PadProps<FiveTowersEntry>) {
  const words = useWords();
  const game = useGameWords();
  const announce = useAnnounce();
  const isDesk = useIsDesk();
  const edit = useEditor({ pad, onChange });
  const sheet = useMemo(() => foldFiveTowers(pad.names.length, pad.log), [pad]);
  const [chosen, setChosen] = useState<Chosen>({ seat: 0, tower: 0 });
  const [correcting, setCorrecting] = useState<number>();
  const [asking, setAsking] = useState(false);
  const telling = { words, game, names: pad.names };
  const write = (log: FiveTowersPad['log'], said?: string): void => {
    edit.write(log);
    const { told, scores } = foldFiveTowers(pad.names.length, log);
    const last = said === undefined ? told.at(-1) : undefined;
    const seat = last?.entry.seat ?? chosen.seat;
    const what = last === undefined ? said : lineOf(last, telling).spoken;
    announce(words.said(what ?? '', pad.names[seat] ?? '', scores[seat]?.total ?? 0));
  };
  const entry = pad.log.find(({ id }) => id === correcting);
  const notes = <Notes surplus={surplusOf(sheet)} />;
  const verdict = <Verdict pad={pad} standing={standingOf(pad)} onFinish={edit.finish} />;
  return (
    <>
      <Desk
        pad={
          <>
            <Players names={pad.names} sheet={sheet} chosen={chosen} onChoose={setChosen} />
            {isDesk && notes}
            {isDesk && verdict}
          </>
        }
        side={
          <>
            <TowerEditor pad={pad} sheet={sheet} chosen={chosen} onWrite={write} />
            {!isDesk && notes}
            <Button icon="wand" wide onClick={() => setAsking(true)}>
              {words.ask.open}
            </Button>
            <Happened lines={sheet.told.map(told => lineOf(told, telling))} onPick={setCorrecting} onUndo={edit.undo} />
            {!isDesk && verdict}
          </>
        }
      />
      {entry !== undefined && (
        <EntryDialog pad={pad} entry={entry} onWrite={edit.write} onClose={() => setCorrecting(undefined)} />
      )}
      {asking && (
        <AskDialog pad={pad} sheet={sheet} seat={chosen.seat} onWrite={write} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
