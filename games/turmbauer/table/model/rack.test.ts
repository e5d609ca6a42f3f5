import { at } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { formatStone, type State } from '../../rules/index.js';
import { alongX, look, type Position, position, up } from '../../testing/scenario.js';
import { discardsOf, pairsOf, rackColour, rackOf } from './rack.js';

/** Red has a stone in the tower and one in the box. */
const BASIC: Position = { stones: { 'red-2a': alongX(0, 1, 0, 1) }, dice: [4, 2], round: 3 };

const stateOf = (wanted: Position): State => look(position(wanted));
const reasons = (state: State, colour = 0) => pairsOf(rackOf(state, colour), state, colour).map(({ reason }) => reason);
const stonesBy = (state: State, by: string): string =>
  rackOf(state, 0)
    .filter(each => each.by === by)
    .map(({ stone }) => formatStone(stone))
    .join(' ');

describe('the rack', () => {
  test('lights what the dice allow, and marks what a ring would', () => {
    const state = stateOf(BASIC);
    expect(stonesBy(state, 'dice')).toBe('4a 4b');
    expect(stonesBy(state, 'ring')).toBe('1a 1b 3a 3b 5a 5b 6a 6b');
  });

  test('says under each pair why, or why not', () => {
    expect(reasons(stateOf(BASIC))).toEqual([
      { code: 'needs', size: 1, ring: 'yours' },
      { code: 'used', built: 1, boxed: 1 },
      { code: 'needs', size: 3, ring: 'yours' },
      { code: 'die', size: 4 },
      { code: 'needs', size: 5, ring: 'yours' },
      { code: 'needs', size: 6, ring: 'yours' },
    ]);
  });

  test('says that no ring is left, or that this turn’s is used', () => {
    expect(reasons(stateOf({ ...BASIC, rings: { red: 0 } }))[0]).toEqual({ code: 'needs', size: 1, ring: 'none' });
    const leapt = stateOf({ ...BASIC });
    expect(reasons({ ...leapt, paid: 'leap' })[0]).toEqual({ code: 'needs', size: 1, ring: 'spent' });
  });

  test('doubles allow every stone', () => {
    const state = stateOf({ ...BASIC, dice: [3, 3] });
    expect(reasons(state)[5]).toEqual({ code: 'doubles' });
    expect(stonesBy(state, 'ring')).toBe('');
  });

  test('only tells what is left when it is not time to build', () => {
    expect(reasons(stateOf(BASIC), 1)[0]).toEqual({ code: 'left', count: 2 });
  });

  test('nothing goes into the box as long as something can be built; all may if nothing can', () => {
    expect(discardsOf(stateOf(BASIC))).toEqual([]);
    const state = stateOf({ ...BASIC, dice: [2, 2 + 3], supply: { red: '1a 3a 4a 4b 6a 6b 1b 3b 5a 5b' } });
    expect(discardsOf(state)).toEqual([]);
    const none = stateOf({ ...BASIC, dice: [2, 5], supply: { red: '1a 3a 4a 4b 6a 6b 1b 3b' }, round: 5 });
    expect(discardsOf(none).map(formatStone)).toEqual(['1a', '1b', '3a', '3b', '4a', '4b', '6a', '6b']);
  });

  test('shows to whoever waits their own stones that are next', () => {
    const state = stateOf({ ...BASIC, players: 2 });
    expect(rackColour(state, 0)).toBe(0);
    expect(rackColour(state, 1)).toBe(1);
    expect(rackColour({ ...state, turn: state.turn + 1 }, 0)).toBe(2);
    expect(rackColour(state, 'spectator')).toBe(0);
  });

  test('a stone without a place is not offered', () => {
    const state = stateOf({ stones: { 'red-2a': up(0, 0, 1, 2) }, dice: [1, 4], pawns: {} });
    expect(at(rackOf(state, 0), 0).by).toBe('dice');
  });
});
