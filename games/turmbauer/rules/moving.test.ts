import { describe, expect, test } from 'vitest';
import {
  alongY,
  between,
  due,
  isLegal,
  look,
  move,
  pawn,
  play,
  position,
  reachable,
  refused,
  rings,
  type Stones,
  stay,
  up,
} from '../testing/scenario.js';
import { heights, type Triple } from './index.js';

describe('fields', () => {
  test('[move.1] the table is 0 high, the top of the base 1', () => {
    const match = position({ stones: { 'blue-2a': up(0, 0, 1, 2) }, pawns: { green: [1, 0, 1], black: [0, 0, 3] } });
    expect(heights(look(match))).toEqual([0, 0, 1, 3]);
  });

  test('[move.1] a field is a free cell with something directly below', () => {
    const match = position({ stones: { 'red-1a': [[0, 0, 1]] } });
    expect(reachable(match)).toEqual(['0,0,2', '0,1,1', '1,0,1', '1,1,1']);
    expect(refused(match, move(0, [0, 0, 1]))).toMatchObject({ code: 'no-field' });
    expect(refused(match, move(0, [1, 0, 2]))).toMatchObject({ code: 'no-field' });
    expect(refused(match, move(0, [0, 0, 0]))).toMatchObject({ code: 'no-field' });
    expect(refused(match, move(0, [0, 0, -1]))).toMatchObject({ code: 'no-field' });
  });

  test('[move.1] the pawn fills the cell it moves to', () => {
    const match = play(position({}), move(0, [1, 0, 1]));
    expect(pawn(match, 'red')).toEqual([1, 0, 1]);
    expect(heights(look(match))).toEqual([1, 0, 0, 0]);
  });
});

describe('steps', () => {
  test.each<[string, Stones, string]>([
    ['level', {}, '0,0,1'],
    ['one up', { 'red-1a': [[0, 0, 1]] }, '0,0,2'],
  ])('[move.2] a step may be %s', (_, stones, to) => {
    expect(reachable(position({ stones, pawns: { red: [1, 0, 1] } }))).toContain(to);
  });

  test('[move.2] or one down', () => {
    const stones = { 'red-1a': [[0, 0, 1]] } as const;
    expect(reachable(position({ stones, pawns: { red: [0, 0, 2] } }))).toEqual(['0,1,1', '1,0,1', '1,1,1', 'table']);
  });

  test('[move.2] not two up or two down', () => {
    const stones = { 'red-2a': up(0, 0, 1, 2) };
    expect(reachable(position({ stones }))).toEqual(['0,1,1', '1,0,1', '1,1,1']);
    expect(reachable(position({ stones, pawns: { red: [0, 0, 3] } }))).toEqual([]);
  });

  test('[move.2] never across a corner', () => {
    const walls = { 'red-4a': up(1, 0, 1, 4), 'blue-4a': up(0, 1, 1, 4), 'red-1a': [[1, 1, 1]] } as const;
    expect(reachable(position({ stones: walls, pawns: { red: [0, 0, 1] } }))).toEqual(['table']);
  });
});

/** A way between [0,0,1] and the top of a stone at x = 1 that is only as high as this, with a roof over [0,0,1]. */
function roofed(rise: 0 | 1 | 2, roof: 2 | 3 | 4 | undefined): Stones {
  const step: Stones = rise === 0 ? {} : rise === 1 ? { 'red-1b': [[1, 0, 1]] } : { 'red-2a': up(1, 0, 1, 2) };
  const pillar: Stones =
    roof === 2
      ? { 'green-1b': [[0, 1, 1]] }
      : roof === 3
        ? { 'green-2a': up(0, 1, 1, 2) }
        : { 'green-2a': up(0, 1, 1, 2), 'green-1b': [[0, 1, 3]] };
  const top: Stones =
    roof === undefined
      ? {}
      : {
          'green-2b': [
            [0, 0, roof],
            [0, 1, roof],
          ],
        };
  return { ...step, ...pillar, ...top, 'black-4a': up(1, 1, 1, 4) };
}

describe('head-room', () => {
  const LOW: Triple = [0, 0, 1];
  const canGo = (stones: Stones, from: Triple, to: Triple, ring?: 'leap') =>
    reachable(position({ stones, pawns: { red: from } }), ring).includes(to.join(','));

  test.each([2, 3, 4, undefined] as const)('[move.3] a level step needs none above it: roof at %j', roof => {
    // Both are low; to keep it to this one step, the way around the table is not counted.
    const stones = roofed(0, roof);
    expect(canGo(stones, LOW, [1, 0, 1])).toBe(true);
    expect(canGo(stones, [1, 0, 1], LOW)).toBe(true);
  });

  test.each([
    [2, false],
    [3, true],
    [4, true],
    [undefined, true],
  ] as const)('[move.3] a step of one height needs one cell above the lower field: roof at %j', (roof, expected) => {
    const stones = roofed(1, roof);
    expect(canGo(stones, LOW, [1, 0, 2])).toBe(expected);
    expect(canGo(stones, [1, 0, 2], LOW)).toBe(expected);
  });

  test.each([
    [2, false],
    [3, false],
    [4, true],
    [undefined, true],
  ] as const)('[move.3] [ring.4] a leap needs two: roof at %j', (roof, expected) => {
    const stones = roofed(2, roof);
    expect(canGo(stones, LOW, [1, 0, 3], 'leap')).toBe(expected);
    expect(canGo(stones, [1, 0, 3], LOW, 'leap')).toBe(expected);
    expect(canGo(stones, LOW, [1, 0, 3])).toBe(false);
  });

  test('[move.3] a roof over the higher field is no hindrance', () => {
    const stones = {
      'red-1b': [[1, 0, 1]],
      'black-2a': up(1, 1, 1, 2),
      'black-2b': alongY(1, 0, 1, 3),
    } as const;
    expect(canGo(stones, LOW, [1, 0, 2])).toBe(true);
    expect(canGo(stones, [1, 0, 2], LOW)).toBe(true);
  });
});

describe('colours', () => {
  const STONES = { 'red-1a': [[0, 0, 1]], 'blue-1a': [[1, 1, 1]], 'green-1b': [[1, 0, 1]] } as const;

  test('[move.4] neutral wood, dark brown, one’s own colour; not an opponent’s', () => {
    // [0,1,1] lies on a dark brown part of the base, [1,0,2] on neutral wood of green’s.
    expect(reachable(position({ stones: STONES }))).toEqual(['0,0,2', '0,1,1', '1,0,2']);
    expect(reachable(position({ stones: STONES, turn: 'blue' }))).toEqual(['0,1,1', '1,0,2', '1,1,2']);
    expect(reachable(position({ stones: STONES, turn: 'green' }))).toEqual(['0,1,1']);
    expect(refused(position({ stones: STONES }), move(0, [1, 1, 2]))).toMatchObject({ code: 'takes-a-ring' });
  });

  test('[move.4] the table is free to all', () => {
    expect(reachable(position({ pawns: { red: [0, 0, 1] } }))).toContain('table');
  });

  test('[move.4] no passing over an opponent’s colour', () => {
    const stones = { ...STONES, 'green-1b': undefined, 'green-2a': up(1, 0, 1, 2) } as const;
    // [1,0,3] is green’s, beside red’s and blue’s fields of height 2.
    expect(reachable(position({ stones, turn: 'green' }))).toEqual(['0,1,1']);
    expect(reachable(position({ stones, turn: 'green' }), 'trespass')).toEqual(['0,0,2', '1,0,3', '1,1,2']);
  });

  test('[move.5] with two players the other colour of the player is an opponent’s', () => {
    const stones = { 'green-1a': [[0, 0, 1]] } as const;
    expect(reachable(position({ players: 2, stones }))).not.toContain('0,0,2');
    expect(reachable(position({ players: 2, stones, turn: 'green' }))).toContain('0,0,2');
  });
});

describe('other pawns', () => {
  /** [1,0,2] can be reached only over [0,0,1]. */
  const NARROW = { 'red-1b': [[1, 0, 1]], 'black-4a': up(1, 1, 1, 4), 'green-4a': up(0, 1, 1, 4) } as const;

  test('[move.6] no stepping onto a pawn, nor past it', () => {
    expect(reachable(position({ stones: NARROW }))).toEqual(['0,0,1', '1,0,2']);
    const match = position({ stones: NARROW, pawns: { blue: [0, 0, 1] } });
    expect(reachable(match)).toEqual([]);
    expect(refused(match, move(0, [0, 0, 1]))).toMatchObject({ code: 'pawn-in-the-way' });
    expect(refused(match, move(0, [0, 0, 1], 'trespass'))).toMatchObject({ code: 'pawn-in-the-way' });
  });

  test('[move.6] a pawn fills one cell only', () => {
    expect(reachable(position({ stones: NARROW, pawns: { blue: [1, 0, 2] } }))).toEqual(['0,0,1']);
  });

  test('[move.7] the table outside holds any number of pawns', () => {
    const match = position({ pawns: { red: [0, 0, 1] } });
    expect(reachable(match)).toContain('table');
    play(match, move(0, 'table'));
    expect(look(match).pawns).toEqual([0, 0, 0, 0]);
  });
});

describe('the table', () => {
  /** Two yards, [2,0,0] and beside it [2,-1,0], cut off by stones. */
  const YARD = {
    'red-6b': [
      [2, 1, 0],
      [3, 1, 0],
      [3, 0, 0],
      [4, 0, 0],
      [4, -1, 0],
      [5, -1, 0],
    ],
    'blue-6b': [
      [1, -1, 0],
      [1, -2, 0],
      [2, -2, 0],
      [2, -3, 0],
      [3, -3, 0],
      [3, -4, 0],
    ],
    'green-2a': alongY(3, -2, -1, 0),
  } as const;

  test('[move.8] the outside is one place, however far one goes', () => {
    const match = position({ pawns: { red: [0, 0, 1] } });
    expect(reachable(match)).toEqual(['0,1,1', '1,0,1', '1,1,1', 'table']);
    expect(isLegal(match, move(0, [2, 0, 0]))).toBe(false);
    expect(isLegal(match, move(0, [9, 9, 0]))).toBe(false);
    expect(heights(look(play(match, move(0, 'table'))))).toEqual([0, 0, 0, 0]);
  });

  test('[move.8] a table cell that is cut off is a field of its own', () => {
    const match = position({ stones: YARD });
    expect(reachable(match)).toContain('2,0,0');
    expect(reachable(match)).toContain('2,-1,0');
    play(match, move(0, [2, 0, 0]));
    expect(pawn(match, 'red')).toEqual([2, 0, 0]);
    expect(heights(look(match))[0]).toBe(0);
  });

  test('[move.8] for one pawn each', () => {
    const match = position({ stones: YARD, pawns: { blue: [2, 0, 0] } });
    expect(reachable(match)).not.toContain('2,0,0');
    expect(reachable(match)).toContain('2,-1,0');
    expect(refused(match, move(0, [2, 0, 0]))).toMatchObject({ code: 'pawn-in-the-way' });
  });

  test('[move.8] and joined to the others only by steps', () => {
    const out = reachable(position({ stones: YARD, pawns: { red: [2, 0, 0] } }));
    expect(out).toContain('2,-1,0');
    expect(out).toContain('table');
    // Walls of two heights around the yards leave nowhere else to go.
    const walls = {
      ...YARD,
      'red-6b': undefined,
      'green-2a': undefined,
      'blue-6b': undefined,
      'red-4b': between([2, 1, 0], [3, 1, 1]),
      'blue-4b': between([3, -1, 0], [3, 0, 1]),
      'green-4b': between([1, -2, 0], [1, -1, 1]),
      'black-4b': between([2, -2, 0], [3, -2, 1]),
      'blue-2b': up(1, 0, 1, 2),
    } as const;
    const shut = position({ stones: walls, pawns: { red: [2, 0, 0] } });
    expect(reachable(shut)).toEqual(['2,-1,0']);
    expect(reachable(position({ stones: walls, pawns: { red: [2, 0, 0], black: [2, -1, 0] } }))).toEqual([]);
  });

  test('[move.8] roofed cells belong to it, and need head-room to step up from', () => {
    // Two long stones over the sides of the base leave only the ends at x = 2 and x = -1.
    const stones = {
      'red-4a': alongY(0, -1, 2, 1),
      'blue-4a': alongY(1, -1, 2, 1),
    } as const;
    expect(reachable(position({ stones }))).toEqual([]);
    expect(reachable(position({ stones, turn: 'blue' }), 'leap')).toContain('1,0,2');
  });

  test('[move.8] a gate under a roof does not make a yard', () => {
    // As YARD without green’s stone; the way out along -y is below a roof.
    const stones = {
      'red-6b': YARD['red-6b'],
      'blue-6b': YARD['blue-6b'],
      'black-4a': alongY(3, -2, 1, 1),
    } as const;
    const match = position({ stones });
    expect(reachable(match)).not.toContain('2,0,0');
    expect(reachable(match)).not.toContain('2,-1,0');
    expect(isLegal(match, move(0, [2, 0, 0]))).toBe(false);
  });

  test('[move.9] any number of steps, down and up again, over the table too', () => {
    const stones = { 'red-4a': up(0, 0, 1, 4), 'blue-4a': up(1, 1, 1, 4), 'red-1b': [[2, 0, 0]] } as const;
    const from = reachable(position({ stones, pawns: { red: [0, 1, 1] } }));
    expect(from).toEqual(['1,0,1', '2,0,1', 'table']);
  });

  test('[move.9] the pawn may stay', () => {
    const match = position({ pawns: { red: [0, 0, 1] } });
    expect(isLegal(match, stay(0))).toBe(true);
    play(match, stay(0));
    expect(pawn(match, 'red')).toEqual([0, 0, 1]);
    expect(due(match)).toBe('roll');
    expect(rings(match, 'red')).toBe(2);
  });
});
