/** Who wins and why: the questions in their order, and which of them decided. */
import { Icon } from '@belfry/ui';
import { Panel } from '../kit/paper.js';
import { useWriting } from '../kit/text.js';
import type { Decision, SeatSheet, TurmbauerSheet } from '../model/turmbauer.js';
import { usePadWords } from '../words/index.js';
import styles from './referee.module.css';

const STEPS = ['height', 'parts', 'rings'] as const;
type Step = (typeof STEPS)[number];

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
      {turm.why[decidedBy](who, winners.length)}
    </p>
  );
}

function Ladder({ names, sheet }: RefereeProps) {
  return (
    <table className={styles['ladder']}>
      <thead>
        <tr>
          <td />
          {names.map(name => (
            <th key={name} scope="col" className={styles['name']}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {STEPS.map(step => (
          <tr key={step} className={styles[stateOf(step, sheet.decidedBy)]}>
            <Question step={step} sheet={sheet} />
            {sheet.seats.map((seat, index) => (
              <Value key={names[index]} seat={seat} step={step} isOut={sheet.collapsedBy === index} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Question({ step, sheet }: { readonly step: Step; readonly sheet: TurmbauerSheet }) {
  const { turm } = usePadWords();
  return (
    <th scope="row">
      {turm.steps[step]}
      <small>{turm.better[step]}</small>
      <small className={styles['state']}>{turm[stateOf(step, sheet.decidedBy)]}</small>
    </th>
  );
}

function Value({ seat, step, isOut }: { readonly seat: SeatSheet; readonly step: Step; readonly isOut: boolean }) {
  return <td>{isOut ? <s>{seat[step]}</s> : seat[step]}</td>;
}

/** What a question came to. */
function stateOf(step: Step, decidedBy: Decision): 'decides' | 'equal' | 'notNeeded' {
  if (decidedBy === 'last-standing') return 'notNeeded';
  if (decidedBy === 'shared') return 'equal';
  if (step === decidedBy) return 'decides';
  return STEPS.indexOf(step) < STEPS.indexOf(decidedBy) ? 'equal' : 'notNeeded';
}
