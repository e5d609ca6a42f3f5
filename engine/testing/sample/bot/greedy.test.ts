import { Match, randomPolicy, runSimulation, SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { type Lantern, lantern } from '../rules/index.js';
import { greedy } from './greedy.js';

describe('the greedy player', () => {
  test.each([
    [3, 'swap'],
    [4, 'swap'],
    [6, 'keep'],
    [9, 'keep'],
  ])('with a %i decides to %s', (light, type) => {
    const match = new Match<Lantern>(lantern, { players: 2 }, ['Ada', 'Ben']);
    expect(match.play({ chance: 'deal', lights: [light, 1] })).toBeUndefined();
    expect(greedy.choose(lantern, match.see(0), new SeededRandom(1))).toEqual({ type });
  });

  test.each([0, 1, 2])('never does what is not allowed, and beats chance from seat %i', seat => {
    const report = runSimulation<Lantern>({
      game: lantern,
      options: { players: 3 },
      policies: [0, 1, 2].map(other => (other === seat ? greedy : randomPolicy)),
      matches: 1000,
      seed: 1,
    });
    expect(report.seats[seat]?.victories.ci95[0]).toBeGreaterThan(0.36);
  });
});
