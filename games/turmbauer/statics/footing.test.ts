import { describe, expect, test } from 'vitest';
import type { Triple } from '../rules/index.js';
import { footingOf } from './footing.js';

describe('the footing of a stone', () => {
  const cube: Triple = [0, 0, 1];

  test('of a cube on a cube: its half width over its half height, less the rim', () => {
    expect(footingOf([cube], [cube])).toBeCloseTo(0.48 / 0.5);
  });

  test('gets less the higher the stone is', () => {
    expect(footingOf([cube, [0, 0, 2], [0, 0, 3]], [cube])).toBeCloseTo(0.48 / 1.5);
  });

  test('is all the width of what carries it, gaps included', () => {
    const bridge: Triple[] = [cube, [1, 0, 1], [2, 0, 1]];
    expect(footingOf(bridge, [cube, [2, 0, 1]])).toBeCloseTo(0.48 / 0.5);
  });

  test('is below nothing if the weight is beside what carries it, or nothing does', () => {
    expect(footingOf([cube, [1, 0, 1]], [cube])).toBeLessThan(0);
    expect(footingOf([cube], [])).toBeLessThan(0);
  });

  test('has no measure if what carries the stone is above its weight', () => {
    const hook: Triple[] = [
      [0, 0, 5],
      [1, 0, 5],
      [0, 0, 4],
      [0, 0, 3],
      [1, 0, 4],
      [1, 0, 3],
    ];
    expect(
      footingOf(hook, [
        [0, 0, 5],
        [1, 0, 5],
      ]),
    ).toBe(Number.POSITIVE_INFINITY);
  });
});
