import { describe, expect, test } from 'vitest';
import {
  build,
  cards,
  deal,
  discard,
  due,
  end,
  floors,
  guard,
  hammer,
  hand,
  hands,
  isLegal,
  pileOf,
  play,
  position,
  refused,
  shake,
  stolen,
  superThief,
  truth,
} from '../testing/scenario.js';
import { ALL_CARDS, CARD_NAMES, DECK } from './cards.js';
import { skyscraper } from './index.js';

const EIGHT = '1 1 1 1 2 2 2 2';
const LARGE = '6 6 7 7 7 8 8 8';

describe('the cards', () => {
  test('[cards.1] are 54', () => {
    expect(DECK).toHaveLength(54);
    expect(Object.fromEntries(CARD_NAMES.map((name, card) => [name, ALL_CARDS[card]]))).toEqual({
      '1': 4,
      '2': 4,
      '3': 4,
      '4': 4,
      '5': 4,
      '6': 4,
      '7': 4,
      '8': 4,
      joker: 4,
      dog: 4,
      bone: 2,
      jackhammer: 3,
      'wrecking-ball': 1,
      milkshake: 3,
      'donut-truck': 1,
      thief: 3,
      'super-thief': 1,
    });
  });

  test('[cards.1] the first deck is made of exactly these', () => {
    const start = skyscraper.start({ players: 2, floors: 5 });
    const whole = DECK;
    const refusal = { code: 'not-these-cards', expected: 54 };
    expect(skyscraper.checkChance(start, { chance: 'deck', cards: whole })).toBeUndefined();
    expect(skyscraper.checkChance(start, { chance: 'deck', cards: whole.slice(1) })).toEqual(refusal);
    expect(skyscraper.checkChance(start, { chance: 'deck', cards: [...whole, ...cards('1')] })).toEqual(refusal);
    expect(skyscraper.checkChance(start, { chance: 'deck', cards: [...whole.slice(1), ...cards('dog')] })).toEqual(
      refusal,
    );
  });
});

describe('the set-up', () => {
  const FOUR = ['1 2 3 4 5', '5 6 7 8 joker', 'dog bone thief thief super-thief', '1 1 2 jackhammer donut-truck'];

  test.each([2, 3, 4])('[setup.1] %i players get five cards each, all five at once; seat 0 begins', players => {
    const dealt = FOUR.slice(0, players);
    const match = deal(dealt, '8 milkshake 7');
    expect(hands(match)).toEqual([`${FOUR[0]} 8`, ...dealt.slice(1)]);
    expect(pileOf(match).startsWith('milkshake 7 ')).toBe(true);
    expect(truth(match).pile.left).toBe(54 - 5 * players - 1);
    expect(discard(match)).toBe('');
    expect(due(match)).toBe(0);
  });

  test('[setup.1] play goes clockwise', () => {
    const match = deal(['', '', '']);
    for (const seat of [0, 1, 2, 0, 1]) {
      expect(due(match)).toBe(seat);
      play(match, end(seat));
    }
  });
});

describe('a turn', () => {
  test.each([
    ['1 1 1 1 2 2 2', '1 1 1 1 2 2 2 3'],
    [EIGHT, EIGHT],
    [`${EIGHT} 8`, `${EIGHT} 8`],
  ])('[turn.1] it begins with a draw unless the hand has 8 cards: %s', (before, after) => {
    const match = play(position({ hands: ['4 4 4', before], pile: '3 5' }), end(0));
    expect(hand(match, 1)).toBe(after);
    expect(due(match)).toBe(1);
  });

  test('[turn.1] the very first turn too', () => {
    expect(hand(deal(['1 1 1 1 2', '']), 0)).toBe('1 1 1 1 2 3');
  });

  test('[turn.2] any number of actions in any order', () => {
    const match = position({
      hands: ['1 8 dog milkshake 2 7 jackhammer 3', '4 4 4'],
      floors: ['', '3+6 4+5'],
      pile: '5 5 5',
    });
    play(match, hammer(0, 1), build(0, '2', '7'), shake(0, 1), guard(0, 0), build(0, '1', '8'));
    expect(due(match)).toBe(0);
    expect(hand(match, 0)).toBe('3');
    expect(floors(match)).toEqual(['2+7* 1+8', '3+6']);
  });

  test('[turn.2] none included, until the player ends it', () => {
    const match = position({ hands: ['1 8 2', '4 4 4'], pile: '5 5 5' });
    expect(isLegal(match, end(0))).toBe(true);
    expect(refused(match, end(1))).toEqual({ code: 'not-your-turn', seat: 1, due: 0 });
    expect(due(play(match, build(0, '1', '8')))).toBe(0);
    expect(due(play(match, end(0)))).toBe(1);
  });

  test.each([
    ['', '5 6 7'],
    ['1', '1 5 6'],
    ['1 2', '1 2 5'],
    ['1 2 3', '1 2 3'],
    ['1 2 3 4', '1 2 3 4'],
  ])('[turn.3] a hand of fewer than 3 is filled up to 3 at the end: "%s"', (before, after) => {
    const match = play(position({ hands: [before, LARGE], pile: '5 6 7 8' }), end(0));
    expect(hand(match, 0)).toBe(after);
  });

  test('[turn.3] the refill is the player’s whose turn ends, nobody else’s', () => {
    const match = play(position({ hands: ['1', '', LARGE], pile: '5 6 7 8' }), end(0));
    expect(hands(match)).toEqual(['1 5 6', '7', LARGE]);
  });

  test('[turn.4] with both piles empty nothing is drawn, at the end or at the start', () => {
    const match = play(position({ hands: ['1', '2'], pile: '', discard: '' }), end(0));
    expect(hands(match)).toEqual(['1', '2']);
    expect(due(match)).toBe(1);
  });

  test('[turn.4] a refill takes what there is', () => {
    const match = play(position({ hands: ['1', '2'], pile: '3', discard: '' }), end(0));
    expect(hands(match)).toEqual(['1 3', '2']);
    expect(due(match)).toBe(1);
  });

  test('[turn.5] stolen cards may take a hand past 8', () => {
    const match = position({ hands: [`${EIGHT} super-thief`, '3 3', '4 4', '5 5'], pile: '6 6 6' });
    play(match, superThief(0), stolen('3'), stolen('4'), stolen('5'));
    expect(hand(match, 0)).toBe(`${EIGHT} 3 4 5`);
    expect(hand(play(match, end(0)), 0)).toBe(`${EIGHT} 3 4 5`);
  });
});
