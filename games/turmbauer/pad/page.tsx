/** The pad of a match of Turmbauer, with its referee. */
import { at } from '@belfry/engine';
import { useAnnounce, useIsDesk } from '@belfry/ui';
import { Desk, Happened, type PadProps, Panel, Row, useEditor, Verdict } from '@belfry/ui/pad';
import { useMemo, useState } from 'react';
import type { Colour } from '../rules/index.js';
import { PawnSign } from './art.js';
import { EntryDialog } from './entry-dialog.js';
import { CollapseField, HeightField, RingsField, StonesField, useColourName, useFieldNames } from './fields.js';
import { foldTurmbauer, noteDown, type TurmbauerEntry, type TurmbauerSheet } from './model/fold.js';
import { standingOf } from './pad.js';
import { Referee } from './referee.js';
import { Seats } from './seats.js';
import { lineOf } from './told.js';
import { useWords } from './words/index.js';

export { useSummary } from './sheet.js';

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
  const note = (entry: TurmbauerEntry): void => {
    const log = noteDown(pad.log, entry);
    edit.write(log);
    announce(lineOf(at(log, log.length - 1), telling).text);
  };
  const entry = pad.log.find(({ id }) => id === correcting);
  const judged = (
    <>
      <Referee names={pad.names} sheet={sheet} />
      <Verdict pad={pad} standing={standingOf(pad)} onFinish={edit.finish} />
    </>
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
            <Happened lines={pad.log.map(noted => lineOf(noted, telling))} onPick={setCorrecting} onUndo={edit.undo} />
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
  readonly onNote: (entry: TurmbauerEntry) => void;
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
