import { expect, test } from 'vitest';
import { type Card, cardOf, type Towers } from '../../rules/index.js';
import { type Layout, NO_PIECES, type Pieces, piecesOf } from './pieces.js';

const SAND = 4;
const sand7 = cardOf(SAND, 7);
const candy3 = cardOf(0, 3);

const withSand = (...values: number[]): Towers => [[], [], [], [], values];

interface Table {
  readonly round?: number;
  readonly sand: readonly (readonly number[])[];
  readonly torn?: readonly (readonly Card[])[];
  readonly display: readonly (Card | undefined)[];
}

const layout = ({ round = 1, sand, torn = sand.map(() => []), display }: Table): Layout => ({
  round,
  towers: sand.map(values => withSand(...values)),
  torn,
  display,
});

/** The names after one moment after the other. */
const after = (...tables: readonly Table[]): Pieces =>
  tables.reduce((before, table) => piecesOf(layout(table), before), NO_PIECES);

const sandOf = (pieces: Pieces, seat: number): readonly string[] | undefined => pieces.towers[seat]?.[SAND];

test('twins have names of their own', () => {
  const pieces = after({ sand: [[7], []], display: [sand7, candy3] });
  expect(sandOf(pieces, 0)).toEqual(['sand-7']);
  expect(pieces.display).toEqual(['sand-7-1', 'candy-3']);
});

test('a twin that lands on a seat before its twin’s takes its own name along', () => {
  const pieces = after({ sand: [[], [7]], display: [sand7] }, { sand: [[7], [7]], display: [undefined] });
  expect(sandOf(pieces, 0)).toEqual(['sand-7-1']);
  expect(sandOf(pieces, 1)).toEqual(['sand-7']);
});

test('of two twins on display the one that was placed is gone', () => {
  const pieces = after({ sand: [[]], display: [sand7, sand7] }, { sand: [[7]], display: [sand7, undefined] });
  expect(sandOf(pieces, 0)).toEqual(['sand-7-1']);
  expect(pieces.display).toEqual(['sand-7', 'placed-1']);
});

test('a top that is torn down goes to its owner’s pile, and comes back when that is taken back', () => {
  const standing = { sand: [[7], [7]], display: [] };
  const torn = { sand: [[7], []], torn: [[], [sand7]], display: [] };
  expect(after(standing, torn).torn).toEqual([[], ['sand-7-1']]);
  expect(sandOf(after(standing, torn, standing), 1)).toEqual(['sand-7-1']);
  expect(sandOf(after(standing, torn, standing), 0)).toEqual(['sand-7']);
});

test('a card of the next display is not the twin that was discarded', () => {
  const [first] = after({ sand: [[]], display: [sand7] }).display;
  const [next] = after({ sand: [[]], display: [sand7] }, { round: 2, sand: [[]], display: [sand7] }).display;
  expect(next).not.toBe(first);
});

test('nothing has a new name when nothing moved', () => {
  const table = { sand: [[9, 7], [7]], torn: [[candy3], []], display: [sand7, candy3] };
  expect(after(table, table)).toEqual(after(table));
});
