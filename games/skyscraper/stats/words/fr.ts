import { counter } from '@belfry/engine/words';
import { factsOf, PAIR_NAMES, type SkyscraperStatsWords } from './catalogue.js';

const count = counter('fr');
const floors = (n: number): string => count(n, { one: 'étage', other: 'étages' });

export const fr: SkyscraperStatsWords = {
  mean: 'Étages en moyenne',
  most: 'Record d’étages',
  figures: {
    quickest: 'Victoire la plus rapide, en tours',
    closest: 'Écart le plus serré, en étages',
    dogs: 'Chiens de garde à la fin',
    jokers: 'Étages avec joker',
  },
  kinds: { title: 'Étage préféré', names: PAIR_NAMES, count: floors },
  best: {
    title: 'Meilleur immeuble',
    tell: house => {
      const { floors: built, dogs } = factsOf(house);
      return dogs === 0
        ? `${floors(built)}.`
        : `${floors(built)}, ${count(dogs, { one: 'chien de garde', other: 'chiens de garde' })}.`;
    },
  },
};
