import type { Json } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { placesFor, type State, seatOf, turmbauer } from '../../rules/index.js';
import { alongX, look, type Position, position, stone } from '../../testing/scenario.js';
import { fieldsOf } from './climbing.js';
import { heldOver, pointOf } from './pointed.js';

const BUILDING: Position = { stones: { 'red-2a': alongX(0, 1, 0, 1) }, dice: [4, 1], round: 3 };
const building = (): State => look(position(BUILDING));
const climbing = (): State => look(position({ stones: { 'red-2a': alongX(0, 1, 0, 1) } }));

/** The stone 4b at its first place, as its builder's board tells it. */
function told(state: State, verdict?: 'firm'): Json {
  const [cells] = placesFor(state, stone('4b'));
  if (cells === undefined) throw new Error('no place');
  const place = { cells, reach: [], ...(verdict && { verdict }) };
  return pointOf({ stone: stone('4b'), places: [place], current: 0, takesRing: false }, undefined);
}

describe('what is held over the tower', () => {
  test('is told as the action it would be, and read back with its verdict', () => {
    const state = building();
    const at = told(state, 'firm');
    expect(at).toMatchObject({ does: { type: 'build', stone: '4b' }, verdict: 'firm' });
    expect(heldOver(state, { seat: 0, at })?.stone).toMatchObject({ stone: stone('4b'), verdict: 'firm' });
    expect(JSON.stringify(at).length).toBeLessThan(300);
  });

  test('is nothing where nothing is in hand', () => {
    expect(pointOf(undefined, undefined)).toBeNull();
    expect(pointOf({ stone: undefined, places: [], current: undefined, takesRing: false }, undefined)).toBeNull();
  });

  test('counts only from the one on turn, and only over a position where it could be done', () => {
    const state = building();
    const at = told(state);
    expect(heldOver(state, { seat: 0, at })).toBeDefined();
    expect(heldOver(state, { seat: 1, at })).toBeUndefined();
    expect(heldOver(climbing(), { seat: 0, at })).toBeUndefined();
    expect(heldOver(state, undefined)).toBeUndefined();
  });

  test('a way that a pawn would take is shown, too', () => {
    const state = climbing();
    const [chosen] = fieldsOf(state);
    if (chosen === undefined) throw new Error('nowhere to go');
    const at = pointOf(undefined, { chosen });
    const seat = seatOf(state, 0);
    expect(heldOver(state, { seat, at })?.climb).toMatchObject({ to: chosen.to });
    expect(turmbauer.checkAction(state, { type: 'move', to: chosen.to })).toBeUndefined();
  });

  test.each([
    null,
    7,
    'firm',
    [],
    {},
    { does: null },
    { does: { type: 'build', stone: '9z', cells: [] } },
    { does: { type: 'build', stone: '4b', cells: [[0, 0, 90]] } },
    { does: { type: 'stay' } },
    { does: { type: 'move', to: 'table' } },
    { does: { type: 'build', stone: '4b', cells: [[0, 0, 0]], more: 1 } },
  ] as readonly Json[])('%j from elsewhere is nothing', at => {
    expect(heldOver(building(), { seat: 0, at })).toBeUndefined();
  });

  test('of a verdict nobody knows nothing is said', () => {
    const state = building();
    const at = { ...Object(told(state)), verdict: 'splendid' } as Json;
    expect(heldOver(state, { seat: 0, at })?.stone?.verdict).toBeUndefined();
  });
});
