import { newNetwork } from '@belfry/bots';
import { at, SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { FinalOutlook } from './final-outlook.js';
import { INPUTS } from './inputs.js';
import { LearnedOutlook } from './learned-outlook.js';
import type { Outlook } from './outlook.js';
import { playItself, type Standing } from './self-play.js';

/** Two who see the end of the match in this round, and others who know nothing. */
const outlooksOf = (players: number): Outlook[] => {
  const [final, learned] = [new FinalOutlook(), new LearnedOutlook(newNetwork([INPUTS, 4, 2], new SeededRandom(1)))];
  return Array.from({ length: players }, (_, seat) => (seat < 2 ? final : learned));
};

/** Everything that is to be told of a match. */
const matchOf = (players: number) =>
  playItself({ outlooks: outlooksOf(players), random: new SeededRandom(3), strays: 20, moments: 100 });

const highest = ({ open, closed }: Standing): number => Math.max(closed, ...open.map(({ height }) => height));

describe.each([2, 5])('a match that is learned from (%i players)', players => {
  const match = matchOf(players);

  test('ends with what everybody has then', () => {
    for (const standing of at(match, match.length - 1)) {
      expect(standing.points + highest(standing)).toBe(standing.final);
      for (const { cards } of standing.open) expect(cards).toBe(0);
    }
  });

  test('begins with towers that nobody has built yet', () => {
    const heights = at(match, 0).map(({ open }) => open.reduce((sum, { height }) => sum + height, 0));
    expect(heights.filter(height => height > 0).length).toBeLessThanOrEqual(1);
  });

  test('has the same end at every moment', () => {
    const ends = new Set(match.map(example => example.map(({ final }) => final).join()));
    expect(ends.size).toBe(1);
  });
});
