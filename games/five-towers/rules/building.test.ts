import { describe, expect, test } from 'vitest';
import { bid, build, checked, pass, play, refused, tower, wins } from '../testing/scenario.js';
import { newTowers, parseCard, TOWER_TYPES, type Value, whyNotPlace } from './index.js';

/** A match in which seat 0 has built these sand cards, one a round, and has won the bidding for one of the next display. */
function before(built: readonly Value[], next: string) {
  const match = checked(2, ...built.map(value => `sand-${value}`), next);
  for (const value of built) wins(match, 0, `sand-${value}`);
  return built.length === 0 ? play(match, bid(0, 1), pass(1)) : play(match, bid(1, 0), bid(0, 1));
}

/** Does this value go on a sand tower of these values? */
const goes = (value: Value, ...built: Value[]): boolean =>
  before(built, `sand-${value}`).play(build(0, `sand-${value}`)) === undefined;

const upTo = (last: Value): Value[] => Array.from({ length: last + 1 }, (_, value) => value);

describe('the building rules', () => {
  test('[build.1] each type has its own tower, and cards go on its top', () => {
    const match = checked(2, 'sand-7 scrap-12', 'sand-3 scrap-2');
    wins(match, 0, 'sand-7 scrap-12');
    wins(match, 0, 'sand-3 scrap-2');
    expect(tower(match, 0, 'sand')).toEqual([7, 3]);
    expect(tower(match, 0, 'scrap')).toEqual([12, 2]);
    for (const type of ['candy', 'scary', 'tree'] as const) expect(tower(match, 0, type)).toEqual([]);
    expect(tower(match, 1, 'sand')).toEqual([]);
  });

  test('[build.1] a second tower of the same type cannot be begun', () => {
    const match = before([7], 'sand-12');
    expect(refused(match, build(0, 'sand-12'))).toEqual({ code: 'not-lower', card: parseCard('sand-12'), top: 7 });
  });

  test('[build.1] a low top of one type is no bar to another type', () => {
    const match = before([1], 'scrap-15');
    play(match, build(0, 'scrap-15'));
    expect(tower(match, 0, 'scrap')).toEqual([15]);
  });

  test.each(upTo(15))('[build.2] a tower may begin with %i', value => {
    expect(goes(value)).toBe(true);
  });

  test('[build.3] a card goes on a higher value and on no lower one', () => {
    expect(goes(11, 12)).toBe(true);
    expect(goes(0, 12)).toBe(true);
    expect(goes(13, 12)).toBe(false);
    expect(goes(15, 14)).toBe(false);
    expect(goes(2, 1)).toBe(false);
    expect(goes(0, 1)).toBe(true);
  });

  test('[build.3] only the top counts, not what is under it', () => {
    expect(goes(6, 10, 5)).toBe(false);
    expect(goes(4, 10, 5)).toBe(true);
  });

  test.each(upTo(15).slice(1))('[build.4] nothing goes on a 0: not a %i', value => {
    expect(goes(value, 0)).toBe(false);
  });

  test('[build.4] nothing goes on a 0, not even a 9, however the 0 got there', () => {
    expect(goes(9, 12, 0)).toBe(false);
    expect(goes(9, 8, 0)).toBe(false);
    const match = before([12, 0], 'sand-9');
    expect(refused(match, build(0, 'sand-9'))).toEqual({ code: 'tower-is-topped', card: parseCard('sand-9') });
  });

  test.each(upTo(15).filter(value => value !== 8))('[build.5] a %i goes on an 8', value => {
    expect(goes(value, 8)).toBe(true);
  });

  test('[build.5] after what went on the 8 the ordinary rule holds again', () => {
    expect(goes(15, 12, 8)).toBe(true);
    expect(goes(14, 12, 8, 15)).toBe(true);
    expect(goes(13, 12, 8, 11)).toBe(false);
    expect(goes(7, 8, 3)).toBe(false);
  });

  test.each(upTo(15).filter(value => value !== 0 && value !== 9))('[build.6] a 9 goes on a %i', value => {
    expect(goes(9, value)).toBe(true);
  });

  test('[build.6] on a 9 the next card must be below 9', () => {
    expect(goes(8, 9)).toBe(true);
    expect(goes(0, 9)).toBe(true);
    expect(goes(10, 9)).toBe(false);
    expect(goes(15, 9)).toBe(false);
    expect(goes(5, 3, 9)).toBe(true);
    expect(goes(10, 3, 9)).toBe(false);
  });

  test('[build.5] [build.6] 8 and 9 together: 9 on 8 ends the freedom of the 8, 8 on 9 begins it', () => {
    expect(goes(9, 8)).toBe(true);
    expect(goes(8, 9)).toBe(true);
    expect(goes(15, 8, 9)).toBe(false);
    expect(goes(15, 9, 8)).toBe(true);
    expect(goes(7, 8, 9)).toBe(true);
  });

  test('[build.3] [build.6] an 8 itself has no special place to go to', () => {
    expect(goes(8, 7)).toBe(false);
    expect(goes(8, 10)).toBe(true);
  });

  // Written down by hand from the rule sheet, card by card.
  test.each([
    [0, []],
    [1, [0, 9]],
    [2, [0, 1, 9]],
    [3, [0, 1, 2, 9]],
    [4, [0, 1, 2, 3, 9]],
    [5, [0, 1, 2, 3, 4, 9]],
    [6, [0, 1, 2, 3, 4, 5, 9]],
    [7, [0, 1, 2, 3, 4, 5, 6, 9]],
    [8, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]],
    [9, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
    [10, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [11, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [12, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    [13, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    [14, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
    [15, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]],
  ])('[build.3] [build.4] [build.5] [build.6] on a %i go exactly %j', (top, expected) => {
    for (const [index, type] of TOWER_TYPES.entries()) {
      const towers = newTowers();
      towers[index]?.push(top);
      // An 8 never meets its like, nor a 9: there is one of each type.
      const taken = upTo(15).filter(value => whyNotPlace(towers, parseCard(`${type}-${value}`)) === undefined);
      expect(taken.filter(value => value !== 9 || top !== 9)).toEqual(expected);
    }
  });

  test('[build.1] [build.3] the cards of one build go on each other too', () => {
    const match = checked(2, 'sand-12 sand-7 sand-8 sand-15 tree-1');
    play(match, bid(0, 5));
    expect(refused(match, build(0, 'sand-12 sand-7 sand-8 sand-15 tree-1'))).toEqual({
      code: 'not-lower',
      card: parseCard('sand-8'),
      top: 7,
    });
    play(match, build(0, 'sand-12 sand-8 tree-1 sand-15 sand-7'));
    expect(tower(match, 0, 'sand')).toEqual([12, 8, 15, 7]);
  });
});
