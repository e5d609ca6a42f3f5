/** The pad of a match of Turmbauer, with its referee. */
import { at } from '@belfry/engine';
import { lazyPart, useAnnounce, useIsDesk } from '@belfry/ui';
import { Desk, Happened, type PadProps, Panel, Row, useEditor, Verdict } from '@belfry/ui/pad';
import { Suspense, useMemo, useState } from 'react';
import type { Colour } from '../rules/index.js';
import { PawnSign } from './art.js';
import { EntryDialog } from './entry-dialog.js';
import { CollapseField, HeightField, RingsField, StonesField, useFieldNames } from './fields.js';
import { foldTurmbauer, type Note, noteDown, notesOf, type TurmbauerEntry, type TurmbauerSheet } from './model/fold.js';
import { standingOf } from './pad.js';
import { Referee } from './referee.js';
import { Seats } from './seats.js';
import { lineOf } from './told.js';
import { TowerPanel } from './tower-panel.js';
import { useColourName } from './use-colour-name.js';
import { useWords } from './words/index.js';

export { useSummary } from './sheet.js';

/** Only those who ask about their tower load it. */
const Tower = lazyPart(async () => (await import('./tower/tower.js')).Tower);

export function Page({ pad, onChange }: PadProps<TurmbauerEntry>) {
  const words = useWords();
  const announce = useAnnounce();
  const isDesk = useIsDesk();
  const colourName = useColourName();
  const edit = useEditor({ pad, onChange });
  const sheet = useMemo(() => foldTurmbauer(pad.names.length, pad.log), [pad]);
  const [chosen, setChosen] = useState<Colour>(0);
  const [correcting, setCorrecting] = useState<number>();
  const telling = { words, names: pad.names, colour: colourName };
  const [tower, setTower] = useState<'open' | 'left'>();
  const notes = useMemo(() => notesOf(pad.log), [pad]);
  const note = (entry: Note): void => {
    const log = noteDown(pad.log, entry);
    edit.write(log);
    announce(lineOf(at(notesOf(log), notesOf(log).length - 1), telling).text);
  };
  const entry = notes.find(({ id }) => id === correcting);
  const judged = (
    <>
      <Referee names={pad.names} sheet={sheet} />
      <Verdict pad={pad} standing={standingOf(pad)} onFinish={edit.finish} />
      <TowerPanel log={pad.log} isBack={tower === 'left'} onOpen={() => setTower('open')} />
    </>
  );
  if (tower === 'open')
    return (
      <Suspense fallback={null}>
        <Tower pad={pad} edit={edit} onClose={() => setTower('left')} />
      </Suspense>
    );
  return (
    <>
      <Desk
        pad={
          <>
            <Seats names={pad.names} sheet={sheet} chosen={chosen} onChoose={setChosen} />
            {isDesk && judged}
          </>
        }
        side={
          <>
            <ColourPanel names={pad.names} sheet={sheet} colour={chosen} onNote={note} />
            {!isDesk && judged}
            <Happened lines={notes.map(noted => lineOf(noted, telling))} onPick={setCorrecting} onUndo={edit.undo} />
          </>
        }
      />
      {entry !== undefined && (
        <EntryDialog pad={pad} entry={entry} onWrite={edit.write} onClose={() => setCorrecting(undefined)} />
      )}
    </>
  );
}

interface ColourPanelProps {
  readonly names: readonly string[];
  readonly sheet: TurmbauerSheet;
  readonly colour: Colour;
  readonly onNote: (entry: Note) => void;
}

function ColourPanel({ names, sheet, colour, onNote }: ColourPanelProps) {
  const words = useWords();
  const name = useColourName()(colour);
  const { height, stones, parts, rings } = at(sheet.colours, colour);
  const seat = sheet.seats.findIndex(({ colours }) => colours.includes(colour));
  const fields = useFieldNames(sheet);
  return (
    <Panel title={name} note={names[seat]} sign={<PawnSign colour={colour} size={34} />}>
      <Row label={fields.height} help={words.heightHelp}>
        <HeightField
          label={fields.height}
          value={height}
          onChange={value => onNote({ type: 'height', colour, height: value })}
        />
      </Row>
      <Row label={`${fields.unused} · ${words.parts(parts)}`} help={words.unusedHelp}>
        <StonesField
          colour={colour}
          value={stones}
          onChange={value => onNote({ type: 'unused', colour, stones: value })}
        />
      </Row>
      <Row label={words.rings}>
        <RingsField value={rings} onChange={value => onNote({ type: 'rings', colour, rings: value })} />
      </Row>
      <Row label={words.collapse}>
        <CollapseField
          names={names}
          value={sheet.collapsedBy ?? null}
          onChange={who => onNote({ type: 'collapse', seat: who })}
        />
      </Row>
    </Panel>
  );
}
