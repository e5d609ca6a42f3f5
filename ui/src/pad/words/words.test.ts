import { expect, test } from 'vitest';
import { fr } from './fr.js';

test('French needs no gender to step a number', () => {
  expect([fr.more('Cartes'), fr.fewer('Cartes')]).toEqual(['Cartes\u00a0: ajouter 1', 'Cartes\u00a0: retirer 1']);
});
