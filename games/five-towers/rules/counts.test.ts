/** Perft: how many actions, and how many ways to go on, in positions small enough to count by hand. */
import { listChoices } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { bid, cards, checked, deck, pass, play, table, wins } from '../testing/scenario.js';
import { allBuilds, fiveTowers, offerOf, type State } from './index.js';

const FIVE_TYPES = 'candy-9 scary-9 tree-9 scrap-9 sand-9';

/** The number of builds of one, two, three, four and five cards. */
const counts = (towers: number[][], display: string): number[] =>
  [1, 2, 3, 4, 5].map(size => allBuilds(towers, offerOf(cards(display)), size).count);

/** How many lines of play of each length there are, fate apart. */
function perft(state: State, depth: number): number[] {
  const due = fiveTowers.due(state);
  if (depth === 0 || due.type !== 'seat') return [];
  const legal = listChoices(fiveTowers.legal(state));
  const below = legal.map(action => {
    const next = fiveTowers.copy(state);
    fiveTowers.applyAction(next, action);
    return perft(next, depth - 1);
  });
  return [
    legal.length,
    ...Array.from({ length: depth - 1 }, (_, i) => below.reduce((sum, list) => sum + (list[i] ?? 0), 0)),
  ];
}

describe('counted by hand', () => {
  test.each([
    // Each card begins a tower of its own: only the choice matters, 5 over n.
    ['five types, nothing built', [[], [], [], [], []], FIVE_TYPES, [5, 10, 10, 5, 1]],
    // No 8 and no 9: any choice goes up in falling order only, 5 over n.
    ['one type, falling', [[], [], [], [], []], 'sand-15 sand-14 sand-13 sand-12 sand-11', [5, 10, 10, 5, 1]],
    // 8 and 15 both ways, 9 and 8 both ways, 15 and 9 one way: 5 pairs. Triples: 15 9 8, 15 8 9, 9 8 15, 8 15 9.
    ['8, 9 and 15 on the ground', [[], [], [], [], []], 'sand-8 sand-9 sand-15', [3, 5, 4, 0, 0]],
    // On a 10: 8 or 9 first. Singles 8, 9. Pairs 8 15, 8 9, 9 8. Triples: 8 15 9, 9 8 15.
    // Torn down, the ground counts again (3, 5, 4).
    ['8, 9 and 15 on a 10', [[], [], [], [], [10]], 'sand-8 sand-9 sand-15', [2 + 3, 3 + 5, 2 + 4, 0, 0]],
    // Two 5s and two 7s count as one card each. Singles 12, 7, 5. Pairs 12 7, 12 5, 7 5. One triple: 12 7 5.
    ['twins on the ground', [[], [], [], [], []], 'sand-5 sand-5 sand-7 sand-7 sand-12', [3, 3, 1, 0, 0]],
    // A 9 between them lets both twins in. Singles 5, 9. Pairs 5 9, 9 5. One triple: 5 9 5.
    ['twins with a 9 between', [[], [], [], [], []], 'sand-5 sand-5 sand-9', [2, 2, 1, 0, 0]],
    // Nothing fits on the 0 and it cannot be torn down; the tree card can go anywhere on its own ground.
    ['a topped tower', [[], [], [], [], [12, 0]], 'sand-9 sand-8 tree-3', [1, 0, 0, 0, 0]],
    // candy-3 alone on its ground; scary and tree stand aside, each may lose its top: three builds. The topped sand may not.
    ['teardowns aside', [[], [5], [9, 2], [], [0]], 'candy-3', [3, 0, 0, 0, 0]],
    // Anni: the four others each begin a tower, the 7 does not go on the 6.
    // As it stands 4 over n. With the 6 torn down all five are free, 5 over n.
    [
      'Anni with the sand 6',
      [[], [], [], [], [6]],
      'sand-7 candy-12 scary-5 tree-3 scrap-10',
      [4 + 5, 6 + 10, 4 + 10, 1 + 5, 1],
    ],
    // With 6 and 4 the 7 never goes: 4 over n, twice (as it stands, and with the 4 torn down).
    [
      'Anni with the 6 and the 4',
      [[], [], [], [], [6, 4]],
      'sand-7 candy-12 scary-5 tree-3 scrap-10',
      [8, 12, 8, 2, 0],
    ],
  ])('[record.4] builds: %s', (_name, towers, display, expected) => {
    expect(counts(towers, display)).toEqual(expected);
  });

  test.each([
    ['the starter, all five buildable', () => checked(2, FIVE_TYPES), 6],
    ['the second, after a 0', () => play(checked(2, FIVE_TYPES), bid(0, 0)), 6],
    ['the second, after a 3', () => play(checked(2, FIVE_TYPES), bid(0, 3)), 3],
    ['the starter, three buildable', () => checked(4, 'sand-5 sand-5 sand-7 sand-7 sand-12'), 4],
    ['the starter at the table, three buildable', () => table(4, 'sand-5 sand-5 sand-7 sand-7 sand-12'), 6],
    ['the builder of three of five types', () => play(checked(2, FIVE_TYPES), bid(0, 3), pass(1)), 10],
    // Four bids above the 1, all buildable by someone with no tower, and the pass.
    ['the second, after a 1', () => play(checked(3, FIVE_TYPES), bid(0, 1)), 5],
    // A choice of one of five types, each with the tree 2 and the sand 6 left alone or one of them torn down; on these two
    // the 9 fits as it is. 5 × 3.
    [
      'the builder of a 9, with two low towers',
      () => play(wins(checked(2, 'tree-2 sand-6', FIVE_TYPES), 0, 'tree-2 sand-6'), bid(1, 0), bid(0, 1)),
      15,
    ],
    ['the winner who can only revoke', () => play(table(4, 'sand-5 sand-5 sand-7 sand-7 sand-12'), bid(0, 5)), 1],
  ])('[bid.1] [bid.2] [round.3] %s', (_name, match, expected) => {
    expect(match().legal().count).toBe(expected);
  });

  test('[bid.1] [bid.2] [bid.3] [round.3] [round.10] lines of play from an opening of five types', () => {
    // 1: the starter says 0 to 5: 6.
    // 2: after 0 there are 6 answers, after 1 five, then 4, 3, 2; after 5 the one build of all five: 6+5+4+3+2+1 = 21.
    // 3: 0 and pass: the next round's starter, 6 (all cards of the second display go on five grounds).
    //    k bid last: the ways to choose k of five types, C(k) = 5, 10, 10, 5, 1.
    //    after 0: 5+10+10+5+1 = 31. After 1: pass 5, else 10+10+5+1 = 26. After 2: pass 10, else 16.
    //    After 3: pass 10, else 6. After 4: pass 5, else 1. After 5 and its build: seat 1 starts with 6.
    //    6 + 31 + 5+26 + 10+16 + 10+6 + 5+1 + 6 = 122.
    const state = fiveTowers.start({ players: 2, bids: 'checked' });
    fiveTowers.applyChance(state, deck(2, FIVE_TYPES, 'candy-8 scary-8 tree-8 scrap-8 sand-8'));
    expect(perft(state, 3)).toEqual([6, 21, 122]);
  });

  test('[table.2] [table.3] [table.4] lines of play when nothing can be built', () => {
    // Both players have a topped sand tower, and all on display is sand.
    // 1: 0 to 5: 6.
    // 2: after 0: pass, 1 to 5: 6. After 1: 5. After 2: 4. After 3: 3. After 4: 2. After 5: revoke, 1. Together 21.
    // 3: 0 and pass: a new round, 6. Every bid of seat 1 can only be revoked: 5+4+3+2+1 = 15 ways. Every pass after 1 to 4
    //    leaves seat 0 to revoke: 4. After 5 and its revoke: 0 to 4, 5. Together 6 + 15 + 4 + 5 = 30.
    // With 80 cards there is one sand 0, so this position is made by hand.
    const state = fiveTowers.start({ players: 2, bids: 'table' });
    fiveTowers.applyChance(state, deck(2, 'sand-12 sand-10 sand-7 sand-5 sand-2', FIVE_TYPES));
    for (const towers of state.towers) towers[4]?.push(0);
    expect(perft(state, 3)).toEqual([6, 21, 30]);
  });
});
