import { describe, expect, test } from 'vitest';
import { type Block, cellAt, STONES, type Triple, tripleOf } from '../rules/index.js';
import { turnsOfStone } from '../rules/stones.js';
import { holds, isCritical, margin, Statics, standingOf } from './index.js';

const block = (name: string, ...cells: Triple[]): Block => ({ name, cells });

/** A stone along an axis. */
const bar = (name: string, [x, y, z]: Triple, axis: 0 | 1 | 2, length: number): Block =>
  block(
    name,
    ...Array.from(
      { length },
      (_, i): Triple => [axis === 0 ? x + i : x, axis === 1 ? y + i : y, axis === 2 ? z + i : z],
    ),
  );

const BASE = block('base', [0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]);
const cube = (name: string, at: Triple): Block => block(name, at);

describe('margins worked out by hand', () => {
  test('a cube slides before it tips: the friction', () => {
    expect(margin([BASE, cube('a', [0, 0, 1])], 'a')).toBeCloseTo(0.5, 6);
  });

  test('a stone on end tips over the edge of its cell, a rim inside: the higher, the sooner', () => {
    expect(margin([BASE, bar('a', [0, 0, 1], 2, 2)], 'a')).toBeCloseTo(0.48, 6);
    expect(margin([BASE, bar('a', [0, 0, 1], 2, 4)], 'a')).toBeCloseTo(0.24, 6);
  });

  test('a column of cubes tips at its foot, once it is high enough not to slide at the top', () => {
    const column = (height: number) => [BASE, ...Array.from({ length: height }, (_, i) => cube(`${i}`, [0, 0, i + 1]))];
    expect(margin(column(5), '4')).toBeCloseTo(0.5, 6);
    expect(margin(column(20), '19')).toBeCloseTo((0.48 * 20) / 19.5, 6);
  });

  test('a bridge on two legs falls over with them', () => {
    const legs = [bar('left', [0, 0, 1], 2, 6), bar('right', [1, 0, 1], 2, 6)];
    // Across, each leg of 6 carries half of the 2 and of the push: 7 * 0.48 = push * 6. It slides before.
    expect(margin([BASE, ...legs, bar('a', [0, 0, 7], 0, 2)], 'a')).toBeCloseTo(0.5, 6);
    const high = bar('a', [0, 0, 7], 2, 4);
    // On one leg, which alone carries: 10 * 0.48 = 4 * push * 8; the stone itself would bear 0.24.
    expect(margin([BASE, ...legs, high], 'a')).toBeCloseTo(0.15, 6);
  });

  test('a T bears more with a counterweight', () => {
    const trunk = cube('trunk', [0, 0, 1]);
    const beam = bar('beam', [-1, 0, 2], 0, 3);
    const tall = bar('a', [1, 0, 3], 2, 2);
    // Beam and stone, 5 with their weight at x = 0.9, tip over 0.98: 5 * 0.08 = 2 * push * 2.
    expect(margin([BASE, trunk, beam, tall], 'a')).toBeCloseTo(0.1, 6);
    // With the cube at the other end they are 7 with the trunk, at x = 4.5 / 7: 7 * 0.98 - 4.5 = 2 * push * 3.
    expect(margin([BASE, trunk, beam, cube('weight', [-1, 0, 3]), tall], 'a')).toBeCloseTo(2.36 / 6, 6);
  });

  test('a cantilever stands if the stone on its tail is heavy enough', () => {
    const beam = bar('beam', [1, 0, 1], 0, 3);
    expect(margin([BASE, beam], 'beam')).toBe(0);
    expect(margin([BASE, beam, cube('a', [1, 0, 2])], 'a')).toBe(0);
    // 7 with their weight at x = 13.5 / 7 tip over 1.98: 7 * 1.98 - 13.5 = 4 * push * 3.
    expect(margin([BASE, beam, bar('a', [1, 0, 2], 2, 4)], 'a')).toBeCloseTo(0.03, 6);
  });

  test('none is larger than 1', () => {
    const tower = [BASE, bar('a', [0, 0, 1], 0, 2), bar('heavy', [0, 0, 2], 0, 2), ...pile([0, 0, 3], 20)];
    expect(margin(tower, 'a')).toBe(1);
  });
});

/** Stones of two on each other. */
const pile = ([x, y, z]: Triple, height: number): Block[] =>
  Array.from({ length: height }, (_, i) => bar(`pile ${i}`, [x, y, z + i], 0, 2));

test('a stone that nothing joins to the table falls', () => {
  expect(holds([BASE, cube('a', [0, 0, 2])])).toBe(false);
  expect(holds([BASE, cube('a', [2, 0, 1])])).toBe(false);
});

test('friction above holds back a stone that would tip', () => {
  const tipping = bar('tipping', [1, 0, 1], 0, 2);
  const pillar = bar('pillar', [4, 0, 0], 2, 2);
  const across = bar('across', [2, 0, 2], 0, 3);
  expect(holds([BASE, tipping, pillar])).toBe(false);
  expect(standingOf([BASE, tipping, pillar, across])).toBe('grips');
  expect(standingOf([BASE, pillar])).toBe('rests');
});

test('a stone leans on the side of another one, but does not hang on it', () => {
  const tipping = bar('tipping', [1, 0, 1], 0, 2);
  const wall = bar('wall', [3, 0, 0], 2, 2);
  expect(holds([BASE, tipping])).toBe(false);
  expect(standingOf([BASE, tipping, wall])).toBe('leans');
  expect(margin([BASE, tipping, wall], 'tipping')).toBeGreaterThan(0);
  expect(holds([BASE, cube('hanging', [2, 0, 1]), wall])).toBe(false);
});

test('a tower is critical if its edges decide', () => {
  // 25 cubes with their weight at x = 49.5 / 25 = 1.98, just where the rounded edge of the base is.
  const beam = bar('beam', [1, 0, 1], 0, 3);
  const critical = [BASE, beam, bar('a', [1, 0, 2], 2, 13), bar('b', [2, 0, 2], 2, 9)];
  expect(isCritical(critical)).toBe(true);
  expect(isCritical([BASE, cube('a', [0, 0, 1])])).toBe(false);
  expect(isCritical([BASE, bar('a', [1, 0, 1], 0, 2)])).toBe(false);
});

test('a stone that is not there has no margin', () => {
  expect(() => margin([BASE], 'a')).toThrow(RangeError);
});

describe('the rim', () => {
  const turns = STONES.flatMap((name, stone) =>
    turnsOfStone(stone).map(({ cells }) => ({ name, cells: cells.map(cell => tripleOf(cellAt(0, 0, 0) + cell)) })),
  );

  test.each(STONES.map(name => [name]))(
    'stone %s, on one cell, stands if its weight is over it by more than a rim',
    name => {
      for (const { cells } of turns.filter(turn => turn.name === name)) {
        const lowest = Math.min(...cells.map(([, , z]) => z));
        for (const [x, y] of cells.filter(cell => cell[2] === lowest)) {
          const stone = block('a', ...cells.map(([cx, cy, cz]): Triple => [cx - x, cy - y, cz - lowest + 3]));
          const tower = [block('base', [0, 0, 0], [0, 0, 1], [0, 0, 2]), stone];
          const off = [0, 1].map(axis =>
            Math.abs(stone.cells.reduce((sum, cell) => sum + (cell[axis] as number), 0) / stone.cells.length),
          );
          expect(holds(tower)).toBe(off.every(distance => distance < 0.48));
        }
      }
    },
  );

  test('and there are stones whose weight is right on the edge', () => {
    expect(holds([BASE, bar('a', [1, 0, 1], 0, 2)])).toBe(false);
    expect(holds([BASE, bar('a', [1, 0, 1], 0, 4)])).toBe(false);
  });
});

test('a tower that falls by itself may stand with one more stone', () => {
  const statics = new Statics([BASE, bar('beam', [1, 0, 1], 0, 3)]);
  const weight = bar('a', [1, 0, 2], 2, 4);
  expect(statics.standing).toBeUndefined();
  expect(statics.standingWith(weight)).toBe('rests');
  expect(statics.marginWith(weight)).toBeCloseTo(0.03, 5);
});
