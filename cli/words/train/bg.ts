import { counter } from '@belfry/engine/words';
import type { TrainWords } from './catalogue.js';

const count = counter('bg');

export const bg: TrainWords = {
  title: ({ game, seed }) => `учи се ${game}, начално число ${seed}`,
  goesOn: lessons => `продължава след ${count(lessons, { one: 'урок', other: 'урока' })}`,
  lesson: ({ lesson, games, loss }) =>
    `урок ${lesson}: ${count(games, { one: 'партия', other: 'партии' })}, грешка ${loss}`,
  wins: ({ players, share }) => `при ${players} играчи: ${share} срещу шампиона`,
  crowned: 'новият шампион',
  end: ({ folder, champion }) =>
    champion === undefined
      ? `още никой не е победил първия шампион; всичко е в ${folder} и същата команда с повече уроци продължава`
      : `шампионът е от урок ${champion}; теглата му са в ${folder}`,
};
