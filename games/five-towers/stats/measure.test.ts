import { expect, test } from 'vitest';
import { checked, deckOf, look, nobody, play, wins } from '../testing/scenario.js';
import { measure } from './measure.js';

/** Seat 0 tops a sand tower and tears down one card; nobody else ever builds. */
function played() {
  const match = wins(checked(2, 'sand-6 candy-9', 'sand-7 sand-0'), 0, 'sand-6 candy-9');
  wins(match, 0, 'sand-7 sand-0', 'sand');
  nobody(match, 14);
  play(match, deckOf(look(match).discard));
  return look(nobody(match, 100));
}

test('the best tower, what was built of each kind, and what was torn down', () => {
  expect(measure({ view: played(), log: [], seat: 0 })).toEqual({
    figures: { cards: 3, tallest: 2, roofs: 1, tornDown: 1 },
    kinds: { candy: 1, scary: 0, tree: 0, scrap: 0, sand: 2 },
    best: { worth: 4, piece: { tower: 4, values: [7, 0], points: 4 } },
  });
});

test('who built nothing has no best tower', () => {
  expect(measure({ view: played(), log: [], seat: 1 })).toEqual({
    figures: { cards: 0, tallest: 0, roofs: 0, tornDown: 0 },
    kinds: { candy: 0, scary: 0, tree: 0, scrap: 0, sand: 0 },
  });
});
