/** The 5 Towers course: words, pictures and tries brought together. */

import { StoreyArt, TowerSign } from '@belfry/games/five-towers/art';
import {
  parseCard,
  type Refusal,
  TOWER_TYPES,
  type TowerType,
  towerOf,
  valueOn,
} from '@belfry/games/five-towers/rules';
import type { ReactNode } from 'react';
import { useScreen } from '../../old-games.js';
import { type Choice, type Step, sentence } from '../course.js';
import { STEPS, type StepId } from '../steps.js';
import type { FiveTowersCourseWords } from '../words/five-towers/catalogue.js';
import styles from './pictures.module.css';
import { artOf } from './scenes.js';
import { TRIALS } from './trials.js';
import { useFiveTowersCourseWords } from './words.js';

type Id = StepId<'five-towers'>;
type Explain = (refusal: Refusal) => string;

const NOBODY = { seats: [], you: 0 } as const;

export const useFiveTowersSteps = (): readonly Step[] => {
  const words = useFiveTowersCourseWords();
  const screen = useScreen('five-towers').useWords();
  const explain: Explain = refusal => sentence(screen.refuse(refusal, NOBODY));
  return STEPS['five-towers'].map(id => stepOf(id, words, explain));
};

function stepOf(id: Id, words: FiveTowersCourseWords, explain: Explain): Step {
  const { answers, picture, ...texts } = words.steps[id];
  const trial = TRIALS[id];
  return {
    id,
    ...texts,
    trial,
    choices: trial.choices.map(choice => choiceOf(id, choice, words)),
    layout: id === 'towers' || id === 'build' ? 'rows' : 'cards',
    picture: picked => ({ label: picture, art: artOf(id, picked, words) }),
    verdict: picked => {
      const { state, key, refusal } = trial.judge(picked);
      const comment = (answers as Readonly<Record<string, string>>)[key] ?? '';
      return { state, text: refusal === undefined ? comment : `${explain(refusal)} ${comment}` };
    },
  };
}

/** A sign on the paper of its cards, which is light in both themes. */
const Sign = ({ type }: { readonly type: TowerType }) => (
  <span className={styles['sign']} style={{ background: `var(--${type}-tag)` }}>
    <TowerSign tower={TOWER_TYPES.indexOf(type)} size={28} />
  </span>
);

const isType = (choice: string): choice is TowerType => TOWER_TYPES.some(type => type === choice);

function choiceOf(id: Id, choice: string, words: FiveTowersCourseWords): Choice {
  if (isType(choice)) return { id: choice, name: words.towers[choice], art: <Sign type={choice} /> };
  if (choice === 'pass') return { id: choice, name: words.pass };
  if (id === 'auction') return { id: choice, name: words.bid(Number(choice)) };
  if (id === 'score') return { id: choice, name: words.points(Number(choice)) };
  return choice.startsWith('tear-') ? tearingOf(choice, words) : cardChoice(choice, words);
}

const cardChoice = (choice: string, words: FiveTowersCourseWords): Choice => ({
  id: choice,
  name: cardName(choice, words),
  art: storey(choice),
});

const storey = (card: string): ReactNode => <StoreyArt card={parseCard(card)} width={84} height={54} />;

function cardName(choice: string, words: FiveTowersCourseWords): string {
  const card = parseCard(choice);
  const type = TOWER_TYPES[towerOf(card)];
  return type === undefined ? choice : words.card(type, valueOn(card));
}

/** The tops that can be torn down. */
const TOPS: Readonly<Record<string, string>> = { 'tear-sand': 'sand-4', 'tear-candy': 'candy-2' };

function tearingOf(choice: string, words: FiveTowersCourseWords): Choice {
  const card = TOPS[choice] ?? 'sand-4';
  return { id: choice, name: words.tearDown(cardName(card, words)), art: storey(card) };
}
