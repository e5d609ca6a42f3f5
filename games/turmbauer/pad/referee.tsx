/** Who wins and why: the questions in their order, and which of them decided. */
import { Icon } from '@belfry/ui';
import { Panel, useWriting } from '@belfry/ui/pad';
import type { SeatSheet, TurmbauerSheet } from './model/fold.js';
import { ladderOf, type Step } from './model/ladder.js';
import styles from './referee.module.css';
import { useWords } from './words/index.js';

interface RefereeProps {
  readonly names: readonly string[];
  readonly sheet: TurmbauerSheet;
}

export function Referee({ names, sheet }: RefereeProps) {
  const words = useWords();
  return (
    <Panel title={words.referee} sign={<Icon name="flag" size={24} />}>
      {sheet.winners.length === 0 ? (
        <p>{words.nothingNoted}</p>
      ) : (
        <>
          <Sentence names={names} sheet={sheet} />
          <Ladder names={names} sheet={sheet} />
        </>
      )}
    </Panel>
  );
}

function Sentence({ names, sheet: { winners, decidedBy, collapsedBy } }: RefereeProps) {
  const words = useWords();
  const writing = useWriting();
  const who = writing.list(winners.map(seat => names[seat] ?? ''));
  return (
    <p role="status" className={styles['sentence']}>
      {collapsedBy !== undefined && `${words.noteCollapse(names[collapsedBy] ?? '')}. `}
      {words.why[decidedBy](who)}
    </p>
  );
}

function Ladder({ names, sheet }: RefereeProps) {
  const words = useWords();
  return (
    <table className={styles['ladder']}>
      <thead>
        <tr>
          <td className={styles['corner']} />
          {names.map(name => (
            <th key={name} scope="col" className={styles['name']}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ladderOf(sheet).map(({ step, state }) => (
          <tr key={step} className={styles[state]}>
            <Question step={step} state={words[state]} />
            {sheet.seats.map((seat, index) => (
              <Value key={names[index]} seat={seat} step={step} isOut={sheet.collapsedBy === index} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Question({ step, state }: { readonly step: Step; readonly state: string }) {
  const words = useWords();
  return (
    <th scope="row">
      {words.steps[step]}
      <small>{words.better[step]}</small>
      <small className={styles['state']}>{state}</small>
    </th>
  );
}

function Value({ seat, step, isOut }: { readonly seat: SeatSheet; readonly step: Step; readonly isOut: boolean }) {
  return <td>{isOut ? <s>{seat[step]}</s> : seat[step]}</td>;
}
