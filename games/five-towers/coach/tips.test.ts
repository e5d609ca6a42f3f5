import { describeCoach, momentOf } from '@belfry/ui/testing/coach';
import { describe, expect, test } from 'vitest';
import { fiveTowers } from '../rules/index.js';
import {
  bid,
  cards,
  checked,
  deckOf,
  type FiveTowersMatch,
  look,
  nobody,
  play,
  table,
  wins,
} from '../testing/scenario.js';
import { type FiveTowersTip, tipsAt } from './tips.js';
import { bg } from './words/bg.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { fr } from './words/fr.js';

const card = (name: string): number => cards(name)[0] ?? -1;
const tips = (match: FiveTowersMatch, seat = 0): readonly FiveTowersTip[] => tipsAt(momentOf(match, seat));
const ids = (match: FiveTowersMatch, seat = 0): readonly string[] => tips(match, seat).map(({ id }) => id);
/** The tip of this kind, if it fits. */
const tip = (match: FiveTowersMatch, id: FiveTowersTip['id'], seat = 0): FiveTowersTip | undefined =>
  tips(match, seat).find(each => each.id === id);

describe('at first', () => {
  test('the goal comes first, then what a bid means, with the cards that are there', () => {
    const match = checked(2, 'sand-7 sand-12 tree-3 tree-5 candy-1');
    expect(ids(match)).toEqual(['goal', 'bid']);
    expect(tip(match, 'goal')).toMatchObject({ rivals: ['seat 1'] });
    expect(tip(match, 'bid')).toMatchObject({ bid: 3, shown: 5 });
  });

  test('who is not on turn hears only of the goal', () => {
    expect(ids(checked(2, 'sand-7'), 1)).toEqual(['goal']);
  });

  test('with something built, the goal is known', () => {
    expect(ids(wins(checked(2, 'sand-7', 'sand-5'), 0, 'sand-7'))).not.toContain('goal');
  });
});

describe('a bid', () => {
  test('is explained with the most that could be built, and which cards that would be', () => {
    const match = wins(checked(2, 'sand-4 tree-0', 'sand-7 sand-3 tree-5 tree-6 sand-2'), 0, 'sand-4 tree-0');
    play(match, bid(1, 1));
    expect(tip(match, 'bid')).toEqual({
      id: 'bid',
      bid: 3,
      shown: 5,
      cards: cards('sand-7 sand-3 sand-2'),
    });
  });

  test('above what can be built is not worth one: better pass', () => {
    const match = wins(checked(2, 'sand-1 tree-0', 'sand-7 tree-5 tree-6'), 0, 'sand-1 tree-0');
    play(match, bid(1, 4));
    expect(tip(match, 'pass')).toEqual({ id: 'pass', standing: { name: 'seat 1', bid: 4 }, most: 3 });
    expect(ids(match)).not.toContain('bid');
  });

  test('that nobody could carry out is 0, for who begins cannot pass', () => {
    const tops = 'sand-0 tree-0 candy-0 scary-0 scrap-0';
    // Who follows the builder begins: with two, the builder of the round after.
    const match = wins(wins(checked(2, tops, 'sand-7', 'sand-5'), 0, tops), 1, 'sand-7');
    expect(ids(match)).toContain('zero');
  });

  test('that was too high must be taken back', () => {
    const match = wins(table(2, 'sand-0', 'sand-7 sand-8 sand-9 sand-10 sand-11'), 0, 'sand-0');
    play(match, bid(1, 1), bid(0, 5));
    expect(tip(match, 'revoke')).toEqual({ id: 'revoke', bid: 5 });
  });
});

describe('a tear-down', () => {
  const barred = (): FiveTowersMatch =>
    play(wins(checked(2, 'sand-12 sand-1', 'sand-11 sand-10 sand-7'), 0, 'sand-12 sand-1'), bid(1, 1));

  test('that helps is told with its cost and what is left of it', () => {
    // Without the 1 the 12 takes all three: 3 cards, each twice in the main tower, less the 1 with its two points, less 1.
    const found = tip(barred(), 'tear-down');
    expect(found).toMatchObject({ card: card('sand-1'), cost: 1 });
    expect(found?.id === 'tear-down' && found.to > found.from && found.gain > 0).toBe(true);
  });

  test('that must be, is', () => {
    const match = wins(
      checked(2, 'sand-1 tree-0 candy-0 scary-0 scrap-0', 'sand-11 tree-1'),
      0,
      'sand-1 tree-0 candy-0 scary-0 scrap-0',
    );
    play(match, bid(1, 0));
    play(match, bid(0, 1));
    expect(tip(match, 'must-tear')).toEqual({ id: 'must-tear', card: card('sand-1'), cost: 1, bid: 1 });
  });
});

describe('cards with a power of their own are told of when one lies there and fits', () => {
  /** Sand stands at 12 and 3, tree at 8; the other player begins, with 1. */
  const standing = (display: string): FiveTowersMatch =>
    play(wins(checked(2, 'sand-12 sand-3 tree-8', display), 0, 'sand-12 sand-3 tree-8'), bid(1, 1));

  test.each([
    ['an 8', 'scrap-8', { id: 'eight', card: card('scrap-8'), on: undefined }],
    ['a card for one’s own 8', 'tree-13', { id: 'on-eight', card: card('tree-13') }],
    ['a 9', 'sand-9', { id: 'nine', card: card('sand-9'), on: 3 }],
    // Two cards of a point each become two of two, and the main tower has three.
    ['a 0 on a tower', 'sand-0', { id: 'top', card: card('sand-0'), cards: 2, gain: 5 }],
    ['a 0 on the ground', 'scary-0', { id: 'bare-top', card: card('scary-0'), gain: 2 }],
  ] as const)('%s', (_, display, told) => {
    expect(tip(standing(display), told.id)).toEqual(told);
  });

  test('but not where they do not fit', () => {
    expect(ids(standing('sand-8 sand-15 sand-4 sand-5 sand-6'))).toEqual(expect.not.arrayContaining(['eight', 'nine']));
  });
});

describe('in the course of a match', () => {
  test('whoever won the bidding hears how to build, with a card that fits', () => {
    const match = wins(checked(2, 'sand-12', 'sand-5 tree-3'), 0, 'sand-12');
    play(match, bid(1, 0), bid(0, 1));
    expect(tip(match, 'build')).toEqual({ id: 'build', count: 1, example: { card: card('sand-5'), on: 12 } });
  });

  test('what somebody else built is told afterwards, with the name', () => {
    const match = wins(checked(3, 'sand-12 sand-5', 'tree-3'), 1, 'sand-12 sand-5');
    play(match, bid(2, 1));
    expect(tip(match, 'others')).toEqual({ id: 'others', name: 'seat 1', count: 2, left: 3 });
  });

  test('the main tower is told of once it is one', () => {
    const match = wins(checked(2, 'sand-12 sand-5', 'sand-3'), 0, 'sand-12 sand-5');
    play(match, bid(1, 1));
    expect(tip(match, 'main')).toEqual({ id: 'main', tower: 4, cards: 2 });
  });

  test('the deck runs low, comes once more, and ends', () => {
    const match = nobody(checked(2), 14);
    expect(tip(match, 'deck')).toEqual({ id: 'deck', cards: 5 });
    nobody(match, 2);
    play(match, deckOf(look(match).discard));
    expect(tip(match, 'last-deck')).toEqual({ id: 'last-deck', cards: 75 });
    nobody(match, 15);
    expect(tip(match, 'last-round')).toEqual({ id: 'last-round', cards: 5 });
    nobody(match);
    expect(tips(match)).toEqual([{ id: 'over', whenever: true, won: true, points: 0, name: 'seat 1', theirs: 0 }]);
  });
});

describe('on any random match', () => {
  const options = [2, 3, 5].flatMap(players => (['checked', 'table'] as const).map(bids => ({ players, bids })));
  describeCoach({ rules: fiveTowers, tipsAt, texts: { en, de, fr, bg }, options, matches: 4 });
});
