import { counter } from '@belfry/engine/words';
import type { TrainWords } from './catalogue.js';

const count = counter('en');

export const en: TrainWords = {
  title: ({ game, seed }) => `learning ${game}, seed ${seed}`,
  goesOn: lessons => `goes on after ${count(lessons, { one: 'lesson', other: 'lessons' })}`,
  lesson: ({ lesson, games, loss }) =>
    `lesson ${lesson}: ${count(games, { one: 'game', other: 'games' })}, loss ${loss}`,
  wins: ({ players, share }) => `${players} players: ${share} against the champion`,
  crowned: 'the new champion',
  end: ({ folder, champion }) =>
    champion === undefined
      ? `nobody has beaten the first champion yet; ${folder} holds everything, and the same command with more lessons goes on`
      : `the champion is of lesson ${champion}; its weights are in ${folder}`,
  page: {
    title: game => `${game} is learned`,
    trials: 'Against the champion',
    trialsNote:
      'How many times an equal share the student won, and where the truth lies 19 times in 20. Golden: it became the champion.',
    wins: 'Victories against the champion',
    players: players => `${players} players`,
    lesson: 'lesson',
    loss: 'Loss',
    lossNote: 'How wrong the student was, by its own measure: less is better.',
    note: 'A student takes the champion’s place only if the whole interval lies above an equal share: then it is surely better.',
    command: 'To learn it again:',
  },
};
