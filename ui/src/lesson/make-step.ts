/** A step of a course: its words, pictures and try brought together. */
import type { ReactNode } from 'react';
import type { Choice, Step, StepWords } from './course.js';
import type { Trial } from './trial.js';

interface Parts<Refusal extends { readonly code: string }> {
  readonly id: string;
  readonly words: StepWords;
  readonly trial: Trial<string, Refusal>;
  readonly layout: Step['layout'];
  choiceOf(choice: string): Choice;
  /** The position, with what was picked in it; to be touched if there is a way to pick. */
  artOf(picked: readonly string[], pick?: (choice: string) => void): ReactNode;
  /** What the rules have against it; said before the comment. */
  explain?(refusal: Refusal): string;
}

export function makeStep<Refusal extends { readonly code: string }>(parts: Parts<Refusal>): Step {
  const { id, words, trial, layout } = parts;
  const { answers, picture, ...texts } = words;
  return {
    id,
    ...texts,
    trial,
    layout,
    choices: trial.choices.map(choice => parts.choiceOf(choice)),
    picture: (picked, pick) => ({ label: picture, art: parts.artOf(picked, pick) }),
    verdict: picked => {
      const { state, key, refusal } = trial.judge(picked);
      const reason = refusal === undefined ? undefined : parts.explain?.(refusal);
      const comment = answers[key] ?? '';
      return { state, text: reason === undefined ? comment : `${sentence(reason)} ${comment}` };
    },
  };
}

/** A sentence made of a refusal: those of the rules begin small and end without a stop. */
function sentence(text: string): string {
  const [first = '', ...rest] = text;
  const whole = first.toLocaleUpperCase() + rest.join('');
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}
