import { at } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { cellAt, parseStone, placesFor, tripleOf } from '../../rules/index.js';
import { alongX, cell, cells, look, position } from '../../testing/scenario.js';
import type { Judgement } from '../../works/index.js';
import type { Place } from './hands.js';
import { batchSize, firstShown, gainsOf, judged, keyOf, nextAt, nextToJudge, onLayer, ranked } from './places.js';
import { spun } from './spin.js';

const state = look(
  position({
    stones: { 'red-2a': alongX(0, 1, 0, 1), 'blue-1a': [[1, 1, 1]] },
    dice: [2, 3],
    pawns: { blue: [0, 1, 1] },
  }),
);
const prospects = (name: '1a' | '2b' | '3a') =>
  placesFor(state, parseStone(name)).map(found => ({ cells: found, reach: [0, 1, 0, 0] }));

const FIRM: Judgement = { standing: 'rests', bears: 0.5 };
const SHAKY: Judgement = { standing: 'rests', bears: 0.1 };
const FALLS: Judgement = { standing: 'falls', bears: 0 };

const place = (verdict?: Place['verdict'], covers: readonly number[] = [1]): Place => ({
  cells: covers,
  reach: [],
  ...(verdict && { verdict }),
});

describe('the order of places', () => {
  test('firm before shaky, then what is not known yet, what falls last; otherwise as they came', () => {
    const places = [
      place('falls', [1]),
      place(undefined, [2]),
      place('shaky', [3]),
      place('firm', [4]),
      place('firm', [5]),
    ];
    expect(ranked(places).map(each => each.cells[0])).toEqual([4, 5, 3, 2, 1]);
  });

  test('what grips only is shaky however hard a push it bears', () => {
    const [first] = prospects('1a');
    const known = (judgement: Judgement) =>
      judged(first === undefined ? [] : [first], new Map([[keyOf(first?.cells ?? []), judgement]]), 'natural')[0]
        ?.verdict;
    expect([FIRM, SHAKY, FALLS, { standing: 'grips', bears: 0.9 } as const].map(known)).toEqual([
      'firm',
      'shaky',
      'falls',
      'shaky',
    ]);
  });

  test('nothing is shown before a firm place is found; then that; at last a shaky one, never one that falls', () => {
    expect(firstShown([place('shaky'), place()], true)).toBeUndefined();
    expect(firstShown([place('firm', [7]), place()], true)?.cells).toEqual([7]);
    expect(firstShown([place('shaky', [8]), place('falls')], false)?.cells).toEqual([8]);
    expect(firstShown([place('falls')], false)).toBeUndefined();
    // Where nobody is told, the best climb.
    expect(firstShown([place(undefined, [9])], false)?.cells).toEqual([9]);
  });

  test('what is shown is judged first, then the best, a few at a time', () => {
    const all = prospects('2b');
    const shown = keyOf(at(all, 5).cells);
    const next = nextToJudge(all, new Map([[keyOf(at(all, 0).cells), FIRM]]), shown, 3);
    expect(next).toEqual([all[5], all[1], all[2]]);
    expect(batchSize(state)).toBe(6);
    expect(batchSize({ ...state, tower: Array.from({ length: 47 }, () => at(state.tower, 0)) })).toBe(2);
  });

  test('gains are told of who builds first', () => {
    expect(gainsOf(state, { cells: [], reach: [2, 1, 0, 3] })).toEqual([
      { colour: 0, from: 0, to: 2 },
      { colour: 3, from: 0, to: 3 },
    ]);
  });
});

describe('choosing a place', () => {
  test('a face gives the best place there, asked again the next way, and round again', () => {
    const all = prospects('2b');
    const here = cell([0, 0, 2]);
    const ways = all.filter(each => each.cells.includes(here));
    const first = nextAt(all, here, undefined);
    expect(first).toBe(ways[0]);
    expect(nextAt(all, here, keyOf(first?.cells ?? []))).toBe(ways[1]);
    expect(nextAt(all, here, keyOf(ways.at(-1)?.cells ?? []))).toBe(ways[0]);
  });

  test('up and down lead to the next layer', () => {
    const places = [
      place(undefined, [cellAt(0, 0, 2)]),
      place(undefined, [cellAt(1, 0, 4)]),
      place(undefined, [cellAt(0, 0, 7)]),
    ];
    expect(onLayer(places, [cellAt(0, 0, 2)], 1)).toBe(places[1]);
    expect(onLayer(places, [cellAt(0, 0, 7)], -1)).toBe(places[1]);
    expect(onLayer(places, [cellAt(0, 0, 2)], -1)).toBeUndefined();
  });
});

describe('turning a stone', () => {
  /** Where a bar lies: along which axis. */
  const along = (found: readonly number[]): string => {
    const [one, other] = [tripleOf(at(found, 0)), tripleOf(at(found, found.length - 1))];
    return one[2] !== other[2] ? 'z' : one[0] !== other[0] ? 'x' : 'y';
  };
  const places = prospects('2b');
  const from = at(
    places.filter(each => along(each.cells) === 'x'),
    0,
  ).cells;
  const after = (...spin: Parameters<typeof spun> extends [unknown, unknown, ...infer R] ? R : never): string => {
    const found = spun(places, from, ...spin);
    return found !== undefined && 'place' in found ? along(found.place.cells) : 'none';
  };

  test('turns it about the upright axis, from wherever it is seen', () => {
    expect(after('turn', false, 0)).toBe('y');
    expect(after('turn', true, 1)).toBe('y');
  });

  test('tips and rolls it as seen from the side', () => {
    // Seen from the front a bar along x rolls upright, but tipped about itself it only swaps its ends, if at all.
    expect(after('roll', false, 0)).toBe('z');
    // Seen from the right it is the other way round.
    expect(after('tip', false, 1)).toBe('z');
  });

  test('a cube cannot be turned', () => {
    const cubes = prospects('1a');
    expect(spun(cubes, at(cubes, 0).cells, 'turn', false, 0)).toBeUndefined();
  });

  test('where a stone can lie so nowhere, it is told where it would be', () => {
    const only: Place = { cells: cells([0, 0, 2], [1, 0, 2]), reach: [] };
    const found = spun([only], only.cells, 'roll', false, 0);
    expect(found !== undefined && 'tried' in found && along(found.tried)).toBe('z');
  });
});
