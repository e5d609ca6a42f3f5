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
  page: {
    title: game => `${game} s’apprend`,
    trials: 'Contre le champion',
    trialsNote:
      'Combien de fois une part égale l’élève a gagné, et où se trouve la vérité 19 fois sur 20. En doré : il est devenu champion.',
    wins: 'Victoires contre le champion',
    players: players => `à ${players}`,
    lesson: 'leçon',
    loss: 'Erreur',
    lossNote: 'À quel point l’élève s’est trompé, selon sa propre mesure : moins, c’est mieux.',
    note: 'Un élève ne remplace le champion que si tout l’intervalle dépasse une part égale : il est alors meilleur, c’est sûr.',
    command: 'Pour l’apprendre encore une fois :',
  },
};
