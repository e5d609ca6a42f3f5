import { counter } from '@belfry/engine/words';
import { bg as game } from '../../words/bg.js';
import { statsWords } from './catalogue.js';

const count = counter('bg');
const points = (n: number): string => count(n, { one: 'точка', other: 'точки' });

export const bg = statsWords(game, {
  mean: 'Точки средно',
  most: 'Най-много точки',
  figures: {
    cards: 'Построени карти на партия',
    tallest: 'Карти в най-високата кула',
    roofs: 'Поставени върхове',
    tornDown: 'Съборени карти',
  },
  favourite: 'Любима кула',
  cards: n => count(n, { one: 'карта', other: 'карти' }),
  best: 'Най-добра кула',
  tower: (name, values, n) => `${name}: ${values}. ${points(n)}.`,
});
