import { SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../rules/index.js';
import { cell, position, type Stones } from '../testing/scenario.js';
import { rehearsed } from './rehearsal.js';

const STAY = { action: { type: 'stay' } satisfies Action };
const CLIMB = { action: { type: 'move', to: cell([0, 0, 2]) } satisfies Action };

/** Black has the last move of the match. If it climbs as high as red stands, its rings win. */
const seen = () => {
  const stones: Stones = { 'red-1a': [[1, 1, 1]], 'black-1a': [[0, 0, 1]] };
  const pawns = { red: [1, 1, 2], black: [1, 0, 1] } as const;
  return position({ stones, pawns, rings: { red: 0 }, turn: 'black', round: 12 }).see(3);
};

const tried = (rehearsal: Parameters<typeof rehearsed>[0], ways: Parameters<typeof rehearsed>[1]) =>
  rehearsed(rehearsal, ways, 1).map(({ way }) => way);

const share = (_way: unknown, values: readonly number[]): number => values[3] ?? 0;

describe('a rehearsal', () => {
  test('puts the way first that wins', () => {
    const rehearsal = { seen: seen(), worthOf: share, random: new SeededRandom(1) };
    expect(tried(rehearsal, [STAY, CLIMB])).toEqual([CLIMB, STAY]);
    expect(tried(rehearsal, [CLIMB, STAY])).toEqual([CLIMB, STAY]);
  });

  test('tells what came of each way', () => {
    const rehearsal = { seen: seen(), worthOf: share, random: new SeededRandom(1) };
    expect(rehearsed(rehearsal, [STAY, CLIMB], 1).map(way => way.found?.values[3])).toEqual([1, 0]);
  });

  test('values who drops out by how far it was behind the leader, in whose luck the leader was valued anew', () => {
    const ways = [STAY, { ...STAY }, { ...STAY }, { ...STAY }];
    const looks = new Map<typeof STAY, number>();
    // All look well at first; tried more often, they turn out to be worth half a point less.
    const worthOf = (way: typeof STAY): number => {
      const look = looks.get(way) ?? 0;
      looks.set(way, look + 1);
      return 1 - ways.indexOf(way) / 10 - (look > 0 ? 0.5 : 0);
    };
    const found = rehearsed({ seen: seen(), worthOf, random: new SeededRandom(1) }, ways, 1);
    expect(found.map(({ way }) => way)).toEqual(ways);
    expect(found.map(way => way.found?.worth.toFixed(2))).toEqual(['0.50', '0.40', '0.30', '0.20']);
  });

  test('leaves the ways as they are if there is no time', () => {
    const rehearsal = { seen: seen(), worthOf: share, random: new SeededRandom(1), limits: { isOver: () => true } };
    expect(tried(rehearsal, [STAY, CLIMB])).toEqual([STAY, CLIMB]);
  });

  test.each([
    [1, [STAY, CLIMB], undefined],
    [2, [CLIMB, STAY], [1, 0]],
    [3, [CLIMB, STAY], [1, 0]],
  ])('stops at any moment: after %i tries, by those in which all ways were tried', (tries, ways, shares) => {
    let looks = 0;
    const limits = { isOver: () => ++looks > tries };
    const found = rehearsed({ seen: seen(), worthOf: share, random: new SeededRandom(1), limits }, [STAY, CLIMB], 2);
    expect(found.map(({ way }) => way)).toEqual(ways);
    expect(found.map(way => way.found?.values[3])).toEqual(shares ?? [undefined, undefined]);
    expect(looks).toBe(tries + 1);
  });
});
