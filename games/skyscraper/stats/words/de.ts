import { counter } from '@belfry/engine/words';
import { factsOf, PAIR_NAMES, type SkyscraperStatsWords } from './catalogue.js';

const count = counter('de');
const floors = (n: number): string => count(n, { one: 'Stockwerk', other: 'Stockwerke' });

export const de: SkyscraperStatsWords = {
  mean: 'Stockwerke im Schnitt',
  most: 'Meiste Stockwerke',
  figures: {
    quickest: 'Schnellster Sieg, in Runden',
    closest: 'Knappstes Ende, in Stockwerken',
    dogs: 'Wachhunde am Ende',
    jokers: 'Stockwerke mit Joker',
  },
  kinds: { title: 'Liebstes Stockwerk', names: PAIR_NAMES, count: floors },
  best: {
    title: 'Bestes Haus',
    tell: house => {
      const { floors: built, dogs } = factsOf(house);
      return dogs === 0
        ? `${floors(built)}.`
        : `${floors(built)}, ${count(dogs, { one: 'Wachhund', other: 'Wachhunde' })}.`;
    },
  },
};
