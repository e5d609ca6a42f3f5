/** The Skyscraper course: words, pictures and tries brought together. */

import type { People } from '@belfry/ui';
import { type Choice, makeStep, type Step } from '@belfry/ui/lesson';
import type { CardName, Refusal } from '../rules/index.js';
import { CardArt } from '../table/art/index.js';
import { useTableWords } from '../table/use-words.js';
import { StreetPicture } from './pictures.js';
import { after, cardOf, SCENARIOS, type StepId, YOU } from './trials.js';
import { useSkyscraperCourseWords } from './use-words.js';
import type { SkyscraperCourseWords } from './words/catalogue.js';

type Explain = (refusal: Refusal) => string;

export const useSteps = (): readonly Step[] => {
  const words = useSkyscraperCourseWords();
  const table = useTableWords();
  const people: People = { seats: words.names.map(name => ({ name, isBot: false })), you: YOU };
  return (Object.keys(SCENARIOS) as StepId[]).map(id => stepOf(id, words, refusal => table.refuse(refusal, people)));
};

const stepOf = (id: StepId, words: SkyscraperCourseWords, explain: Explain): Step =>
  makeStep({
    id,
    words: words.steps[id],
    trial: SCENARIOS[id].trial,
    layout: ROWS.includes(id) ? 'rows' : 'cards',
    choiceOf: choice => choiceOf(id, choice, words),
    artOf: picked => <StreetPicture state={after(SCENARIOS[id], picked)} names={words.names} />,
    explain,
  });

/** Here names are long. */
const ROWS: readonly StepId[] = ['wreck', 'tricks', 'win'];

function choiceOf(id: StepId, choice: string, words: SkyscraperCourseWords): Choice {
  if (id === 'guard') return { id: choice, name: words.floor(Number(choice) + 1) };
  const card = cardOf(choice);
  const name = nameOf(card, words);
  return {
    id: choice,
    name: card === choice ? name : words.another(name),
    art: <CardArt card={card} width={72} />,
    isPlain: isNumber(card),
  };
}

const isNumber = (card: CardName): card is Extract<CardName, `${number}`> => !Number.isNaN(Number(card));

const nameOf = (card: CardName, words: SkyscraperCourseWords): string => (isNumber(card) ? card : words.cards[card]);
