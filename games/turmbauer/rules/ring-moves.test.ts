import { describe, expect, test } from 'vitest';
import {
  alongX,
  between,
  isLegal,
  look,
  move,
  pawn,
  play,
  position,
  reachable,
  refused,
  rings,
  roll,
  stay,
  up,
} from '../testing/scenario.js';

describe('a ring to trespass', () => {
  const STONES = { 'blue-1a': [[0, 0, 1]], 'red-1a': [[1, 1, 1]] } as const;

  test('[ring.3] opponents’ colours may be entered and stopped on', () => {
    const match = position({ stones: STONES });
    expect(reachable(match)).toEqual(['0,1,1', '1,0,1', '1,1,2']);
    expect(reachable(match, 'trespass')).toEqual(['0,0,2']);
    play(match, move(0, [0, 0, 2], 'trespass'));
    expect(pawn(match, 'red')).toEqual([0, 0, 2]);
    expect(rings(match, 'red')).toBe(1);
    expect(look(match).paid).toBe(null);
  });

  test('[ring.3] pawns may be passed, but not stopped on', () => {
    const narrow = { 'red-1b': [[1, 0, 1]], 'black-4a': up(1, 1, 1, 4), 'green-4a': up(0, 1, 1, 4) } as const;
    const match = position({ stones: narrow, pawns: { blue: [0, 0, 1] } });
    expect(reachable(match, 'trespass')).toEqual(['1,0,2']);
    expect(reachable(match)).toEqual([]);
  });

  test('[ring.3] only in this turn', () => {
    const match = play(position({ stones: STONES, round: 3 }), move(0, [0, 0, 2], 'trespass'));
    for (const seat of [1, 2, 3]) {
      play(match, roll(1, 1));
      const build = match.legal().at(0);
      play(match, { seat, action: build }, { chance: 'settle', fell: [] }, stay(seat));
    }
    expect(look(match).paid).toBe(null);
  });

  test('[ring.3] gives no height', () => {
    expect(reachable(position({ stones: { 'blue-2a': up(0, 0, 1, 2) } }), 'trespass')).toEqual([]);
  });
});

describe('a ring to leap', () => {
  /** All of the base is covered: two heights to climb. */
  const COVERED = {
    'red-4b': between([0, 0, 1], [1, 1, 1]),
  } as const;

  test('[ring.4] two heights up from the table, or down to it', () => {
    expect(reachable(position({ stones: COVERED }))).toEqual([]);
    expect(reachable(position({ stones: COVERED }), 'leap')).toEqual(['0,0,2', '0,1,2', '1,0,2', '1,1,2']);
    // Blue may enter only neutral wood.
    expect(reachable(position({ stones: COVERED, turn: 'blue' }), 'leap')).toEqual(['0,1,2', '1,0,2']);
    const match = position({ stones: COVERED, pawns: { red: [0, 0, 2] } });
    expect(reachable(match)).toEqual(['0,1,2', '1,0,2', '1,1,2']);
    expect(reachable(match, 'leap')).toEqual(['table']);
    play(match, move(0, 'table', 'leap'));
    expect(pawn(match, 'red')).toBe('table');
    expect(rings(match, 'red')).toBe(1);
  });

  test('[ring.4] [move.8] from the table onto what hangs out over it', () => {
    const stones = {
      'red-2a': alongX(1, 2, 0, 1),
      'blue-2a': alongX(1, 2, 1, 1),
      'green-1b': [[1, -1, 0]],
      'black-2a': alongX(1, 2, -1, 1),
    } as const;
    // Pawns stand on all fields beside it; only the table at [3,0,0] is left.
    const pawns = { blue: [2, 1, 2], green: [2, -1, 2], black: [1, 0, 2] } as const;
    expect(reachable(position({ stones, pawns }), 'leap')).toContain('2,0,2');
    expect(reachable(position({ stones, pawns: { ...pawns, red: [2, 0, 2] } }), 'leap')).toContain('table');
  });

  test('[ring.4] once', () => {
    const stones = { ...COVERED, 'red-2a': up(0, 0, 2, 3), 'blue-2a': up(1, 1, 2, 3) };
    // From the table to 2, and then 4 is two more.
    expect(reachable(position({ stones }), 'leap')).toEqual(['0,1,2', '1,0,2']);
    expect(reachable(position({ stones, pawns: { red: [1, 0, 2] } }), 'leap')).toEqual(['0,0,4', 'table']);
  });

  test('[ring.4] before or after other steps', () => {
    // A step to [0,1,1], a leap to [0,0,3], a step up to [1,0,4].
    const stones = { 'red-2a': up(0, 0, 1, 2), 'red-2b': up(1, 0, 1, 2), 'red-1b': [[1, 0, 3]] } as const;
    expect(reachable(position({ stones }))).toEqual(['0,1,1', '1,1,1']);
    expect(reachable(position({ stones }), 'leap')).toEqual(['0,0,3', '1,0,4']);
  });

  test('[ring.4] not three heights, nor onto an opponent’s colour', () => {
    expect(reachable(position({ stones: { 'red-3a': up(0, 0, 1, 3) } }), 'leap')).toEqual([]);
    // Its top at [1,0,2] is coloured.
    const stones = { 'red-2a': up(1, 0, 1, 2) };
    expect(reachable(position({ stones }), 'leap')).toEqual(['1,0,3']);
    expect(reachable(position({ stones, turn: 'blue' }), 'leap')).toEqual([]);
  });

  test('[ring.4] passes no pawn', () => {
    const stones = { 'red-2a': up(1, 0, 1, 2), 'black-4a': up(1, 1, 1, 4), 'green-4a': up(0, 1, 1, 4) };
    expect(reachable(position({ stones }), 'leap')).toEqual(['1,0,3']);
    expect(reachable(position({ stones, pawns: { blue: [0, 0, 1] } }), 'leap')).toEqual([]);
  });
});

describe('naming a ring', () => {
  /** [1,0,3] is two above [1,1,1], and one above blue’s [0,0,2]. */
  const BOTH = { 'blue-1a': [[0, 0, 1]], 'red-2a': up(1, 0, 1, 2) } as const;

  test('[record.6] if both rings would do, both moves are legal', () => {
    const match = position({ stones: BOTH });
    expect(reachable(match, 'trespass')).toEqual(['0,0,2', '1,0,3']);
    expect(reachable(match, 'leap')).toEqual(['1,0,3']);
    expect(isLegal(match, move(0, [1, 0, 3]))).toBe(false);
    expect(isLegal(match, move(0, [1, 0, 3], 'leap'))).toBe(true);
    expect(isLegal(match, move(0, [1, 0, 3], 'trespass'))).toBe(true);
  });

  test('[record.6] none where none is needed', () => {
    for (const ring of ['leap', 'trespass'] as const) {
      expect(isLegal(position({ stones: BOTH }), move(0, [1, 1, 1], ring))).toBe(false);
      expect(refused(position({ stones: BOTH }), move(0, [1, 1, 1], ring))).toEqual({ code: 'ring-not-needed', ring });
    }
  });

  test('[record.6] moving to where the pawn stands is no move', () => {
    const match = position({ pawns: { red: [0, 0, 1] } });
    expect(isLegal(match, move(0, [0, 0, 1]))).toBe(false);
    expect(refused(match, move(0, [0, 0, 1]))).toEqual({ code: 'stands-there' });
    expect(refused(match, move(0, [0, 0, 1], 'leap'))).toEqual({ code: 'stands-there' });
    expect(refused(position({}), move(0, 'table'))).toEqual({ code: 'stands-there' });
  });

  test('[ring.1] without a ring there are only moves without', () => {
    const match = position({ stones: BOTH, rings: { red: 0 } });
    expect(reachable(match, 'trespass')).toEqual([]);
    expect(reachable(match, 'leap')).toEqual([]);
    expect(refused(match, move(0, [1, 0, 3], 'leap'))).toEqual({ code: 'no-ring-left', ring: 'leap' });
    expect(refused(match, move(0, [1, 0, 3]))).toMatchObject({ code: 'no-way-there' });
  });
});
