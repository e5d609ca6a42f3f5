import { counter } from '@belfry/engine/words';
import { factsOf, PAIR_NAMES, type SkyscraperStatsWords } from './catalogue.js';

const count = counter('en');
const floors = (n: number): string => count(n, { one: 'floor', other: 'floors' });

export const en: SkyscraperStatsWords = {
  mean: 'Mean floors',
  most: 'Most floors',
  figures: {
    quickest: 'Quickest win, in rounds',
    closest: 'Closest finish, in floors',
    dogs: 'Guard dogs at the end',
    jokers: 'Floors with a joker',
  },
  kinds: { title: 'Favourite floor', names: PAIR_NAMES, count: floors },
  best: {
    title: 'Best house',
    tell: house => {
      const { floors: built, dogs } = factsOf(house);
      return dogs === 0
        ? `${floors(built)}.`
        : `${floors(built)}, ${count(dogs, { one: 'guard dog', other: 'guard dogs' })}.`;
    },
  },
};
