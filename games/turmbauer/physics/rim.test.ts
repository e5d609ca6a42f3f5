import { beforeAll, describe, expect, test } from 'vitest';
import type { Block, Triple } from '../rules/index.js';
import { loadPhysics, type Physics } from './index.js';

/** The shapes of `rules/stone-set.ts`; the first stone of each size that has the shape names it. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  '1a': ['#'],
  '2a': ['##'],
  '3a': ['###'],
  '3b': ['##', '#.'],
  '4a': ['####'],
  '4b': ['##', '##'],
  '5a': ['###', '#..', '#..'],
  '5b': ['##', '##', '#.'],
  '6a': ['###', '###'],
  '6b': ['##..', '.##.', '..##'],
};

const cellsOf = (rows: readonly string[]): Triple[] =>
  rows.flatMap((row, y) => Array.from(row).flatMap((letter, x) => (letter === '#' ? [[x, y, 0] as const] : [])));

/** The 24 rotations: every order of the axes with every choice of signs that makes no mirror image. */
const ROTATIONS = (
  [
    [0, 1, 2, 1],
    [1, 2, 0, 1],
    [2, 0, 1, 1],
    [0, 2, 1, -1],
    [2, 1, 0, -1],
    [1, 0, 2, -1],
  ] as const
).flatMap(([a, b, c, handed]) =>
  [1, -1].flatMap(s =>
    [1, -1].map(
      t =>
        (cell: Triple): Triple => [cell[a] * s, cell[b] * t, cell[c] * s * t * handed],
    ),
  ),
);

/** A stone turned every way that looks different, high enough that it cannot just lean on the table. */
function turnsOf(cells: readonly Triple[]): Triple[][] {
  const turns = ROTATIONS.map(rotate => {
    const turned = cells.map(rotate);
    const [x, y, z] = [0, 1, 2].map(axis => Math.min(...turned.map(cell => cell[axis] as number))) as [
      number,
      number,
      number,
    ];
    return turned.map(([cx, cy, cz]): Triple => [cx - x, cy - y, cz - z + 4]);
  });
  return [...new Map(turns.map(turn => [JSON.stringify(turn.map(String).toSorted()), turn])).values()];
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
const placesOf = (shape: readonly string[]) =>
  turnsOf(cellsOf(shape)).flatMap(cells =>
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

describe.each(Object.entries(SHAPES))('stone %s, turned and carried every way', (_, shape) => {
  const places = placesOf(shape);
  type Place = (typeof places)[number];
  const falls = ({ cells, carried }: Place) => physics.settle(towerOf(cells, carried), 'new').includes('new');

  test('falls when its weight rests on the very rim', () => {
    const rim = places.filter(({ margin, hooked }) => margin === 0 && !hooked);
    expect(rim.filter(place => !falls(place))).toEqual([]);
  });

  test('falls when its weight is outside', () => {
    const outside = places.filter(({ margin, hooked }) => margin < 0 && !hooked);
    expect(outside.filter(place => !falls(place))).toEqual([]);
  });

  test('holds when its weight is inside', () => {
    const inside = places.filter(({ margin, carried }) => margin > 0 && carried.length <= 2);
    expect(inside.filter(falls)).toEqual([]);
  });
});

test('there are as many places on the very rim as counted by hand', () => {
  const rim = placesOf(SHAPES['2a'] ?? []).filter(({ margin }) => margin === 0);
  expect(rim.map(({ carried }) => carried.length)).toEqual([1, 1, 1, 1]);
});
