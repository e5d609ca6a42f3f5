import { describe, expect, test } from 'vitest';
import { randomFrom } from './random.js';
import { pushApart } from './tags.js';

describe('tags', () => {
  test('stay where they belong if there is room', () => {
    const wishes = [10, 100, 200].map(at => ({ at, size: 20 }));
    expect(pushApart(wishes, 4, 0, 300)).toEqual([10, 100, 200]);
  });

  test('share the way if two belong to one place', () => {
    expect(
      pushApart(
        [
          { at: 50, size: 20 },
          { at: 50, size: 20 },
        ],
        4,
        0,
        300,
      ),
    ).toEqual([38, 62]);
  });

  test('never overlap, keep their order, and stay inside if all fit', () => {
    const random = randomFrom(9);
    for (let round = 0; round < 200; round++) {
      const count = 1 + Math.floor(random() * 8);
      const wishes = Array.from({ length: count }, () => ({ at: random() * 400 - 50, size: 18 + random() * 12 }));
      const middles = pushApart(wishes, 3, 0, 320);
      const order = [...wishes.keys()].toSorted((a, b) => (wishes[a]?.at ?? 0) - (wishes[b]?.at ?? 0));
      for (const [place, index] of order.entries()) {
        const top = (middles[index] ?? 0) - (wishes[index]?.size ?? 0) / 2;
        const bottom = (middles[index] ?? 0) + (wishes[index]?.size ?? 0) / 2;
        expect(top).toBeGreaterThanOrEqual(-0.001);
        expect(bottom).toBeLessThanOrEqual(320.001);
        const before = order[place - 1];
        if (before === undefined) continue;
        expect(top).toBeGreaterThanOrEqual((middles[before] ?? 0) + (wishes[before]?.size ?? 0) / 2 + 2.999);
      }
    }
  });
});
