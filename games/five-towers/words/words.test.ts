import { describeWords, type OneOfEach } from '@belfry/engine/testing';
import { LANGUAGES } from '@belfry/engine/words';
import { expect, test } from 'vitest';
import { fiveTowers, parseCard, type Refusal } from '../rules/index.js';
import { fiveTowersWords } from './index.js';

/** One refusal of each kind. */
const REFUSALS: OneOfEach<Refusal> = {
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

/** Cards and towers are named, not numbered. */
const facts = (refusal: Refusal): string[] =>
  'card' in refusal || 'tower' in refusal
    ? []
    : Object.values(refusal).flatMap((fact: unknown) => (typeof fact === 'number' ? String(fact) : []));

describeWords(fiveTowers, { words: fiveTowersWords, refusals: REFUSALS, facts });

test.each(LANGUAGES)('every tower and its cards are named differently in %s', language => {
  const words = fiveTowersWords[language];
  const cards = ['candy-7', 'scary-7', 'tree-7', 'scrap-7', 'sand-7', 'sand-8'].map(name =>
    words.card(parseCard(name)),
  );
  expect(new Set(cards).size).toBe(6);
  expect(new Set(words.towers).size).toBe(5);
});
