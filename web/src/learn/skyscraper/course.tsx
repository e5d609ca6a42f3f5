/** The Skyscraper course: words, pictures and tries brought together. */

import { CardArt } from '@belfry/games/skyscraper/art';
import type { CardName, Refusal } from '@belfry/games/skyscraper/rules';
import type { People } from '@belfry/ui';
import { useScreen } from '../../old-games.js';
import { type Choice, type Step, sentence } from '../course.js';
import { STEPS, type StepId } from '../steps.js';
import type { SkyscraperCourseWords } from '../words/skyscraper/catalogue.js';
import { StreetPicture } from './pictures.js';
import { after, cardOf, SCENARIOS, YOU } from './trials.js';
import { useSkyscraperCourseWords } from './words.js';

type Id = StepId<'skyscraper'>;
type Explain = (refusal: Refusal) => string;

export const useSkyscraperSteps = (): readonly Step[] => {
  const words = useSkyscraperCourseWords();
  const screen = useScreen('skyscraper').useWords();
  const people: People = { seats: words.names.map(name => ({ name, isBot: false })), you: YOU };
  const explain: Explain = refusal => sentence(screen.refuse(refusal, people));
  return STEPS.skyscraper.map(id => stepOf(id, words, explain));
};

function stepOf(id: Id, words: SkyscraperCourseWords, explain: Explain): Step {
  const { answers, picture, ...texts } = words.steps[id];
  const scenario = SCENARIOS[id];
  const { trial } = scenario;
  return {
    id,
    ...texts,
    trial,
    choices: trial.choices.map(choice => choiceOf(id, choice, words)),
    layout: ROWS.includes(id) ? 'rows' : 'cards',
    picture: picked => ({
      label: picture,
      art: <StreetPicture state={after(scenario, picked)} names={words.names} />,
    }),
    verdict: picked => {
      const { state, key, refusal } = trial.judge(picked);
      const comment = (answers as Readonly<Record<string, string>>)[key] ?? '';
      return { state, text: refusal === undefined ? comment : `${explain(refusal)} ${comment}` };
    },
  };
}

/** Here names are long. */
const ROWS: readonly Id[] = ['wreck', 'tricks', 'win'];

function choiceOf(id: Id, choice: string, words: SkyscraperCourseWords): Choice {
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
