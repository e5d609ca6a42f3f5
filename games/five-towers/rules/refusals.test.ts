/** Every reason to refuse, once, with its data. `refused` also sees to it that the match stays as it was. */
import { describe, expect, test } from 'vitest';
import {
  bid,
  build,
  checked,
  deck,
  type FiveTowersMatch,
  type Move,
  nobody,
  pass,
  play,
  rebuild,
  refused,
  revoke,
  table,
  wins,
} from '../testing/scenario.js';
import { parseCard, type Refusal, TOWER_TYPES } from './index.js';

const FIVE_TYPES = 'candy-9 scary-9 tree-9 scrap-9 sand-9';
const TWINS = 'sand-5 sand-5 sand-7 sand-7 sand-12';
const SAND = TOWER_TYPES.indexOf('sand');

interface Case<R> {
  readonly match: () => FiveTowersMatch;
  readonly move: Move;
  readonly refusal: R;
}

/** Seat 0 has built these sand cards and now builds one of the next display. */
const afterSand = (built: string, next: string) => play(wins(checked(2, built, next), 0, built), bid(1, 0), bid(0, 1));

/** One for each code: the type sees to it that none is forgotten. */
const CASES: { readonly [Code in Refusal['code']]: Case<Extract<Refusal, { code: Code }>> } = {
  'tower-is-topped': {
    match: () => afterSand('sand-0', 'sand-9'),
    move: build(0, 'sand-9'),
    refusal: { code: 'tower-is-topped', card: parseCard('sand-9') },
  },
  'not-lower': {
    match: () => afterSand('sand-6', 'sand-7'),
    move: build(0, 'sand-7'),
    refusal: { code: 'not-lower', card: parseCard('sand-7'), top: 6 },
  },
  'starter-must-bid': {
    match: () => checked(2, FIVE_TYPES),
    move: pass(0),
    refusal: { code: 'starter-must-bid' },
  },
  'bid-too-low': {
    match: () => play(checked(2, FIVE_TYPES), bid(0, 3)),
    move: bid(1, 3),
    refusal: { code: 'bid-too-low', standing: 3 },
  },
  'bid-too-high': {
    match: () => play(checked(2, FIVE_TYPES), bid(0, 3)),
    move: bid(1, 6),
    refusal: { code: 'bid-too-high', cards: 5 },
  },
  'bid-not-buildable': {
    match: () => checked(4, TWINS),
    move: bid(0, 5),
    refusal: { code: 'bid-not-buildable', most: 3 },
  },
  'bid-was-revoked': {
    match: () => play(table(4, TWINS), bid(0, 5), revoke(0)),
    move: bid(0, 5),
    refusal: { code: 'bid-was-revoked', most: 4 },
  },
  'bidding-first': {
    match: () => checked(2, FIVE_TYPES),
    move: build(0, 'sand-9'),
    refusal: { code: 'bidding-first' },
  },
  'bidding-is-over': {
    match: () => play(checked(2, FIVE_TYPES), bid(0, 5)),
    move: bid(0, 5),
    refusal: { code: 'bidding-is-over' },
  },
  'can-build': {
    match: () => play(table(2, FIVE_TYPES), bid(0, 5)),
    move: revoke(0),
    refusal: { code: 'can-build', count: 5 },
  },
  'wrong-number-of-cards': {
    match: () => play(checked(2, FIVE_TYPES), bid(0, 5)),
    move: build(0, 'sand-9 tree-9'),
    refusal: { code: 'wrong-number-of-cards', placed: 2, bid: 5 },
  },
  'not-on-display': {
    match: () => afterSand('sand-6', 'sand-5'),
    move: build(0, 'sand-4'),
    refusal: { code: 'not-on-display', card: parseCard('sand-4') },
  },
  'nothing-to-tear-down': {
    match: () => play(checked(2, FIVE_TYPES), bid(0, 1), pass(1)),
    move: rebuild(0, 'sand', 'sand-9'),
    refusal: { code: 'nothing-to-tear-down', tower: SAND },
  },
  'tower-top-stays': {
    match: () => afterSand('sand-6 sand-0', 'tree-1'),
    move: rebuild(0, 'sand', 'tree-1'),
    refusal: { code: 'tower-top-stays', tower: SAND },
  },
  'not-these-cards': {
    match: () => nobody(checked(2), 16),
    move: deck(4),
    refusal: { code: 'not-these-cards', expected: 80 },
  },
};

describe('refusals', () => {
  test.each(Object.values(CASES))('$refusal.code', ({ match, move, refusal }) => {
    expect(refused(match(), move)).toEqual(refusal);
  });

  test('revoking and passing have their time too', () => {
    expect(refused(checked(2), revoke(0))).toEqual({ code: 'bidding-first' });
    expect(refused(play(checked(2, FIVE_TYPES), bid(0, 5)), pass(0))).toEqual({ code: 'bidding-is-over' });
  });

  test('[record.2] the first deck must be the whole one', () => {
    const fresh = checked(2);
    const { game, options } = fresh;
    const start = game.start(options);
    const whole = deck(2);
    expect(game.checkChance(start, whole)).toBeUndefined();
    const refusal = { code: 'not-these-cards', expected: 80 };
    expect(game.checkChance(start, { chance: 'deck', cards: [] })).toEqual(refusal);
    expect(game.checkChance(start, { chance: 'deck', cards: whole.cards.slice(1) })).toEqual(refusal);
    expect(game.checkChance(start, { chance: 'deck', cards: [...whole.cards.slice(1), parseCard('sand-15')] })).toEqual(
      refusal,
    );
    expect(game.checkChance(start, { chance: 'deck', cards: [...whole.cards, parseCard('sand-15')] })).toEqual(refusal);
    expect(refused(fresh, whole)).toEqual({ code: 'seat-is-due', seat: 0 });
  });
});
