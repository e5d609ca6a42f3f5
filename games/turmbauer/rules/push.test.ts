import { SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { drawPush, type Hand } from './index.js';

const draw = (hand: Hand, count: number) => {
  const random = new SeededRandom(1);
  return Array.from({ length: count }, () => drawPush(hand, random) ?? { x: 0, y: 0 });
};

describe('the push of a hand', () => {
  test('a steady hand gives none', () => {
    expect(drawPush('steady', new SeededRandom(1))).toBeUndefined();
  });

  test('is the same for the same randomness', () => {
    expect(draw('natural', 10)).toEqual(draw('natural', 10));
  });

  test.each([
    ['natural', 0.28],
    ['shaky', 0.39],
  ] as const)('of a %s hand is at most %d of the weight, and comes near it', (hand, strongest) => {
    const strengths = draw(hand, 1000).map(({ x, y }) => Math.hypot(x, y));
    expect(Math.max(...strengths)).toBeLessThanOrEqual(strongest);
    expect(Math.max(...strengths)).toBeGreaterThan(0.99 * strongest);
  });

  test('goes in every direction alike', () => {
    const pushes = draw('natural', 8000);
    const count = (isSuch: (x: number, y: number) => boolean) => pushes.filter(({ x, y }) => isSuch(x, y)).length;
    for (const part of [count(x => x > 0), count((_, y) => y > 0), count((x, y) => x > y), count((x, y) => x > -y)]) {
      expect(part).toBeGreaterThan(3800);
      expect(part).toBeLessThan(4200);
    }
  });
});
