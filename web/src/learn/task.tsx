/** What can be picked, what the rules say to it, and where to go from there. */
import { Button, classes, Icon } from '@belfry/ui';
import type { Choice, Step, Verdict } from '@belfry/ui/lesson';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../shell/link-button.js';
import styles from './task.module.css';
import type { LearnWords } from './words/catalogue.js';
import { useLearnWords } from './words.js';

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly layout: Step['layout'];
  readonly picked: readonly string[];
  readonly state: Verdict['state'] | undefined;
  readonly onChoose: (choice: string) => void;
}

export function Choices({ choices, layout, picked, state, onChoose }: ChoicesProps) {
  const words = useLearnWords();
  return (
    <fieldset
      className={classes(styles['choices'], styles[shapeOf(choices, layout)])}
      data-count={choices.length}
      aria-label={words.choices}
    >
      {choices.map(choice => (
        <ChoiceButton
          key={choice.id}
          choice={choice}
          look={lookOf(choice.id, picked, state)}
          order={picked.length > 1 || state === 'more' ? picked.indexOf(choice.id) + 1 : 0}
          onChoose={onChoose}
        />
      ))}
    </fieldset>
  );
}

/** Longer names need wider buttons. */
const SHORT = 12;

function shapeOf(choices: readonly Choice[], layout: Step['layout']): 'cards' | 'rows' | 'words' | 'sentences' {
  if (choices.some(({ art }) => art !== undefined)) return layout;
  return choices.every(({ name }) => name.length <= SHORT) ? 'words' : 'sentences';
}

type Look = Verdict['state'] | undefined;

/** The last one picked shows the verdict; with a wrong one at the end, those before it are still good. */
function lookOf(id: string, picked: readonly string[], state: Look): Look {
  if (!picked.includes(id)) return undefined;
  return state === 'wrong' && id !== picked.at(-1) ? 'more' : state;
}

interface ChoiceButtonProps {
  readonly choice: Choice;
  readonly look: Look;
  /** The how-manieth it was picked; 0 if that does not matter. */
  readonly order: number;
  readonly onChoose: (choice: string) => void;
}

function ChoiceButton({ choice: { id, name, art, isPlain = false }, look, order, onChoose }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={look !== undefined}
      aria-label={isPlain ? name : undefined}
      className={classes(styles['choice'], look !== undefined && styles[look])}
      onClick={() => onChoose(id)}
    >
      {art !== undefined && <span className={styles['art']}>{art}</span>}
      {!isPlain && <span className={styles['name']}>{name}</span>}
      {look !== undefined && (
        <span className={styles['badge']} aria-hidden="true">
          {order > 0 && look !== 'wrong' ? order : <Icon name={look === 'wrong' ? 'cross' : 'check'} size={14} />}
        </span>
      )}
    </button>
  );
}

/** How a verdict begins: whoever errs again sees and hears that it was taken in. */
export const openingOf = (words: LearnWords, state: Verdict['state'], misses: number): string =>
  state === 'wrong' && misses > 1 ? words.wrongAgain(misses) : words[state];

interface VerdictPanelProps {
  readonly verdict: Verdict | undefined;
  /** How often in a row it was wrong. */
  readonly misses: number;
}

export function VerdictPanel({ verdict, misses }: VerdictPanelProps) {
  const words = useLearnWords();
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new verdict is brought into sight.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [verdict?.text, misses]);
  if (verdict === undefined) return null;
  const { state, text } = verdict;
  return (
    // Made anew at each wrong answer, so that it shakes its head each time.
    <div key={misses} ref={panel} className={classes(styles['verdict'], styles[state])}>
      <Icon name={state === 'wrong' ? 'cross' : state === 'right' ? 'check' : 'forward'} size={24} />
      <p>
        <strong>{openingOf(words, state, misses)}</strong> {text}
      </p>
    </div>
  );
}

interface SteerProps {
  readonly onAgain: (() => void) | undefined;
  readonly isSolved: boolean;
  readonly to: string;
  readonly label: string;
}

export function Steer({ onAgain, isSolved, to, label }: SteerProps) {
  const words = useLearnWords();
  return (
    <div className={styles['steer']}>
      <Button icon="undo" off={onAgain === undefined} onClick={onAgain}>
        {words.again}
      </Button>
      <LinkButton to={to} look={isSolved ? 'primary' : 'plain'} className={styles['next']}>
        {label}
      </LinkButton>
    </div>
  );
}
