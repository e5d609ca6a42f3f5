import { SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { type FollowedCard, FollowedCards } from './index.js';

/** The cards of a deck whose face is ever another, when it is swapped many times. */
function hiddenIn(cards: FollowedCards<string>, deck: readonly FollowedCard<string>[]): string[] {
  const before = deck.map(({ face }) => face);
  const changed = new Set<string>();
  for (let seed = 0; seed < 50; seed++) {
    cards.swapFaces(new SeededRandom(seed));
    expect(deck.map(({ face }) => face).toSorted()).toEqual(before.toSorted());
    for (const [index, { face }] of deck.entries()) if (face !== before[index]) changed.add(before[index] ?? '');
  }
  return [...changed].toSorted();
}

describe('followed cards', () => {
  test('are hidden in the pile and in other hands, not in one’s own', () => {
    const cards = new FollowedCards<string>(0);
    const deck = cards.putDeck(['a', 'b', 'c', 'd']);
    expect([cards.draw(0), cards.draw(1)]).toEqual([deck[0], deck[1]]);
    expect(hiddenIn(cards, deck)).toEqual(['b', 'c', 'd']);
  });

  test('are hidden no more when they are shown', () => {
    const cards = new FollowedCards<string>('spectator');
    const deck = cards.putDeck(['a', 'b', 'c', 'd', 'e']);
    for (const seat of [0, 1, 1]) cards.draw(seat);
    cards.show(1, 'c');
    cards.showHand(0);
    expect(hiddenIn(cards, deck)).toEqual(['b', 'd', 'e']);
  });

  test.each([
    [0, ['c', 'd']],
    [1, ['a', 'd']],
    [2, ['a', 'b', 'c', 'd']],
  ])('seat %i cannot tell %j after one went from seat 0 to seat 1', (viewer, hidden) => {
    const cards = new FollowedCards<string>(viewer);
    const deck = cards.putDeck(['a', 'b', 'c', 'd']);
    for (const seat of [0, 0, 1]) cards.draw(seat);
    expect(cards.pass(0, 1, 'b')).toBe(deck[1]);
    expect(hiddenIn(cards, deck)).toEqual(hidden);
  });

  test('of several alike the one that was known is shown', () => {
    const cards = new FollowedCards<string>(0);
    const deck = cards.putDeck(['x', 'x', 'y', 'z']);
    for (const seat of [1, 0]) cards.draw(seat);
    cards.pass(0, 1, 'x');
    cards.show(1, 'x');
    expect(hiddenIn(cards, deck)).toEqual(['x', 'y', 'z']);
  });

  test('of two decks never change places', () => {
    const cards = new FollowedCards<string>(0);
    const first = cards.putDeck(['a', 'b']);
    cards.draw(1);
    cards.putDeck(['c', 'd']);
    expect(hiddenIn(cards, first)).toEqual(['a', 'b']);
  });

  test('cannot be drawn from an empty pile, nor shown by who has none', () => {
    const cards = new FollowedCards<string>(0);
    expect(() => cards.draw(0)).toThrow('the pile is empty');
    expect(() => cards.show(0, 'a')).toThrow(RangeError);
  });
});
