import { describe, expect, test } from 'vitest';
import { cellAt } from '../../../rules/index.js';
import { Occupancy } from './occupancy.js';
import { firstHit, hiddenShare, nearestSpot } from './pick.js';

const tower = new Occupancy([cellAt(0, 0, 0), cellAt(0, 0, 1), cellAt(3, 0, 0)]);
const has = (x: number, y: number, z: number) => tower.has(x, y, z);
const always = () => true;

describe('what a ray meets', () => {
  test('the cell before a top face', () => {
    expect(firstHit([0.4, 0.6, 9.5], [0, 0, -1], has, always)).toMatchObject({ full: [0, 0, 1], before: [0, 0, 2] });
  });

  test('the cell before a side face', () => {
    expect(firstHit([8.5, 0.5, 1.5], [-1, 0, 0], has, always)).toMatchObject({ full: [0, 0, 1], before: [1, 0, 1] });
    expect(firstHit([8.5, 0.5, 0.5], [-1, 0, 0], has, always)).toMatchObject({ full: [3, 0, 0], before: [4, 0, 0] });
  });

  test('slanting, the face it comes through', () => {
    const down = Math.SQRT1_2;
    expect(firstHit([-3.5, 0.5, 4.2], [down, 0, -down], has, always)).toMatchObject({
      full: [0, 0, 0],
      before: [-1, 0, 0],
    });
    expect(firstHit([-2.5, 0.5, 5.2], [down, 0, -down], has, always)).toMatchObject({
      full: [0, 0, 1],
      before: [0, 0, 2],
    });
  });

  test('the table, where it is', () => {
    expect(firstHit([5.5, 2.5, 9], [0, 0, -1], has, always)).toMatchObject({ full: undefined, before: [5, 2, 0] });
    expect(firstHit([5.5, 2.5, 9], [0, 0, -1], has, () => false)).toBeUndefined();
  });

  test('nothing if it goes up', () => {
    expect(firstHit([5.5, 2.5, 9], [0, 0, 1], has, always)).toBeUndefined();
  });
});

describe('what is hidden', () => {
  test('nothing from its own side, all from behind the tower', () => {
    const wall = new Occupancy([0, 1, 2, 3, 4].flatMap(x => [0, 1, 2, 3].map(z => cellAt(x, 1, z))));
    const full = (x: number, y: number, z: number) => wall.has(x, y, z);
    expect(hiddenShare([[2, 0, 0]], [2.5, -20, 1], full)).toBe(0);
    expect(hiddenShare([[2, 2, 0]], [2.5, -20, 1], full)).toBe(1);
  });

  test('a stone does not hide itself', () => {
    expect(
      hiddenShare(
        [
          [0, 0, 0],
          [0, 0, 1],
        ],
        [0.5, -20, 5],
        has,
      ),
    ).toBe(0);
  });
});

test('the nearest mark within reach is meant', () => {
  const spots = [
    { x: 0, y: 0, name: 'a' },
    { x: 30, y: 0, name: 'b' },
  ];
  expect(nearestSpot(spots, { x: 18, y: 0 }, 22)?.name).toBe('b');
  expect(nearestSpot(spots, { x: 15, y: 40 }, 22)).toBeUndefined();
});
