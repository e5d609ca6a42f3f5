import { SeededRandom } from '@belfry/engine';
import { World } from '@dimforge/rapier3d-deterministic-compat';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Block, cellAt, type Push, parsePiece, parseStone, type Triple } from '../rules/index.js';
import { type Frame, loadPhysics, loadTurmbauer, type Physics } from './index.js';

const stone = (name: string, ...cells: readonly Triple[]): Block => ({ name, cells });
const BASE = stone('base', [0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]);

/** A bar along x that starts at x, on the base or higher. */
const bar = (name: string, x: number, z: number, length: number): Block =>
  stone(name, ...Array.from({ length }, (_, index): Triple => [x + index, 0, z]));

/** A pillar of single cubes on the base's corner. */
const pillar = (height: number): Block[] =>
  Array.from({ length: height }, (_, index) => stone(`cube-${index}`, [0, 0, index + 1]));

/** Five storeys: a plate, two pairs of bars, and a cube. */
const HOUSE = [
  BASE,
  stone('plate', [0, 0, 1], [1, 0, 1], [0, 1, 1], [1, 1, 1]),
  stone('left', [0, 0, 2], [0, 1, 2]),
  stone('right', [1, 0, 2], [1, 1, 2]),
  stone('front', [0, 0, 3], [1, 0, 3]),
  stone('back', [0, 1, 3], [1, 1, 3]),
  stone('cube', [0, 0, 4]),
];

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const framesOf = (tower: readonly Block[], newest: string, push?: Push): Frame[] => {
  const frames: Frame[] = [];
  physics.settle(tower, newest, push, frame => frames.push(frame));
  return frames;
};

describe('what holds', () => {
  test('the base alone', () => {
    expect(physics.settle([BASE], 'base')).toEqual([]);
  });

  test('a house', () => {
    expect(physics.settle(HOUSE, 'cube')).toEqual([]);
  });

  test('a bar of three with one cube overhanging', () => {
    expect(physics.settle([BASE, bar('new', 0, 1, 3)], 'new')).toEqual([]);
  });

  test('a bar of four whose middle carries it', () => {
    expect(physics.settle([BASE, bar('new', -1, 1, 4)], 'new')).toEqual([]);
  });

  test('an overhang that is weighed down behind', () => {
    const tower = [BASE, bar('beam', 1, 1, 2), stone('weight', [1, 0, 2], [1, 0, 3], [1, 0, 4])];
    expect(physics.settle(tower.slice(0, 2), 'beam')).toEqual(['beam']);
    expect(physics.settle(tower, 'weight')).toEqual([]);
  });

  test('a bridge over a gap', () => {
    const tower = [BASE, stone('west', [0, 0, 1]), stone('east', [2, 0, 0], [2, 0, 1]), bar('bridge', 0, 2, 3)];
    expect(physics.settle(tower, 'bridge')).toEqual([]);
  });

  test('eight cubes on each other, all but without moving', () => {
    const last = framesOf([BASE, ...pillar(8)], 'cube-7').at(-1);
    for (const { name, at } of last?.poses ?? []) {
      if (name === 'base') continue;
      const height = Number(name.slice('cube-'.length)) + 1.5;
      for (const [axis, place] of [0.5, 0.5, height].entries())
        expect(Math.abs((at[axis] ?? 0) - place)).toBeLessThan(0.02);
    }
  });
});

describe('what falls', () => {
  test('a bar of three carried at its end', () => {
    expect(physics.settle([BASE, ...pillar(4), bar('new', 0, 5, 3)], 'new')).toEqual(['new']);
  });

  test('a bar of two carried on one cube, its weight on the very rim', () => {
    expect(physics.settle([BASE, bar('new', 1, 1, 2)], 'new')).toEqual(['new']);
  });

  test('an old stone that the new one tips over, and the new one', () => {
    const tower = [BASE, bar('old', 0, 1, 3), stone('new', [2, 0, 2], [2, 0, 3], [2, 0, 4], [2, 0, 5])];
    expect(physics.settle(tower, 'new')).toEqual(['new', 'old']);
  });

  test('what a falling stone brings down', () => {
    const post = (name: string, x: number, z: number) =>
      stone(name, ...[0, 1, 2, 3].map((up): Triple => [x, 0, z + up]));
    const tower = [BASE, post('domino', 3, 0), post('new', 1, 1)];
    expect(physics.settle(tower, 'new')).toEqual([]);
    expect(physics.settle(tower, 'new', { x: 0.45, y: 0 })).toEqual(['domino', 'new']);
  });

  test('everything but the base, sorted by name, when the base itself tips over', () => {
    const tower = [BASE, bar('b', 1, 1, 2), bar('a', 1, 2, 4), bar('c', 2, 3, 4)];
    const fallen = physics.settle(tower, 'c');
    expect(fallen).toEqual(['a', 'b', 'c']);
  });
});

describe('the same tower', () => {
  const push = { x: 0.05, y: -0.1 };
  const collapsing = [...HOUSE, bar('new', 1, 4, 4)];

  test('settles the same way again, in every bit', () => {
    expect(framesOf(collapsing, 'new', push)).toEqual(framesOf(collapsing, 'new', push));
  });

  test('settles the same way whatever order its stones and cells come in', () => {
    const turned = collapsing.map(({ name, cells }) => ({ name, cells: cells.toReversed() })).toReversed();
    expect(framesOf(turned, 'new', push)).toEqual(framesOf(collapsing, 'new', push));
  });

  test('settles the same way whatever its stones are called', () => {
    const renamed = collapsing.map(({ name, cells }, index) => ({
      name: name === 'new' ? name : `${9 - index}`,
      cells,
    }));
    const places = (tower: readonly Block[]) =>
      framesOf(tower, 'new', push).map(({ poses }) => poses.map(({ at }) => at));
    expect(places(renamed)).toEqual(places(collapsing));
  });

  test('is left as it was', () => {
    const copy = structuredClone(collapsing);
    physics.settle(collapsing, 'new', push);
    expect(collapsing).toEqual(copy);
  });
});

describe('a push', () => {
  const tower = [BASE, stone('post', [0, 0, 1], [0, 0, 2], [0, 0, 3], [0, 0, 4])];

  test('that is small lets a slender stone stand', () => {
    expect(physics.settle(tower, 'post', { x: 0.1, y: 0 })).toEqual([]);
  });

  test.each([
    { x: 0.45, y: 0 },
    { x: -0.45, y: 0 },
    { x: 0, y: 0.45 },
    { x: 0, y: -0.45 },
  ])('that is strong topples it the way it goes: $x $y', push => {
    expect(physics.settle(tower, 'post', push)).toEqual(['post']);
    const { at } = framesOf(tower, 'post', push)
      .at(-1)
      ?.poses.find(({ name }) => name === 'post') ?? { at: [0, 0, 0] };
    expect((at[0] - 0.5) * push.x + (at[1] - 0.5) * push.y).toBeGreaterThan(0.45);
  });

  test('goes to the newest stone only', () => {
    expect(physics.settle([...tower, stone('cube', [1, 1, 1])], 'cube', { x: 0.3, y: 0.3 })).toEqual([]);
  });

  test('of a stone that is not there is an error', () => {
    expect(() => physics.settle(tower, 'other', { x: 0, y: 0 })).toThrow('other');
  });
});

describe('frames', () => {
  test('show every stone, sixty times a second', () => {
    const frames = framesOf(HOUSE, 'cube');
    expect(frames.map(({ time }) => time)).toEqual(frames.map((_, index) => (index + 1) / 60));
    for (const { poses } of frames)
      expect(poses.map(({ name }) => name).toSorted()).toEqual(HOUSE.map(({ name }) => name).toSorted());
  });

  test('tell the centre of weight, that of the cubes and not of the smaller boxes', () => {
    const angle = stone('angle', [0, 0, 1], [1, 0, 1], [0, 1, 1], [0, 0, 2], [0, 0, 3]);
    const at = framesOf([BASE, angle], 'angle')[0]?.poses.find(({ name }) => name === 'angle')?.at ?? [];
    for (const [axis, place] of [0.7, 0.7, 2.1].entries()) expect(at[axis]).toBeCloseTo(place, 2);
  });

  test('change nothing about the result', () => {
    const tower = [...HOUSE, bar('new', 1, 4, 4)];
    let frames = 0;
    expect(physics.settle(tower, 'new', undefined, () => frames++)).toEqual(physics.settle(tower, 'new'));
    expect(frames).toBeGreaterThan(10);
  });
});

describe('the memory of the engine', () => {
  test('is freed after each tower, even if the watcher fails', () => {
    const free = vi.spyOn(World.prototype, 'free');
    physics.settle([BASE], 'base');
    expect(free).toHaveBeenCalledTimes(1);
    const fail = () => {
      throw new Error('no screen');
    };
    expect(() => physics.settle([BASE], 'base', undefined, fail)).toThrow('no screen');
    expect(free).toHaveBeenCalledTimes(2);
  });
});

test('what makes no sense is refused', () => {
  const tower = [{ name: 'base', cells: [[0, 0, 0]] as const }];
  expect(() => physics.settle(tower, 'red-1a')).toThrow(RangeError);
  expect(() => physics.settle(tower, 'base', { x: Number.NaN, y: 0 })).toThrow(RangeError);
});

test('the game that is played shows the motion of what fell', async () => {
  let frames = 0;
  const game = await loadTurmbauer(() => {
    frames += 1;
  });
  const state = game.start({ players: 2, hand: 'steady' });
  game.applyChance(state, { chance: 'roll', dice: [2, 2] });
  game.applyAction(state, { type: 'build', stone: parseStone('2a'), cells: [cellAt(1, 0, 1), cellAt(2, 0, 1)] });
  expect(game.fate(state, new SeededRandom(1))).toEqual({ chance: 'settle', fell: [parsePiece('red-2a')] });
  expect(frames).toBeGreaterThan(10);
});
