import { describe, expect, test } from 'vitest';
import {
  build,
  due,
  end,
  floors,
  guard,
  hammer,
  play,
  position,
  refused,
  shake,
  stealFloor,
} from '../testing/scenario.js';

const THREE = '1+8 2+7 3+6';
const FOUR = `${THREE} 4+5`;
const EIGHTS = ['1 1 1 1 2 2 2 2', '3 3 3 3 6 6 6 6', '4 4 4 4 5 5 5 5'] as const;

describe('who has all floors', () => {
  test.each([
    [5, FOUR, THREE, [5, 3]],
    [4, THREE, '1+8', [4, 1]],
  ] as const)('[win.1] of %i wins at once, in the middle of a turn', (toWin, own, other, counts) => {
    const match = position({ hands: ['1 8 jackhammer', '4'], floors: [own, other], toWin, pile: '7 7' });
    play(match, build(0, '1', '8'));
    expect(match.due()).toEqual({ type: 'over', result: { floors: counts, winners: [0] } });
    expect(refused(match, hammer(0, 1))).toEqual({ code: 'match-over' });
  });

  test('[win.1] 4 are not enough when 5 are asked for', () => {
    const match = position({ hands: ['1 8 2 7', '4'], floors: [THREE, ''], pile: '7 7', toWin: 5 });
    expect(due(play(match, build(0, '1', '8')))).toBe(0);
    expect(due(play(match, build(0, '2', '7')))).toBe('over');
  });

  test.each([
    [5, FOUR],
    [4, THREE],
  ] as const)('[win.1] a stolen floor counts, with %i', (toWin, own) => {
    const match = position({ hands: ['3', '4'], floors: [own, '3+6'], toWin, pile: '7 7' });
    play(match, stealFloor(0, 1, '6', '3'));
    expect(match.due()).toEqual({ type: 'over', result: { floors: [toWin, 0], winners: [0] } });
  });

  test('[win.1] a floor that is lost must be built again', () => {
    const match = position({ hands: ['jackhammer 1 1', '4 5 3 6'], floors: ['', FOUR], pile: '7 7' });
    play(match, hammer(0, 1), end(0), build(1, '4', '5'));
    expect(due(match)).toBe(1);
    expect(due(play(match, build(1, '3', '6')))).toBe('over');
  });
});

describe('idle turns', () => {
  test('[win.2] as many in a row as players end the match; all with the most floors share the victory', () => {
    const match = position({ hands: ['1', '2', ''], floors: ['1+8 2+7', '', '3+6 4+5'], pile: '', discard: '' });
    play(match, end(0), end(1));
    expect(due(match)).toBe(2);
    play(match, end(2));
    expect(match.due()).toEqual({ type: 'over', result: { floors: [2, 0, 2], winners: [0, 2] } });
    expect(refused(match, end(0))).toEqual({ code: 'match-over' });
  });

  test('[win.2] a single player with the most wins alone; with no floors at all everyone does', () => {
    const alone = position({ hands: ['1', '2'], floors: ['', '1+8'], pile: '', discard: '' });
    expect(play(alone, end(0), end(1)).due()).toMatchObject({ result: { floors: [0, 1], winners: [1] } });
    const nobody = position({ hands: ['1', '2'], pile: '', discard: '' });
    expect(play(nobody, end(0), end(1)).due()).toMatchObject({ result: { floors: [0, 0], winners: [0, 1] } });
  });

  test('[win.2] a full hand that draws nothing is idle too, even with a pile', () => {
    const match = position({ hands: [EIGHTS[0], EIGHTS[1]], pile: '7 7', discard: '8' });
    expect(due(play(match, end(0)))).toBe(1);
    expect(due(play(match, end(1)))).toBe('over');
  });

  test('[win.2] any action breaks the row', () => {
    const match = position({ hands: ['1', 'dog', '3'], floors: ['', '1+8', ''], pile: '', discard: '' });
    play(match, end(0), guard(1, 0), end(1), end(2), end(0));
    expect(due(match)).toBe(1);
    expect(due(play(match, end(1)))).toBe('over');
  });

  test('[win.2] a draw at the start breaks it', () => {
    const match = position({ hands: ['1 1 1', '4 4 4'], pile: '7', discard: '' });
    play(match, end(0));
    // Seat 1 has drawn the 7 and does nothing; then two idle turns are needed.
    play(match, end(1), end(0));
    expect(due(match)).toBe(1);
    expect(due(play(match, end(1)))).toBe('over');
  });

  test('[win.2] a draw at the end breaks it', () => {
    const match = position({ hands: ['1', EIGHTS[1]], pile: '7 7', discard: '' });
    // Seat 0 is filled up; that turn is not idle, so two more are needed.
    play(match, end(0), end(1));
    expect(due(match)).toBe(0);
    expect(due(play(match, end(0)))).toBe('over');
  });

  test('[win.2] a milkshake turn breaks it', () => {
    const match = position({ hands: EIGHTS, pile: '7 7', discard: '', shakes: [0, 0, 1] });
    play(match, end(0), end(1));
    expect(due(match)).toBe(0);
    play(match, end(0));
    expect(due(match)).toBe(1);
    play(match, end(1));
    expect(due(match)).toBe(2);
    expect(due(play(match, end(2)))).toBe('over');
  });

  test('[win.2] the match does not die while a milkshake before each of the others breaks the row', () => {
    const match = position({ hands: [`${EIGHTS[0]} milkshake`, EIGHTS[1]], pile: '7 7', discard: '' });
    play(match, shake(0, 1), end(0), end(0));
    expect(due(match)).toBe(1);
    expect(floors(match)).toEqual(['', '']);
    expect(due(play(match, end(1)))).toBe('over');
  });
});
