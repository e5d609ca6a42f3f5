import { describe, expect, test } from 'vitest';
import {
  alongX,
  begin,
  between,
  box,
  build,
  buildable,
  discard,
  discardable,
  due,
  type Entered,
  fits,
  holds,
  isLegal,
  look,
  move,
  pawn,
  piece,
  play,
  position,
  refused,
  resultOf,
  rings,
  roll,
  settle,
  stay,
  stone,
  supply,
  tower,
  up,
} from '../testing/scenario.js';
import { type PieceName, stonesAllowed, type Triple } from './index.js';

const UPRIGHT: readonly Triple[] = up(0, 0, 1, 2);
const BESIDE: readonly Triple[] = up(1, 0, 1, 2);

/** Pawns on both odd fields of a bare base: 1a has no place. */
const NO_ROOM = { pawns: { red: [0, 0, 1], blue: [1, 1, 1] } } as const;

describe('which stone', () => {
  test('[build.1] of the sizes the dice show', () => {
    expect(buildable(play(begin(), roll(2, 5)))).toBe('2a 2b 5a 5b');
    expect(buildable(play(begin(), roll(6, 1)))).toBe('1a 1b 6a 6b');
    expect(refused(play(begin(), roll(6, 1)), build(0, '2a', UPRIGHT))).toEqual({
      code: 'not-on-the-dice',
      stone: stone('2a'),
    });
  });

  test('[build.1] never the sum', () => {
    expect(buildable(play(begin(), roll(1, 2)))).toBe('1a 1b 2a 2b');
  });

  test.each([1, 3, 6])('[build.2] doubles of %i allow any stone', die => {
    const match = play(begin(), roll(die, die));
    expect(buildable(match)).toBe('1a 1b 2a 2b 3a 3b 4a 4b 5a 5b 6a 6b');
    expect(buildable(match, 'any-stone')).toBe('');
  });

  test('[build.2] any that is left', () => {
    const match = position({ supply: { red: '2a 6a' }, dice: [3, 3] });
    expect(buildable(match)).toBe('2a 6a');
    expect(refused(match, build(0, '2b', UPRIGHT))).toEqual({ code: 'no-such-stone-left', stone: stone('2b') });
    expect(stonesAllowed(look(match))).toBe((1 << stone('2a')) | (1 << stone('6a')));
  });

  test('[build.3] if only one of the sizes is left, one of those', () => {
    const match = position({ supply: { red: '2a 6a' }, dice: [2, 5] });
    expect(buildable(match)).toBe('2a');
    expect(discardable(match)).toBe('');
    expect(refused(match, discard(0, '6a'))).toEqual({ code: 'can-build', stone: stone('2a') });
  });
});

describe('putting a stone away', () => {
  test('[build.4] any stone, if none that the dice allow is left', () => {
    const match = position({ supply: { red: '1a 6a' }, dice: [2, 5] });
    expect(buildable(match)).toBe('');
    expect(discardable(match)).toBe('1a 6a');
    play(match, discard(0, '6a'));
    expect(supply(match, 'red')).toBe('1a');
    expect(box(match, 'red')).toBe('1b 2a 2b 3a 3b 4a 4b 5a 5b 6a 6b');
    expect(tower(match)).toEqual([]);
    expect(due(match)).toBe(0);
  });

  test('[build.4] or if none of them has a place', () => {
    const match = position({ ...NO_ROOM, supply: { red: '1a 2a' }, dice: [1, 5] });
    expect(buildable(match)).toBe('');
    expect(discardable(match)).toBe('1a 2a');
    // Without the other pawn there is a place.
    const free = position({ pawns: { red: [0, 0, 1] }, supply: { red: '1a 2a' }, dice: [1, 5] });
    expect(buildable(free)).toBe('1a');
    expect(discardable(free)).toBe('');
  });

  test('[build.4] [build.2] after doubles only if no stone at all has a place', () => {
    expect(discardable(position({ ...NO_ROOM, supply: { red: '1a' }, dice: [4, 4] }))).toBe('1a');
    expect(discardable(position({ ...NO_ROOM, supply: { red: '1a 6a' }, dice: [4, 4] }))).toBe('');
  });

  test('[build.4] [ring.2] a ring can prevent it', () => {
    const match = position({ supply: { red: '1a 6a' }, dice: [2, 5] });
    expect(buildable(match, 'any-stone')).toBe('1a 6a');
    play(match, build(0, '1a', [[0, 0, 1]], 'any-stone'), holds);
    expect(box(match, 'red')).not.toContain('1a');
    const noRing = position({ supply: { red: '1a 6a' }, rings: { red: 0 }, dice: [2, 5] });
    expect(buildable(noRing, 'any-stone')).toBe('');
  });

  test('[build.5] only then', () => {
    const match = play(begin(), roll(2, 5));
    expect(discardable(match)).toBe('');
    for (const name of ['2a', '5b', '6a'] as const)
      expect(refused(match, discard(0, name))).toEqual({ code: 'can-build', stone: stone('2a') });
    const none = position({ supply: { red: '1a 6a' }, dice: [2, 5] });
    expect(refused(none, discard(0, '2a'))).toEqual({ code: 'no-such-stone-left', stone: stone('2a') });
  });

  test('[build.5] the pawn may be moved all the same', () => {
    const match = play(position({ supply: { red: '1a 6a' }, dice: [2, 5] }), discard(0, '6a'));
    expect(isLegal(match, move(0, [1, 0, 1]))).toBe(true);
    expect(refused(match, discard(0, '1a'))).toEqual({ code: 'already-built' });
    play(match, move(0, [1, 0, 1]));
    expect(pawn(match, 'red')).toEqual([1, 0, 1]);
    expect(due(match)).toBe('roll');
  });

  test('[build.5] after a failed build with a ring it is as before: what the dice allow decides', () => {
    const match = position({ supply: { red: '1a 6a' }, dice: [2, 5] });
    play(match, build(0, '1a', [[0, 0, 1]], 'any-stone'), settle('red-1a'));
    expect(discardable(match)).toBe('1a 6a');
  });
});

describe('does it hold?', () => {
  const tried = (...fell: readonly PieceName[]) => play(begin(), roll(2, 5), build(0, '2a', UPRIGHT), settle(...fell));

  test('[fall.1] after each build fate says what fell', () => {
    const match = play(begin(), roll(2, 5), build(0, '2a', UPRIGHT));
    expect(due(match)).toBe('settle');
    expect(refused(match, stay(0))).toEqual({ code: 'fate-is-due', chance: 'settle' });
    play(match, holds);
    expect(due(match)).toBe(0);
    expect(look(match).phase).toBe('move');
    expect(tower(match)).toEqual(['red-2a']);
    expect(supply(match, 'red')).not.toContain('2a');
  });

  test('[fall.2] the new stone falls: it comes back, and the player builds again without a roll', () => {
    const match = tried('red-2a');
    expect(tower(match)).toEqual([]);
    expect(supply(match, 'red')).toContain('2a');
    expect(box(match, 'red')).toBe('');
    expect(due(match)).toBe(0);
    expect(look(match).dice).toEqual([2, 5]);
    expect(buildable(match)).toBe('2a 2b 5a 5b');
    expect(refused(match, stay(0))).toEqual({ code: 'build-first' });
    // The same stone in the same place.
    play(match, build(0, '2a', UPRIGHT), holds);
    expect(tower(match)).toEqual(['red-2a']);
  });

  /** Blue has built beside a tower of red's; red stands on it. */
  const besides = () =>
    play(
      position({ stones: { 'red-2a': UPRIGHT }, pawns: { red: [0, 0, 3] }, turn: 'blue', dice: [2, 5] }),
      build(1, '2a', BESIDE),
    );

  test.each<[readonly PieceName[]]>([[['red-2a']], [['blue-2a']], [['red-2a', 'blue-2a']]])(
    '[fall.2] if %j fall, the old one and its pawn are put back',
    fell => {
      const match = play(besides(), settle(...fell));
      expect(tower(match)).toEqual(['red-2a']);
      expect(look(match).tower[0]?.cells).toEqual(look(besides()).tower[0]?.cells);
      expect(pawn(match, 'red')).toEqual([0, 0, 3]);
      expect(supply(match, 'blue')).toContain('2a');
      expect(due(match)).toBe(1);
      expect(isLegal(match, build(1, '5a', [[1, 0, 1]]))).toBe(false);
      expect(isLegal(match, build(1, '2a', BESIDE))).toBe(true);
      expect(buildable(match)).toBe('2a 5a 5b');
    },
  );

  test('[fall.3] after a third failure the stone that failed goes into the box', () => {
    const match = play(tried('red-2a'), build(0, '2b', BESIDE), settle('red-2b'));
    expect(due(match)).toBe(0);
    expect(look(match).phase).toBe('build');
    play(match, build(0, '2a', BESIDE), settle('red-2a'));
    expect(look(match).phase).toBe('move');
    expect(box(match, 'red')).toBe('2a');
    expect(supply(match, 'red')).toBe('1a 1b 2b 3a 3b 4a 4b 5a 5b 6a 6b');
    expect(tower(match)).toEqual([]);
    play(match, move(0, [0, 0, 1]));
    expect(look(match).failures).toBe(0);
  });

  test('[fall.3] failures of other turns do not count', () => {
    const match = play(
      tried('red-2a'),
      build(0, '2a', UPRIGHT),
      settle('red-2a'),
      build(0, '2a', UPRIGHT),
      holds,
      stay(0),
    );
    play(match, roll(2, 5), build(1, '2a', BESIDE), settle('blue-2a'));
    expect(look(match).phase).toBe('build');
    expect(box(match, 'blue')).toBe('');
  });

  const four = () =>
    position({
      stones: {
        'red-2a': UPRIGHT,
        'blue-2a': up(0, 1, 1, 2),
        'green-2a': up(1, 1, 1, 2),
      },
      turn: 'black',
      dice: [2, 5],
    });

  test.each<[readonly PieceName[]]>([
    [['red-2a', 'blue-2a', 'green-2a']],
    [['red-2a', 'blue-2a', 'black-2a']],
    [['red-2a', 'blue-2a', 'green-2a', 'black-2a']],
  ])('[fall.4] if %j fall, the tower has collapsed', fell => {
    const match = play(four(), build(3, '2a', BESIDE), settle(...fell));
    expect(due(match)).toBe('over');
    expect(resultOf(match).collapsedBy).toBe(3);
    expect(look(match).collapse).toEqual(fell.map(piece));
    expect(refused(match, stay(3))).toEqual({ code: 'match-over' });
  });

  test('[fall.4] two are no collapse', () => {
    const match = play(four(), build(3, '2a', BESIDE), settle('red-2a', 'black-2a'));
    expect(due(match)).toBe(3);
    expect(look(match).collapse).toBe(null);
  });

  test('[fall.4] nor are two and two in one turn', () => {
    const match = play(four(), build(3, '2a', BESIDE), settle('red-2a', 'black-2a'));
    play(match, build(3, '2a', BESIDE), settle('red-2a', 'blue-2a'));
    expect(due(match)).toBe(3);
  });

  test('[fall.5] only stones on the tower fall, each once', () => {
    const match = play(four(), build(3, '2a', BESIDE));
    for (const name of ['red-2b', 'black-2b', 'blue-6a'] as const)
      expect(refused(match, settle('red-2a', name))).toEqual({ code: 'not-on-the-tower', piece: piece(name) });
    const twice: Entered = { chance: 'settle', fell: [piece('blue-2a'), piece('blue-2a')] };
    expect(refused(match, twice)).toEqual({ code: 'fell-twice', piece: piece('blue-2a') });
    // With two or three players there may be no such colour.
    const three = play(begin(3), roll(2, 5), build(0, '2a', UPRIGHT));
    expect(refused(three, settle('black-2a'))).toEqual({ code: 'not-on-the-tower', piece: piece('black-2a') });
    expect(due(play(three, settle('red-2a')))).toBe(0);
  });
});

describe('a ring for any stone', () => {
  const six: readonly Triple[] = between([0, 0, 1], [1, 0, 3]);
  const lying: readonly Triple[] = alongX(0, 1, 0, 1);

  test('[ring.1] is gone when it is used', () => {
    const match = play(begin(), roll(1, 2), build(0, '6a', six, 'any-stone'));
    expect(rings(match, 'red')).toBe(1);
    expect(rings(match, 'blue')).toBe(2);
  });

  test('[ring.1] only after the roll, and if one is left', () => {
    expect(refused(begin(), build(0, '6a', six, 'any-stone'))).toEqual({ code: 'fate-is-due', chance: 'roll' });
    const match = position({ rings: { red: 0, blue: 2 }, dice: [1, 2] });
    expect(refused(match, build(0, '6a', six, 'any-stone'))).toEqual({ code: 'no-ring-left', ring: 'any-stone' });
    expect(buildable(match, 'any-stone')).toBe('');
    expect(rings(play(position({ rings: { red: 1 }, dice: [1, 2] }), build(0, '6a', six, 'any-stone')), 'red')).toBe(0);
  });

  test('[ring.1] one a turn: none is left for the move', () => {
    const high = {
      stones: {
        'red-2a': up(0, 1, 1, 2),
      },
    } as const;
    const match = play(position({ ...high, dice: [1, 2] }), build(0, '4a', up(1, 1, 1, 4), 'any-stone'), holds);
    expect(refused(match, move(0, [0, 1, 3], 'leap'))).toEqual({ code: 'one-ring-a-turn', ring: 'any-stone' });
    expect(isLegal(match, move(0, [0, 1, 3], 'leap'))).toBe(false);
    expect(refused(match, move(0, [0, 1, 3], 'trespass'))).toEqual({ code: 'one-ring-a-turn', ring: 'any-stone' });
    // Without it there is one.
    const next = play(position({ ...high, dice: [1, 2] }), build(0, '1b', [[1, 0, 1]]), holds);
    expect(isLegal(next, move(0, [0, 1, 3], 'leap'))).toBe(true);
    play(next, move(0, [0, 1, 3], 'leap'));
    expect(look(next)).toMatchObject({ paid: null, rings: [1, 2, 2, 2] });
  });

  test('[ring.2] allows any stone that is left', () => {
    const match = play(begin(), roll(1, 2));
    expect(buildable(match, 'any-stone')).toBe('3a 3b 4a 4b 5a 5b 6a 6b');
    play(match, build(0, '6a', six, 'any-stone'), holds);
    expect(tower(match)).toEqual(['red-6a']);
    const few = position({ supply: { red: '1a 6a' }, dice: [1, 2] });
    expect(buildable(few, 'any-stone')).toBe('6a');
    expect(refused(few, build(0, '4a', [[0, 0, 1]], 'any-stone'))).toMatchObject({ code: 'no-such-stone-left' });
  });

  test('[ring.2] [place.1] in a place that is right for it', () => {
    const match = play(begin(), roll(1, 2));
    expect(refused(match, build(0, '6a', [[0, 0, 1]], 'any-stone'))).toMatchObject({ code: 'not-this-stone' });
    expect(rings(match, 'red')).toBe(2);
  });

  test('[ring.5] stays in force after a failure, and is not paid again', () => {
    const match = position({ rings: { red: 1 }, supply: { red: '1a 2a 4a 6a' }, dice: [1, 2] });
    play(match, build(0, '6a', six, 'any-stone'), settle('red-6a'));
    expect(rings(match, 'red')).toBe(0);
    expect(buildable(match)).toBe('1a 2a');
    expect(buildable(match, 'any-stone')).toBe('4a 6a');
    play(match, build(0, '6a', six, 'any-stone'), settle('red-6a'));
    expect(rings(match, 'red')).toBe(0);
    play(match, build(0, '4a', up(0, 0, 1, 4), 'any-stone'), holds, stay(0));
    expect(rings(match, 'red')).toBe(0);
  });

  test('[ring.5] it must be named again for a stone that needs it', () => {
    const match = play(begin(), roll(1, 2), build(0, '6a', six, 'any-stone'), settle('red-6a'));
    expect(refused(match, build(0, '6a', six))).toEqual({ code: 'not-on-the-dice', stone: stone('6a') });
    expect(refused(match, build(0, '2a', lying, 'any-stone'))).toEqual({ code: 'ring-not-needed', ring: 'any-stone' });
    play(match, build(0, '2a', lying), holds);
    // It was used all the same.
    expect(rings(match, 'red')).toBe(1);
    expect(look(match).paid).toBe('any-stone');
  });

  test('[ring.5] may be paid only after a failure', () => {
    const match = play(begin(), roll(1, 2), build(0, '2a', lying), settle('red-2a'));
    expect(rings(match, 'red')).toBe(2);
    expect(buildable(match, 'any-stone')).toBe('3a 3b 4a 4b 5a 5b 6a 6b');
    play(match, build(0, '6a', six, 'any-stone'), holds);
    expect(rings(match, 'red')).toBe(1);
  });

  test('[ring.5] is gone after a third failure too', () => {
    const match = play(begin(), roll(1, 2));
    for (let tries = 0; tries < 3; tries++) play(match, build(0, '6a', six, 'any-stone'), settle('red-6a'));
    expect(box(match, 'red')).toBe('6a');
    expect(rings(match, 'red')).toBe(1);
    expect(look(match).paid).toBe('any-stone');
    expect(fits(play(match, stay(0), roll(1, 2)), '6a', ...six)).toBe(true);
    expect(look(match).paid).toBe(null);
  });

  test('[record.5] a build names it only if the dice do not allow the stone', () => {
    const match = play(begin(), roll(1, 2));
    expect(refused(match, build(0, '2a', lying, 'any-stone'))).toEqual({ code: 'ring-not-needed', ring: 'any-stone' });
    const doubles = play(begin(), roll(4, 4));
    expect(refused(doubles, build(0, '6a', six, 'any-stone'))).toEqual({ code: 'ring-not-needed', ring: 'any-stone' });
  });
});
