import { at, SeededRandom, stepAtRandom } from '@belfry/engine';
import { expect, test } from 'vitest';
import { type State, skyscraper, surelyIn } from '../rules/index.js';
import { recall } from './recall.js';

/** Positions of matches played by chance in which somebody is to act and there are cards to draw: every so many one. */
function* positions(players: number, matches: number, every: number): Generator<State> {
  const random = new SeededRandom(3, players);
  let decisions = 0;
  for (let match = 0; match < matches; match++) {
    const state = skyscraper.start({ players, floors: 5 });
    while (skyscraper.due(state).type !== 'over') {
      const isMeant = skyscraper.due(state).type === 'seat' && state.pile.left > 0;
      if (isMeant && decisions++ % every === 0) yield state;
      stepAtRandom(skyscraper, state, random);
    }
  }
}

test.each([2, 3, 4])('what is recalled is what is surely there, or a little less, among %i', players => {
  let recalled = 0;
  let sure = 0;
  for (const state of positions(players, 6, 4)) {
    const seen = skyscraper.see(state, state.turn);
    const memory = recall(state);
    expect(recall(seen)).toEqual(memory);
    for (let seat = 0; seat < players; seat++) {
      if (seat === state.turn) continue;
      for (const [card, count] of surelyIn(seen, seat).entries()) {
        const own = memory === undefined ? 0 : at(at(memory, seat), card);
        expect(own).toBeLessThanOrEqual(count);
        recalled += own;
        sure += count;
      }
    }
  }
  expect(recalled).toBeGreaterThan(0.8 * sure);
});
