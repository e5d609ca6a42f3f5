import { runSimulation, SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { type Skyscraper, skyscraper } from '../rules/index.js';
import { build, deal, end, play, type SkyscraperMatch } from '../testing/scenario.js';
import { greedy } from './greedy.js';

const choice = (match: SkyscraperMatch, seat: number) =>
  skyscraper.actions.write(greedy.choose(skyscraper, match.see(seat), new SeededRandom(1)));

describe('the greedy player', () => {
  test('builds when it can, and keeps a joker if it need not use it', () => {
    const match = deal(['joker 3 6 dog thief', '1 1 2 2 3'], 'bone');
    expect(choice(match, 0)).toEqual({ type: 'build', cards: ['3', '6'] });
  });

  test('would rather take a floor than build one', () => {
    const match = deal(['3 6 dog thief bone', '3 1 8 2 2'], '1');
    play(match, build(0, '3', '6'), end(0));
    expect(choice(match, 1)).toEqual({ type: 'steal-floor', from: 0, card: '6', with: '3' });
  });

  test('draws rather than waste a special card', () => {
    const match = deal(['thief dog bone milkshake 1', '1 1 2 2 3'], '2');
    expect(choice(match, 0)).toEqual({ type: 'end' });
  });

  test('makes room when its hand is too full to draw', () => {
    const match = deal(['thief dog bone milkshake 1', '1 1 2 2 3'], '2');
    const seen = match.see(0);
    const full = { ...seen, hands: seen.hands.map(hand => ({ ...hand, size: 8 })) };
    expect(greedy.choose(skyscraper, full, new SeededRandom(1)).type).not.toBe('end');
  });

  test.each([2, 3, 4])('finishes its matches among %i of its kind', players => {
    const policies = Array.from({ length: players }, () => greedy);
    const report = runSimulation<Skyscraper>({
      game: skyscraper,
      options: { players, floors: 5 },
      policies,
      matches: 60,
      seed: 1,
    });
    expect(report.figures['died-down']?.mean).toBeLessThan(0.1);
  });
});
