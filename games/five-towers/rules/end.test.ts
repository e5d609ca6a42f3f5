import { describe, expect, test } from 'vitest';
import {
  bid,
  checked,
  deck,
  deckOf,
  type FiveTowersMatch,
  look,
  mayBid,
  names,
  nobody,
  pass,
  play,
  refused,
  turn,
  wins,
  without,
} from '../testing/scenario.js';
import { deckFor, parseCard } from './index.js';

/** Sixteen displays, one card of each type in each: from the five 15s down to the five 0s. */
const STAIRS = Array.from({ length: 16 }, (_, step) =>
  ['candy', 'scary', 'tree', 'scrap', 'sand'].map(type => `${type}-${15 - step}`).join(' '),
);

const reshuffle = (match: FiveTowersMatch, ...displays: string[]) =>
  play(match, deckOf(look(match).discard, ...displays));

const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b);

describe('the deck and the end', () => {
  test.each([
    [2, 16],
    [3, 16],
    [4, 22],
    [5, 22],
  ])(
    '[end.1] [end.2] with %i players the deck runs out in round %i, and is shuffled anew after that round',
    (players, rounds) => {
      const match = nobody(checked(players), rounds - 1);
      expect(look(match).round).toBe(rounds);
      expect(look(match).display).toHaveLength(5);
      expect(look(match).deck.left).toBe(0);
      expect(turn(match)).toBe(0);
      nobody(match);
      expect(turn(match)).toBe('deck');
      expect(refused(match, bid(0, 0))).toEqual({ code: 'fate-is-due', chance: 'deck' });
      expect(sorted(look(match).discard)).toEqual(deckFor(players));
    },
  );

  test('[end.1] while a card is left the deck has not run out', () => {
    const match = nobody(checked(2), 15);
    expect(look(match).timesRunOut).toBe(1);
    expect(look(nobody(checked(2), 14)).timesRunOut).toBe(0);
  });

  test('[end.2] the round in which it runs out is played to its end, and its rest is shuffled in', () => {
    const match = nobody(checked(2, ...STAIRS), 15);
    wins(match, 0, 'candy-0 scary-0');
    expect(turn(match)).toBe('deck');
    expect(look(match).discard).toEqual(expect.arrayContaining([parseCard('tree-0'), parseCard('sand-0')]));
    expect(look(match).discard).toHaveLength(78);
    reshuffle(match, 'tree-0 scrap-0 sand-0');
    expect(look(match).discard).toEqual([]);
    expect(look(match).deck.left).toBe(73);
    expect(look(match).round).toBe(17);
  });

  test('[end.2] the starter of the round after the reshuffle follows the ordinary rule', () => {
    const built = wins(nobody(checked(4), 21), 2, 'sand-15');
    expect(turn(reshuffle(built))).toBe(3);
    const unbuilt = nobody(wins(checked(4), 2, 'candy-1'), 21);
    expect(turn(reshuffle(unbuilt))).toBe(3);
  });

  test('[end.2] the new deck is the discard pile: no more, no fewer, no others', () => {
    const match = nobody(wins(checked(2, 'sand-7'), 0, 'sand-7'), 15);
    const refusal = { code: 'not-these-cards', expected: 79 };
    const { discard } = look(match);
    expect(discard).not.toContain(parseCard('sand-7'));
    expect(refused(match, deck(2))).toEqual(refusal);
    expect(refused(match, { chance: 'deck', cards: discard.slice(1) })).toEqual(refusal);
    expect(refused(match, { chance: 'deck', cards: [...discard.slice(1), parseCard('sand-7')] })).toEqual(refusal);
    play(match, { chance: 'deck', cards: discard.toReversed() });
    expect(look(match).display).toEqual(discard.toReversed().slice(0, 5));
  });

  test.each([
    [2, 32],
    [4, 44],
  ])('[end.3] if nothing is ever built, a match of %i ends after %i rounds', (players, rounds) => {
    const match = reshuffle(nobody(checked(players), rounds));
    nobody(match, rounds / 2 - 1);
    expect(look(match).round).toBe(rounds);
    expect(turn(match)).toBe(0);
    nobody(match);
    expect(turn(match)).toBe('over');
    expect(look(match).round).toBe(rounds);
  });

  test('[end.3] the last round may have fewer cards, and its highest bid is their number', () => {
    const match = reshuffle(nobody(wins(checked(2, 'sand-15'), 0, 'sand-15'), 15));
    nobody(match, 15);
    expect(look(match).round).toBe(32);
    expect(look(match).display).toHaveLength(4);
    expect(mayBid(match)).toEqual([0, 1, 2, 3, 4]);
    expect(refused(match, bid(1, 5))).toEqual({ code: 'bid-too-high', cards: 4 });
    play(match, bid(1, 4));
    expect(look(match).phase).toBe('building');
    wins(match, 1, names(look(match).display.toReversed()));
    expect(turn(match)).toBe('over');
    expect(match.due()).toEqual({ type: 'over', result: { scores: [2, 8], winners: [1] } });
  });

  test('[end.3] a last round that divides evenly is not followed by an empty one', () => {
    const match = reshuffle(nobody(wins(checked(2, STAIRS[0] ?? ''), 0, STAIRS[0] ?? ''), 15));
    nobody(match, 15);
    expect(look(match).round).toBe(31);
    expect(turn(match)).toBe('over');
  });

  test('[end.3] the pile is not shuffled a second time, and nothing is taken after the end', () => {
    const match = nobody(reshuffle(nobody(checked(2), 16)), 16);
    expect(look(match).discard).toHaveLength(80);
    expect(refused(match, deck(2))).toEqual({ code: 'match-over' });
    expect(refused(match, bid(0, 0))).toEqual({ code: 'match-over' });
    expect(refused(match, pass(1))).toEqual({ code: 'match-over' });
  });

  test('[end.4] if every card was built, there is nothing to shuffle and the match is over', () => {
    const match = checked(2, ...STAIRS);
    for (const display of STAIRS) wins(match, 0, display);
    expect(look(match).discard).toEqual([]);
    expect(look(match).round).toBe(16);
    // 80 cards under tower tops and a main tower of 16: 160 + 16.
    expect(match.due()).toEqual({ type: 'over', result: { scores: [176, 0], winners: [0] } });
    expect(match.log.filter(entry => 'chance' in entry)).toHaveLength(1);
    expect(refused(match, { chance: 'deck', cards: [] })).toEqual({ code: 'match-over' });
  });

  test('[end.4] [round.1] one card is enough to go on with', () => {
    const match = checked(2, ...STAIRS);
    for (const display of STAIRS.slice(0, -1)) wins(match, 0, display);
    wins(match, 0, 'candy-0 scary-0 tree-0 scrap-0');
    expect(names(look(match).discard)).toBe('sand-0');
    reshuffle(match);
    expect(names(look(match).display)).toBe('sand-0');
    expect(mayBid(match)).toEqual([0, 1]);
    wins(match, 0, 'sand-0');
    expect(match.due()).toEqual({ type: 'over', result: { scores: [176, 0], winners: [0] } });
  });

  test('[end.5] torn-down cards are not shuffled in', () => {
    const match = wins(wins(checked(2, 'sand-6', 'sand-7'), 0, 'sand-6'), 0, 'sand-7', 'sand');
    nobody(match, 14);
    const expected = without(deckFor(2), [parseCard('sand-6'), parseCard('sand-7')]);
    expect(sorted(look(match).discard)).toEqual(expected);
    expect(refused(match, deckOf([...look(match).discard, parseCard('sand-6')]))).toEqual({
      code: 'not-these-cards',
      expected: 78,
    });
    reshuffle(match);
    expect(names(look(match).tornDown[0] ?? [])).toBe('sand-6');
    nobody(match, 16);
    expect(turn(match)).toBe('over');
    expect(look(match).discard).not.toContain(parseCard('sand-6'));
  });
});
