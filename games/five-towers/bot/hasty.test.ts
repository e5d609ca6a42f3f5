import { SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { fiveTowers, type State, type Towers } from '../rules/index.js';
import { gentle, sharp } from './levels.js';

/** Positions of matches by chance in which somebody is to act, and who. */
function* positions(): Generator<{ readonly state: State; readonly seat: number }> {
  for (const players of [2, 4]) {
    let step = 0;
    const random = new SeededRandom(3, players);
    const state = fiveTowers.start({ players, bids: 'checked' });
    for (let due = fiveTowers.due(state); due.type !== 'over'; due = fiveTowers.due(state)) {
      if (due.type === 'chance') {
        fiveTowers.applyChance(state, fiveTowers.fate(state, random));
        continue;
      }
      if (++step % 3 === 0) yield { state, seat: due.seat };
      const legal = fiveTowers.legal(state);
      fiveTowers.applyAction(state, legal.at(random.below(legal.count)));
    }
  }
}

/** The same where all others have these towers. */
function withOthers(state: State, seat: number, towers: Towers): State {
  const changed = fiveTowers.copy(state);
  for (const other of changed.towers.keys()) if (other !== seat) changed.towers[other] = structuredClone(towers);
  return changed;
}

const BARE: Towers = [[], [], [], [], []];
const GREAT: Towers = [[15, 13, 11, 9, 8, 12], [14, 10], [1], [8], [12, 7, 5, 3, 1, 0]];

describe('gentle', () => {
  test('looks at its own towers only', () => {
    let others = 0;
    for (const { state, seat } of positions()) {
      const choice = gentle.choose(fiveTowers, state, new SeededRandom(4));
      for (const towers of [BARE, GREAT]) {
        const changed = withOthers(state, seat, towers);
        expect(gentle.choose(fiveTowers, changed, new SeededRandom(4))).toEqual(choice);
      }
      const [bare, great] = [BARE, GREAT].map(towers =>
        sharp.choose(fiveTowers, withOthers(state, seat, towers), new SeededRandom(4)),
      );
      if (JSON.stringify(bare) !== JSON.stringify(great)) others += 1;
    }
    // There was something to see.
    expect(others).toBeGreaterThan(10);
  });

  test('misjudges builds: asked again, it is of another mind now and then', () => {
    const choices = (policy: typeof gentle, state: State): number =>
      new Set([1, 2, 3, 4].map(seed => JSON.stringify(policy.choose(fiveTowers, state, new SeededRandom(seed))))).size;
    let [moody, step] = [0, 0];
    for (const { state } of positions())
      if (step++ % 2 === 0) {
        expect(choices(sharp, state)).toBe(1);
        if (choices(gentle, state) > 1) moody += 1;
      }
    expect(moody).toBeGreaterThan(0.2 * (step / 2));
    expect(moody).toBeLessThan(step / 2);
  });
});
