import { LANGUAGES } from '@belfry/engine/words';
import { describe, expect, test } from 'vitest';
import { parseCard, type Refusal } from '../rules/index.js';
import { fiveTowersWords } from './index.js';

/** One refusal of each kind. */
const REFUSALS: { readonly [Code in Refusal['code']]: Extract<Refusal, { code: Code }> } = {
  'tower-is-topped': { code: 'tower-is-topped', card: parseCard('sand-7') },
  'not-lower': { code: 'not-lower', card: parseCard('sand-7'), top: 4 },
  'starter-must-bid': { code: 'starter-must-bid' },
  'bid-too-low': { code: 'bid-too-low', standing: 3 },
  'bid-too-high': { code: 'bid-too-high', cards: 5 },
  'bid-not-buildable': { code: 'bid-not-buildable', most: 1 },
  'bid-was-revoked': { code: 'bid-was-revoked', most: 4 },
  'bidding-first': { code: 'bidding-first' },
  'bidding-is-over': { code: 'bidding-is-over' },
  'can-build': { code: 'can-build', count: 2 },
  'wrong-number-of-cards': { code: 'wrong-number-of-cards', placed: 2, bid: 3 },
  'not-on-display': { code: 'not-on-display', card: parseCard('tree-0') },
  'nothing-to-tear-down': { code: 'nothing-to-tear-down', tower: 1 },
  'tower-top-stays': { code: 'tower-top-stays', tower: 3 },
  'not-these-cards': { code: 'not-these-cards', expected: 80 },
};

describe.each(LANGUAGES)('5 Towers in %s', language => {
  const words = fiveTowersWords[language];

  test.each(Object.values(REFUSALS))('words the refusal $code', refusal => {
    const text = words.explain(refusal);
    expect(text).not.toMatch(/undefined|null|NaN|\?|\[object/);
    expect(text.length).toBeGreaterThan(10);
    const named = 'card' in refusal || 'tower' in refusal;
    for (const fact of Object.values(refusal))
      if (typeof fact === 'number' && !named) expect(text).toContain(String(fact));
  });

  test('says something else for every refusal', () => {
    const texts = Object.values(REFUSALS).map(refusal => words.explain(refusal));
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('names every tower and its cards differently', () => {
    const cards = ['candy-7', 'scary-7', 'tree-7', 'scrap-7', 'sand-7', 'sand-8'].map(name =>
      words.card(parseCard(name)),
    );
    expect(new Set(cards).size).toBe(6);
    expect(new Set(words.towers).size).toBe(5);
  });
});

test('no language says what another says', () => {
  for (const refusal of Object.values(REFUSALS)) {
    const texts = LANGUAGES.map(language => fiveTowersWords[language].explain(refusal));
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  }
});
