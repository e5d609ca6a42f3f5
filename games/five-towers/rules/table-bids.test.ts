import { describe, expect, test } from 'vitest';
import {
  bid,
  build,
  look,
  mayBid,
  names,
  nobody,
  pass,
  play,
  refused,
  revoke,
  table,
  tower,
  turn,
  wins,
} from '../testing/scenario.js';

const ANNIS_DISPLAY = 'sand-7 candy-12 scary-5 tree-3 scrap-10';
const [HEDDA, PETER, ANNI, LINA] = [0, 1, 2, 3] as const;

/** Of these anyone with no sand tower can build three at most, such as 12, 7, 5. */
const TWINS = 'sand-5 sand-5 sand-7 sand-7 sand-12';
const FREE = 'candy-9 scary-9 tree-9 scrap-9 sand-15';
const ALL_SAND = 'sand-9 sand-8 sand-7 sand-6 sand-5';

/** Four players, seat 0 starts; the display allows three cards. */
const twins = () => table(4, TWINS, FREE);

/** Two players; seat 0, who has a sand tower with its top, starts and can build nothing of the display. */
const hopeless = () => wins(wins(table(2, 'sand-0', 'tree-15', ALL_SAND, FREE), 0, 'sand-0'), 1, 'tree-15');

describe('bids as at the table', () => {
  test('[table.1] any number in range may be bid, buildable or not', () => {
    const match = hopeless();
    expect(mayBid(match)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(refused(match, bid(0, 6))).toEqual({ code: 'bid-too-high', cards: 5 });
    play(match, bid(0, 2));
    expect(mayBid(match)).toEqual(['pass', 3, 4, 5]);
    expect(refused(match, bid(1, 2))).toEqual({ code: 'bid-too-low', standing: 2 });
  });

  test('[table.1] a winner who can build the bid must build it', () => {
    const match = play(twins(), bid(0, 3), pass(1), pass(2), pass(3));
    expect(mayBid(match)).not.toContain('revoke');
    expect(refused(match, revoke(0))).toEqual({ code: 'can-build', count: 3 });
    play(match, build(0, 'sand-12 sand-7 sand-5'));
    expect(tower(match, 0, 'sand')).toEqual([12, 7, 5]);
  });

  test('[table.1] also if it takes a teardown', () => {
    const match = wins(wins(table(2, 'sand-6', 'tree-15', ANNIS_DISPLAY), 0, 'sand-6'), 1, 'tree-15');
    play(match, bid(0, 5));
    expect(refused(match, revoke(0))).toEqual({ code: 'can-build', count: 5 });
  });

  test('[table.2] a winner who cannot build the bid can only revoke it', () => {
    const match = play(twins(), bid(0, 4), pass(1), pass(2), pass(3));
    expect(turn(match)).toBe(0);
    expect(mayBid(match)).toEqual(['revoke']);
    expect(refused(match, build(0, 'sand-12 sand-7 sand-5 sand-5'))).toMatchObject({ code: 'not-lower', top: 5 });
    expect(refused(match, build(0, 'sand-12 sand-7 sand-5'))).toEqual({
      code: 'wrong-number-of-cards',
      placed: 3,
      bid: 4,
    });
    play(match, revoke(0));
    expect(turn(match)).toBe(0);
    expect(look(match).phase).toBe('bidding');
    expect(names(look(match).display)).toBe(TWINS);
  });

  test('[table.2] nobody revokes before they have won', () => {
    const match = play(twins(), bid(0, 4));
    expect(refused(match, revoke(0))).toEqual({ code: 'not-your-turn', seat: 0, due: 1 });
    expect(refused(match, revoke(1))).toEqual({ code: 'bidding-first' });
  });

  test('[table.2] [table.3] [table.5] the sheet: Anni with the 6 and the 4 goes back from 5 to 4, and Lina gets her chance', () => {
    const match = wins(table(4, 'sand-6 sand-4', 'tree-15', ANNIS_DISPLAY), ANNI, 'sand-6 sand-4');
    wins(match, LINA, 'tree-15');
    play(match, bid(HEDDA, 3), pass(PETER), bid(ANNI, 5));
    expect(mayBid(match)).toEqual(['revoke']);
    play(match, revoke(ANNI));
    expect(turn(match)).toBe(ANNI);
    expect(mayBid(match)).toEqual(['pass', 4]);
    play(match, bid(ANNI, 4));
    expect(turn(match)).toBe(LINA);
    expect(mayBid(match)).toEqual(['pass', 5]);
    play(match, bid(LINA, 5), build(LINA, ANNIS_DISPLAY));
    expect(tower(match, LINA, 'tree')).toEqual([15, 3]);
    expect(look(match).starter).toBe(HEDDA);
  });

  test('[table.3] after a revoke one bids higher than what stood before, or passes', () => {
    const match = play(twins(), bid(0, 1), bid(1, 5), revoke(1));
    expect(turn(match)).toBe(1);
    expect(mayBid(match)).toEqual(['pass', 2, 3, 4]);
    expect(refused(match, bid(1, 1))).toEqual({ code: 'bid-too-low', standing: 1 });
    play(match, pass(1));
    expect(turn(match)).toBe(2);
    expect(mayBid(match)).toEqual(['pass', 2, 3, 4, 5]);
  });

  test('[table.3] the starter bids again and still does not pass', () => {
    const match = play(twins(), bid(0, 4), pass(1), pass(2), pass(3), revoke(0));
    expect(mayBid(match)).toEqual([0, 1, 2, 3]);
    expect(refused(match, pass(0))).toEqual({ code: 'starter-must-bid' });
  });

  test('[table.4] the revoked number and all above are closed to that player', () => {
    const match = play(twins(), bid(0, 4), pass(1), pass(2), pass(3), revoke(0));
    expect(refused(match, bid(0, 4))).toEqual({ code: 'bid-was-revoked', most: 3 });
    expect(refused(match, bid(0, 5))).toEqual({ code: 'bid-was-revoked', most: 3 });
    play(match, bid(0, 3));
  });

  test('[table.4] each further revoke closes more', () => {
    const match = hopeless();
    for (const count of [5, 4, 3, 2, 1]) {
      expect(mayBid(match)).toEqual([0, 1, 2, 3, 4, 5].slice(0, count + 1));
      play(match, bid(0, count), ...(count === 5 ? [] : [pass(1)]), revoke(0));
    }
    expect(mayBid(match)).toEqual([0]);
    expect(refused(match, bid(0, 1))).toEqual({ code: 'bid-was-revoked', most: 0 });
    expect(refused(match, pass(0))).toEqual({ code: 'starter-must-bid' });
  });

  test('[table.4] if nothing is left between what stood and what was revoked, only passing is left', () => {
    const match = play(twins(), bid(0, 4), bid(1, 5), revoke(1));
    expect(mayBid(match)).toEqual(['pass']);
    expect(refused(match, bid(1, 5))).toEqual({ code: 'bid-was-revoked', most: 4 });
    expect(refused(match, bid(1, 4))).toEqual({ code: 'bid-too-low', standing: 4 });
  });

  test('[table.4] it holds for that player alone', () => {
    const match = play(twins(), bid(0, 5), revoke(0), bid(0, 0));
    expect(mayBid(match)).toEqual(['pass', 1, 2, 3, 4, 5]);
  });

  test('[table.4] the next round is free of it', () => {
    const match = play(twins(), bid(0, 5), revoke(0), bid(0, 0), pass(1), pass(2), pass(3));
    expect(names(look(match).display)).toBe(FREE);
    expect(mayBid(match)).toEqual([0, 1, 2, 3, 4, 5]);
    play(match, bid(0, 5), build(0, FREE));
  });

  test('[table.5] everyone after speaks anew, whatever they said; everyone before keeps their word', () => {
    const match = play(twins(), bid(0, 0), bid(1, 1), bid(2, 4), pass(3), revoke(2));
    expect(turn(match)).toBe(2);
    expect(mayBid(match)).toEqual(['pass', 2, 3]);
    play(match, pass(2));
    expect(turn(match)).toBe(3);
    expect(mayBid(match)).toEqual(['pass', 2, 3, 4, 5]);
    play(match, bid(3, 2));
    expect(turn(match)).toBe(3);
    expect(look(match).phase).toBe('building');
  });

  test('[table.5] a higher bid made after the revoked one cannot be: the revoked one was the highest', () => {
    const match = play(twins(), bid(0, 1), bid(1, 2), bid(2, 3), bid(3, 4), revoke(3));
    expect(turn(match)).toBe(3);
    expect(mayBid(match)).toEqual(['pass']);
    play(match, pass(3));
    expect(turn(match)).toBe(2);
    expect(look(match).phase).toBe('building');
  });

  test('[table.5] those who were not asked because of a full bid are asked now', () => {
    const match = play(twins(), bid(0, 5), revoke(0), bid(0, 1));
    for (const seat of [1, 2, 3]) {
      expect(turn(match)).toBe(seat);
      expect(mayBid(match)).toEqual(['pass', 2, 3, 4, 5]);
      play(match, pass(seat));
    }
    expect(turn(match)).toBe(0);
    play(match, build(0, 'sand-7'));
  });

  test('[table.6] a bid of the whole display ends the bidding at once after a revoke too', () => {
    const match = play(twins(), bid(0, 4), pass(1), pass(2), pass(3), revoke(0), bid(0, 2), bid(1, 5));
    expect(turn(match)).toBe(1);
    expect(look(match).phase).toBe('building');
    expect(mayBid(match)).toEqual(['revoke']);
  });

  test('[table.7] when all have spoken the highest standing bid wins, though it was made before the revoke', () => {
    const match = play(twins(), bid(0, 1), bid(1, 3), bid(2, 4), pass(3), revoke(2), pass(2), pass(3));
    expect(turn(match)).toBe(1);
    play(match, build(1, 'sand-12 sand-7 sand-5'));
    expect(look(match).starter).toBe(2);
  });

  test('[table.4] [table.5] [table.7] three players revoke in one round, and each keeps what is closed to them', () => {
    const match = play(twins(), bid(0, 1), bid(1, 4), bid(2, 5), revoke(2));
    expect(mayBid(match)).toEqual(['pass']);
    play(match, pass(2));
    expect(turn(match)).toBe(3);
    play(match, bid(3, 5), revoke(3));
    expect(mayBid(match)).toEqual(['pass']);
    // Seat 1's 4 stands now, and cannot be built either: everyone after seat 1 speaks anew.
    play(match, pass(3));
    expect(turn(match)).toBe(1);
    play(match, revoke(1));
    expect(mayBid(match)).toEqual(['pass', 2, 3]);
    play(match, bid(1, 2));
    expect(mayBid(match)).toEqual(['pass', 3, 4]);
    expect(refused(match, bid(2, 5))).toEqual({ code: 'bid-was-revoked', most: 4 });
    play(match, pass(2));
    expect(mayBid(match)).toEqual(['pass', 3, 4]);
    expect(refused(match, bid(3, 5))).toEqual({ code: 'bid-was-revoked', most: 4 });
    play(match, bid(3, 4), revoke(3));
    expect(mayBid(match)).toEqual(['pass', 3]);
    play(match, pass(3), build(1, 'sand-7 sand-5'));
    expect(look(match).starter).toBe(2);
  });

  test('[table.5] [table.7] the revoke of the starter gives everyone their turn, closed numbers stay closed', () => {
    const match = play(twins(), bid(0, 4), bid(1, 5), revoke(1), pass(1), pass(2), pass(3), revoke(0));
    expect(mayBid(match)).toEqual([0, 1, 2, 3]);
    play(match, bid(0, 1));
    expect(mayBid(match)).toEqual(['pass', 2, 3, 4]);
    play(match, pass(1));
    expect(mayBid(match)).toEqual(['pass', 2, 3, 4, 5]);
  });

  test('[table.8] if only the starter’s 0 stands, the display is discarded and the starter stays', () => {
    const match = play(twins(), bid(0, 0), pass(1), bid(2, 5), revoke(2), pass(2), pass(3));
    expect(look(match).round).toBe(2);
    expect(look(match).starter).toBe(0);
    expect(turn(match)).toBe(0);
    expect(names(look(match).discard)).toBe(TWINS);
    expect(look(match).towers.flat(2)).toEqual([]);
  });

  test('[table.8] also if the starter went back to 0', () => {
    const match = play(hopeless(), bid(0, 3), pass(1), revoke(0), bid(0, 0), pass(1));
    expect(look(match).starter).toBe(0);
    expect(names(look(match).display)).toBe(FREE);
    nobody(match);
    expect(look(match).starter).toBe(0);
  });
});
