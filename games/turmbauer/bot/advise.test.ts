import { listChoices, SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { turmbauer } from '../rules/index.js';
import { thinking } from '../rules/thinking/index.js';
import { position, type Stones, up } from '../testing/scenario.js';
import { advise } from './advise.js';

const adviceOn = (...[set]: Parameters<typeof position>) => advise(position(set).see(0), new SeededRandom(1));

describe('advice', () => {
  test('names legal ways, with a share of the victory for each seat', () => {
    const match = position({ dice: [4, 2] });
    const { ways } = advise(match.see(0), new SeededRandom(1));
    const legal = listChoices(turmbauer.legal(match.see(0))).map(action => thinking.actionKey(action));
    expect(ways.length).toBeGreaterThan(1);
    for (const { action, values } of ways) {
      expect(legal).toContain(thinking.actionKey(action));
      expect(values.reduce((sum, value) => sum + value)).toBeCloseTo(1);
    }
  });

  test('tells what the best way gains', () => {
    const stones: Stones = { 'red-1a': [[0, 0, 1]] };
    const { ways, reasons } = adviceOn({ stones, pawns: { red: [1, 0, 1] }, round: 12 });
    expect(turmbauer.actions.write(ways[0].action)).toEqual({ type: 'move', to: [0, 0, 2] });
    expect(reasons).toContainEqual({ code: 'climbs', height: 2, than: 1 });
  });

  test('tells when a ring is worth it: in the last turn it is of no other use', () => {
    const stones: Stones = { 'red-2a': up(0, 0, 1, 2) };
    const { ways, reasons } = adviceOn({ stones, pawns: { red: [1, 0, 1] }, round: 12 });
    expect(turmbauer.actions.write(ways[0].action)).toEqual({ type: 'move', to: [0, 0, 3], ring: 'leap' });
    expect(reasons).toContainEqual({ code: 'worth-ring', ring: 'leap' });
  });
});
