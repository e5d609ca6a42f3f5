/**
 * Names of columns, as on a chessboard: letters along x, numbers along y. They are the same in the whole match, wherever the tower
 * grows: the base stands on G7, H7, G8 and H8.
 */
import { type Cell, tripleOf } from '../../rules/index.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** So many columns have letters before the base's first, and so many rows numbers. */
const BEFORE = 6;

/** The letter of a column with this x. Who builds out beyond A, gets letters with a minus. */
export function letterOf(x: number): string {
  const index = x + BEFORE;
  if (index < 0) return `−${LETTERS[-index - 1] ?? '?'}`;
  return index < LETTERS.length ? (LETTERS[index] ?? '?') : `A${LETTERS[index - LETTERS.length] ?? '?'}`;
}

/** The number of a row with this y. */
export const numberOf = (y: number): string => `${y + BEFORE + 1}`.replace('-', '−');

/** `G7`. */
export function columnName(cell: Cell): string {
  const [x, y] = tripleOf(cell);
  return `${letterOf(x)}${numberOf(y)}`;
}
