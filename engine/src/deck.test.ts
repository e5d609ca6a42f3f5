import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkDeck, deckSchema, notation, SeededRandom, shuffleDeck } from './index.js';

const DUE = ['dog', 'dog', 'bone'] as const;
const deck = (...cards: readonly string[]) => ({ chance: 'deck', cards }) as const;

describe('a deck', () => {
  test('is made of exactly the cards that are due, in any order', () => {
    for (const cards of [
      ['dog', 'dog', 'bone'],
      ['dog', 'bone', 'dog'],
      ['bone', 'dog', 'dog'],
    ])
      expect(checkDeck(deck(...cards), DUE)).toBeUndefined();
    expect(checkDeck(deck(), [])).toBeUndefined();
  });

  test.each([
    ['too few', ['dog', 'bone']],
    ['too many', ['dog', 'dog', 'bone', 'bone']],
    ['others', ['dog', 'dog', 'cat']],
    ['the wrong one twice', ['dog', 'bone', 'bone']],
    ['none', []],
  ])('of %s is refused, with the number that is due', (_, cards) => {
    expect(checkDeck(deck(...cards), DUE)).toEqual({ code: 'not-these-cards', expected: 3 });
  });

  test('is shuffled without a change to the cards that are due, every order about as often', () => {
    const random = new SeededRandom(1);
    const counts = new Map<string, number>();
    for (let shuffles = 0; shuffles < 3000; shuffles++) {
      const shuffled = shuffleDeck(DUE, random);
      expect(checkDeck(shuffled, DUE)).toBeUndefined();
      const order = shuffled.cards.join(' ');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(DUE).toEqual(['dog', 'dog', 'bone']);
    expect([...counts.keys()].toSorted()).toEqual(['bone dog dog', 'dog bone dog', 'dog dog bone']);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  test('is written with its cards as they are written, and nothing else', () => {
    const suit = z.codec(z.enum(['dog', 'bone']), z.int(), {
      decode: name => (name === 'dog' ? 0 : 1),
      encode: number => (number === 0 ? 'dog' : 'bone'),
    });
    const decks = notation(deckSchema(suit));
    expect(decks.write({ chance: 'deck', cards: [0, 1, 0] })).toEqual(deck('dog', 'bone', 'dog'));
    expect(decks.read(deck('dog', 'bone'))).toEqual({ ok: true, value: { chance: 'deck', cards: [0, 1] } });
    for (const json of [deck('cat'), { ...deck('dog'), count: 1 }, { chance: 'deck' }, { chance: 'dice', cards: [] }])
      expect(decks.read(json)).toMatchObject({ ok: false });
  });
});
