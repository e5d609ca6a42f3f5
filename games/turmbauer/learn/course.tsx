/** The Turmbauer course: words, pictures and tries brought together. */

import { type Choice, makeStep, type Step } from '@belfry/ui/lesson';
import type { ReactNode } from 'react';
import type { StoneName } from '../rules/index.js';
import { ClimbArt, EndArt, FallArt, RingArt, RolledArt, StoneArt, TowerAtRest, WishArt } from './pictures.js';
import styles from './pictures.module.css';
import { CHEQUER_WISHES, FIELDS, OVERHANG_WISHES, type StepId, TRIALS, type Wish } from './trials.js';
import { useTurmbauerCourseWords } from './use-words.js';
import type { TurmbauerCourseWords } from './words/catalogue.js';

export const useSteps = (): readonly Step[] => {
  const words = useTurmbauerCourseWords();
  return (Object.keys(TRIALS) as StepId[]).map(id => stepOf(id, words));
};

const stepOf = (id: StepId, words: TurmbauerCourseWords): Step =>
  makeStep({
    id,
    words: words.steps[id],
    trial: TRIALS[id],
    layout: id === 'dice' ? 'rows' : 'cards',
    choiceOf: choice => choiceOf(id, choice, words),
    artOf: picked => <div className={styles['table']}>{artOf(id, picked, words)}</div>,
  });

const sizeOf = (stone: string): number => Number(stone[0]);

const WISHES: Readonly<Partial<Record<StepId, Readonly<Record<string, Wish>>>>> = {
  chequer: CHEQUER_WISHES,
  overhang: OVERHANG_WISHES,
};

const thumbnail = (wish: Wish): ReactNode => (
  <div className={styles['thumbnail']}>
    <WishArt wish={wish} margin={0.1} />
  </div>
);

function choiceOf(id: StepId, choice: string, words: TurmbauerCourseWords): Choice {
  const wish = WISHES[id]?.[choice];
  if (wish !== undefined) return { id: choice, name: words.picture(choice), art: thumbnail(wish) };
  if (id === 'dice')
    return {
      id: choice,
      name: words.stone(sizeOf(choice)),
      art: <StoneArt stone={choice as StoneName} paint="red" cube={16} />,
    };
  return { id: choice, name: nameOf(id, choice, words) };
}

function nameOf(id: StepId, choice: string, words: TurmbauerCourseWords): string {
  const names: Readonly<Record<string, string>> = { ...words.rings, ...words.aftermath, ...words.winners };
  return id === 'climb' ? words.field(choice) : (names[choice] ?? choice);
}

function artOf(id: StepId, picked: readonly string[], words: TurmbauerCourseWords): ReactNode {
  const choice = picked.at(-1) ?? '';
  const isRight = picked.length > 0 && TRIALS[id].judge(picked).state === 'right';
  const wish = WISHES[id]?.[choice];
  if (wish !== undefined) return <WishArt wish={wish} />;
  switch (id) {
    case 'dice':
      return <RolledArt />;
    case 'climb':
      return <ClimbArt to={isRight ? FIELDS[choice] : undefined} />;
    case 'rings':
      return <RingArt arrived={isRight} />;
    case 'fall':
      return <FallArt />;
    case 'end':
      return <EndArt labels={words.box} />;
    default:
      return <TowerAtRest />;
  }
}
