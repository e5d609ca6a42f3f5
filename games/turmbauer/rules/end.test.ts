import { SPECTATOR } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { build, due, move, type Position, play, position, resultOf, settle, stay, up } from '../testing/scenario.js';
import { partsOf, placesOf, type Standing, turmbauer, verdictOf } from './index.js';

/** The last turn of a match: all stones that are not on the tower are in the box. */
const lastTurn = (wanted: Position) => {
  const { players = 4 } = wanted;
  const match = position({ ...wanted, round: 12, turn: players === 3 ? 'green' : 'black' });
  return play(match, stay(players === 2 ? 1 : players - 1));
};

describe('after the twelfth round', () => {
  test('[end.1] the highest pawn wins', () => {
    const stones = { 'red-2a': up(0, 0, 1, 2) };
    const match = lastTurn({ stones, pawns: { red: [1, 0, 1], blue: [0, 0, 3], green: [0, 1, 1] } });
    expect(resultOf(match)).toEqual({ heights: [1, 3, 1, 0], winners: [1] });
  });

  test('[end.1] the last move counts', () => {
    const match = position({ round: 12, turn: 'black' });
    play(match, move(3, [0, 0, 1]));
    expect(resultOf(match)).toEqual({ heights: [0, 0, 0, 1], winners: [3] });
  });

  const LEVEL = { red: [0, 0, 1], blue: [1, 0, 1], green: [0, 1, 1] } as const;

  test('[end.1] ties: fewer parts in the box', () => {
    // Three parts of blue’s are built, two of red’s, two of green’s.
    const stones = { 'red-2a': up(2, 0, 0, 1), 'green-2a': up(0, 2, 0, 1), 'blue-3a': up(-1, 0, 0, 2) };
    const match = lastTurn({ stones, pawns: LEVEL, rings: { blue: 0 } });
    expect(resultOf(match)).toEqual({ heights: [1, 1, 1, 0], winners: [1] });
  });

  test('[end.1] parts, not stones', () => {
    const stones = { 'red-1b': [[2, 0, 0]], 'red-1a': [[2, 1, 0]], 'blue-3a': up(-1, 0, 0, 2) } as const;
    expect(resultOf(lastTurn({ stones, pawns: LEVEL })).winners).toEqual([1]);
  });

  test('[end.1] then more rings', () => {
    const rings = { red: 1, blue: 0, green: 2, black: 2 };
    expect(resultOf(lastTurn({ pawns: LEVEL, rings })).winners).toEqual([2]);
    expect(resultOf(lastTurn({ pawns: LEVEL, rings: { ...rings, green: 0 } })).winners).toEqual([0]);
  });

  test('[end.1] then shared', () => {
    expect(resultOf(lastTurn({ pawns: LEVEL })).winners).toEqual([0, 1, 2]);
    expect(resultOf(lastTurn({ players: 3, pawns: {} }))).toEqual({ heights: [0, 0, 0], winners: [0, 1, 2] });
    expect(resultOf(lastTurn({ pawns: LEVEL, rings: { blue: 1 } })).winners).toEqual([0, 2]);
  });

  test('[end.2] with two players both pawns count together', () => {
    const stones = { 'red-3a': up(0, 0, 1, 3) };
    const pawns = { red: [0, 0, 4], green: [1, 0, 1], blue: [1, 1, 1], black: [0, 1, 1] } as const;
    expect(resultOf(lastTurn({ players: 2, stones, pawns }))).toEqual({ heights: [5, 2], winners: [0] });
    const close = { blue: [1, 1, 1], black: [0, 1, 1], red: [1, 0, 1] } as const;
    expect(resultOf(lastTurn({ players: 2, stones, pawns: close }))).toEqual({ heights: [1, 2], winners: [1] });
  });

  test('[end.2] and in ties both colours’ parts and rings', () => {
    const level = { red: [0, 0, 1], blue: [1, 0, 1] } as const;
    const stones = { 'red-3a': up(2, 1, 0, 2), 'blue-2a': up(0, 2, 0, 1), 'black-2a': up(0, -1, 0, 1) };
    expect(resultOf(lastTurn({ players: 2, stones, pawns: level })).winners).toEqual([1]);
    const even = { 'red-2a': up(2, 0, 0, 1), 'black-2a': up(0, -1, 0, 1) };
    const rings = { red: 2, green: 0, blue: 1, black: 2 };
    expect(resultOf(lastTurn({ players: 2, stones: even, pawns: level, rings })).winners).toEqual([1]);
    expect(resultOf(lastTurn({ players: 2, stones: even, pawns: level })).winners).toEqual([0, 1]);
  });
});

describe('after a collapse', () => {
  const STONES = { 'red-2a': up(2, 0, 0, 1), 'blue-2a': up(0, 2, 0, 1), 'green-2a': up(0, -1, 0, 1) };

  /** Black builds on [1,1,1], and three stones fall. */
  const collapse = (wanted: Position) => {
    const match = position({ stones: STONES, ...wanted, turn: 'black', dice: [2, 2] });
    play(match, build(wanted.players === 2 ? 1 : 3, '2a', up(1, 1, 1, 2)), settle('red-2a', 'blue-2a', 'green-2a'));
    expect(due(match)).toBe('over');
    return resultOf(match);
  };

  test('[end.3] [record.4] who brought it down has lost, however high', () => {
    const pawns = { black: [0, 0, 1], green: [1, 0, 1] } as const;
    expect(collapse({ pawns })).toEqual({ heights: [0, 0, 1, 1], winners: [2], collapsedBy: 3 });
    expect(collapse({ pawns: { black: [0, 0, 1] } })).toMatchObject({ winners: [0, 1, 2], heights: [0, 0, 0, 1] });
  });

  test('[end.3] ties: fewer parts in supply and box together', () => {
    const pawns = { red: [0, 0, 1], blue: [1, 0, 1] } as const;
    // Blue has built more parts, whatever is in the box.
    const stones = { ...STONES, 'blue-3a': up(-1, 0, 0, 2) };
    expect(collapse({ pawns, stones, rings: { blue: 0 } }).winners).toEqual([1]);
    // As many parts built, in other stones; the boxes differ, but not together with the supplies.
    const split = {
      'red-2a': up(2, 0, 0, 1),
      'blue-2a': up(0, 2, 0, 1),
      'green-2a': up(0, -1, 0, 1),
      'red-1b': [[1, -1, 0]],
      'red-3a': up(-1, 0, 0, 2),
      'blue-4a': up(-1, 1, 0, 3),
    } as const;
    const supply = { red: '1a 2b 3b 4a 4b 5a 5b 6a', blue: '1a 1b 2b 3a 3b 4b 5a 5b' };
    const same = collapse({ pawns, stones: split, supply });
    expect(same.winners).toEqual([0, 1]);
    expect(collapse({ pawns, stones: split, supply, rings: { red: 1 } }).winners).toEqual([1]);
  });

  test('[end.3] then more rings, then shared', () => {
    const pawns = { red: [0, 0, 1], blue: [1, 0, 1] } as const;
    expect(collapse({ pawns, rings: { red: 1 } }).winners).toEqual([1]);
    expect(collapse({ pawns }).winners).toEqual([0, 1]);
    expect(collapse({ pawns, rings: { red: 1, blue: 1, black: 2 } }).winners).toEqual([0, 1]);
  });

  test('[end.3] [record.4] with two players the other wins', () => {
    const pawns = { black: [0, 0, 1], blue: [1, 0, 1] } as const;
    expect(collapse({ players: 2, pawns })).toEqual({ heights: [0, 2], winners: [0], collapsedBy: 1 });
  });

  test('[end.3] [record.4] heights are as before the turn', () => {
    const match = position({ stones: STONES, pawns: { red: [0, 0, 1] }, turn: 'black', dice: [2, 2] });
    play(
      match,
      build(3, '2a', up(1, 1, 1, 2)),
      settle('black-2a'),
      build(3, '2a', up(1, 1, 1, 2)),
      settle('red-2a', 'blue-2a', 'black-2a'),
    );
    expect(resultOf(match)).toEqual({ heights: [1, 0, 0, 0], winners: [0], collapsedBy: 3 });
  });

  test('[end.3] places: who brought it down is last, the others as the questions tell them apart', () => {
    const standing = (height: number, parts: number, rings: number): Standing => ({ height, parts, rings });
    const standings = [standing(2, 50, 1), standing(5, 50, 2), standing(2, 48, 0), standing(2, 50, 1)];
    expect(placesOf(standings)).toEqual([3, 1, 2, 3]);
    expect(placesOf(standings, 1)).toEqual([2, 4, 1, 2]);
    const match = position({ stones: STONES, pawns: { black: [0, 0, 1] }, turn: 'black', dice: [2, 2] });
    play(match, build(3, '2a', up(1, 1, 1, 2)), settle('red-2a', 'blue-2a', 'green-2a'));
    expect(turmbauer.places?.(match.see(SPECTATOR))).toEqual([1, 1, 1, 4]);
  });

  test('[record.4] without a collapse there is no word of one', () => {
    expect(resultOf(lastTurn({}))).not.toHaveProperty('collapsedBy');
  });

  test('[record.4] the scores are the heights, within bounds', () => {
    expect(turmbauer.scores({ heights: [3, 4], winners: [1] })).toEqual([3, 4]);
    // The base and 48 stones on end, 30 cells for each colour; two pawns with two players.
    expect(turmbauer.scoreBounds({ players: 3, hand: 'natural' })).toEqual({ min: 0, max: 121 });
    expect(turmbauer.scoreBounds({ players: 2, hand: 'natural' })).toEqual({ min: 0, max: 242 });
  });
});

test('[stones.1] the parts of some stones', () => {
  expect(partsOf(0)).toBe(0);
  expect(partsOf(0b100000000101)).toBe(1 + 2 + 6);
  expect(partsOf(0xfff)).toBe(42);
});

describe('what decided', () => {
  const standing = (height: number, parts = 0, rings = 2): Standing => ({ height, parts, rings });

  test('[end.1] the first question that leaves one', () => {
    expect(verdictOf([standing(5, 9), standing(4)])).toMatchObject({ winners: [0], decidedBy: 'height' });
    expect(verdictOf([standing(5, 2), standing(5, 1, 0)])).toMatchObject({ winners: [1], decidedBy: 'parts' });
    expect(verdictOf([standing(5, 1, 1), standing(5, 1), standing(5, 2)])).toMatchObject({
      winners: [1],
      decidedBy: 'rings',
    });
    expect(verdictOf([standing(5), standing(5), standing(4)])).toMatchObject({ winners: [0, 1], decidedBy: 'shared' });
  });

  test('[end.3] nobody is asked if one player is left after a collapse', () => {
    expect(verdictOf([standing(9), standing(1)], 0)).toMatchObject({ winners: [1], decidedBy: 'last-standing' });
    expect(verdictOf([standing(9), standing(1), standing(2)], 0)).toMatchObject({ winners: [2], decidedBy: 'height' });
  });
});
