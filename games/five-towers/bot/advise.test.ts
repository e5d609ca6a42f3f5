import { at, SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { fiveTowers, type State } from '../rules/index.js';
import { bid, cards, checked, look, pass, play, table, wins } from '../testing/scenario.js';
import { advise } from './advise.js';
import { master } from './levels.js';

/** Asked after a short thought: two worlds. */
function adviceFor(state: State) {
  let asked = 0;
  return advise(state, new SeededRandom(1), { isOver: () => ++asked > 2 });
}

describe('advice', () => {
  test('of much that is due in matches by chance the ways are legal and the shares of the victory add up to 1', () => {
    const random = new SeededRandom(16);
    let step = 0;
    for (const players of [2, 3, 4, 5])
      for (const bids of ['checked', 'table'] as const) {
        const state = fiveTowers.start({ players, bids });
        for (let due = fiveTowers.due(state); due.type !== 'over'; due = fiveTowers.due(state)) {
          if (due.type === 'chance') {
            fiveTowers.applyChance(state, fiveTowers.fate(state, random));
            continue;
          }
          step += 1;
          const { ways } = step % 13 === 0 ? adviceFor(state) : { ways: [] };
          for (const { action, values } of ways) {
            expect(fiveTowers.checkAction(state, action)).toBeUndefined();
            expect(values).toHaveLength(players);
            expect(values.reduce((a, b) => a + b)).toBeCloseTo(1);
          }
          const legal = fiveTowers.legal(state);
          fiveTowers.applyAction(state, legal.at(random.below(legal.count)));
        }
      }
  });

  test.each([2, 3, 5])(
    'is what master would do, the best first, and knows no more than the view (%i players)',
    players => {
      const random = new SeededRandom(17, players);
      const state = fiveTowers.start({ players, bids: 'checked' });
      let step = 0;
      for (let due = fiveTowers.due(state); due.type !== 'over'; due = fiveTowers.due(state)) {
        if (due.type === 'chance') {
          fiveTowers.applyChance(state, fiveTowers.fate(state, random));
          continue;
        }
        const legal = fiveTowers.legal(state);
        step += 1;
        if (step % 11 === 0) {
          const { ways } = adviceFor(state);
          expect(adviceFor(fiveTowers.see(state, due.seat)).ways).toEqual(ways);
          let asked = 0;
          const limits = { isOver: () => ++asked > 2 };
          expect(master.choose(fiveTowers, state, new SeededRandom(1), limits)).toEqual(ways[0].action);
          const own = ways.map(({ values }) => values[due.seat] ?? Number.NaN);
          // Apart from trifles that seats like beside the victory.
          for (const [place, value] of own.slice(1).entries()) expect(value).toBeLessThan(at(own, place) + 1e-4);
        }
        fiveTowers.applyAction(state, legal.at(random.below(legal.count)));
      }
    },
  );

  test('a 0 on a tower is told of', () => {
    const tall = 'sand-15 sand-12 sand-9 sand-5 sand-1';
    const match = wins(checked(2, tall, 'sand-0 tree-4'), 0, tall);
    // While bidding, for there the next best is to pass. Among builds it would be to tear down the 1 first, which closes the tower too.
    play(match, bid(1, 0));
    expect(adviceFor(look(match)).reasons).toContainEqual({ code: 'tops', tower: 4, cards: 6 });
  });

  test('a card that would lock its tower is told of', () => {
    const match = play(checked(4, 'sand-15 sand-5 sand-5 sand-2 sand-2'), bid(0, 1), pass(1), pass(2), pass(3));
    const { ways, reasons } = adviceFor(look(match));
    expect(ways.slice(0, 2).map(({ action }) => action)).toMatchObject([
      { place: cards('sand-15') },
      { place: cards('sand-5') },
    ]);
    expect(reasons).toContainEqual({ code: 'locks', card: cards('sand-5')[0], room: 6 });
  });

  test('what somebody else would build is told of', () => {
    const tall = 'sand-15 sand-12 sand-9 sand-5 sand-1';
    const { ways, reasons } = adviceFor(look(checked(2, tall)));
    expect(ways.slice(0, 2).map(({ action }) => action)).toMatchObject([{ count: 5 }, { count: 0 }]);
    expect(reasons).toContainEqual({ code: 'denies', seat: 1, cards: 5, points: 10 });
  });

  test('who can only take back a bid is told so', () => {
    const match = play(table(4, 'sand-5 sand-5 sand-7 sand-7 sand-12'), bid(0, 5));
    expect(adviceFor(look(match))).toMatchObject({
      ways: [{ action: { type: 'revoke' } }],
      reasons: [{ code: 'only-way' }],
    });
  });
});
