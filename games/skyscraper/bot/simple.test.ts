import { Match, randomPolicy, runSimulation, SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { type CardName, parseCard, type Skyscraper, skyscraper } from '../rules/index.js';
import { eager, greedy } from './simple.js';

/** A match in which seat 0 holds these six cards after the first draw, and seat 1 these five. */
function dealt(seat0: readonly CardName[], seat1: readonly CardName[]): Match<Skyscraper> {
  const match = new Match(skyscraper, { players: 2 }, ['Ada', 'Ben']);
  const front = [...seat0.slice(0, 5), ...seat1, ...seat0.slice(5)].map(parseCard);
  const rest = match.game.fate(skyscraper.start(match.options), new SeededRandom(1));
  if (rest.chance !== 'deck') throw new Error('the deck comes first');
  const others = [...rest.cards];
  for (const card of front) others.splice(others.indexOf(card), 1);
  expect(match.play({ chance: 'deck', cards: [...front, ...others] })).toBeUndefined();
  return match;
}

const choice = (match: Match<Skyscraper>, seat: number) =>
  skyscraper.actions.write(greedy.choose(skyscraper, match.see(seat), new SeededRandom(1)));

describe('the greedy player', () => {
  test('builds when it can, and keeps a joker if it need not use it', () => {
    const match = dealt(['joker', '3', '6', 'dog', 'thief', 'bone'], ['1', '1', '2', '2', '3']);
    expect(choice(match, 0)).toEqual({ type: 'build', cards: ['3', '6'] });
  });

  test('would rather take a floor than build one', () => {
    const match = dealt(['3', '6', 'dog', 'thief', 'bone', '1'], ['3', '1', '8', '2', '2']);
    match.play({ seat: 0, action: { type: 'build', cards: [parseCard('3'), parseCard('6')] } });
    match.play({ seat: 0, action: { type: 'end' } });
    expect(choice(match, 1)).toEqual({ type: 'steal-floor', from: 0, card: '6', with: '3' });
  });

  test('draws rather than waste a special card', () => {
    const match = dealt(['thief', 'dog', 'bone', 'milkshake', '1', '2'], ['1', '1', '2', '2', '3']);
    expect(choice(match, 0)).toEqual({ type: 'end' });
  });

  test('makes room when its hand is too full to draw', () => {
    const match = dealt(['thief', 'dog', 'bone', 'milkshake', '1', '2'], ['1', '1', '2', '2', '3']);
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

describe('the eager player', () => {
  test('plays its special cards at once', () => {
    const match = dealt(['thief', 'bone', 'jackhammer', 'donut-truck', '1', '2'], ['1', '1', '2', '2', '3']);
    expect(['thief', 'donut-truck']).toContain(eager.choose(skyscraper, match.see(0), new SeededRandom(1)).type);
  });

  test('never does what is not allowed, and beats chance', () => {
    const plan = { game: skyscraper, options: { players: 2, floors: 5 as const }, matches: 200, seed: 1 };
    const report = runSimulation<Skyscraper>({ ...plan, policies: [randomPolicy, eager] });
    expect(report.seats[1]?.victories.ci95[0]).toBeGreaterThan(0.8);
  });
});
