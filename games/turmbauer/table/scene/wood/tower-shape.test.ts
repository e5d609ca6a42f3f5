import { describe, expect, test } from 'vitest';
import { cellAt, isNeutral } from '../../../rules/index.js';
import type { SceneStone } from '../props.js';
import { refine, type TowerShape, towerShape } from './tower-shape.js';

const base: SceneStone = {
  name: 'base',
  cells: [cellAt(0, 0, 0), cellAt(1, 0, 0), cellAt(0, 1, 0), cellAt(1, 1, 0)],
};
const two: SceneStone = { name: 'red-2a', cells: [cellAt(0, 0, 1), cellAt(0, 0, 2)] };
const bend: SceneStone = { name: 'blue-3b', cells: [cellAt(1, 1, 1), cellAt(1, 1, 2), cellAt(0, 1, 2)] };
const far: SceneStone = { name: 'green-1a', cells: [cellAt(20, 20, 0)] };

const refineAll = (tower: TowerShape): TowerShape => {
  for (const _ of refine(tower));
  return tower;
};

const volumeOf = ({ parts: [part] }: TowerShape): number => {
  if (part === undefined) return 0;
  const { positions, indices } = part.shape;
  const at = (corner: number) => [0, 1, 2].map(axis => positions[3 * (indices[corner] ?? 0) + axis] ?? 0);
  let volume = 0;
  for (let corner = 0; corner < indices.length; corner += 3) {
    const [[ax = 0, ay = 0, az = 0], [bx = 0, by = 0, bz = 0], [cx = 0, cy = 0, cz = 0]] = [0, 1, 2].map(step =>
      at(corner + step),
    ) as [number[], number[], number[]];
    volume += (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6;
  }
  return volume;
};

describe('a stone', () => {
  test.each([two, bend, base, far])(
    '$name faces outwards everywhere and fills its cells but for gaps and bevels',
    stone => {
      const volume = volumeOf(towerShape([stone]));
      expect(volume).toBeLessThan(stone.cells.length);
      expect(volume).toBeGreaterThan(stone.cells.length * 0.9);
    },
  );

  test('has faces, bevels and corners only where it ends', () => {
    const one = towerShape([far]).indices.length / 3;
    expect(one).toBe(6 * 8 + 12 * 4 + 8 * 4);
    const pair = towerShape([two]).indices.length / 3;
    expect(pair).toBe(10 * 8 + 16 * 4 + 8 * 4);
  });

  test('is stained on odd cells and plain on even ones', () => {
    const { colours, parts } = towerShape([two]);
    const [part] = parts;
    const isRed = two.cells.map((cell, index) => {
      const point = ((part?.count ?? 0) / 2) * index;
      return { cell, ratio: (colours[3 * point] ?? 0) / (colours[3 * point + 1] ?? 1) };
    });
    for (const { cell, ratio } of isRed) {
      if (isNeutral(cell)) expect(ratio).toBeLessThan(3);
      else expect(ratio).toBeGreaterThan(3);
    }
  });
});

describe('the tower', () => {
  test('has the points and triangles of all its stones, and knows whose they are', () => {
    const alone = [base, two, bend].map(stone => towerShape([stone]));
    const tower = towerShape([base, two, bend]);
    expect(tower.indices).toHaveLength(alone.reduce((sum, { indices }) => sum + indices.length, 0));
    expect(tower.positions).toHaveLength(alone.reduce((sum, { positions }) => sum + positions.length, 0));
    for (const [number, { first, count }] of tower.parts.entries()) {
      expect(new Set(tower.stones.subarray(first, first + count))).toEqual(new Set([number]));
    }
    expect(Math.max(...tower.indices)).toBeLessThan(tower.stones.length);
  });

  test('is darker where stones meet than on top', () => {
    const { open, normals } = refineAll(towerShape([base, two]));
    const ofBase = 0;
    const tops = [...open.keys()].filter(point => normals[3 * point + 2] === 1);
    const darkest = Math.min(...tops.map(point => open[point] ?? 1));
    const lightest = Math.max(...tops.map(point => open[point] ?? 0));
    expect(darkest).toBeLessThan(0.75);
    expect(lightest).toBeGreaterThan(0.99);
    expect(open[ofBase]).toBeGreaterThan(0);
  });
});

describe('occlusion', () => {
  test('grown stone by stone is what it is from the start', () => {
    const grown = refineAll(
      towerShape([base, two, bend], refineAll({ ...towerShape([base, two], refineAll(towerShape([base]))) })),
    );
    const whole = refineAll(towerShape([base, two, bend]));
    expect(grown.open).toEqual(whole.open);
  });

  test('is looked at again only near what changed', () => {
    const before = { ...refineAll(towerShape([base, far])), stale: [] };
    const after = towerShape([base, far, two], before);
    expect(after.stale.map(number => after.parts[number]?.name)).toEqual(['base', 'red-2a']);
  });

  test('is known at once, if roughly', () => {
    const quick = towerShape([base, two, bend]);
    const fine = refineAll(towerShape([base, two, bend]));
    const error = quick.open.reduce((sum, value, point) => sum + Math.abs(value - (fine.open[point] ?? 0)), 0);
    expect(error / quick.open.length).toBeLessThan(0.12);
  });

  test('goes on after being cut short', () => {
    const broken = towerShape([base, two]);
    const steps = refine(broken);
    steps.next();
    const after = refineAll(towerShape([base, two, bend], broken));
    expect(after.open).toEqual(refineAll(towerShape([base, two, bend])).open);
  });
});
