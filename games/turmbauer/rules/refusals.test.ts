/** Every reason to refuse, once, with its data. `refused` also sees to it that the match stays as it was. */
import { describe, expect, test } from 'vitest';
import {
  alongX,
  begin,
  build,
  cell,
  cells,
  colour,
  discard,
  type Entered,
  holds,
  LID,
  move,
  NICHE,
  piece,
  play,
  position,
  refused,
  roll,
  SHAFT,
  settle,
  stay,
  stone,
  TUNNEL,
  type TurmbauerMatch,
  up,
  whyNot,
} from '../testing/scenario.js';
import type { Refusal, Triple } from './index.js';

interface Case<R> {
  readonly match: () => TurmbauerMatch;
  readonly entry: Entered;
  readonly refusal: R;
}

const first = () => play(begin(), roll(6, 6));
const later = () => position({ dice: [6, 6] });
/** Blue’s field at [0,0,2]; red’s at [1,0,3] is beside it, and two above [1,1,1]. */
const rings = () => position({ stones: { 'blue-1a': [[0, 0, 1]], 'red-2a': up(1, 0, 1, 2) } });
const BASE = cells([0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]);

/** One for each code: the type sees to it that none is forgotten. */
const CASES: { readonly [Code in Refusal['code']]: Case<Extract<Refusal, { code: Code }>> } = {
  'not-this-stone': {
    match: first,
    entry: build(0, '3a', [
      [0, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
    ]),
    refusal: { code: 'not-this-stone', stone: stone('3a'), cells: cells([0, 0, 1], [1, 0, 1], [1, 1, 1]) },
  },
  'cells-taken': {
    match: () => position({ stones: { 'blue-1a': [[0, 0, 1]] }, pawns: { green: [1, 0, 1] }, dice: [6, 6] }),
    entry: build(0, '4a', [
      [2, 0, 1],
      [0, 0, 1],
      [-1, 0, 1],
      [1, 0, 1],
    ]),
    refusal: { code: 'cells-taken', cells: cells([0, 0, 1], [1, 0, 1]) },
  },
  'below-the-table': {
    match: first,
    entry: build(0, '4a', up(2, 0, -2, 1)),
    refusal: { code: 'below-the-table', cells: cells([2, 0, -2], [2, 0, -1]) },
  },
  'wrong-chequer': {
    match: first,
    entry: build(0, '3a', [
      [2, 1, 1],
      [1, 1, 1],
      [0, 1, 1],
    ]),
    refusal: { code: 'wrong-chequer', cells: cells([0, 1, 1], [1, 1, 1], [2, 1, 1]) },
  },
  'apart-from-the-base': {
    match: first,
    entry: build(0, '2a', alongX(3, 4, 0, 0)),
    refusal: { code: 'apart-from-the-base', cells: BASE },
  },
  'on-the-table': {
    match: later,
    entry: build(0, '3b', [
      [2, 0, 0],
      [2, 1, 0],
      [2, 1, 1],
    ]),
    refusal: { code: 'on-the-table', cells: cells([2, 0, 0], [2, 1, 0]) },
  },
  'not-carried': {
    match: later,
    entry: build(0, '2a', alongX(0, 1, 0, 2)),
    refusal: { code: 'not-carried', cells: cells([0, 0, 1], [1, 0, 1]) },
  },
  overhang: {
    match: later,
    entry: build(0, '4a', alongX(1, 4, 0, 1)),
    refusal: { code: 'overhang', cells: cells([3, 0, 1], [4, 0, 1]) },
  },
  'no-way-in': {
    match: () => position({ stones: { ...SHAFT, ...LID }, dice: [6, 6] }),
    entry: build(0, '1a', [[0, 0, 1]]),
    refusal: { code: 'no-way-in', cells: cells([0, 0, 2], [1, 0, 1], [-1, 0, 1], [0, 1, 1], [0, -1, 1]) },
  },
  'walls-in': {
    match: () => position({ stones: NICHE, pawns: { green: [0, 0, 1] }, dice: [6, 6] }),
    entry: build(0, '2a', up(0, 1, 1, 2)),
    refusal: { code: 'walls-in', colour: colour('green'), cells: cells([0, 0, 1]) },
  },
  'build-first': { match: first, entry: stay(0), refusal: { code: 'build-first' } },
  'already-built': { match: () => position({}), entry: discard(0, '1a'), refusal: { code: 'already-built' } },
  'no-such-stone-left': {
    match: () => position({ supply: { red: '1a 3a' }, dice: [1, 2] }),
    entry: build(0, '1b', [[1, 0, 1]]),
    refusal: { code: 'no-such-stone-left', stone: stone('1b') },
  },
  'not-on-the-dice': {
    match: () => play(begin(), roll(1, 2)),
    entry: build(0, '3a', up(1, 0, 1, 3)),
    refusal: { code: 'not-on-the-dice', stone: stone('3a') },
  },
  'no-ring-left': {
    match: () => position({ rings: { red: 0 }, dice: [1, 2] }),
    entry: build(0, '4a', up(0, 0, 1, 4), 'any-stone'),
    refusal: { code: 'no-ring-left', ring: 'any-stone' },
  },
  'one-ring-a-turn': {
    match: () => play(position({ dice: [1, 2] }), build(0, '4a', up(0, 0, 1, 4), 'any-stone'), holds),
    entry: move(0, [0, 1, 1], 'leap'),
    refusal: { code: 'one-ring-a-turn', ring: 'any-stone' },
  },
  'ring-not-needed': {
    match: () => position({}),
    entry: move(0, [0, 0, 1], 'trespass'),
    refusal: { code: 'ring-not-needed', ring: 'trespass' },
  },
  'can-build': {
    match: () => position({ supply: { red: '1b 3a' }, dice: [1, 2] }),
    entry: discard(0, '3a'),
    refusal: { code: 'can-build', stone: stone('1b') },
  },
  'stands-there': { match: () => position({}), entry: move(0, 'table'), refusal: { code: 'stands-there' } },
  'no-field': {
    match: () => position({}),
    entry: move(0, [0, 0, 2]),
    refusal: { code: 'no-field', to: cell([0, 0, 2]) },
  },
  'means-the-table': {
    match: () => position({ pawns: { red: [0, 0, 1] } }),
    entry: move(0, [9, 9, 0]),
    refusal: { code: 'means-the-table', to: cell([9, 9, 0]) },
  },
  'pawn-in-the-way': {
    match: () => position({ pawns: { blue: [0, 0, 1] } }),
    entry: move(0, [0, 0, 1]),
    refusal: { code: 'pawn-in-the-way', to: cell([0, 0, 1]) },
  },
  'takes-a-ring': {
    match: rings,
    entry: move(0, [1, 0, 3]),
    refusal: { code: 'takes-a-ring', rings: ['trespass', 'leap'] },
  },
  'no-way-there': {
    match: () => position({ stones: { 'red-3a': up(0, 0, 1, 3) } }),
    entry: move(0, [0, 0, 4]),
    refusal: { code: 'no-way-there', to: cell([0, 0, 4]) },
  },
  'not-on-the-tower': {
    match: () => play(first(), build(0, '1a', [[0, 0, 1]])),
    entry: settle('red-1b'),
    refusal: { code: 'not-on-the-tower', piece: piece('red-1b') },
  },
  'fell-twice': {
    match: () => play(first(), build(0, '1a', [[0, 0, 1]])),
    entry: { chance: 'settle', fell: [piece('red-1a'), piece('red-1a')] },
    refusal: { code: 'fell-twice', piece: piece('red-1a') },
  },
};

describe('refusals', () => {
  test.each(Object.values(CASES))('$refusal.code', ({ match, entry, refusal }) => {
    expect(refused(match(), entry)).toEqual(refusal);
  });

  test('building and moving have their time', () => {
    expect(refused(first(), move(0, [0, 0, 1]))).toEqual({ code: 'build-first' });
    expect(refused(position({}), build(0, '1a', [[0, 0, 1]]))).toEqual({ code: 'already-built' });
  });

  test('a ring that does not help is told from one that is missing', () => {
    expect(refused(rings(), move(0, [0, 0, 2], 'leap'))).toEqual({ code: 'takes-a-ring', rings: ['trespass'] });
    const high = position({ stones: { 'red-3a': up(0, 0, 1, 3) } });
    for (const ring of ['leap', 'trespass'] as const)
      expect(refused(high, move(0, [0, 0, 4], ring))).toEqual({ code: 'no-way-there', to: cell([0, 0, 4]), ring });
  });

  test('without a way down, the table is out of reach', () => {
    const match = position({ stones: { 'red-3a': up(0, 0, 1, 3) }, pawns: { red: [0, 0, 4] } });
    expect(refused(match, move(0, 'table'))).toEqual({ code: 'no-way-there', to: 0 });
  });

  test('[place.6] of what is in the way the nearest are shown, in each direction', () => {
    const stones = { ...TUNNEL, 'blue-4a': up(3, 0, 0, 3) };
    expect(whyNot(position({ stones, dice: [6, 6] }), '2a', [0, 0, 1], [1, 0, 1])).toEqual({
      code: 'no-way-in',
      cells: cells([-1, 0, 1], [3, 0, 1], [0, 1, 1], [1, 1, 1], [0, -1, 1], [0, 0, 2]),
    });
  });

  test('a pawn’s own ring is looked at first, then the way', () => {
    const match = position({ rings: { red: 0 } });
    expect(refused(match, move(0, [0, 0, 1], 'leap'))).toEqual({ code: 'no-ring-left', ring: 'leap' });
    expect(refused(position({ paid: 'any-stone' }), move(0, [0, 0, 1], 'trespass'))).toEqual({
      code: 'one-ring-a-turn',
      ring: 'any-stone',
    });
  });

  test('[place.1] [place.2] [place.3] [place.4] [place.5] reasons come in the order of their rules', () => {
    // Taken and below the table; below the table and on the wrong chequer; apart and not carried.
    expect(whyNot(first(), '2a', [0, 0, -1], [0, 0, 0])?.code).toBe('cells-taken');
    expect(whyNot(first(), '1a', [5, 0, -1])?.code).toBe('below-the-table');
    expect(whyNot(first(), '1a', [5, 0, 1])?.code).toBe('wrong-chequer');
    expect(whyNot(first(), '1a', [5, 0, 2])?.code).toBe('apart-from-the-base');
    expect(whyNot(later(), '2a', [5, 0, 0], [6, 0, 0])?.code).toBe('on-the-table');
  });

  test('[stones.2] cells that are not the stone', () => {
    const wrong: Triple[][] = [
      [[0, 0, 1]],
      [
        [0, 0, 1],
        [0, 0, 1],
      ],
      [
        [0, 0, 1],
        [1, 1, 1],
      ],
      [
        [0, 0, 1],
        [0, 0, 3],
      ],
      up(0, 0, 1, 3),
    ];
    for (const at of wrong)
      expect(whyNot(first(), '2a', ...at)).toEqual({ code: 'not-this-stone', stone: stone('2a'), cells: cells(...at) });
    expect(whyNot(first(), '3b', [0, 0, 1], [1, 0, 1], [1, 1, 1])?.code).toBe('wrong-chequer');
  });
});
