import { counter } from '@belfry/engine/words';
import type { TurmbauerStatsWords } from './catalogue.js';

const count = counter('fr');

export const fr: TurmbauerStatsWords = {
  mean: 'Hauteur en moyenne',
  most: 'Record de hauteur',
  figures: {
    tower: 'Plus haute tour',
    stones: 'Tes blocs dans la tour par partie',
    fallen: 'Blocs tombés pendant tes tours',
    collapses: 'Tours que tu as fait tomber',
  },
  best: {
    title: 'Plus haute ascension',
    tell: ({ height, tower, stones }) =>
      `Jusqu’à ${height}, sur une tour de ${count(stones.length, { one: 'bloc', other: 'blocs' })}, haute de ${tower}.`,
  },
};
