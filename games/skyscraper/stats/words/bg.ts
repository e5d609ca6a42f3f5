import { counter } from '@belfry/engine/words';
import { factsOf, PAIR_NAMES, type SkyscraperStatsWords } from './catalogue.js';

const count = counter('bg');
const floors = (n: number): string => count(n, { one: 'етаж', other: 'етажа' });

export const bg: SkyscraperStatsWords = {
  mean: 'Етажи средно',
  most: 'Най-много етажи',
  figures: {
    quickest: 'Най-бърза победа, в рундове',
    closest: 'Най-оспорван край, в етажи',
    dogs: 'Кучета пазачи накрая',
    jokers: 'Етажи с жокер',
  },
  kinds: { title: 'Любим етаж', names: PAIR_NAMES, count: floors },
  best: {
    title: 'Най-добра сграда',
    tell: house => {
      const { floors: built, dogs } = factsOf(house);
      return dogs === 0
        ? `${floors(built)}.`
        : `${floors(built)}, ${count(dogs, { one: 'куче пазач', other: 'кучета пазачи' })}.`;
    },
  },
};
