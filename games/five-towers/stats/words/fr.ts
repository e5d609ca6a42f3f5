import { counter } from '@belfry/engine/words';
import { fr as game } from '../../words/fr.js';
import { statsWords } from './catalogue.js';

const count = counter('fr');
const points = (n: number): string => count(n, { one: 'point', other: 'points' });

export const fr = statsWords(game, {
  mean: 'Points en moyenne',
  most: 'Record de points',
  figures: {
    cards: 'Cartes construites par partie',
    tallest: 'Cartes de la plus haute tour',
    roofs: 'Sommets posés',
    tornDown: 'Cartes démolies',
  },
  favourite: 'Tour préférée',
  cards: n => count(n, { one: 'carte', other: 'cartes' }),
  best: 'Meilleure tour',
  tower: (name, values, n) => `${name}\u00a0: ${values}. ${points(n)}.`,
});
