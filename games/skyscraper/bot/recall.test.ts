import { at, SeededRandom, stepAtRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { skyscraper, surelyIn } from '../rules/index.js';
import { recall } from './recall.js';

describe('what is recalled', () => {
  test.each([2, 3, 4])('is what is surely there, or less of it, among %i', players => {
    const random = new SeededRandom(3, players);
    let recalled = 0;
    let sure = 0;
    for (let match = 0; match < 12; match++) {
      const state = skyscraper.start({ players, floors: 5 });
      while (skyscraper.due(state).type !== 'over') {
        if (skyscraper.due(state).type === 'seat' && state.pile.left > 0) {
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
        stepAtRandom(skyscraper, state, random);
      }
    }
    expect(recalled).toBeGreaterThan(0.8 * sure);
  });
});
