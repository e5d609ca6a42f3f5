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
  page: {
    title: game => `${game} се учи`,
    trials: 'Срещу шампиона',
    trialsNote:
      'Колко пъти по равен дял е спечелил ученикът и къде е истината в 19 от 20 случая. Златното: станал е шампион.',
    wins: 'Победи срещу шампиона',
    players: players => `${players} играчи`,
    lesson: 'урок',
    loss: 'Грешка',
    lossNote: 'Колко е грешал ученикът по собствената си мярка: по-малко е по-добре.',
    note: 'Ученикът сменя шампиона само ако целият интервал е над равния дял: тогава със сигурност е по-добър.',
    command: 'За да се научи отново:',
  },
};
