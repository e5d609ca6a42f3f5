/** The Turmbauer course: words, pictures and tries brought together. */
import type { StoneName } from '@belfry/games/turmbauer/rules';
import type { ReactNode } from 'react';
import type { Choice, Step } from '../course.js';
import styles from '../lesson.module.css';
import { STEPS, type StepId } from '../steps.js';
import type { TurmbauerCourseWords } from '../words/turmbauer/catalogue.js';
import { ClimbArt, EndArt, FallArt, RingArt, RolledArt, StoneArt, TowerAtRest, WishArt } from './pictures.js';
import { CHEQUER_WISHES, FIELDS, OVERHANG_WISHES, TRIALS, type Wish } from './trials.js';
import { useTurmbauerCourseWords } from './words.js';

type Id = StepId<'turmbauer'>;

export const useTurmbauerSteps = (): readonly Step[] => {
  const words = useTurmbauerCourseWords();
  return STEPS.turmbauer.map(id => stepOf(id, words));
};

function stepOf(id: Id, words: TurmbauerCourseWords): Step {
  const { answers, picture, ...texts } = words.steps[id];
  const trial = TRIALS[id];
  return {
    id,
    ...texts,
    trial,
    choices: trial.choices.map(choice => choiceOf(id, choice, words)),
    layout: id === 'dice' ? 'rows' : 'cards',
    picture: picked => ({ label: picture, art: <div className={styles['table']}>{artOf(id, picked, words)}</div> }),
    verdict: picked => {
      const { state, key } = trial.judge(picked);
      return { state, text: (answers as Readonly<Record<string, string>>)[key] ?? '' };
    },
  };
}

const sizeOf = (stone: string): number => Number(stone[0]);

const WISHES: Readonly<Partial<Record<Id, Readonly<Record<string, Wish>>>>> = {
  chequer: CHEQUER_WISHES,
  overhang: OVERHANG_WISHES,
};

const thumbnail = (wish: Wish): ReactNode => (
  <div className={styles['thumbnail']}>
    <WishArt wish={wish} margin={0.1} />
  </div>
);

function choiceOf(id: Id, choice: string, words: TurmbauerCourseWords): Choice {
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

function nameOf(id: Id, choice: string, words: TurmbauerCourseWords): string {
  const names: Readonly<Record<string, string>> = { ...words.rings, ...words.aftermath, ...words.winners };
  return id === 'climb' ? words.field(choice) : (names[choice] ?? choice);
}

function artOf(id: Id, picked: readonly string[], words: TurmbauerCourseWords): ReactNode {
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
