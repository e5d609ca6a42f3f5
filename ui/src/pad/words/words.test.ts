import { expect, test } from 'vitest';
import { bg } from './bg.js';
import { de } from './de.js';
import { fr } from './fr.js';

test('no language needs a gender to step a number', () => {
  expect([fr.more('Cartes'), fr.fewer('Cartes')]).toEqual(['Cartes\u00a0: ajouter 1', 'Cartes\u00a0: retirer 1']);
  expect([de.more('Karten'), bg.fewer('Етажи')]).toEqual(['Karten: 1 mehr', 'Етажи: махни 1']);
});
