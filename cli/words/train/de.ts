import { counter } from '@belfry/engine/words';
import type { TrainWords } from './catalogue.js';

const count = counter('de');

export const de: TrainWords = {
  title: ({ game, seed }) => `${game} wird gelernt, Seed ${seed}`,
  goesOn: lessons => `geht nach ${count(lessons, { one: 'Lektion', other: 'Lektionen' })} weiter`,
  lesson: ({ lesson, games, loss }) =>
    `Lektion ${lesson}: ${count(games, { one: 'Partie', other: 'Partien' })}, Fehler ${loss}`,
  wins: ({ players, share }) => `zu ${players}: ${share} gegen den Champion`,
  crowned: 'der neue Champion',
  end: ({ folder, champion }) =>
    champion === undefined
      ? `noch hat niemand den ersten Champion geschlagen; in ${folder} liegt alles, und derselbe Befehl mit mehr Lektionen geht weiter`
      : `der Champion ist aus Lektion ${champion}; seine Gewichte liegen in ${folder}`,
  page: {
    title: game => `${game} wird gelernt`,
    trials: 'Gegen den Champion',
    trialsNote:
      'Das Wievielfache eines gleichen Anteils der Schüler gewann, und wo die Wahrheit in 19 von 20 Fällen liegt. Golden: er wurde Champion.',
    wins: 'Siege gegen den Champion',
    players: players => `zu ${players}`,
    lesson: 'Lektion',
    loss: 'Fehler',
    lossNote: 'Wie falsch der Schüler lag, nach seinem eigenen Maß: weniger ist besser.',
    note: 'Ein Schüler löst den Champion nur ab, wenn das ganze Intervall über einem gleichen Anteil liegt: dann ist er sicher besser.',
    command: 'So wird es noch einmal gelernt:',
  },
};
