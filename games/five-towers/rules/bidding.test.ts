import { describe, expect, test } from 'vitest';
import {
  bid,
  build,
  checked,
  deckOf,
  look,
  mayBid,
  nobody,
  pass,
  play,
  refused,
  revoke,
  turn,
  wins,
} from '../testing/scenario.js';

const FIVE_TYPES = 'candy-9 scary-9 tree-9 scrap-9 sand-9';
const ANNIS_DISPLAY = 'sand-7 candy-12 scary-5 tree-3 scrap-10';
const [HEDDA, PETER, ANNI, LINA] = [0, 1, 2, 3] as const;

describe('bidding', () => {
  test('[bid.1] the starter announces any number from 0 to five', () => {
    expect(mayBid(checked(2, FIVE_TYPES))).toEqual([0, 1, 2, 3, 4, 5]);
    for (const count of [0, 1, 2, 3, 4]) {
      const match = play(checked(2, FIVE_TYPES), bid(0, count));
      expect(turn(match)).toBe(1);
    }
    expect(refused(checked(2, FIVE_TYPES), bid(0, 6))).toEqual({ code: 'bid-too-high', cards: 5 });
  });

  test('[bid.1] the starter never passes', () => {
    expect(refused(checked(2, FIVE_TYPES), pass(0))).toEqual({ code: 'starter-must-bid' });
    const later = wins(checked(3, FIVE_TYPES), 1, 'sand-9');
    expect(mayBid(later)[0]).toBe(0);
    expect(mayBid(later)).not.toContain('pass');
    expect(refused(later, pass(2))).toEqual({ code: 'starter-must-bid' });
  });

  test('[bid.2] the others go higher or pass', () => {
    const match = play(checked(3, FIVE_TYPES), bid(0, 2));
    expect(mayBid(match)).toEqual(['pass', 3, 4, 5]);
    expect(refused(match, bid(1, 2))).toEqual({ code: 'bid-too-low', standing: 2 });
    expect(refused(match, bid(1, 0))).toEqual({ code: 'bid-too-low', standing: 2 });
    expect(refused(match, bid(1, 6))).toEqual({ code: 'bid-too-high', cards: 5 });
    play(match, bid(1, 4));
    expect(mayBid(match)).toEqual(['pass', 5]);
  });

  test('[bid.2] over a 0 only a 1 or more is higher', () => {
    const match = play(checked(3, FIVE_TYPES), bid(0, 0));
    expect(mayBid(match)).toEqual(['pass', 1, 2, 3, 4, 5]);
    expect(refused(match, bid(1, 0))).toEqual({ code: 'bid-too-low', standing: 0 });
    play(match, pass(1));
    expect(refused(match, bid(2, 0))).toEqual({ code: 'bid-too-low', standing: 0 });
  });

  test('[bid.2] a pass leaves the standing bid as it is', () => {
    const match = play(checked(4, FIVE_TYPES), bid(0, 2), pass(1), pass(2));
    expect(mayBid(match)).toEqual(['pass', 3, 4, 5]);
  });

  test('[bid.2] it goes clockwise from the starter, round the table', () => {
    const match = wins(checked(5, 'sand-9'), 2, 'sand-9');
    const order = [3, 4, 0, 1, 2];
    for (const [index, seat] of order.entries()) {
      expect(turn(match)).toBe(seat);
      for (const other of order)
        if (other !== seat)
          expect(refused(match, pass(other))).toEqual({ code: 'not-your-turn', seat: other, due: seat });
      play(match, index === 0 ? bid(seat, 0) : pass(seat));
    }
  });

  test('[bid.2] [bid.3] each has one turn: who was outbid does not get another, nor who passed', () => {
    const match = play(checked(3, FIVE_TYPES), bid(0, 1), pass(1), bid(2, 2));
    expect(turn(match)).toBe(2);
    expect(look(match).phase).toBe('building');
    expect(refused(match, bid(0, 3))).toEqual({ code: 'not-your-turn', seat: 0, due: 2 });
    expect(refused(match, bid(2, 3))).toEqual({ code: 'bidding-is-over' });
    expect(refused(match, pass(2))).toEqual({ code: 'bidding-is-over' });
  });

  test('[bid.3] when all have had their turn the highest bidder builds', () => {
    const match = play(checked(2, FIVE_TYPES), bid(0, 4));
    expect(look(match).phase).toBe('bidding');
    play(match, pass(1));
    expect(turn(match)).toBe(0);
    expect(look(match).phase).toBe('building');
  });

  test('[bid.3] a bid of the whole display ends it at once, also the starter’s', () => {
    const match = play(checked(5, FIVE_TYPES), bid(0, 5));
    expect(look(match).phase).toBe('building');
    expect(turn(match)).toBe(0);
  });

  test('[bid.3] a bid of four out of five does not', () => {
    const match = play(checked(3, FIVE_TYPES), bid(0, 0), bid(1, 4));
    expect(turn(match)).toBe(2);
    expect(look(match).phase).toBe('bidding');
  });

  test('[bid.1] [bid.2] [bid.3] with fewer than five cards the highest bid is the size of the display', () => {
    const match = nobody(wins(checked(2, 'sand-15 sand-14'), 0, 'sand-15 sand-14'), 15);
    play(match, deckOf(look(match).discard));
    nobody(match, 15);
    expect(look(match).display).toHaveLength(3);
    expect(mayBid(match)).toEqual([0, 1, 2, 3]);
    expect(refused(match, bid(1, 4))).toEqual({ code: 'bid-too-high', cards: 3 });
    expect(refused(match, bid(1, 5))).toEqual({ code: 'bid-too-high', cards: 3 });
    play(match, bid(1, 3));
    expect(look(match).phase).toBe('building');
    expect(turn(match)).toBe(1);
  });

  test('[bid.2] [bid.3] the sheet: Hedda bids 3, Peter passes, Anni bids 5, and Lina is not asked', () => {
    const match = play(checked(4, ANNIS_DISPLAY), bid(HEDDA, 3));
    expect(turn(match)).toBe(PETER);
    play(match, pass(PETER), bid(ANNI, 5));
    expect(turn(match)).toBe(ANNI);
    expect(refused(match, bid(LINA, 5))).toEqual({ code: 'not-your-turn', seat: LINA, due: ANNI });
    play(match, build(ANNI, ANNIS_DISPLAY));
    expect(turn(match)).toBe(LINA);
    expect(look(match).discard).toEqual([]);
  });
});

describe('bids that are checked', () => {
  test('[checked.1] the sheet: with the 6 and the 4 in her sand tower Anni cannot bid 5', () => {
    const match = wins(checked(4, 'sand-6 sand-4', 'tree-15', ANNIS_DISPLAY), ANNI, 'sand-6 sand-4');
    wins(match, LINA, 'tree-15');
    play(match, bid(HEDDA, 3), pass(PETER));
    expect(mayBid(match)).toEqual(['pass', 4]);
    expect(refused(match, bid(ANNI, 5))).toEqual({ code: 'bid-not-buildable', most: 4 });
    play(match, bid(ANNI, 4));
    expect(mayBid(match)).toEqual(['pass', 5]);
    play(match, bid(LINA, 5));
    expect(turn(match)).toBe(LINA);
  });

  test('[checked.1] the teardown counts: with only the 6 she can bid 5', () => {
    const match = wins(checked(4, 'sand-6', 'tree-15', ANNIS_DISPLAY), ANNI, 'sand-6');
    wins(match, LINA, 'tree-15');
    play(match, bid(HEDDA, 3), pass(PETER));
    expect(mayBid(match)).toEqual(['pass', 4, 5]);
  });

  test('[checked.1] only one teardown counts: two blocked towers cost a card', () => {
    const match = wins(checked(2, 'sand-6 tree-2', ANNIS_DISPLAY), 0, 'sand-6 tree-2');
    play(match, bid(1, 0));
    expect(refused(match, bid(0, 5))).toEqual({ code: 'bid-not-buildable', most: 4 });
    expect(mayBid(match)).toEqual(['pass', 1, 2, 3, 4]);
  });

  test('[checked.1] the order counts: an 8 first lets the 15 follow', () => {
    const match = wins(checked(2, 'sand-12', 'sand-8 sand-15 sand-14 sand-13 sand-11'), 0, 'sand-12');
    play(match, bid(1, 0));
    // 8, 15, 14, 13, 11 on the 12: all five, with nothing torn down.
    expect(mayBid(match)).toEqual(['pass', 1, 2, 3, 4, 5]);
    play(match, bid(0, 5), build(0, 'sand-8 sand-15 sand-14 sand-13 sand-11'));
  });

  test('[checked.1] the choice of cards counts, not their number on display', () => {
    const match = checked(4, 'sand-5 sand-5 sand-7 sand-7 sand-12');
    expect(mayBid(match)).toEqual([0, 1, 2, 3]);
    expect(refused(match, bid(0, 4))).toEqual({ code: 'bid-not-buildable', most: 3 });
  });

  test('[checked.1] it is the bidder’s own towers that count', () => {
    const match = wins(
      checked(2, 'sand-0', 'sand-5 sand-4 sand-3 sand-2 sand-1', 'sand-9 sand-8 sand-7 sand-6 sand-10'),
      0,
      'sand-0',
    );
    expect(mayBid(match)).toEqual([0, 1, 2, 3, 4, 5]);
    play(match, bid(1, 0));
    expect(mayBid(match)).toEqual(['pass']);
  });

  test('[checked.2] whoever can build nothing may still pass, and the starter bid 0', () => {
    const match = wins(checked(2, 'sand-0', 'tree-0', 'sand-9 sand-8 tree-9 tree-8 tree-7'), 0, 'sand-0');
    wins(match, 1, 'tree-0');
    expect(mayBid(match)).toEqual([0, 1, 2, 3]);
    play(match, bid(0, 0));
    expect(mayBid(match)).toEqual(['pass', 1, 2]);
    play(match, pass(1));

    const stuck = wins(checked(2, 'sand-0', 'tree-0', 'sand-9 sand-8 sand-7 sand-6 sand-5'), 0, 'sand-0');
    wins(stuck, 1, 'tree-0');
    expect(mayBid(stuck)).toEqual([0]);
    play(stuck, bid(0, 0), pass(1));
    expect(look(stuck).starter).toBe(0);
  });

  test('[checked.2] whoever cannot go higher can only pass', () => {
    const match = play(checked(4, 'sand-5 sand-5 sand-7 sand-7 sand-12'), bid(0, 3));
    expect(mayBid(match)).toEqual(['pass']);
    expect(refused(match, bid(1, 4))).toEqual({ code: 'bid-not-buildable', most: 3 });
    expect(refused(match, bid(1, 3))).toEqual({ code: 'bid-too-low', standing: 3 });
  });

  test('[checked.1] nothing is ever revoked, for every bid can be built', () => {
    const match = play(checked(2, FIVE_TYPES), bid(0, 5));
    expect(refused(match, revoke(0))).toEqual({ code: 'can-build', count: 5 });
  });
});
