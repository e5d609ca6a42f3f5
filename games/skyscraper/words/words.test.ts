import { describeWords, type OneOfEach } from '@belfry/engine/testing';
import { LANGUAGES } from '@belfry/engine/words';
import { expect, test } from 'vitest';
import { FIGURES, parseCard, type Refusal, skyscraper } from '../rules/index.js';
import { type SkyscraperWords, skyscraperWords } from './index.js';

/** One refusal of each kind. */
const REFUSALS: OneOfEach<Refusal> = {
  'not-in-hand': { code: 'not-in-hand', card: parseCard('donut-truck') },
  'no-floor': { code: 'no-floor', cards: [parseCard('4'), parseCard('bone')] },
  'no-such-opponent': { code: 'no-such-opponent', seat: 2 },
  'nothing-built': { code: 'nothing-built', seat: 2 },
  guarded: { code: 'guarded', seat: 2, floor: 3 },
  'not-in-top-floor': { code: 'not-in-top-floor', seat: 2, card: parseCard('joker') },
  'does-not-add-up': { code: 'does-not-add-up', value: 6, with: parseCard('joker') },
  'no-such-floor': { code: 'no-such-floor', seat: 2, floor: 3 },
  'has-a-dog': { code: 'has-a-dog', floor: 3 },
  'no-dog-there': { code: 'no-dog-there', seat: 2, floor: 3 },
  'hand-is-empty': { code: 'hand-is-empty', seat: 2 },
  'nobody-has-cards': { code: 'nobody-has-cards' },
  'not-these-cards': { code: 'not-these-cards', expected: 54 },
  'victim-has-not': { code: 'victim-has-not', seat: 2, card: parseCard('super-thief') },
};

/** What the text of a refusal has to contain: its cards by their names, everything else as a number. */
function factsOf(refusal: Refusal, words: SkyscraperWords): string[] {
  return Object.entries(refusal).flatMap(([key, fact]: [string, unknown]) => {
    if (Array.isArray(fact)) return fact.map(words.card);
    if (typeof fact !== 'number') return [];
    return key === 'card' || key === 'with' ? words.card(fact) : String(fact);
  });
}

describeWords(skyscraper, { words: skyscraperWords, refusals: REFUSALS, facts: factsOf });

test.each(LANGUAGES)('every card, action and figure is named differently in %s', language => {
  const words = skyscraperWords[language];
  for (const [names, size] of [
    [words.cards, 17],
    [words.actions, 11],
    [words.figures, FIGURES.length],
  ] as const)
    expect(new Set(Object.values(names)).size).toBe(size);
});
