/** Every reason to refuse, once, with its data. `refused` also sees to it that the match stays as it was. */
import { describe, expect, test } from 'vitest';
import {
  bone,
  build,
  card,
  deck,
  end,
  guard,
  hammer,
  type Move,
  play,
  position,
  refused,
  type SkyscraperMatch,
  shake,
  stealFloor,
  stolen,
  superThief,
  thief,
} from '../testing/scenario.js';
import type { Refusal } from './index.js';

interface Case<R> {
  readonly match: () => SkyscraperMatch;
  readonly move: Move;
  readonly refusal: R;
}

const PILE = '1 1 1';
const against = (own: string, floors: string) => () =>
  position({ hands: [own, '5 5'], floors: ['', floors], pile: PILE });

/** One for each code: the type sees to it that none is forgotten. */
const CASES: { readonly [Code in Refusal['code']]: Case<Extract<Refusal, { code: Code }>> } = {
  'not-in-hand': {
    match: against('3 4', ''),
    move: build(0, '3', '6'),
    refusal: { code: 'not-in-hand', card: card('6') },
  },
  'no-floor': {
    match: against('joker joker', ''),
    move: build(0, 'joker', 'joker'),
    refusal: { code: 'no-floor', cards: [card('joker'), card('joker')] },
  },
  'no-such-opponent': {
    match: against('milkshake', ''),
    move: shake(0, 2),
    refusal: { code: 'no-such-opponent', seat: 2 },
  },
  'nothing-built': {
    match: against('jackhammer', ''),
    move: hammer(0, 1),
    refusal: { code: 'nothing-built', seat: 1 },
  },
  guarded: {
    match: against('jackhammer', '2+7 3+6*'),
    move: hammer(0, 1),
    refusal: { code: 'guarded', seat: 1, floor: 1 },
  },
  'not-in-top-floor': {
    match: against('2', '2+7 3+6'),
    move: stealFloor(0, 1, '7', '2'),
    refusal: { code: 'not-in-top-floor', seat: 1, card: card('7') },
  },
  'does-not-add-up': {
    match: against('2', '2+7 3+joker'),
    move: stealFloor(0, 1, 'joker', '2'),
    refusal: { code: 'does-not-add-up', value: 6, with: card('2') },
  },
  'no-such-floor': {
    match: against('bone', '2+7*'),
    move: bone(0, 1, 1),
    refusal: { code: 'no-such-floor', seat: 1, floor: 1 },
  },
  'has-a-dog': {
    match: () => position({ hands: ['dog', ''], floors: ['1+8 2+7*'], pile: PILE }),
    move: guard(0, 1),
    refusal: { code: 'has-a-dog', floor: 1 },
  },
  'no-dog-there': {
    match: against('bone', '2+7* 1+8'),
    move: bone(0, 1, 1),
    refusal: { code: 'no-dog-there', seat: 1, floor: 1 },
  },
  'hand-is-empty': {
    match: () => position({ hands: ['thief', ''], pile: PILE }),
    move: thief(0, 1),
    refusal: { code: 'hand-is-empty', seat: 1 },
  },
  'nobody-has-cards': {
    match: () => position({ hands: ['super-thief', '', ''], pile: PILE }),
    move: superThief(0),
    refusal: { code: 'nobody-has-cards' },
  },
  'not-these-cards': {
    match: () => play(position({ hands: ['1', '2'], pile: '', discard: '3 4' }), end(0)),
    move: deck('3 5'),
    refusal: { code: 'not-these-cards', expected: 2 },
  },
  'victim-has-not': {
    match: () => play(position({ hands: ['thief 4', '5'], pile: PILE }), thief(0, 1)),
    move: stolen('4'),
    refusal: { code: 'victim-has-not', seat: 1, card: card('4') },
  },
};

describe('refusals', () => {
  test.each(Object.values(CASES))('$refusal.code', ({ match, move, refusal }) => {
    expect(refused(match(), move)).toEqual(refusal);
  });

  test('every special card must be in the hand', () => {
    const match = position({ hands: ['1', '5'], floors: ['1+8', '1+8*'], pile: '2 2' });
    const needs: [string, Move][] = [
      ['dog', guard(0, 0)],
      ['bone', bone(0, 1, 0)],
      ['jackhammer', hammer(0, 1)],
      ['wrecking-ball', { seat: 0, action: { type: 'wrecking-ball', from: 1 } }],
      ['thief', thief(0, 1)],
      ['super-thief', superThief(0)],
      ['milkshake', shake(0, 1)],
      ['donut-truck', { seat: 0, action: { type: 'donut-truck' } }],
    ];
    for (const [name, move] of needs) expect(refused(match, move)).toEqual({ code: 'not-in-hand', card: card(name) });
  });

  test('fate has its time, and its own answer', () => {
    const match = position({ hands: ['thief 1', '5'], pile: '2 2' });
    expect(refused(match, deck('2 2'))).toEqual({ code: 'seat-is-due', seat: 0 });
    play(match, thief(0, 1));
    expect(refused(match, deck('2 2'))).toEqual({ code: 'fate-is-due', chance: 'stolen' });
  });
});
