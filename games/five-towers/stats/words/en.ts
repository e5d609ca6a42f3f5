import { counter } from '@belfry/engine/words';
import { en as game } from '../../words/en.js';
import { statsWords } from './catalogue.js';

const count = counter('en');
const points = (n: number): string => count(n, { one: 'point', other: 'points' });

export const en = statsWords(game, {
  mean: 'Mean points',
  most: 'Most points',
  figures: {
    cards: 'Cards built per match',
    tallest: 'Cards in the tallest tower',
    roofs: 'Tower tops set',
    tornDown: 'Cards torn down',
  },
  favourite: 'Favourite tower',
  cards: n => count(n, { one: 'card', other: 'cards' }),
  best: 'Best tower',
  tower: (name, values, n) => `${name}: ${values}. ${points(n)}.`,
});
