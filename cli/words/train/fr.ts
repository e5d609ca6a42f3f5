import { counter } from '@belfry/engine/words';
import type { TrainWords } from './catalogue.js';

const count = counter('fr');

export const fr: TrainWords = {
  title: ({ game, seed }) => `apprentissage de ${game}, graine ${seed}`,
  goesOn: lessons => `reprise après ${count(lessons, { one: 'leçon', other: 'leçons' })}`,
  lesson: ({ lesson, games, loss }) =>
    `leçon ${lesson} : ${count(games, { one: 'partie', other: 'parties' })}, erreur ${loss}`,
  wins: ({ players, share }) => `à ${players} : ${share} contre le champion`,
  crowned: 'le nouveau champion',
  end: ({ folder, champion }) =>
    champion === undefined
      ? `personne n’a encore battu le premier champion ; ${folder} contient tout, et la même commande avec plus de leçons continue`
      : `le champion date de la leçon ${champion} ; ses poids sont dans ${folder}`,
};
