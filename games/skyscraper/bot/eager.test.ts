import { randomPolicy, runSimulation, SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { type Skyscraper, skyscraper } from '../rules/index.js';
import { deal } from '../testing/scenario.js';
import { eager } from './eager.js';

describe('the eager player', () => {
  test('plays its special cards at once', () => {
    const match = deal(['thief bone jackhammer donut-truck 1', '1 1 2 2 3'], '2');
    expect(['thief', 'donut-truck']).toContain(eager.choose(skyscraper, match.see(0), new SeededRandom(1)).type);
  });

  test('never does what is not allowed, and beats chance', () => {
    const plan = { game: skyscraper, options: { players: 2, floors: 5 as const }, matches: 200, seed: 1 };
    const report = runSimulation<Skyscraper>({ ...plan, policies: [randomPolicy, eager] });
    expect(report.seats[1]?.victories.ci95[0]).toBeGreaterThan(0.8);
  });
});
