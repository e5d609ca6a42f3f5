/** The pad of a match of 5 Towers. */
import { Button, useAnnounce, useIsDesk } from '@belfry/ui';
import { useMemo, useState } from 'react';
import { Happened } from '../kit/happened.js';
import { PadFrame } from '../kit/pad-frame.js';
import { Desk } from '../kit/paper.js';
import { type PadProps, useEditor } from '../kit/use-editor.js';
import { Verdict } from '../kit/verdict.js';
import { foldFiveTowers } from '../model/five-towers.js';
import { surplusOf } from '../model/five-towers-log.js';
import type { FiveTowersPad } from '../model/pad.js';
import { usePadWords } from '../words/index.js';
import { AskDialog } from './ask-dialog.js';
import { EntryDialog } from './entry-dialog.js';
import { useGameWords } from './game-words.js';
import { Notes } from './notes.js';
import { type Chosen, Players } from './players.js';
import { columnsOf } from './sheet.js';
import { lineOf } from './told.js';
import { TowerEditor } from './tower-editor.js';

export function FiveTowersPage({ pad, onChange }: PadProps<'five-towers'>) {
  const words = usePadWords();
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
    announce(words.five.said(what ?? '', pad.names[seat] ?? '', scores[seat]?.total ?? 0));
  };
  const entry = pad.log.find(({ id }) => id === correcting);
  const notes = <Notes surplus={surplusOf(sheet)} />;
  const verdict = <Verdict pad={pad} edit={edit} />;
  return (
    <PadFrame pad={pad} columns={columnsOf(pad, words)}>
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
    </PadFrame>
  );
}
