import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Block,
  cellAt,
  parseStone,
  STONES,
  type Stone,
  type StoneName,
  type Triple,
  tripleOf,
  turnsOfStone,
} from '../rules/index.js';
import { loadPhysics, type Physics } from './index.js';

/** Stones by name, each shape once. */
const SHAPES = STONES.filter((_, stone) => stone === STONES.findIndex((_name, other) => isSameShape(stone, other)));

function isSameShape(one: Stone, other: Stone): boolean {
  return JSON.stringify(turnsOf(one)) === JSON.stringify(turnsOf(other));
}

/** A stone turned every way that looks different, high enough that it cannot just lean on the table. */
function turnsOf(stone: Stone): Triple[][] {
  const turns = turnsOfStone(stone).map(({ cells }) => cells.map(cell => tripleOf(cellAt(0, 0, 4) + cell)));
  return [...new Map(turns.map(turn => [JSON.stringify(turn), turn])).values()];
}

/** The lowest cube of every column. */
const bottomsOf = (cells: readonly Triple[]): Triple[] =>
  cells.filter(([x, y, z]) => !cells.some(other => other[0] === x && other[1] === y && other[2] < z));

/** All choices of some of the items, but not of none. */
const choicesOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: 2 ** items.length - 1 }, (_unused, bits) =>
    items.filter((_item, index) => ((bits + 1) >> index) & 1),
  );

type Point = readonly [x: number, y: number];

const cross = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** The corners of the convex hull, counterclockwise, none of them on a straight side. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (order: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of order) {
      while (chain.length > 1 && cross(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** How far the centre of weight lies inside the hull of the carried squares: exactly 0 on the rim, less outside. */
function marginOf(cells: readonly Triple[], carried: readonly Triple[]): number {
  const size = cells.length;
  const sum = (axis: 0 | 1) => cells.reduce((total, cell) => total + 2 * cell[axis] + 1, 0);
  const centre: Point = [sum(0), sum(1)];
  const corners = carried.flatMap(
    ([x, y]) =>
      [
        [x, y],
        [x + 1, y],
        [x, y + 1],
        [x + 1, y + 1],
      ] as const,
  );
  const hull = hullOf(corners.map(([x, y]): Point => [2 * size * x, 2 * size * y]));
  const distances = hull.map((corner, index) => {
    const next = hull[(index + 1) % hull.length] as Point;
    return cross(corner, next, centre) / Math.hypot(next[0] - corner[0], next[1] - corner[1]) / (2 * size);
  });
  return Math.min(...distances);
}

/** A pillar of one cube's width below each carried cube. */
const towerOf = (cells: readonly Triple[], carried: readonly Triple[]): Block[] => [
  { name: 'new', cells },
  ...carried.map(([x, y, top]) => ({
    name: `pillar ${x} ${y}`,
    cells: Array.from({ length: top }, (_, z): Triple => [x, y, z]),
  })),
];

/** Whether a part of the stone is beside a pillar. Such a stone leans on the pillar's side before it falls, and may hang there. */
const isHooked = (cells: readonly Triple[], carried: readonly Triple[]): boolean =>
  cells.some(([x, y, z]) => carried.some(([px, py, top]) => z < top && Math.abs(x - px) + Math.abs(y - py) === 1));

/** All ways to carry a stone. */
const placesOf = (name: StoneName) =>
  turnsOf(parseStone(name)).flatMap(cells =>
    choicesOf(bottomsOf(cells)).map(carried => ({
      cells,
      carried,
      margin: marginOf(cells, carried),
      hooked: isHooked(cells, carried),
    })),
  );

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

describe.each(SHAPES)('stone %s, turned and carried every way', name => {
  const places = placesOf(name);
  type Place = (typeof places)[number];
  const falls = ({ cells, carried }: Place) => physics.settle(towerOf(cells, carried), 'new').includes('new');

  test('there are such ways', () => {
    expect(places.some(({ margin }) => margin > 0)).toBe(true);
    const canFall = places.some(({ margin, hooked }) => margin <= 0 && !hooked);
    expect(canFall).toBe(name !== '1a');
  });

  test('falls when its weight rests on the very rim', () => {
    const rim = places.filter(({ margin, hooked }) => margin === 0 && !hooked);
    expect(rim.filter(place => !falls(place))).toEqual([]);
  });

  test('falls when its weight is outside', () => {
    const outside = places.filter(({ margin, hooked }) => margin < 0 && !hooked);
    expect(outside.filter(place => !falls(place))).toEqual([]);
  });

  /** More pillars only widen what carries it, and there are very many ways. */
  test('holds when its weight is inside', () => {
    const inside = places.filter(({ margin, carried }) => margin > 0 && carried.length <= 2);
    expect(inside.filter(falls)).toEqual([]);
  });
});

test('there are as many places on the very rim as counted by hand', () => {
  const rim = placesOf('2a').filter(({ margin }) => margin === 0);
  expect(rim.map(({ carried }) => carried.length)).toEqual([1, 1, 1, 1]);
});
