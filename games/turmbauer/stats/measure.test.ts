import { expect, test } from 'vitest';
import { build, look, play, position, settle, stay, up } from '../testing/scenario.js';
import { measure } from './measure.js';

const STONES = { 'red-2a': up(2, 0, 0, 1), 'blue-2a': up(0, 2, 0, 1), 'green-2a': up(0, -1, 0, 1) };

test('whoever stands on the tower at the end remembers it', () => {
  const pawns = { red: [2, 0, 2], black: [1, 1, 1] } as const;
  const match = position({ stones: STONES, pawns, round: 12, turn: 'black' });
  const view = look(play(match, stay(3)));
  const red = measure({ view, log: [], seat: 0 });
  expect(red.figures).toEqual({ tower: 2, stones: 1, fallen: 0, collapses: 0 });
  expect(red.best?.worth).toBe(2);
  expect(red.best?.piece.pawns).toEqual([
    { colour: 'red', cell: [2, 0, 2] },
    { colour: 'black', cell: [1, 1, 1] },
  ]);
  expect(red.best?.piece.stones.map(({ colour }) => colour)).toEqual(['red', 'blue', 'green']);
  // On the table nobody has climbed anything.
  expect(measure({ view, log: [], seat: 1 }).best).toBeUndefined();
});

test('what fell in whose turn, and who brought the tower down', () => {
  const match = position({ stones: STONES, pawns: { red: [2, 0, 2] }, turn: 'black', dice: [2, 2] });
  const black = play(
    match,
    build(3, '2a', up(1, 1, 1, 2)),
    settle('black-2a'),
    build(3, '2a', up(1, 1, 1, 2)),
    settle('red-2a', 'blue-2a', 'green-2a'),
  );
  const end = { view: look(black), log: black.seeLog(0) };
  expect(measure({ ...end, seat: 3 }).figures).toMatchObject({ fallen: 4, collapses: 1 });
  expect(measure({ ...end, seat: 3 }).best).toBeUndefined();
  expect(measure({ ...end, seat: 0 }).figures).toMatchObject({ fallen: 0, collapses: 0 });
  expect(measure({ ...end, seat: 0 }).best?.worth).toBe(2);
});
