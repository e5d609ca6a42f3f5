import { counter } from '@belfry/engine/words';
import { de as game } from '../../words/de.js';
import { statsWords } from './catalogue.js';

const count = counter('de');
const points = (n: number): string => count(n, { one: 'Punkt', other: 'Punkte' });

export const de = statsWords(game, {
  mean: 'Punkte im Schnitt',
  most: 'Meiste Punkte',
  figures: {
    cards: 'Verbaute Karten je Partie',
    tallest: 'Karten im höchsten Turm',
    roofs: 'Gesetzte Turmspitzen',
    tornDown: 'Abgerissene Karten',
  },
  favourite: 'Lieblingsturm',
  cards: n => count(n, { one: 'Karte', other: 'Karten' }),
  best: 'Bester Turm',
  tower: (name, values, n) => `${name}: ${values}. ${points(n)}.`,
});
