/** A match of the evening: who won it, when, and how high everybody built. */
import type { Seat } from '@belfry/engine';
import { Avatar, Button, Dialog } from '@belfry/ui';
import { useState } from 'react';
import { Actions, Row } from '../kit/paper.js';
import { Stepper } from '../kit/stepper.js';
import { MOST_FLOORS, type SkyscraperEntry } from '../model/skyscraper.js';
import { usePadWords } from '../words/index.js';
import styles from './match-dialog.module.css';

interface MatchDialogProps {
  readonly names: readonly string[];
  readonly match: SkyscraperEntry;
  readonly onSave: (match: SkyscraperEntry) => void;
  /** There if it is written already. */
  readonly onRemove?: () => void;
  readonly onClose: () => void;
}

export function MatchDialog({ names, match, onSave, onRemove, onClose }: MatchDialogProps) {
  const { common, sky } = usePadWords();
  const [draft, setDraft] = useState(match);
  const [tried, setTried] = useState(false);
  const save = (): void => (draft.winners.length === 0 ? setTried(true) : onSave(draft));
  return (
    <Dialog
      title={onRemove === undefined ? sky.whoWon : common.correctTitle}
      closeLabel={common.close}
      onClose={onClose}
    >
      <Winners names={names} winners={draft.winners} onChange={winners => setDraft({ ...draft, winners })} />
      {tried && draft.winners.length === 0 && (
        <p role="alert" className={styles['missing']}>
          {sky.winnerMissing}
        </p>
      )}
      <Row label={sky.date}>
        <input
          type="datetime-local"
          aria-label={sky.date}
          className={styles['date']}
          value={localTime(draft.at)}
          onChange={event => setDraft({ ...draft, at: timeOf(event.target.value) ?? draft.at })}
        />
      </Row>
      <Floors names={names} match={draft} onChange={setDraft} />
      <Actions>
        {onRemove !== undefined && (
          <Button look="danger" icon="trash" onClick={onRemove}>
            {common.removeEntry}
          </Button>
        )}
        <Button look="primary" icon="check" onClick={save}>
          {common.save}
        </Button>
      </Actions>
    </Dialog>
  );
}

interface WinnersProps {
  readonly names: readonly string[];
  readonly winners: readonly Seat[];
  readonly onChange: (winners: readonly Seat[]) => void;
}

function Winners({ names, winners, onChange }: WinnersProps) {
  const { sky } = usePadWords();
  const toggle = (seat: Seat): void =>
    onChange(
      winners.includes(seat) ? winners.filter(other => other !== seat) : [...winners, seat].toSorted((a, b) => a - b),
    );
  return (
    <fieldset className={styles['winners']}>
      <legend>{sky.winners}</legend>
      {names.map((name, seat) => (
        <label key={name}>
          <input type="checkbox" checked={winners.includes(seat)} onChange={() => toggle(seat)} />
          <Avatar seat={seat} name={name} small />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

interface FloorsProps {
  readonly names: readonly string[];
  readonly match: SkyscraperEntry;
  readonly onChange: (match: SkyscraperEntry) => void;
}

function Floors({ names, match, onChange }: FloorsProps) {
  const { sky } = usePadWords();
  const { floors } = match;
  const begin = (): void =>
    onChange({ ...match, floors: names.map((_, seat) => (match.winners.includes(seat) ? MOST_FLOORS : 0)) });
  if (floors === undefined)
    return (
      <Button icon="plus" onClick={begin}>
        {sky.noteFloors}
      </Button>
    );
  return names.map((name, seat) => (
    <Row key={name} label={sky.floorsOf(name)}>
      <Stepper
        label={sky.floorsOf(name)}
        value={floors[seat] ?? 0}
        max={MOST_FLOORS}
        onChange={value => onChange({ ...match, floors: floors.with(seat, value) })}
      />
    </Row>
  ));
}

/** As an input for date and time wants it. */
function localTime(time: number): string {
  const date = new Date(time);
  return new Date(time - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function timeOf(text: string): number | undefined {
  const time = new Date(text).getTime();
  return Number.isNaN(time) ? undefined : time;
}
