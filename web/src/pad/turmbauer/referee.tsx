/** Who wins and why: the questions in their order, and which of them decided. */
import { Icon } from '@belfry/ui';
import { Panel } from '../kit/paper.js';
import { useWriting } from '../kit/text.js';
import { ladderOf, type Step } from '../model/ladder.js';
import type { SeatSheet, TurmbauerSheet } from '../model/turmbauer.js';
import { usePadWords } from '../words/index.js';
import styles from './referee.module.css';

interface RefereeProps {
  readonly names: readonly string[];
  readonly sheet: TurmbauerSheet;
}

export function Referee({ names, sheet }: RefereeProps) {
  const { turm } = usePadWords();
  return (
    <Panel title={turm.referee} sign={<Icon name="flag" size={24} />}>
      {sheet.winners.length === 0 ? (
        <p>{turm.nothingNoted}</p>
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
  const { turm } = usePadWords();
  const writing = useWriting();
  const who = writing.list(winners.map(seat => names[seat] ?? ''));
  return (
    <p role="status" className={styles['sentence']}>
      {collapsedBy !== undefined && `${turm.noteCollapse(names[collapsedBy] ?? '')}. `}
      {turm.why[decidedBy](who)}
    </p>
  );
}

function Ladder({ names, sheet }: RefereeProps) {
  const { turm } = usePadWords();
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
            <Question step={step} state={turm[state]} />
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
  const { turm } = usePadWords();
  return (
    <th scope="row">
      {turm.steps[step]}
      <small>{turm.better[step]}</small>
      <small className={styles['state']}>{state}</small>
    </th>
  );
}

function Value({ seat, step, isOut }: { readonly seat: SeatSheet; readonly step: Step; readonly isOut: boolean }) {
  return <td>{isOut ? <s>{seat[step]}</s> : seat[step]}</td>;
}
