import { describe, expect, test } from 'vitest';
import {
  build,
  card,
  cards,
  discard,
  floors,
  hand,
  hands,
  isLegal,
  play,
  position,
  refused,
  stealFloor,
} from '../testing/scenario.js';

const PILE = 'bone milkshake milkshake milkshake';
const noFloor = (one: string, other: string) => ({ code: 'no-floor', cards: [card(one), card(other)] });

describe('building', () => {
  test.each([
    ['1', '8'],
    ['2', '7'],
    ['3', '6'],
    ['4', '5'],
  ])('[build.1] %s and %s make a floor', (low, high) => {
    const match = position({ hands: [`${low} ${high} dog`, ''], floors: ['4+5'], pile: PILE, discard: '' });
    expect(isLegal(match, build(0, low, high))).toBe(true);
    play(match, build(0, low, high));
    expect(floors(match)).toEqual([`4+5 ${low}+${high}`, '']);
    expect(hand(match, 0)).toBe('dog');
    expect(discard(match)).toBe('');
  });

  test('[build.1] cards that do not add up to 9 make none', () => {
    const match = position({ hands: ['3 5 6 dog thief', ''], pile: PILE });
    for (const [one, other] of [
      ['3', '5'],
      ['5', '6'],
      ['3', '3'],
      ['3', 'dog'],
      ['dog', 'thief'],
    ] as const)
      expect(refused(match, build(0, one, other))).toEqual(noFloor(one, other));
  });

  test('[build.1] both cards must be in the hand', () => {
    const match = position({ hands: ['3 5', '6 4'], pile: PILE });
    expect(refused(match, build(0, '3', '6'))).toEqual({ code: 'not-in-hand', card: card('6') });
    expect(refused(match, build(0, '4', '5'))).toEqual({ code: 'not-in-hand', card: card('4') });
    expect(refused(match, build(0, '3', 'joker'))).toEqual({ code: 'not-in-hand', card: card('joker') });
    expect(refused(match, build(0, '2', '7'))).toEqual({ code: 'not-in-hand', card: card('2') });
  });

  test.each(['1', '2', '3', '4', '5', '6', '7', '8'])('[build.2] a joker goes with any floor card: %s', value => {
    const match = position({ hands: [`${value} joker dog`, ''], pile: PILE });
    expect(isLegal(match, build(0, value, 'joker'))).toBe(true);
    play(match, build(0, value, 'joker'));
    expect(floors(match)).toEqual([`${value}+joker`, '']);
    expect(hand(match, 0)).toBe('dog');
  });

  test('[build.2] a joker goes with no other card', () => {
    const match = position({ hands: ['joker dog', ''], pile: PILE });
    expect(refused(match, build(0, 'dog', 'joker'))).toEqual(noFloor('dog', 'joker'));
    expect(refused(match, build(0, 'joker', 'dog'))).toEqual(noFloor('joker', 'dog'));
  });

  test('[build.3] two jokers make no floor', () => {
    const match = position({ hands: ['joker joker', ''], pile: PILE });
    expect(isLegal(match, build(0, 'joker', 'joker'))).toBe(false);
    expect(refused(match, build(0, 'joker', 'joker'))).toEqual(noFloor('joker', 'joker'));
  });
});

describe('stealing a floor', () => {
  const against = (floor: string, own: string) =>
    position({ hands: [own, ''], floors: ['1+8', `2+7 ${floor}`], pile: PILE, discard: '' });

  test.each([
    ['6', '3', '3'],
    ['3', '6', '6'],
  ])('[steal.1] [steal.2] the %s of 3+6 is taken with a %s, the other card is discarded', (taken, own, left) => {
    const match = against('3+6', `${own} 8`);
    expect(isLegal(match, stealFloor(0, 1, taken, own))).toBe(true);
    play(match, stealFloor(0, 1, taken, own));
    expect(floors(match)).toEqual(['1+8 3+6', '2+7']);
    expect(discard(match)).toBe(left);
    expect(hands(match)).toEqual(['8', '']);
  });

  test('[steal.1] never with a joker, nor with a card that does not add up', () => {
    const match = against('3+6', 'joker 6 4 dog');
    for (const own of ['joker', '4', '6', 'dog'])
      expect(refused(match, stealFloor(0, 1, '6', own))).toEqual({
        code: 'does-not-add-up',
        value: 6,
        with: card(own),
      });
    expect(isLegal(match, stealFloor(0, 1, '6', 'joker'))).toBe(false);
  });

  test('[steal.1] with a card of the hand', () => {
    expect(refused(against('3+6', '6 8'), stealFloor(0, 1, '6', '3'))).toEqual({
      code: 'not-in-hand',
      card: card('3'),
    });
  });

  test('[steal.1] only the top floor', () => {
    const match = against('3+6', '2 7');
    expect(refused(match, stealFloor(0, 1, '7', '2'))).toEqual({ code: 'not-in-top-floor', seat: 1, card: card('7') });
    expect(refused(match, stealFloor(0, 1, 'joker', '2'))).toEqual({
      code: 'not-in-top-floor',
      seat: 1,
      card: card('joker'),
    });
  });

  test('[steal.1] only from an opponent who has one', () => {
    const match = position({ hands: ['1 8', '', ''], floors: ['1+8', '', '1+8'], pile: PILE });
    expect(refused(match, stealFloor(0, 0, '8', '1'))).toEqual({ code: 'no-such-opponent', seat: 0 });
    expect(refused(match, stealFloor(0, 3, '8', '1'))).toEqual({ code: 'no-such-opponent', seat: 3 });
    expect(refused(match, stealFloor(0, 1, '8', '1'))).toEqual({ code: 'nothing-built', seat: 1 });
    expect(floors(play(match, stealFloor(0, 2, '8', '1')))).toEqual(['1+8 1+8', '', '']);
  });

  test('[steal.3] a joker is stolen at the value it has there, and keeps it', () => {
    // The joker stands for 6.
    const match = against('3+joker', '3 4 5');
    expect(refused(match, stealFloor(0, 1, 'joker', '4'))).toEqual({
      code: 'does-not-add-up',
      value: 6,
      with: card('4'),
    });
    expect(isLegal(match, stealFloor(0, 1, 'joker', '3'))).toBe(true);
    play(match, stealFloor(0, 1, 'joker', '3'));
    expect(floors(match)).toEqual(['1+8 3+joker', '2+7']);
    expect(discard(match)).toBe('3');
  });

  test('[steal.3] the card beside a joker is stolen too, and the joker discarded', () => {
    const match = against('3+joker', '6');
    play(match, stealFloor(0, 1, '3', '6'));
    expect(floors(match)).toEqual(['1+8 3+6', '2+7']);
    expect(discard(match)).toBe('joker');
  });

  test('[steal.3] a joker can be stolen back and forth at its value', () => {
    const match = position({ hands: ['3', '3', ''], floors: ['', '3+joker', '3+joker'], pile: PILE, discard: '' });
    play(match, stealFloor(0, 1, 'joker', '3'));
    expect(match.see(0).skyscrapers[0]).toEqual([{ value: 3, joker: true, dog: false }]);
  });

  test('[steal.4] a floor with a dog cannot be stolen', () => {
    const match = against('3+6*', '3 6');
    for (const [taken, own] of [
      ['6', '3'],
      ['3', '6'],
    ] as const) {
      expect(isLegal(match, stealFloor(0, 1, taken, own))).toBe(false);
      expect(refused(match, stealFloor(0, 1, taken, own))).toEqual({ code: 'guarded', seat: 1, floor: 1 });
    }
  });

  test('[steal.4] a dog beside a lower floor does not help the top one', () => {
    const match = position({ hands: ['3', ''], floors: ['', '2+7* 3+6'], pile: PILE, discard: '' });
    play(match, stealFloor(0, 1, '6', '3'));
    expect(floors(match)).toEqual(['3+6', '2+7*']);
    expect(cards(discard(match))).toEqual(cards('3'));
  });
});
