import { type Random, SeededRandom, shuffle } from '@belfry/engine';
import loadHighs, { type Highs } from 'highs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Block, cellAt, STONES, type Triple, tripleOf } from '../rules/index.js';
import { turnsOfStone } from '../rules/stones.js';
import type { Axis } from './contacts.js';
import { Equilibrium, type Support } from './equilibrium.js';
import { holds, margin, Statics, standingOf } from './index.js';
import { STANDINGS, SUPPORTS } from './statics.js';

const TURNS: readonly Triple[][] = STONES.flatMap((_, stone) =>
  turnsOfStone(stone).map(({ cells }) => cells.map(cell => tripleOf(cellAt(0, 0, 0) + cell))),
);

/** A tower that stands, and some that fell while it grew, the newest stone last. */
interface Grown {
  readonly tower: readonly Block[];
  readonly fallen: readonly (readonly Block[])[];
}

/** Drops stones from above, anyhow, and keeps those with which the tower stands. */
function grow(random: Random, size: number): Grown {
  const tower: Block[] = [{ name: 'base', cells: cube22([0, 0, 0]) }];
  const fallen: Block[][] = [];
  for (let tries = 0; tower.length < size && tries < 20 * size; tries++) {
    const stone = drop(tower, random, `${tries}`);
    if (stone.cells.some(([, , z]) => z === 0) && tower.length > 4) continue;
    if (holds([...tower, stone])) tower.push(stone);
    else fallen.push([...tower, stone]);
  }
  return { tower, fallen: fallen.slice(-8) };
}

const cube22 = ([x, y, z]: Triple): Triple[] => [
  [x, y, z],
  [x + 1, y, z],
  [x, y + 1, z],
  [x + 1, y + 1, z],
];

function drop(tower: readonly Block[], random: Random, name: string): Block {
  const turn = TURNS[random.below(TURNS.length)] as Triple[];
  const [dx, dy] = [random.below(6) - 2, random.below(6) - 2];
  const cells = turn.map(([x, y, z]): Triple => [x + dx, y + dy, z]);
  const lowest = Math.min(...cells.map(([, , z]) => z));
  const falls = cells.map(cell => cell[2] - topBelow(tower, cell));
  const rise = Math.max(-lowest, ...falls.map(height => -height));
  return { name, cells: cells.map(([x, y, z]) => [x, y, z + rise]) };
}

/** The height of what is highest in a cell's column. */
const topBelow = (tower: readonly Block[], [x, y]: Triple): number =>
  tower
    .flatMap(({ cells }) => cells)
    .reduce((top, cell) => (cell[0] === x && cell[1] === y ? Math.max(top, cell[2] + 1) : top), 0);

const grown = Array.from({ length: 30 }, (_, seed) => grow(new SeededRandom(seed), 3 + seed));

describe('random towers', () => {
  const turned =
    (turn: (cell: Triple) => Triple) =>
    (tower: readonly Block[]): Block[] =>
      tower.map(({ name, cells }) => ({ name, cells: cells.map(turn) }));

  const views: [string, (tower: readonly Block[]) => Block[]][] = [
    ['in a mirror', turned(([x, y, z]) => [-x, y, z])],
    ['turned', turned(([x, y, z]) => [-y, x, z])],
    ['moved', turned(([x, y, z]) => [x + 17, y - 5, z])],
    ['listed in another order', tower => shuffle([...tower], new SeededRandom(1))],
  ];

  test.each(views)('are judged the same %s', (_, view) => {
    for (const { tower, fallen } of grown) {
      const newest = (tower.at(-1) as Block).name;
      expect(margin(view(tower), newest)).toBeCloseTo(margin(tower, newest), 4);
      for (const other of fallen) expect(holds(view(other))).toBe(false);
    }
  });

  test('fall often enough while they grow', () => {
    expect(grown.flatMap(({ fallen }) => fallen).length).toBeGreaterThan(200);
  });

  test('say the same of one more stone as of the whole tower with it', () => {
    for (const { tower, fallen } of grown) {
      const rest = tower.slice(0, -1);
      const statics = new Statics(rest);
      for (const stone of [...tower.slice(-1), ...fallen.map(other => other.at(-1) as Block), ...tower.slice(-1)]) {
        if (overlaps(rest, stone)) continue;
        expect(statics.standingWith(stone)).toBe(standingOf([...rest, stone]));
        expect(statics.marginWith(stone)).toBeCloseTo(margin([...rest, stone], stone.name), 4);
      }
    }
  });
});

const overlaps = (tower: readonly Block[], { cells }: Block): boolean =>
  tower.some(other => other.cells.some(a => cells.some(b => a.join() === b.join())));

describe('the solver HiGHS', () => {
  let highs: Highs;
  beforeAll(async () => {
    // Its types are those of its CommonJS twin, where the function is one level deeper.
    highs = await (loadHighs as unknown as typeof loadHighs.default)();
  });

  test.each(STANDINGS)('agrees on what %s', how => {
    const support = SUPPORTS[how];
    for (const { tower, fallen } of grown) {
      for (const stones of [tower, ...fallen]) {
        expect(new Equilibrium(stones, support).exists).toBe(new Oracle(highs, stones, support).stands());
      }
    }
  });

  test.each(['grips', 'leans'] as const)('agrees on margins of what %s', how => {
    const support = SUPPORTS[how];
    for (const { tower } of grown.slice(0, 22)) {
      for (const stone of [tower.length - 1, Math.floor(tower.length / 2)]) {
        const equilibrium = new Equilibrium(tower, support);
        if (!equilibrium.exists) continue;
        const expected = new Oracle(highs, tower, support, stone).margin();
        expect(equilibrium.marginOf(stone)).toBeCloseTo(expected, 4);
      }
    }
  });
});

type Vector = readonly [number, number, number];

/** The same question put as plainly as can be: all corners of all cells, no hulls, no groups, moments about the origin. */
class Oracle {
  private readonly highs: Highs;
  private readonly tower: readonly Block[];
  private readonly starts: number[] = [];
  private readonly indices: number[] = [];
  private readonly values: number[] = [];
  private readonly rough: readonly Vector[];

  /** With a stone to push, the last two columns are pushes on it along x and y. */
  constructor(highs: Highs, tower: readonly Block[], { axes, friction }: Support, pushed?: number) {
    this.highs = highs;
    this.rough = roughness(friction);
    this.tower = tower;
    for (const [stone, { cells }] of tower.entries()) {
      for (const cell of cells) for (const axis of axes) this.addFace(cell, stone, axis);
    }
    if (pushed === undefined) return;
    const { cells } = tower[pushed] as Block;
    for (const force of [[cells.length, 0, 0] as const, [0, cells.length, 0] as const]) {
      this.starts.push(this.indices.length);
      this.addForce(pushed, force, centreOf(cells), 1);
    }
  }

  stands(): boolean {
    return this.solve([0, 0]) !== undefined;
  }

  /** The distance of the nearest edge of the polygon of pushes, found from its furthest points in more and more directions. */
  margin(): number {
    let radius = 1;
    const furthest = (x: number, y: number) => {
      const point = this.solve([x, y]) ?? [9 * x, 9 * y];
      radius = Math.min(radius, point[0] * x + point[1] * y);
      return point;
    };
    const first = [furthest(1, 0), furthest(0, 1), furthest(-1, 0), furthest(0, -1)];
    const edges = first.map((from, index) => [from, first[(index + 1) % 4] ?? from] as const);
    for (let edge = edges.pop(); edge !== undefined; edge = edges.pop()) {
      const [from, to] = edge;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      if (length < 1e-6) continue;
      const [x, y] = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
      const distance = from[0] * x + from[1] * y;
      if (distance > radius - 1e-6) continue;
      const beyond = furthest(x, y);
      if (beyond[0] * x + beyond[1] * y > distance + 1e-6) edges.push([from, beyond], [beyond, to]);
    }
    return Math.max(0, radius);
  }

  /** The face with which a cell begins along an axis, if it touches another stone or the table. */
  private addFace(cell: Triple, stone: number, axis: Axis): void {
    const before = cell.map((value, index) => (index === axis ? value - 1 : value)).join();
    const other = this.tower.findIndex(({ cells }) => cells.some(place => place.join() === before));
    if (other === stone || (other < 0 && (axis !== 2 || cell[2] > 0))) return;
    for (const u of [0.02, 0.98]) {
      for (const v of axis === 2 ? [0.02, 0.98] : [0, 1]) {
        const offsets: readonly Vector[] = [
          [0, u, v],
          [u, 0, v],
          [u, v, 0],
        ];
        const offset = offsets[axis] as Vector;
        const place: Vector = [cell[0] + offset[0], cell[1] + offset[1], cell[2] + offset[2]];
        for (const force of axis === 2 ? this.rough : [axis === 0 ? ([1, 0, 0] as const) : ([0, 1, 0] as const)]) {
          this.starts.push(this.indices.length);
          this.addForce(stone, force, place, 1);
          if (other >= 0) this.addForce(other, force, place, -1);
        }
      }
    }
  }

  private addForce(stone: number, [fx, fy, fz]: Vector, [x, y, z]: Vector, sign: number): void {
    const wrench = [fx, fy, fz, y * fz - z * fy, z * fx - x * fz, x * fy - y * fx];
    for (const [row, value] of wrench.entries()) {
      if (value === 0) continue;
      this.indices.push(stone * 6 + row);
      this.values.push(value * sign);
    }
  }

  /** The furthest push in a direction; undefined if nothing stands, or if there is no furthest. */
  private solve([x, y]: readonly [number, number]): readonly [number, number] | undefined {
    const { highs } = this;
    const numCols = this.starts.length;
    const numRows = this.tower.length * 6;
    const isPush = (column: number) => (x !== 0 || y !== 0) && column >= numCols - 2;
    const weights = this.tower.flatMap(({ cells }) => {
      const [cx, cy] = centreOf(cells);
      return [0, 0, cells.length, cy * cells.length, -cx * cells.length, 0];
    });
    const model = {
      numCols,
      numRows,
      colCost: Array.from({ length: numCols }, (_, column) =>
        isPush(column) ? -([x, y][column - numCols + 2] ?? 0) : 0,
      ),
      colLower: Array.from({ length: numCols }, (_, column) => (isPush(column) ? -highs.infinity : 0)),
      colUpper: Array.from({ length: numCols }, () => highs.infinity),
      rowLower: weights,
      rowUpper: weights,
      matrix: {
        format: 'csc' as const,
        numRows,
        numCols,
        starts: [...this.starts, this.indices.length],
        indices: this.indices,
        values: this.values,
      },
    };
    return highs.withModel(model, solver => {
      solver.options.set({ output_flag: false, presolve: 'off' });
      solver.run();
      if (solver.getModelStatus() !== highs.constants.modelStatus.optimal) return undefined;
      const { colValue } = solver.getSolution();
      return [colValue.at(-2) ?? 0, colValue.at(-1) ?? 0] as const;
    });
  }
}

/** The rays of a friction: an octagon around the circle. */
const roughness = (friction: number): Vector[] =>
  Array.from({ length: 8 }, (_, ray) => {
    const angle = ((2 * ray + 1) * Math.PI) / 8;
    const radius = friction / Math.cos(Math.PI / 8);
    return [radius * Math.cos(angle), radius * Math.sin(angle), 1];
  });

function centreOf(cells: readonly Triple[]): Vector {
  const mean = (axis: Axis) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length + 0.5;
  return [mean(0), mean(1), mean(2)];
}
