import { describe, expect, test } from 'vitest';
import { checked, deckOf, look, nobody, play, wins } from '../testing/scenario.js';
import { fiveTowers, scoreSheet } from './index.js';

const [CANDY, SCARY, TREE, SCRAP, SAND] = [0, 1, 2, 3, 4] as const;

/** The result of a match in which these rounds were won and nothing else was built. */
function resultOf(players: number, ...rounds: (readonly [seat: number, place: string, tearDown?: 'sand' | 'tree'])[]) {
  const match = checked(players, ...rounds.map(([, place]) => place));
  for (const [seat, place, tearDown] of rounds) wins(match, seat, place, tearDown);
  nobody(match, 22);
  play(match, deckOf(look(match).discard));
  nobody(match, 22);
  return match.due();
}

describe('scoring', () => {
  test('[score.1] [score.2] [score.3] the sheet: 4 + 6 + 12 + 6 - 3 = 25', () => {
    const sheet = scoreSheet([[12, 9, 5, 1], [], [7, 3, 0], [15, 13, 10, 8, 4, 0], []], 2);
    expect(sheet).toEqual({
      towers: [
        { tower: CANDY, cards: 4, topped: false, points: 4 },
        { tower: TREE, cards: 3, topped: true, points: 6 },
        { tower: SCRAP, cards: 6, topped: true, points: 12 },
      ],
      main: { tower: SCRAP, points: 6 },
      tornDown: { cards: 2, points: -3 },
      total: 25,
    });
  });

  test('[score.1] a card counts 1, under a 0 it counts 2, the 0 included', () => {
    expect(scoreSheet([[12, 5, 3], [], [], [], []], 0).towers).toEqual([
      { tower: CANDY, cards: 3, topped: false, points: 3 },
    ]);
    expect(scoreSheet([[], [12, 5, 0], [], [], [0]], 0).towers).toEqual([
      { tower: SCARY, cards: 3, topped: true, points: 6 },
      { tower: SAND, cards: 1, topped: true, points: 2 },
    ]);
  });

  test('[score.1] values do not count, only cards', () => {
    expect(scoreSheet([[15], [], [], [], []], 0).total).toBe(scoreSheet([[1], [], [], [], []], 0).total);
  });

  test('[score.2] the main tower has the most cards, top or no top', () => {
    const sheet = scoreSheet([[7, 0], [12, 11, 10], [], [], []], 0);
    expect(sheet.main).toEqual({ tower: SCARY, points: 3 });
    expect(sheet.total).toBe(4 + 3 + 3);
  });

  test('[score.2] only one tower is the main tower, though others have as many cards', () => {
    const sheet = scoreSheet([[], [7, 6], [], [5, 4], []], 0);
    expect(sheet.main).toEqual({ tower: SCARY, points: 2 });
    expect(sheet.total).toBe(2 + 2 + 2);
  });

  test('[score.2] who has built nothing has no main tower', () => {
    const sheet = scoreSheet([[], [], [], [], []], 0);
    expect(sheet.towers).toEqual([]);
    expect(sheet.main).toBeUndefined();
    expect(sheet.total).toBe(0);
  });

  test('[score.3] nothing torn down costs 0, and not minus 0', () => {
    expect(scoreSheet([[7], [], [], [], []], 0).tornDown).toEqual({ cards: 0, points: 0 });
  });

  test.each([
    [1, -1],
    [2, -3],
    [3, -6],
    [4, -10],
    [7, -28],
  ])('[score.3] %i torn-down cards cost %i', (cards, points) => {
    const sheet = scoreSheet([[], [], [], [], []], cards);
    expect(sheet.tornDown).toEqual({ cards, points });
    expect(sheet.total).toBe(points);
  });

  test('[score.1] [score.2] [score.3] a whole match is scored like its sheets', () => {
    // Seat 0: sand 7 and 0 (4), tree 3 (1), main 2, one torn down: 6. Seat 1: candy 15, 14 (2), main 2: 4.
    const due = resultOf(3, [0, 'tree-3 tree-2'], [0, 'sand-7 sand-0', 'tree'], [1, 'candy-15 candy-14']);
    expect(due).toEqual({ type: 'over', result: { scores: [4 + 1 + 2 - 1, 2 + 2, 0], winners: [0] } });
  });

  test('[score.3] a score may fall below nothing', () => {
    const due = resultOf(2, [0, 'tree-3'], [0, 'sand-7', 'tree'], [0, 'tree-5', 'sand'], [0, 'sand-6', 'tree']);
    // One card, which is the main tower too, and three torn down: 1 + 1 - 6.
    expect(due).toEqual({ type: 'over', result: { scores: [-4, 0], winners: [1] } });
  });

  test('[score.4] most points win', () => {
    const due = resultOf(3, [1, 'tree-3'], [2, 'sand-7 sand-6']);
    expect(due).toEqual({ type: 'over', result: { scores: [0, 2, 4], winners: [2] } });
  });

  test('[score.4] tied players share the victory, in seat order', () => {
    const due = resultOf(3, [2, 'tree-3'], [0, 'sand-7']);
    expect(due).toEqual({ type: 'over', result: { scores: [2, 0, 2], winners: [0, 2] } });
  });

  test('[score.4] [record.5] if nobody built anything, all share it', () => {
    const due = resultOf(5);
    expect(due).toEqual({ type: 'over', result: { scores: [0, 0, 0, 0, 0], winners: [0, 1, 2, 3, 4] } });
  });

  test('[record.5] the scores of a result are its scores, and lie within the bounds', () => {
    expect(fiveTowers.scores({ scores: [3, 8], winners: [1] })).toEqual([3, 8]);
    // 80 cards under tower tops and a main tower of 16; a card torn down in each of 32 rounds.
    expect(fiveTowers.scoreBounds({ players: 2, bids: 'checked' })).toEqual({ min: -528, max: 176 });
    // 110 cards, a tower of 22, 44 rounds.
    expect(fiveTowers.scoreBounds({ players: 4, bids: 'table' })).toEqual({ min: -990, max: 242 });
  });

  test('figures: rounds, cards built, tower tops and cards torn down', () => {
    const match = checked(3, 'tree-3 tree-0 sand-7', 'sand-12', 'candy-1');
    wins(match, 0, 'tree-3 tree-0 sand-7');
    wins(match, 0, 'sand-12', 'sand');
    wins(match, 1, 'candy-1');
    expect(fiveTowers.watch().figures(look(match))).toEqual({
      match: { rounds: 4 },
      seats: { cards: [3, 1, 0], 'tower-tops': [1, 0, 0], 'torn-down': [1, 0, 0] },
    });
  });
});
