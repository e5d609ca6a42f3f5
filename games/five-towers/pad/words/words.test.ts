import { LANGUAGES } from '@belfry/engine/words';
import { expect, test } from 'vitest';
import { bg } from './bg.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';

const WORDS = { en, de, fr, bg };

test('a card that was noted too often', () => {
  expect(fr.surplus('Sable 7', 2, 1)).toBe('Sable 7 est notée 2 fois, mais le jeu n’en a qu’une.');
  expect(fr.surplus('Sable 7', 3, 2)).toBe('Sable 7 est notée 3 fois, mais le jeu n’en a que 2.');
  expect(de.surplus('Sand 7', 2, 1)).toBe('Sand 7 ist 2-mal eingetragen, es gibt sie aber nur einmal.');
});

test('what can be built at least, in every language', () => {
  expect(LANGUAGES.map(language => [1, 2].map(n => WORDS[language].ask.atLeast(n)))).toEqual([
    ['At least 1 card can be built.', 'At least 2 cards can be built.'],
    ['Mindestens 1 Karte lässt sich bauen.', 'Mindestens 2 Karten lassen sich bauen.'],
    ['Au moins 1 carte peut être posée.', 'Au moins 2 cartes peuvent être posées.'],
    ['Може да се построи поне 1 карта.', 'Могат да се построят поне 2 карти.'],
  ]);
});
