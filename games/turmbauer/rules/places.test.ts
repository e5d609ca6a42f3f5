import { describe, expect, test } from 'vitest';
import {
  alongX,
  alongY,
  begin,
  between,
  build,
  cells,
  colour,
  fits,
  holds,
  isLegal,
  LID,
  NICHE,
  play,
  position,
  refused,
  roll,
  SHAFT,
  type Stones,
  stay,
  TUNNEL,
  up,
  WELL,
  whyNot,
} from '../testing/scenario.js';
import type { ColourName, StoneName, Triple } from './index.js';

/** A new match in which any stone may be built. */
const first = () => play(begin(), roll(6, 6));

describe('free cells', () => {
  test('[place.1] not in the base, nor in a stone', () => {
    expect(whyNot(first(), '2a', [1, 0, 0], [2, 0, 0])).toEqual({ code: 'cells-taken', cells: cells([1, 0, 0]) });
    const match = position({ stones: { 'red-2a': up(0, 0, 1, 2) }, dice: [6, 6] });
    expect(whyNot(match, '4a', ...up(0, 0, 1, 4))).toEqual({ code: 'cells-taken', cells: cells(...up(0, 0, 1, 2)) });
    expect(whyNot(match, '4a', ...up(0, 0, 2, 5))).toEqual({ code: 'cells-taken', cells: cells([0, 0, 2]) });
    expect(whyNot(match, '4a', ...up(0, 0, 3, 6))).toBeUndefined();
  });

  test.each(['red', 'blue'] as const)('[place.1] nor where the pawn of %s stands', name => {
    const match = position({ pawns: { [name]: [0, 0, 1] }, dice: [6, 6] });
    expect(whyNot(match, '2a', [0, 0, 1], [1, 0, 1])).toEqual({ code: 'cells-taken', cells: cells([0, 0, 1]) });
    expect(fits(match, '2a', [0, 0, 1], [1, 0, 1])).toBe(false);
    expect(fits(position({ dice: [6, 6] }), '2a', [0, 0, 1], [1, 0, 1])).toBe(true);
  });

  test('[place.1] nor below the table', () => {
    expect(whyNot(first(), '3b', [2, 1, 0], [2, 0, 0], [2, 1, -1])).toEqual({
      code: 'below-the-table',
      cells: cells([2, 1, -1]),
    });
    expect(whyNot(first(), '2a', [0, 0, -1], [1, 0, -1])?.code).toBe('below-the-table');
  });
});

test('[place.2] neutral parts lie on even cells, coloured ones on odd', () => {
  // The corner of 3b is coloured.
  expect(fits(first(), '3b', [0, 0, 1], [1, 0, 1], [0, 1, 1])).toBe(true);
  const wrong: Triple[] = [
    [1, 0, 1],
    [0, 0, 1],
    [1, 1, 1],
  ];
  expect(whyNot(first(), '3b', ...wrong)).toEqual({ code: 'wrong-chequer', cells: cells(...wrong) });
  expect(fits(first(), '3b', ...wrong)).toBe(false);
  // 2a can be turned round.
  expect(fits(first(), '2a', [0, 0, 1], [1, 0, 1])).toBe(true);
  expect(fits(first(), '2a', [1, 0, 1], [1, 1, 1])).toBe(true);
});

describe('touching', () => {
  const apart = { code: 'apart-from-the-base', cells: cells([0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]) };

  test.each<[string, Triple, Triple]>([
    ['x', [2, 0, 0], [3, 0, 0]],
    ['-x', [-1, 1, 0], [-2, 1, 0]],
    ['y', [0, 2, 0], [0, 3, 0]],
    ['-y', [1, -1, 0], [1, -2, 0]],
    ['z', [0, 0, 1], [0, 0, 2]],
    ['x, upright', [2, 0, 0], [2, 0, 1]],
  ])('[place.3] in the first round a stone touches the base along %s', (_, one, other) => {
    expect(fits(first(), '2a', one, other)).toBe(true);
  });

  test('[place.3] in the first round it must touch the base, with a face', () => {
    expect(whyNot(first(), '2a', [3, 0, 0], [4, 0, 0])).toEqual(apart);
    expect(whyNot(first(), '2a', [2, 2, 0], [3, 2, 0])).toEqual(apart);
    const match = position({ round: 1, turn: 'blue', stones: { 'red-2a': up(0, 0, 1, 2) }, dice: [6, 6] });
    expect(whyNot(match, '2a', ...up(0, 0, 3, 4))).toEqual(apart);
    expect(fits(match, '2a', ...up(0, 0, 3, 4))).toBe(false);
    expect(fits(match, '4a', ...alongY(2, -2, 1, 0))).toBe(true);
  });

  test('[place.3] later it touches any stone, and stays off the table', () => {
    const match = position({ stones: { 'red-2a': up(0, 0, 1, 2) }, turn: 'blue', dice: [6, 6] });
    expect(fits(match, '2a', ...up(0, 0, 3, 4))).toBe(true);
    expect(whyNot(match, '2a', [2, 0, 0], [3, 0, 0])).toEqual({
      code: 'on-the-table',
      cells: cells([2, 0, 0], [3, 0, 0]),
    });
    // One part is enough.
    expect(whyNot(match, '3b', [2, 0, 0], [2, 0, 1], [1, 0, 1])).toEqual({
      code: 'on-the-table',
      cells: cells([2, 0, 0]),
    });
    expect(fits(match, '2a', [1, 0, 1], [2, 0, 1])).toBe(true);
  });

  test.each<[2 | 3 | 4, ColourName]>([
    [2, 'black'],
    [3, 'green'],
    [4, 'black'],
  ])('[place.3] with %i players the turn of %s is the last of the first round', (players, last) => {
    const onTable = (round: number, turn: ColourName) =>
      fits(position({ players, round, turn, dice: [6, 6] }), '2a', [2, 0, 0], [3, 0, 0]);
    expect(onTable(1, 'red')).toBe(true);
    expect(onTable(1, last)).toBe(true);
    expect(onTable(2, 'red')).toBe(false);
  });

  test('[place.3] with three players red is the first in the second round', () => {
    const match = begin(3);
    const turn = (seat: number, at: readonly Triple[]) =>
      play(match, roll(2, 2), build(seat, '2a', at), holds, stay(seat));
    turn(0, alongX(2, 3, 0, 0));
    turn(1, alongX(2, 3, 1, 0));
    turn(2, alongX(-2, -1, 0, 0));
    play(match, roll(2, 2));
    expect(isLegal(match, build(0, '2b', alongX(-2, -1, 1, 0)))).toBe(false);
    expect(refused(match, build(0, '2b', alongX(-2, -1, 1, 0)))).toMatchObject({ code: 'on-the-table' });
  });
});

describe('carried', () => {
  const pillar = { 'red-2a': up(0, 0, 1, 2) };

  test('[place.4] something must be directly below one of its columns', () => {
    const match = position({ stones: pillar, turn: 'blue', dice: [6, 6] });
    expect(whyNot(match, '1a', [1, 0, 2])).toEqual({ code: 'not-carried', cells: cells([1, 0, 1]) });
    expect(whyNot(match, '2a', [1, 0, 2], [2, 0, 2])).toEqual({
      code: 'not-carried',
      cells: cells([1, 0, 1], [2, 0, 1]),
    });
    expect(whyNot(match, '2a', ...up(1, 0, 2, 3))).toEqual({ code: 'not-carried', cells: cells([1, 0, 1]) });
    expect(fits(match, '2a', [0, 0, 3], [1, 0, 3])).toBe(true);
    expect(fits(match, '2a', ...up(1, 0, 1, 2))).toBe(true);
  });

  test('[place.4] the table carries', () => {
    expect(fits(first(), '6a', ...between([2, 0, 0], [4, 0, 1]))).toBe(true);
  });

  test('[place.4] a pawn carries nothing', () => {
    const match = position({ stones: pillar, pawns: { red: [1, 0, 1] }, turn: 'blue', dice: [6, 6] });
    expect(whyNot(match, '1a', [1, 0, 2])).toEqual({ code: 'not-carried', cells: cells([1, 0, 1]) });
    expect(fits(match, '1a', [1, 0, 2])).toBe(false);
  });

  test('[place.4] [place.5] nor does a pawn help against overhang', () => {
    // Carried at x = 0 only; a pawn is below x = 1.
    const stones = { 'red-2a': up(0, 0, 1, 2), 'blue-2a': up(1, 0, 1, 2) };
    expect(fits(position({ stones, dice: [6, 6] }), '4a', ...alongX(-1, 2, 0, 3))).toBe(true);
    const low = { 'red-2a': up(0, 0, 1, 2), 'blue-1b': [[1, 0, 1]] } as const;
    const match = position({ stones: low, pawns: { red: [1, 0, 2] }, turn: 'green', dice: [6, 6] });
    expect(whyNot(match, '4a', ...alongX(-1, 2, 0, 3))).toEqual({ code: 'overhang', cells: cells([2, 0, 3]) });
  });
});

describe('overhang', () => {
  test.each<[string, Triple[], Triple]>([
    ['x', alongX(0, 3, 0, 1), [3, 0, 1]],
    ['-x', alongX(-2, 1, 0, 1), [-2, 0, 1]],
    ['y', alongY(0, 0, 3, 1), [0, 3, 1]],
    ['-y', alongY(0, -2, 1, 1), [0, -2, 1]],
  ])('[place.5] two cells are too many along %s', (_, stone, far) => {
    const match = position({ dice: [6, 6] });
    expect(whyNot(match, '4a', ...stone)).toEqual({ code: 'overhang', cells: cells(far) });
    expect(fits(match, '4a', ...stone)).toBe(false);
  });

  test.each<[string, StoneName, Triple[]]>([
    ['x and -x', '4a', alongX(-1, 2, 0, 1)],
    ['y and -y', '4a', alongY(0, -1, 2, 1)],
    ['x and y', '4b', between([1, 1, 1], [2, 2, 1])],
    ['-x and -y', '4b', between([-1, -1, 1], [0, 0, 1])],
  ])('[place.5] one cell is allowed along %s', (_, name, stone) => {
    expect(fits(position({ dice: [6, 6] }), name, ...stone)).toBe(true);
  });

  test('[place.5] all cells that reach too far are shown', () => {
    const upright = between([1, 0, 1], [3, 0, 2]);
    expect(whyNot(position({ dice: [6, 6] }), '6a', ...upright)).toEqual({
      code: 'overhang',
      cells: cells([3, 0, 1], [3, 0, 2]),
    });
  });

  test('[place.5] gaps between carried columns do not matter', () => {
    const pillars = {
      'red-1a': [[0, 0, 1]],
      'blue-3b': [
        [2, 0, 0],
        [3, 0, 0],
        [3, 0, 1],
      ],
    } as const;
    const match = position({ stones: pillars, turn: 'green', dice: [6, 6] });
    expect(fits(match, '4a', ...alongX(0, 3, 0, 2))).toBe(true);
    expect(whyNot(match, '4a', ...alongX(-1, 2, 0, 2))).toEqual({ code: 'overhang', cells: cells([2, 0, 2]) });
    expect(fits(match, '4a', ...alongX(2, 5, 0, 2))).toBe(false);
  });

  test('[place.5] a column counts where its lowest part is', () => {
    // Only the short leg of the corner stands on something.
    const match = position({ stones: { 'red-2a': up(0, 0, 1, 2) }, turn: 'blue', dice: [6, 6] });
    expect(fits(match, '3b', [0, 0, 3], [0, 0, 4], [1, 0, 3])).toBe(true);
    expect(fits(match, '5a', [0, 0, 5], [0, 0, 4], [0, 0, 3], [1, 0, 5], [2, 0, 5])).toBe(false);
    expect(whyNot(match, '5a', [0, 0, 5], [0, 0, 4], [0, 0, 3], [1, 0, 5], [2, 0, 5])).toEqual({
      code: 'overhang',
      cells: cells([2, 0, 5]),
    });
  });
});

describe('the way in', () => {
  const hole = (stones: Stones) => position({ stones, dice: [6, 6] });

  test('[place.6] a sealed hole cannot be filled', () => {
    const match = hole({ ...SHAFT, ...LID });
    expect(whyNot(match, '1a', [0, 0, 1])).toEqual({
      code: 'no-way-in',
      cells: cells([0, 0, 2], [1, 0, 1], [-1, 0, 1], [0, 1, 1], [0, -1, 1]),
    });
    expect(fits(match, '1a', [0, 0, 1])).toBe(false);
  });

  test('[place.6] an open one can, from above', () => {
    expect(fits(hole(SHAFT), '1a', [0, 0, 1])).toBe(true);
  });

  test.each(['blue-2a', 'green-2a', 'black-2a'] as const)('[place.6] or from the side of %s', name => {
    expect(fits(hole({ ...SHAFT, ...LID, [name]: undefined }), '1a', [0, 0, 1])).toBe(true);
  });

  test('[place.6] or from the side of red', () => {
    const { 'red-2a': _, ...others } = SHAFT;
    const roof = { 'black-2b': alongY(0, -1, 0, 2) };
    expect(fits(hole({ ...others, ...roof }), '1a', [0, 0, 1])).toBe(true);
    expect(fits(hole({ ...SHAFT, ...roof }), '1a', [0, 0, 1])).toBe(false);
  });

  test('[place.6] stones far away are in the way too', () => {
    const far = { ...SHAFT, ...LID, 'blue-2a': undefined, 'blue-3a': up(4, 1, 0, 2) } as const;
    expect(fits(hole(far), '1a', [0, 0, 1])).toBe(true);
    const inLine = { ...far, 'blue-3a': undefined, 'blue-4a': up(4, 0, 0, 3) };
    expect(whyNot(hole(inLine), '1a', [0, 0, 1])).toMatchObject({
      cells: cells([0, 0, 2], [4, 0, 1], [-1, 0, 1], [0, 1, 1], [0, -1, 1]),
    });
  });

  test('[place.6] so are pawns that stand on a cell', () => {
    const open = { ...SHAFT, ...LID, 'blue-2a': undefined };
    const match = position({ stones: open, pawns: { blue: [1, 0, 1] }, dice: [6, 6] });
    expect(whyNot(match, '1a', [0, 0, 1])).toEqual({
      code: 'no-way-in',
      cells: cells([0, 0, 2], [1, 0, 1], [-1, 0, 1], [0, 1, 1], [0, -1, 1]),
    });
    expect(fits(match, '1a', [0, 0, 1])).toBe(false);
    expect(fits(position({ stones: open, dice: [6, 6] }), '1a', [0, 0, 1])).toBe(true);
  });

  test('[place.6] all parts go the same way', () => {
    // Only along -y or x it could go.
    const lying = alongX(0, 1, 0, 1);
    expect(fits(hole(TUNNEL), '2a', ...lying)).toBe(true);
    const closed = { ...TUNNEL, 'blue-4a': up(3, 0, 0, 3) };
    expect(whyNot(hole(closed), '2a', ...lying)?.code).toBe('no-way-in');
    expect(fits(hole(closed), '2a', ...lying)).toBe(false);
    // A cube at the open end has its ways: up, and along -y.
    expect(fits(hole(closed), '1b', [1, 0, 1])).toBe(true);
  });
});

describe('walling in', () => {
  const pawns = { red: [0, 0, 1] } as const;

  test('[place.7] the last step must not be taken', () => {
    const match = position({ stones: NICHE, pawns, dice: [6, 6] });
    expect(whyNot(match, '2a', ...up(0, 1, 1, 2))).toEqual({
      code: 'walls-in',
      colour: colour('red'),
      cells: cells([0, 0, 1]),
    });
    expect(fits(match, '2a', ...up(0, 1, 1, 2))).toBe(false);
    // A step up is a step.
    expect(fits(match, '1b', [0, 1, 1])).toBe(true);
    expect(fits(position({ stones: NICHE, dice: [6, 6] }), '2a', ...up(0, 1, 1, 2))).toBe(true);
  });

  test('[place.7] it may be if there is another one', () => {
    const { 'blue-2a': _, ...others } = NICHE;
    expect(fits(position({ stones: others, pawns, dice: [6, 6] }), '2a', ...up(0, 1, 1, 2))).toBe(true);
  });

  test('[place.7] another colour’s pawn neither', () => {
    const match = position({ stones: NICHE, pawns: { green: [0, 0, 1], blue: [1, 1, 1] }, dice: [6, 6] });
    expect(whyNot(match, '2a', ...up(0, 1, 1, 2))).toMatchObject({ code: 'walls-in', colour: colour('green') });
  });

  test('[place.7] head-room can be the last step', () => {
    const stones = { ...NICHE, 'green-1b': [[0, 1, 1]] } as const;
    const match = position({ stones, pawns, turn: 'blue', dice: [6, 6] });
    // Over the head of the pawn, which could only go up.
    expect(whyNot(match, '2b', [0, 0, 2], [0, 1, 2])?.code).toBe('walls-in');
    expect(fits(match, '1a', [0, 1, 2])).toBe(false);
  });

  test('[place.7] steps onto an opponent’s colour or a pawn’s field count', () => {
    // The only field beside it is blue’s, and a pawn of green stands on it.
    const stones = { ...NICHE, 'green-4a': up(0, 1, 1, 4), 'blue-2a': undefined, 'blue-1b': [[1, 0, 1]] } as const;
    const match = position({ stones, pawns: { ...pawns, green: [1, 0, 2] }, turn: 'blue', dice: [6, 6] });
    expect(fits(match, '1a', [1, 1, 1])).toBe(true);
    const free = position({ stones, pawns, turn: 'blue', dice: [6, 6] });
    expect(whyNot(free, '2a', ...up(1, 0, 2, 3))?.code).toBe('walls-in');
  });

  /** No step, only a leap down to [1,0,2]; beside that a pillar. */
  const PILLARS = { 'red-3a': up(0, 0, 1, 3), 'blue-1b': [[1, 0, 1]], 'black-3a': up(1, 1, 1, 3) } as const;
  const high = () => position({ stones: PILLARS, pawns: { red: [0, 0, 4] }, dice: [6, 6] });

  test('[place.7] without a step, the last leap must not be taken', () => {
    const block = between([1, 0, 4], [1, 1, 6]);
    expect(whyNot(high(), '6a', ...block)).toEqual({
      code: 'walls-in',
      colour: colour('red'),
      cells: cells([0, 0, 4]),
    });
    expect(fits(high(), '6a', ...block)).toBe(false);
    // With another leap left it may.
    const more = { ...PILLARS, 'green-1b': [[0, 1, 1]] } as const;
    expect(fits(position({ stones: more, pawns: { red: [0, 0, 4] }, dice: [6, 6] }), '6a', ...block)).toBe(true);
  });

  test('[place.7] unless it leaves a step', () => {
    expect(fits(high(), '1a', [1, 0, 2])).toBe(true);
    expect(fits(high(), '2a', ...up(1, 0, 2, 3))).toBe(true);
  });

  test('[place.7] or another leap', () => {
    expect(fits(high(), '4a', ...up(1, 0, 2, 5))).toBe(true);
  });

  test('[place.7] a pawn that has a step may lose its leaps, not the step', () => {
    const stones = { ...PILLARS, 'green-4b': between([0, 1, 1], [0, 2, 2]) } as const;
    const match = position({ stones, pawns: { red: [0, 0, 4] }, dice: [6, 6] });
    expect(fits(match, '6a', ...between([1, 0, 4], [1, 1, 6]))).toBe(true);
    expect(whyNot(match, '4a', ...up(0, 1, 3, 6))?.code).toBe('walls-in');
  });

  test('[place.7] a pawn that cannot go anywhere loses nothing', () => {
    const match = position({ stones: WELL, pawns, dice: [6, 6] });
    expect(fits(match, '2a', [0, 0, 5], [1, 0, 5])).toBe(true);
    expect(fits(match, '1b', [1, 0, 5])).toBe(true);
  });

  test('[place.7] a pawn on the table outside cannot be walled in', () => {
    expect(fits(position({ stones: NICHE, dice: [6, 6] }), '2a', ...up(0, 1, 1, 2))).toBe(true);
  });
});
