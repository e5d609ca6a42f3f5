import { SeededRandom } from '@belfry/engine';
import { expect, test } from 'vitest';
import { type Hand, turmbauer } from '../rules/index.js';
import { turmbauerByStatics } from './judge.js';
import { gentle } from './levels.js';

/** How many stones fell, build by build, in a match of three. */
function falls(hand: Hand): number[] {
  const random = new SeededRandom(1);
  const game = turmbauerByStatics;
  const state = game.start({ players: 3, hand });
  const fallen: number[] = [];
  for (let due = game.due(state); due.type !== 'over'; due = game.due(state)) {
    if (due.type === 'seat') {
      game.applyAction(state, gentle.choose(game, state, random));
      continue;
    }
    const fate = game.fate(state, random);
    // The rules of those who play with physics.
    expect(turmbauer.checkChance(state, fate)).toBeUndefined();
    if (fate.chance === 'settle') fallen.push(fate.fell.length);
    game.applyChance(state, fate);
  }
  return fallen;
}

test('what the statics judge could have happened by the rules, in every turn of a match', () => {
  const shaky = falls('shaky');
  expect(shaky.length).toBeGreaterThan(10);
  expect(shaky.some(count => count > 0)).toBe(true);
  // The newest alone, or so many that the tower is down.
  for (const count of shaky) expect(count).toBeLessThanOrEqual(3);
});
