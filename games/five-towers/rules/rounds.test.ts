import { describe, expect, test } from 'vitest';
import {
  bid,
  build,
  cards,
  checked,
  deckOf,
  look,
  mayBid,
  names,
  nobody,
  pass,
  play,
  refused,
  tower,
  turn,
  wins,
} from '../testing/scenario.js';
import { parseCard } from './index.js';

const FIVE_TYPES = 'candy-9 scary-9 tree-9 scrap-9 sand-9';

describe('a round', () => {
  test('[round.1] the display is the next five cards of the deck', () => {
    const match = checked(2, FIVE_TYPES, 'sand-1 sand-2 sand-3 sand-4 sand-5');
    expect(names(look(match).display)).toBe(FIVE_TYPES);
    expect(look(match).deck.left).toBe(75);
    nobody(match);
    expect(names(look(match).display)).toBe('sand-1 sand-2 sand-3 sand-4 sand-5');
    expect(look(match).deck.left).toBe(70);
    expect(look(match).round).toBe(2);
  });

  test('[round.1] if fewer than five are left, all of them are dealt', () => {
    const match = nobody(wins(checked(2, 'sand-15 sand-14 sand-13'), 0, 'sand-15 sand-14 sand-13'), 15);
    play(match, deckOf(look(match).discard));
    nobody(match, 15);
    expect(look(match).display).toHaveLength(2);
    expect(look(match).deck.left).toBe(0);
  });

  test('[round.2] seat 0 starts the first round, and the bidding comes first', () => {
    const match = checked(3, FIVE_TYPES);
    expect(turn(match)).toBe(0);
    expect(look(match).starter).toBe(0);
    expect(mayBid(match)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(refused(match, build(0, 'sand-9'))).toEqual({ code: 'bidding-first' });
  });

  test('[round.3] the highest bidder builds, not the starter and not the last to speak', () => {
    const match = play(checked(4, FIVE_TYPES), bid(0, 1), bid(1, 2), bid(2, 3), pass(3));
    expect(turn(match)).toBe(2);
  });

  test('[round.3] exactly as many cards as were bid, no fewer and no more', () => {
    const match = play(checked(2, FIVE_TYPES), bid(0, 3), pass(1));
    const wrong = (placed: number) => ({ code: 'wrong-number-of-cards', placed, bid: 3 });
    expect(refused(match, build(0, ''))).toEqual(wrong(0));
    expect(refused(match, build(0, 'candy-9 sand-9'))).toEqual(wrong(2));
    expect(refused(match, build(0, 'candy-9 scary-9 tree-9 sand-9'))).toEqual(wrong(4));
    play(match, build(0, 'candy-9 tree-9 sand-9'));
    expect(look(match).towers[0]).toEqual([[9], [], [9], [], [9]]);
  });

  test('[round.3] the cards are taken from the display and from nowhere else', () => {
    const match = play(nobody(checked(2, 'tree-2', FIVE_TYPES)), bid(0, 2), pass(1));
    for (const elsewhere of ['tree-2', 'candy-15'])
      expect(refused(match, build(0, `sand-9 ${elsewhere}`))).toEqual({
        code: 'not-on-display',
        card: parseCard(elsewhere),
      });
    expect(refused(match, build(0, 'sand-9 sand-9'))).toEqual({ code: 'not-on-display', card: parseCard('sand-9') });
  });

  test('[round.3] all of them must be placed: one that fits nowhere refuses the whole build', () => {
    const match = wins(checked(2, 'sand-3', 'sand-4 tree-1'), 0, 'sand-3');
    play(match, bid(1, 0), bid(0, 2));
    expect(refused(match, build(0, 'tree-1 sand-4'))).toEqual({ code: 'not-lower', card: parseCard('sand-4'), top: 3 });
    expect(tower(match, 0, 'tree')).toEqual([]);
  });

  test('[round.8] the order of placing is free', () => {
    for (const order of [
      'sand-15 sand-9 sand-8',
      'sand-15 sand-8 sand-9',
      'sand-8 sand-15 sand-9',
      'sand-9 sand-8 sand-15',
    ]) {
      const match = wins(checked(2, 'sand-8 sand-9 sand-15'), 0, order);
      expect(tower(match, 0, 'sand')).toEqual(cards(order).map(card => card - parseCard('sand-0')));
    }
  });

  test('[round.8] each card must fit when it is placed', () => {
    const match = play(checked(2, 'sand-8 sand-9 sand-15'), bid(0, 3), pass(1));
    expect(refused(match, build(0, 'sand-8 sand-9 sand-15'))).toEqual({
      code: 'not-lower',
      card: parseCard('sand-15'),
      top: 9,
    });
  });

  test('[round.9] the rest of the display goes to the discard pile, round after round', () => {
    const match = wins(checked(2, FIVE_TYPES, 'sand-1 tree-1 candy-1 scrap-1 scary-1'), 0, 'tree-9 sand-9');
    expect(names(look(match).discard)).toBe('candy-9 scary-9 scrap-9');
    wins(match, 1, 'sand-1 tree-1 candy-1 scrap-1');
    expect(names(look(match).discard)).toBe('candy-9 scary-9 scrap-9 scary-1');
  });

  test.each([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ])('[round.9] when seat %i of 4 has built, seat %i starts next', (builder, next) => {
    const match = wins(checked(4, FIVE_TYPES), builder, 'sand-9');
    expect(look(match).starter).toBe(next);
    expect(turn(match)).toBe(next);
    expect(refused(match, pass(next))).toEqual({ code: 'starter-must-bid' });
  });

  test('[round.9] the next starter is to the left of the builder, not of the last starter', () => {
    const match = wins(checked(4, FIVE_TYPES, 'sand-8'), 2, 'sand-9');
    expect(look(match).starter).toBe(3);
    wins(match, 1, 'sand-8');
    expect(look(match).starter).toBe(2);
    expect(turn(match)).toBe(2);
  });

  test('[round.10] when the starter says 0 and all pass, the display is discarded and the starter stays', () => {
    const match = wins(checked(4, 'sand-9', FIVE_TYPES.replace('sand-9', 'sand-8')), 1, 'sand-9');
    const before = look(match).discard;
    play(match, bid(2, 0), pass(3), pass(0), pass(1));
    expect(names(look(match).discard.slice(before.length))).toBe('candy-9 scary-9 tree-9 scrap-9 sand-8');
    expect(look(match).starter).toBe(2);
    expect(turn(match)).toBe(2);
    expect(look(match).round).toBe(3);
    nobody(match, 3);
    expect(look(match).starter).toBe(2);
  });

  test('[round.10] a 0 that is outbid is no special case', () => {
    const match = play(checked(3, FIVE_TYPES), bid(0, 0), pass(1), bid(2, 1));
    expect(turn(match)).toBe(2);
    play(match, build(2, 'sand-9'));
    expect(turn(match)).toBe(0);
  });

  test('[round.11] after a bid of 0 there is nothing to build and nothing to tear down', () => {
    const match = wins(wins(checked(2, 'sand-6', 'tree-6'), 0, 'sand-6'), 1, 'tree-6');
    play(match, bid(0, 0), pass(1));
    expect(look(match).phase).toBe('bidding');
    expect(refused(match, build(0, ''))).toEqual({ code: 'bidding-first' });
    const tearOnly = { seat: 0, action: { type: 'build', tearDown: 4, place: [] } } as const;
    expect(refused(match, tearOnly)).toEqual({ code: 'bidding-first' });
    expect(look(match).tornDown).toEqual([[], []]);
    expect(tower(match, 0, 'sand')).toEqual([6]);
  });
});
