/** The Turmbauer course: words, pictures and tries brought together. */

import { type Choice, makeStep, type Step } from '@belfry/ui/lesson';
import type { ReactNode } from 'react';
import type { Refusal, StoneName } from '../rules/index.js';
import { useTableWords } from '../table/use-words.js';
import { LiveArt } from './live-art.js';
import { ClimbArt, EndArt, FallArt, RingArt, RolledArt, StoneArt, TowerAtRest, WishArt } from './pictures.js';
import styles from './pictures.module.css';
import {
  CHEQUER_WISHES,
  FIELDS,
  FIRM_PLACES,
  OVERHANG_WISHES,
  readTried,
  type StepId,
  TRIALS,
  type Wish,
  wishOf,
} from './trials.js';
import { useTurmbauerCourseWords } from './use-words.js';
import type { TurmbauerCourseWords } from './words/catalogue.js';

export const useSteps = (): readonly Step[] => {
  const words = useTurmbauerCourseWords();
  const table = useTableWords();
  return (Object.keys(TRIALS) as StepId[]).map(id => stepOf(id, words, refusal => table.refuse(refusal, NOBODY)));
};

const NOBODY = { seats: [], you: 0 } as const;

type Explain = (refusal: Refusal) => string;

const stepOf = (id: StepId, words: TurmbauerCourseWords, explain: Explain): Step =>
  makeStep({
    id,
    words: words.steps[id],
    trial: TRIALS[id],
    layout: id === 'dice' ? 'rows' : 'cards',
    choiceOf: choice => choiceOf(id, choice, words),
    artOf: (picked, pick) => (
      <div className={styles['table']}>
        <LiveArt id={id} picked={picked} pick={pick} words={words} drawing={artOf(id, picked, words)} />
      </div>
    ),
    // Elsewhere the comments say it: they know what was tried.
    ...(id === 'firm' && { explain }),
  });

const sizeOf = (stone: string): number => Number(stone[0]);

const WISHES: Readonly<Partial<Record<StepId, Readonly<Record<string, Wish>>>>> = {
  chequer: CHEQUER_WISHES,
  overhang: OVERHANG_WISHES,
  firm: Object.fromEntries(FIRM_PLACES.map(id => [id, wishOf(readTried(id))])),
};

const LETTERS = ['A', 'B', 'C', 'D'];

const letterOf = (id: StepId, choice: string): string =>
  id === 'firm' ? (LETTERS[FIRM_PLACES.indexOf(choice)] ?? '') : choice;

const thumbnail = (art: ReactNode): ReactNode => <div className={styles['thumbnail']}>{art}</div>;

function choiceOf(id: StepId, choice: string, words: TurmbauerCourseWords): Choice {
  const wish = WISHES[id]?.[choice];
  if (wish !== undefined)
    return {
      id: choice,
      name: words.picture(letterOf(id, choice)),
      art: thumbnail(<WishArt wish={wish} margin={0.1} />),
    };
  if (id === 'climb')
    return { id: choice, name: words.field(choice), art: thumbnail(<ClimbArt to={undefined} only={choice} />) };
  if (id === 'dice')
    return {
      id: choice,
      name: words.stone(sizeOf(choice)),
      art: <StoneArt stone={choice as StoneName} paint="red" cube={16} />,
    };
  const names: Readonly<Record<string, string>> = { ...words.rings, ...words.aftermath, ...words.winners };
  return { id: choice, name: names[choice] ?? choice };
}

function artOf(id: StepId, picked: readonly string[], words: TurmbauerCourseWords): ReactNode {
  const choice = picked.at(-1) ?? '';
  const isRight = picked.length > 0 && TRIALS[id].judge(picked).state === 'right';
  const wish = id === 'firm' && choice !== '' ? wishOf(readTried(choice)) : WISHES[id]?.[choice];
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
