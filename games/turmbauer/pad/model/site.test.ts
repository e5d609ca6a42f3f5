import type { Log } from '@belfry/ui/pad';
import { expect, test } from 'vitest';
import {
  type Cell,
  cellAt,
  colourOnTurn,
  heights,
  parseStone,
  placesFor,
  TABLE,
  type Triple,
} from '../../rules/index.js';
import { foldTurmbauer, notesOf, type TurmbauerEntry } from './fold.js';
import { lastStone, stateOf, withoutLast, withoutTower, withPawn, withStone } from './site.js';

type PadLog = Log<TurmbauerEntry>;

const RED = 0;
const BLUE = 1;
const [ONE, TWO] = [parseStone('1a'), parseStone('2a')];

const at = (...cell: Triple): Cell => cellAt(...cell);
const state = (log: PadLog, colour = RED) => stateOf(3, log, colour);

/** Somewhere allowed, as high as possible. */
const somewhere = (log: PadLog, colour: number, stone: number): readonly Cell[] =>
  placesFor(state(log, colour), stone).at(-1) ?? [];

const built = (log: PadLog, colour: number, stone: number): PadLog =>
  withStone(log, colour, stone, somewhere(log, colour, stone));

test('an old pad has no tower: only the base stands', () => {
  const log: PadLog = [{ id: 1, type: 'height', colour: RED, height: 4 }];
  expect(state(log)).toMatchObject({ tower: [], pawns: [TABLE, TABLE, TABLE], phase: 'build' });
});

test('stones stand in the order in which they were told, and are no longer to be had', () => {
  const log = built(built([], RED, ONE), BLUE, TWO);
  const { tower, supply } = state(log);
  expect(tower.map(({ cells }) => cells.length)).toEqual([1, 2]);
  expect((supply[RED] ?? 0) & (1 << ONE)).toBe(0);
  expect((supply[BLUE] ?? 0) & (1 << ONE)).not.toBe(0);
  expect(lastStone(log)).toMatchObject({ piece: 'blue-2a' });
});

test('it is the turn of whoever is asked about, in the first round until somebody has two stones', () => {
  const one = built([], RED, ONE);
  const first = (log: PadLog, colour: number) => state(log, colour).turn < 3;
  expect([colourOnTurn(state(one, BLUE)), first(one, BLUE), first(one, RED)]).toEqual([BLUE, true, false]);
  expect(first(built(one, RED, TWO), BLUE)).toBe(false);
});

test('a pawn on a field is noted with its height', () => {
  const log = withPawn([], RED, at(0, 0, 1));
  expect(heights(state(log))).toEqual([1, 0, 0]);
  expect(foldTurmbauer(3, log)).toMatchObject({ winners: [0], colours: [{ height: 1 }, {}, {}] });
  expect(notesOf(log)).toHaveLength(1);
});

test('a stone that is taken back leaves nobody in the air', () => {
  const log = built([], RED, ONE);
  const [cell = 0] = somewhere([], RED, ONE);
  const above = cell + (at(0, 0, 1) - at(0, 0, 0));
  const climbed = withPawn(log, BLUE, above);
  expect(state(climbed).pawns[BLUE]).toBe(above);
  expect(state(withoutLast(climbed))).toMatchObject({ tower: [], pawns: [TABLE, TABLE, TABLE] });
});

test('without the tower, what was noted stays; the tower alone is no result', () => {
  const log = withPawn(built([], RED, ONE), RED, at(0, 0, 1));
  expect(withoutTower(log)).toEqual(notesOf(log));
  expect(foldTurmbauer(3, built([], RED, ONE)).winners).toEqual([]);
});
