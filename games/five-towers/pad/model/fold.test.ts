import { before, type Log, remove, replace } from '@belfry/ui/pad';
import { describe, expect, test } from 'vitest';
import { cardOf, parseCard, towerOf, valueOn } from '../../rules/index.js';
import { type FiveTowersEntry, foldFiveTowers, leadersOf, type PadTower } from './fold.js';
import {
  addCards,
  changeTorn,
  countOf,
  holdersOf,
  mostCards,
  setCount,
  surplusOf,
  takeOff,
  tearDown,
  withValues,
} from './log.js';

type FiveTowersLog = Log<FiveTowersEntry>;
const EMPTY: FiveTowersLog = [];
const CANDY = 0;
const TREE = 2;
const SAND = 4;

const build = (log: FiveTowersLog, seat: number, ...cards: readonly string[]): FiveTowersLog =>
  cards.map(parseCard).reduce((longer, card) => {
    const tower = towerOf(card);
    return addCards(longer, { seat, tower }, [valueOn(card)], towerIn(longer, tower, seat));
  }, log);

const towerIn = (log: FiveTowersLog, tower: number, seat = 0): PadTower =>
  foldFiveTowers(3, log).players[seat]?.towers[tower] ?? [];

const takeOffCandy = (log: FiveTowersLog): FiveTowersLog =>
  takeOff(log, { seat: 0, tower: CANDY }, towerIn(log, CANDY));

const valuesOf = (log: FiveTowersLog, tower: number, seat = 0): readonly (number | undefined)[] =>
  towerIn(log, tower, seat).map(({ value }) => value);

const totalOf = (log: FiveTowersLog, seat = 0): number | undefined => foldFiveTowers(3, log).scores[seat]?.total;

describe('scores', () => {
  test('the example of the rule sheet, by cards', () => {
    const four = build(EMPTY, 0, 'candy-14', 'candy-11', 'candy-5', 'candy-2');
    const three = build(four, 0, 'tree-6', 'tree-3', 'tree-0');
    const six = build(three, 0, 'sand-15', 'sand-12', 'sand-8', 'sand-13', 'sand-4', 'sand-0');
    const sheet = foldFiveTowers(2, changeTorn(six, 0, 2));
    expect(sheet.scores[0]).toMatchObject({ main: { tower: SAND, points: 6 }, tornDown: { points: -3 }, total: 25 });
  });

  test('the example of the rule sheet, by count and top', () => {
    const four = setCount(EMPTY, { seat: 0, tower: CANDY }, 4, false);
    const three = setCount(four, { seat: 0, tower: TREE }, 3, true);
    const six = setCount(three, { seat: 0, tower: SAND }, 6, true);
    expect(totalOf(changeTorn(six, 0, 2))).toBe(25);
  });

  test('each entry tells by how much it changed the total', () => {
    const log = tearDown(build(build(EMPTY, 0, 'candy-7', 'candy-3'), 1, 'sand-4'), { seat: 0, tower: CANDY });
    expect(foldFiveTowers(2, log).told.map(({ change }) => change)).toEqual([4, 2, -3]);
  });

  test('nobody leads on an empty pad; equals lead together', () => {
    expect(leadersOf(foldFiveTowers(3, EMPTY))).toEqual([]);
    const log = build(build(EMPTY, 0, 'candy-7'), 2, 'sand-4');
    expect(leadersOf(foldFiveTowers(3, log))).toEqual([0, 2]);
  });
});

describe('entries', () => {
  test('cards put on the same tower in a row are one entry', () => {
    const log = build(EMPTY, 0, 'candy-7', 'candy-3', 'sand-4', 'candy-1');
    expect(log.map(entry => entry.type === 'build' && entry.values)).toEqual([[7, 3], [4], [1]]);
  });

  test('a card that does not fit does not count, and says why', () => {
    const log = build(EMPTY, 0, 'candy-7', 'candy-8');
    expect(valuesOf(log, CANDY)).toEqual([7]);
    expect(foldFiveTowers(2, log).told[0]?.trouble).toEqual({ code: 'not-lower', card: cardOf(CANDY, 8), top: 7 });
  });

  test('a correction of an earlier entry is carried through to what follows', () => {
    const log = build(EMPTY, 0, 'candy-7', 'sand-4', 'candy-5');
    const first = log[0];
    if (first?.type !== 'build') throw new Error('no build');
    const corrected = withValues(log, first, [3]);
    expect(valuesOf(corrected, CANDY)).toEqual([3]);
    expect(foldFiveTowers(2, corrected).told[2]?.trouble).toMatchObject({ code: 'not-lower', top: 3 });
    expect(valuesOf(withValues(log, first, [9, 6]), CANDY)).toEqual([9, 6, 5]);
  });

  test('a removed entry leaves what still fits', () => {
    const log = build(EMPTY, 0, 'candy-7', 'sand-4', 'candy-5');
    expect(valuesOf(remove(log, log[0]?.id ?? 0), CANDY)).toEqual([5]);
    expect(before(log, log[1]?.id ?? 0)).toEqual([log[0]]);
  });

  test('an entry given to another player moves its cards', () => {
    const log = build(EMPTY, 0, 'candy-7');
    const moved = replace(log, 1, { type: 'build', seat: 1, tower: CANDY, values: [7] });
    expect([valuesOf(moved, CANDY, 0), valuesOf(moved, CANDY, 1)]).toEqual([[], [7]]);
  });

  test('tearing down takes the top off and costs; a 0 stays', () => {
    const log = tearDown(build(EMPTY, 0, 'candy-7', 'candy-3'), { seat: 0, tower: CANDY });
    expect(valuesOf(log, CANDY)).toEqual([7]);
    expect(foldFiveTowers(2, log).players[0]?.torn).toEqual([cardOf(CANDY, 3)]);
    const topped = tearDown(build(EMPTY, 0, 'candy-0'), { seat: 0, tower: CANDY });
    expect(foldFiveTowers(2, topped).told[1]?.trouble).toEqual({ code: 'tower-top-stays', tower: CANDY });
    const nothing = tearDown(EMPTY, { seat: 0, tower: CANDY });
    expect(foldFiveTowers(2, nothing).told[0]?.trouble).toEqual({ code: 'nothing-to-tear-down', tower: CANDY });
  });

  test('taking off is a correction: the card was never there', () => {
    const log = build(EMPTY, 0, 'candy-7', 'candy-3', 'sand-4');
    const off = takeOffCandy(log);
    expect(valuesOf(off, CANDY)).toEqual([7]);
    expect(off).toHaveLength(2);
    expect(takeOffCandy(off)).toHaveLength(1);
  });

  test('a card taken off after another was torn down leaves the torn one torn', () => {
    const log = tearDown(build(EMPTY, 0, 'candy-10', 'candy-8', 'candy-12'), { seat: 0, tower: CANDY });
    const off = takeOffCandy(log);
    expect(valuesOf(off, CANDY)).toEqual([10]);
    expect(foldFiveTowers(2, off).players[0]?.torn).toEqual([cardOf(CANDY, 12)]);
    expect(totalOf(off)).toBe(1);
  });

  test('cards come off a counted tower one by one, the known ones too', () => {
    const log = setCount(build(EMPTY, 0, 'candy-15', 'candy-12'), { seat: 0, tower: CANDY }, 3, false);
    const off = takeOffCandy(log);
    expect([off, takeOffCandy(off), takeOffCandy(takeOffCandy(off))].map(left => valuesOf(left, CANDY))).toEqual([
      [15, 12],
      [15],
      [],
    ]);
  });

  test('a card that did not fit stays off when the one under it is taken off', () => {
    const log = build(EMPTY, 0, 'candy-8', 'sand-4', 'candy-15');
    const corrected = replace(log, 1, { type: 'build', seat: 0, tower: CANDY, values: [7] });
    expect(valuesOf(takeOffCandy(corrected), CANDY)).toEqual([]);
    expect(valuesOf(takeOffCandy(build(EMPTY, 0, 'candy-7', 'candy-8')), CANDY)).toEqual([]);
  });

  test('a card put on a tower after a build that no longer fits is built', () => {
    const log = build(build(build(EMPTY, 0, 'candy-8'), 1, 'sand-4'), 0, 'candy-15');
    const corrected = replace(log, 1, { type: 'build', seat: 0, tower: CANDY, values: [7] });
    expect(valuesOf(corrected, CANDY)).toEqual([7]);
    expect(valuesOf(build(corrected, 0, 'candy-5', 'candy-4'), CANDY)).toEqual([7, 5, 4]);
  });

  test('the counter of torn-down cards goes up and down and never below nothing', () => {
    expect(changeTorn(changeTorn(EMPTY, 0, 1), 0, -1)).toEqual([]);
    expect(totalOf(changeTorn(EMPTY, 0, -1))).toBe(0);
    expect(totalOf(changeTorn(changeTorn(EMPTY, 0, 1), 0, 1))).toBe(-3);
  });
});

describe('counted towers', () => {
  const where = { seat: 0, tower: CANDY };

  test('known cards stay known, and any card may go on one that was only counted', () => {
    const log = setCount(build(EMPTY, 0, 'candy-7', 'candy-3'), where, 4, false);
    expect(valuesOf(log, CANDY)).toEqual([7, 3, undefined, undefined]);
    expect(valuesOf(build(log, 0, 'candy-15'), CANDY)).toEqual([7, 3, undefined, undefined, 15]);
  });

  test('the top is one of the cards, and nothing goes on it', () => {
    const log = setCount(EMPTY, where, 3, true);
    const tower = towerIn(log, CANDY);
    expect(countOf(tower)).toEqual({ cards: 3, topped: true });
    expect(foldFiveTowers(2, build(log, 0, 'candy-9')).told[1]?.trouble?.code).toBe('tower-is-topped');
    expect(valuesOf(takeOff(log, where, tower), CANDY)).toEqual([undefined, undefined]);
  });

  test('counting again corrects the count', () => {
    expect(setCount(setCount(EMPTY, where, 3, false), where, 4, false)).toHaveLength(1);
  });
});

describe('the deck', () => {
  test('each card once with three players, with twins from four on', () => {
    const log = build(build(EMPTY, 0, 'candy-7'), 1, 'candy-7');
    expect(surplusOf(foldFiveTowers(3, log))).toEqual([{ card: cardOf(CANDY, 7), used: 2, copies: 1 }]);
    expect(surplusOf(foldFiveTowers(4, log))).toEqual([]);
    expect(holdersOf(foldFiveTowers(4, log), cardOf(CANDY, 7))).toEqual([0, 1]);
    expect([mostCards(2), mostCards(5)]).toEqual([16, 22]);
  });

  test('a torn-down card is out of the deck as well', () => {
    const log = build(tearDown(build(EMPTY, 0, 'candy-8'), { seat: 0, tower: CANDY }), 1, 'candy-8');
    expect(surplusOf(foldFiveTowers(3, log))).toHaveLength(1);
  });
});
