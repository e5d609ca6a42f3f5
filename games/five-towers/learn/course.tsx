/** The 5 Towers course: words, pictures and tries brought together. */

import { type Choice, makeStep, type Step } from '@belfry/ui/lesson';
import type { ReactNode } from 'react';
import { parseCard, type Refusal, TOWER_TYPES, type TowerType, towerOf, valueOn } from '../rules/index.js';
import { StoreyArt, TowerSign } from '../table/art/index.js';
import { useTableWords } from '../table/use-words.js';
import styles from './pictures.module.css';
import { artOf } from './scenes.js';
import { type StepId, TRIALS } from './trials.js';
import { useFiveTowersCourseWords } from './use-words.js';
import type { FiveTowersCourseWords } from './words/catalogue.js';

type Explain = (refusal: Refusal) => string;

const NOBODY = { seats: [], you: 0 } as const;

export const useSteps = (): readonly Step[] => {
  const words = useFiveTowersCourseWords();
  const table = useTableWords();
  return (Object.keys(TRIALS) as StepId[]).map(id => stepOf(id, words, refusal => table.refuse(refusal, NOBODY)));
};

const stepOf = (id: StepId, words: FiveTowersCourseWords, explain: Explain): Step =>
  makeStep({
    id,
    words: words.steps[id],
    trial: TRIALS[id],
    layout: id === 'towers' || id === 'build' ? 'rows' : 'cards',
    choiceOf: choice => choiceOf(id, choice, words),
    artOf: picked => artOf(id, picked, words),
    explain,
  });

/** A sign on the paper of its cards, which is light in both themes. */
const Sign = ({ type }: { readonly type: TowerType }) => (
  <span className={styles['sign']} style={{ background: `var(--${type}-tag)` }}>
    <TowerSign tower={TOWER_TYPES.indexOf(type)} size={28} />
  </span>
);

const isType = (choice: string): choice is TowerType => TOWER_TYPES.some(type => type === choice);

function choiceOf(id: StepId, choice: string, words: FiveTowersCourseWords): Choice {
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
