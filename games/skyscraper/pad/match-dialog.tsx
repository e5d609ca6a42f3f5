/** A match of the evening: who won it, when, and how high everybody built. */
import type { Seat } from '@belfry/engine';
import { Avatar, Button } from '@belfry/ui';
import { EntryFrame, Row, Stepper } from '@belfry/ui/pad';
import { useState } from 'react';
import styles from './match-dialog.module.css';
import { MOST_FLOORS, type SkyscraperEntry } from './model/fold.js';
import type { SkyscraperPad } from './pad.js';
import { useWords } from './words/index.js';

interface MatchDialogProps {
  readonly pad: SkyscraperPad;
  /** There if it is written already. */
  readonly id: number | undefined;
  readonly match: SkyscraperEntry;
  readonly onWrite: (log: SkyscraperPad['log']) => void;
  readonly onClose: () => void;
}

export function MatchDialog({ pad, id, match, onWrite, onClose }: MatchDialogProps) {
  const words = useWords();
  const [draft, setDraft] = useState(match);
  const [tried, setTried] = useState(false);
  const isWon = draft.winners.length > 0;
  return (
    <EntryFrame
      log={pad.log}
      id={id}
      title={id === undefined ? words.whoWon : undefined}
      draft={draft}
      refuse={isWon ? undefined : () => setTried(true)}
      onWrite={onWrite}
      onClose={onClose}
    >
      <Winners names={pad.names} winners={draft.winners} onChange={winners => setDraft({ ...draft, winners })} />
      {tried && !isWon && (
        <p role="alert" className={styles['missing']}>
          {words.winnerMissing}
        </p>
      )}
      <Row label={words.date}>
        <input
          type="datetime-local"
          aria-label={words.date}
          className={styles['date']}
          value={localTime(draft.at)}
          onChange={event => setDraft({ ...draft, at: timeOf(event.target.value) ?? draft.at })}
        />
      </Row>
      <Floors names={pad.names} match={draft} onChange={setDraft} />
    </EntryFrame>
  );
}

interface WinnersProps {
  readonly names: readonly string[];
  readonly winners: readonly Seat[];
  readonly onChange: (winners: readonly Seat[]) => void;
}

function Winners({ names, winners, onChange }: WinnersProps) {
  const words = useWords();
  const toggle = (seat: Seat): void =>
    onChange(
      winners.includes(seat) ? winners.filter(other => other !== seat) : [...winners, seat].toSorted((a, b) => a - b),
    );
  return (
    <fieldset className={styles['winners']}>
      <legend>{words.winners}</legend>
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
  const words = useWords();
  const { floors } = match;
  const begin = (): void =>
    onChange({ ...match, floors: names.map((_, seat) => (match.winners.includes(seat) ? MOST_FLOORS : 0)) });
  if (floors === undefined)
    return (
      <Button icon="plus" onClick={begin}>
        {words.noteFloors}
      </Button>
    );
  return names.map((name, seat) => (
    <Row key={name} label={words.floorsOf(name)}>
      <Stepper
        label={words.floorsOf(name)}
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
