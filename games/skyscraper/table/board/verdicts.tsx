/** On the road, each before its house: what the chosen card can do there, or why nothing can. */
import type { Seat } from '@belfry/engine';
import { classes, type People, whoOf } from '@belfry/ui';
import type { CSSProperties } from 'react';
import type { Action, State } from '../../rules/index.js';
import type { TableWords } from '../words/catalogue.js';
import type { Choice, Verdict } from './choice.js';
import { targetWords, verdictText } from './describe.js';
import { Sign } from './sign.js';
import styles from './verdicts.module.css';

interface VerdictsProps {
  readonly view: State;
  readonly people: People;
  readonly words: TableWords;
  /** The houses from left to right. */
  readonly seats: readonly Seat[];
  readonly choice: Choice;
  readonly onAct: (action: Action) => void;
}

export const Verdicts = ({ view, people, words, seats, choice, onAct }: VerdictsProps) => (
  <div className={styles['verdicts']} style={{ '--players': seats.length } as CSSProperties}>
    {seats.map(seat => {
      const verdict = choice.verdicts.get(seat);
      const { you, name } = whoOf(people, seat);
      return (
        <div key={seat} className={styles['place']}>
          {verdict !== undefined && (
            <>
              <span className={styles['name']} aria-hidden="true">
                {you ? words.board.you : name}
              </span>
              <Chip verdict={verdict} view={view} people={people} words={words} onAct={onAct} />
            </>
          )}
        </div>
      );
    })}
  </div>
);

type ChipProps = Pick<VerdictsProps, 'view' | 'people' | 'words' | 'onAct'> & { readonly verdict: Verdict };

function Chip({ verdict, view, people, words, onAct }: ChipProps) {
  if (verdict.type !== 'can')
    return (
      <span className={classes(styles['chip'], styles['no'])}>
        <Sign name="stop" />
        {verdictText(words, verdict)}
      </span>
    );
  const [first] = verdict.actions;
  if (first === undefined) return null;
  const { short, full } = targetWords(words, view, people, first);
  return (
    <button
      type="button"
      className={classes(styles['chip'], styles['yes'])}
      aria-label={full}
      onClick={() => onAct(first)}
    >
      <Sign name="check" />
      <span aria-hidden="true">{short}</span>
    </button>
  );
}
