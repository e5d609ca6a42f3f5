import { at, playOut, SeededRandom, SPECTATOR } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { byHeight, keyOf, plus, SHAPES, turnsOf } from '../testing/naive.js';
import {
  begin,
  box,
  build,
  buildable,
  cells,
  due,
  fits,
  holds,
  look,
  pawn,
  play,
  position,
  refused,
  rings,
  roll,
  stay,
  stone,
  supply,
  tower,
  up,
  whyNot,
} from '../testing/scenario.js';
import {
  blocksOf,
  COLOURS,
  colourOnTurn,
  placesFor,
  STONES,
  seatOf,
  sizeOf,
  type Triple,
  tripleOf,
  turmbauer,
} from './index.js';
import { cellAt } from './space.js';
import { STONE_SET } from './stone-set.js';
import { turnsOfStone } from './stones.js';

const ALL = '1a 1b 2a 2b 3a 3b 4a 4b 5a 5b 6a 6b';
const anyStone = (players = 4) => play(begin(players), roll(6, 6));

describe('space', () => {
  test('[space.1] the base is two by two on the table', () => {
    const base: Triple[] = [
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
      [1, 1, 0],
    ];
    expect(blocksOf(look(begin()))).toEqual([{ name: 'base', cells: base }]);
    expect(whyNot(anyStone(), '4b', ...base)).toEqual({ code: 'cells-taken', cells: cells(...base) });
    for (const cell of base) expect(whyNot(anyStone(), '1a', cell)?.code).toBe('cells-taken');
  });

  test('[space.1] the lowest layer is z = 0', () => {
    expect(fits(anyStone(), '2a', [2, 0, 0], [3, 0, 0])).toBe(true);
    expect(whyNot(anyStone(), '2a', [2, 0, -1], [2, 0, 0])).toEqual({
      code: 'below-the-table',
      cells: cells([2, 0, -1]),
    });
  });

  test.each<[Triple, '1a' | '1b']>([
    [[0, 0, 1], '1a'],
    [[1, 0, 1], '1b'],
    [[0, 1, 1], '1b'],
    [[1, 1, 1], '1a'],
    [[2, 0, 0], '1b'],
    [[2, 1, 0], '1a'],
    [[-1, 0, 0], '1a'],
    [[-1, 1, 0], '1b'],
    [[0, -1, 0], '1a'],
    [[1, -1, 0], '1b'],
  ])('[space.2] at %j the wood is that of %s', (cell, name) => {
    expect(fits(anyStone(), name, cell)).toBe(true);
    expect(whyNot(anyStone(), name === '1a' ? '1b' : '1a', cell)).toEqual({
      code: 'wrong-chequer',
      cells: cells(cell),
    });
  });
});

describe('stones', () => {
  test('[stones.1] twelve, two of each size', () => {
    expect(STONES.join(' ')).toBe(ALL);
    for (const [index, name] of STONES.entries()) expect(sizeOf(index)).toBe(Number(name[0]));
  });

  test('[stones.1] 21 neutral parts and 21 coloured ones', () => {
    const letters = Object.values(STONE_SET.stones).flat().join('');
    expect(letters.replaceAll(/[^n]/g, '')).toHaveLength(21);
    expect(letters.replaceAll(/[^c]/g, '')).toHaveLength(21);
  });

  test('[stones.1] 2a and 2b are alike, yet two stones', () => {
    const match = anyStone();
    expect(placesFor(look(match), stone('2a'))).toEqual(placesFor(look(match), stone('2b')));
    play(match, build(0, '2b', up(0, 0, 1, 2)), holds);
    expect(supply(match, 'red')).toBe('1a 1b 2a 3a 3b 4a 4b 5a 5b 6a 6b');
    expect(tower(match)).toEqual(['red-2b']);
  });

  test('[stones.1] 1b is a plain neutral cube', () => {
    expect(STONE_SET.stones['1b']).toEqual(['n']);
  });

  test.each(STONES)('[stones.2] %s can be turned in every way, each once', name => {
    const turned = turnsOfStone(stone(name)).map(({ cells: parts, parity }) => {
      // A cell that has the right parity for the first part.
      const first = cellAt(0, 0, 10 + parity);
      return lookOf(parts.map(part => tripleOf(first + part)));
    });
    const expected = turnsOf(name).map(({ neutral, coloured }) => lookOf([...neutral, ...coloured], neutral));
    expect(turned.toSorted()).toEqual(expected.toSorted());
  });

  test('[stones.2] in so many ways', () => {
    expect(STONES.map(name => turnsOfStone(stone(name)).length)).toEqual([1, 1, 6, 6, 3, 12, 6, 6, 12, 24, 12, 24]);
    for (const name of STONES) expect(SHAPES[name].neutral.length + SHAPES[name].coloured.length).toBe(Number(name[0]));
  });

  /** Cells moved to the origin, with their wood: even cells are neutral, unless it is said which are. */
  function lookOf(parts: readonly Triple[], neutral?: readonly Triple[]): string {
    const sorted = parts.toSorted(byHeight);
    const [x, y, z] = at(sorted, 0);
    return sorted
      .map(part => {
        const isNeutral = neutral === undefined ? (part[0] + part[1] + part[2]) % 2 === 0 : neutral.includes(part);
        return `${keyOf(plus(part, [-x, -y, -z]))}${isNeutral ? 'n' : 'c'}`;
      })
      .join(' ');
  }
});

describe('set-up', () => {
  test.each([2, 3, 4])('[setup.1] with %i players each colour has stones, a pawn outside and two rings', players => {
    const match = begin(players);
    const colours = COLOURS.slice(0, players === 2 ? 4 : players);
    for (const name of colours) {
      expect(supply(match, name)).toBe(ALL);
      expect(box(match, name)).toBe('');
      expect(pawn(match, name)).toBe('table');
      expect(rings(match, name)).toBe(2);
    }
    expect(look(match).pawns).toHaveLength(colours.length);
    expect(tower(match)).toEqual([]);
  });

  /** Who plays which colour in the first turns. */
  function turns(players: number, count: number): string[] {
    const state = turmbauer.start({ players, hand: 'natural' });
    return Array.from({ length: count }, (_, turn) => {
      state.turn = turn;
      const colour = colourOnTurn(state);
      return `${seatOf(state, colour)} ${COLOURS[colour]}`;
    });
  }

  test('[setup.2] seat 0 begins, and colours follow the seats', () => {
    expect(due(play(begin(), roll(1, 2)))).toBe(0);
    expect(turns(3, 5)).toEqual(['0 red', '1 blue', '2 green', '0 red', '1 blue']);
    expect(turns(4, 5)).toEqual(['0 red', '1 blue', '2 green', '3 black', '0 red']);
  });

  test('[setup.3] two players have two colours each, in turns', () => {
    expect(turns(2, 5)).toEqual(['0 red', '1 blue', '0 green', '1 black', '0 red']);
    const match = begin(2);
    play(match, roll(2, 2), build(0, '2a', up(0, 0, 1, 2)), holds, stay(0), roll(2, 2), build(1, '2a', up(1, 0, 1, 2)));
    play(match, holds, stay(1), roll(2, 2));
    expect(due(match)).toBe(0);
    play(match, build(0, '2a', up(0, 1, 1, 2)), holds, stay(0));
    expect(tower(match)).toEqual(['red-2a', 'blue-2a', 'green-2a']);
    expect(buildable(play(match, roll(5, 2)))).toBe('2a 2b 5a 5b');
    expect(due(match)).toBe(1);
  });
});

describe('a turn', () => {
  test('[turn.1] roll, build, move; then the next colour', () => {
    const match = begin(3);
    expect(due(match)).toBe('roll');
    play(match, roll(1, 2));
    expect(due(match)).toBe(0);
    expect(refused(match, stay(0))).toEqual({ code: 'build-first' });
    play(match, build(0, '1b', [[1, 0, 1]]));
    expect(due(match)).toBe('settle');
    play(match, holds);
    expect(due(match)).toBe(0);
    expect(refused(match, build(0, '1a', [[0, 0, 1]]))).toEqual({ code: 'already-built' });
    play(match, stay(0));
    expect(due(match)).toBe('roll');
    expect(look(match)).toMatchObject({ turn: 1, dice: [0, 0] });
    expect(due(play(match, roll(1, 2)))).toBe(1);
  });

  test.each([2, 3, 4])('[turn.2] with %i players a match lasts twelve rounds and uses up every stone', players => {
    const state = turmbauer.start({ players, hand: 'natural' });
    playOut(turmbauer, state, new SeededRandom(players));
    const colours = players === 2 ? 4 : players;
    expect(state.turn).toBe(12 * colours);
    expect(state.supply).toEqual(Array.from({ length: colours }, () => 0));
  });

  test('[turn.2] the twelfth turn of the last colour ends it, no other', () => {
    expect(due(play(position({ players: 3, round: 12, turn: 'blue' }), stay(1)))).toBe('roll');
    expect(due(play(position({ players: 3, round: 12, turn: 'green' }), stay(2)))).toBe('over');
    expect(due(play(position({ players: 3, round: 11, turn: 'green' }), stay(2)))).toBe('roll');
    expect(due(play(position({ players: 2, round: 12, turn: 'black' }), stay(1)))).toBe('over');
  });
});

test('[view.1] everyone sees everything', () => {
  const match = play(begin(3), roll(2, 5), build(0, '2a', up(0, 0, 1, 2)), holds, stay(0));
  const views = [0, 1, 2, SPECTATOR].map(viewer => JSON.stringify([match.see(viewer as 0), match.seeLog(viewer as 0)]));
  expect(new Set(views).size).toBe(1);
  expect(match.see(1)).toMatchObject({ turn: 1, rings: [2, 2, 2] });
  expect(match.seeLog(2)).toMatchObject([
    { chance: 'roll', dice: [2, 5] },
    {
      seat: 0,
      action: {
        type: 'build',
        stone: '2a',
        cells: up(0, 0, 1, 2),
      },
    },
    { chance: 'settle', fell: [] },
    { seat: 0, action: { type: 'stay' } },
  ]);
});

test('[view.1] and what they are given is their own', () => {
  const match = play(begin(3), roll(2, 5));
  const before = JSON.stringify(look(match));
  const seen = match.see(0);
  for (const list of [seen.supply, seen.box, seen.pawns, seen.rings]) list.fill(1);
  seen.tower.push({ piece: 0, cells: [] });
  expect(JSON.stringify(look(match))).toBe(before);
});
