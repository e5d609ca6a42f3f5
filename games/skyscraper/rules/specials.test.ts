import { describe, expect, test } from 'vitest';
import {
  ball,
  bone,
  build,
  card,
  deck,
  discard,
  due,
  end,
  floors,
  guard,
  hammer,
  hand,
  hands,
  isLegal,
  pileOf,
  play,
  position,
  refused,
  shake,
  truck,
  truth,
} from '../testing/scenario.js';

const PILE = '1 1 1 1';

describe('the dog', () => {
  test.each([0, 1, 2])('[dog.1] is put beside any own floor: %i', floor => {
    const match = position({ hands: ['dog 5', ''], floors: ['1+8 2+7 3+6', ''], pile: PILE, discard: '' });
    expect(isLegal(match, guard(0, floor))).toBe(true);
    play(match, guard(0, floor));
    expect(match.see(0).skyscrapers[0]?.map(({ dog }) => dog)).toEqual([0, 1, 2].map(index => index === floor));
    expect(hand(match, 0)).toBe('5');
    expect(discard(match)).toBe('');
  });

  test('[dog.1] needs a dog and a floor', () => {
    expect(refused(position({ hands: ['5', ''], floors: ['1+8'] }), guard(0, 0))).toEqual({
      code: 'not-in-hand',
      card: card('dog'),
    });
    const match = position({ hands: ['dog', ''], floors: ['1+8', '1+8 2+7'] });
    expect(refused(match, guard(0, 1))).toEqual({ code: 'no-such-floor', seat: 0, floor: 1 });
  });

  test('[dog.2] one a floor at most', () => {
    const match = position({ hands: ['dog dog', ''], floors: ['1+8 2+7', '3+6'] });
    play(match, guard(0, 0));
    expect(isLegal(match, guard(0, 0))).toBe(false);
    expect(refused(match, guard(0, 0))).toEqual({ code: 'has-a-dog', floor: 0 });
    expect(floors(play(match, guard(0, 1)))).toEqual(['1+8* 2+7*', '3+6']);
  });

  test('[dog.2] never beside an opponent’s', () => {
    const match = position({ hands: ['dog', ''], floors: ['', '3+6'] });
    expect(refused(match, guard(0, 0))).toEqual({ code: 'no-such-floor', seat: 0, floor: 0 });
  });

  test('[dog.3] stays beside a lower floor when floors above it come and go', () => {
    const match = position({ hands: ['jackhammer jackhammer', '4 5'], floors: ['', '3+6* 2+7'], pile: PILE });
    play(match, hammer(0, 1));
    expect(floors(match)).toEqual(['', '3+6*']);
    expect(refused(match, hammer(0, 1))).toEqual({ code: 'guarded', seat: 1, floor: 0 });
    play(match, end(0), build(1, '4', '5'));
    expect(floors(match)).toEqual(['', '3+6* 4+5']);
  });
});

describe('the bone', () => {
  test.each([0, 1])('[bone.1] is discarded with the dog beside any floor: %i', floor => {
    const match = position({ hands: ['bone 5', ''], floors: ['', '1+8* 2+7*'], discard: '', pile: PILE });
    expect(isLegal(match, bone(0, 1, floor))).toBe(true);
    play(match, bone(0, 1, floor));
    expect(floors(match)).toEqual(['', floor === 0 ? '1+8 2+7*' : '1+8* 2+7']);
    expect(discard(match)).toBe('bone dog');
    expect(hand(match, 0)).toBe('5');
  });

  test('[bone.1] not with one’s own dog', () => {
    const match = position({ hands: ['bone', ''], floors: ['1+8*', '1+8'] });
    expect(isLegal(match, bone(0, 0, 0))).toBe(false);
    expect(refused(match, bone(0, 0, 0))).toEqual({ code: 'no-such-opponent', seat: 0 });
    expect(refused(match, bone(0, 1, 0))).toEqual({ code: 'no-dog-there', seat: 1, floor: 0 });
    expect(refused(match, bone(0, 1, 1))).toEqual({ code: 'no-such-floor', seat: 1, floor: 1 });
  });
});

describe('jackhammer and wrecking ball', () => {
  test('[hammer.1] destroys a top floor: its two cards and the hammer are discarded', () => {
    const match = position({ hands: ['jackhammer 5', ''], floors: ['1+8', '1+8 3+joker'], discard: '', pile: PILE });
    expect(isLegal(match, hammer(0, 1))).toBe(true);
    play(match, hammer(0, 1));
    expect(floors(match)).toEqual(['1+8', '1+8']);
    expect(discard(match)).toBe('jackhammer 3 joker');
    expect(hand(match, 0)).toBe('5');
  });

  test('[hammer.1] not one with a dog, not one’s own, and there must be one', () => {
    const match = position({ hands: ['jackhammer', '', ''], floors: ['1+8', '1+8 2+7*', ''] });
    expect(refused(match, hammer(0, 1))).toEqual({ code: 'guarded', seat: 1, floor: 1 });
    expect(refused(match, hammer(0, 0))).toEqual({ code: 'no-such-opponent', seat: 0 });
    expect(refused(match, hammer(0, 2))).toEqual({ code: 'nothing-built', seat: 2 });
    for (const from of [0, 1, 2]) expect(isLegal(match, hammer(0, from))).toBe(false);
  });

  test('[ball.1] destroys a top floor with its dog, which is discarded too', () => {
    const match = position({ hands: ['wrecking-ball', ''], floors: ['', '1+8 3+6*'], discard: '', pile: PILE });
    expect(isLegal(match, ball(0, 1))).toBe(true);
    play(match, ball(0, 1));
    expect(floors(match)).toEqual(['', '1+8']);
    expect(discard(match)).toBe('wrecking-ball 3 6 dog');
  });

  test('[ball.1] or one without', () => {
    const match = position({ hands: ['wrecking-ball', '', ''], floors: ['2+7', '1+8* 3+6', ''], discard: '' });
    expect(refused(match, ball(0, 0))).toEqual({ code: 'no-such-opponent', seat: 0 });
    expect(refused(match, ball(0, 2))).toEqual({ code: 'nothing-built', seat: 2 });
    play(match, ball(0, 1));
    expect(floors(match)).toEqual(['2+7', '1+8*', '']);
    expect(discard(match)).toBe('wrecking-ball 3 6');
  });
});

describe('the milkshake', () => {
  test('[shake.1] costs a turn: no draw, no action, no refill', () => {
    const match = position({ hands: ['milkshake 1 2 3', '4', '5 5 5'], pile: '6 7 8', discard: '' });
    expect(isLegal(match, shake(0, 1))).toBe(true);
    play(match, shake(0, 1));
    expect(truth(match).milkshakes).toEqual([0, 1, 0]);
    expect(discard(match)).toBe('');
    play(match, end(0));
    expect(due(match)).toBe(2);
    expect(hands(match)).toEqual(['1 2 3', '4', '5 5 5 6']);
    expect(truth(match).milkshakes).toEqual([0, 0, 0]);
    expect(discard(match)).toBe('milkshake');
    play(match, end(2), end(0));
    expect(due(match)).toBe(1);
  });

  test('[shake.1] is put before an opponent', () => {
    const match = position({ hands: ['milkshake', ''] });
    expect(refused(match, shake(0, 0))).toEqual({ code: 'no-such-opponent', seat: 0 });
    expect(refused(match, shake(0, 2))).toEqual({ code: 'no-such-opponent', seat: 2 });
  });

  test('[shake.2] several may lie before one player, and each costs a turn', () => {
    const match = position({ hands: ['milkshake milkshake 1 1', '4 4 4'], pile: '5 6 7 8', discard: '' });
    play(match, shake(0, 1), shake(0, 1));
    expect(truth(match).milkshakes).toEqual([0, 2]);
    play(match, end(0));
    expect(due(match)).toBe(0);
    expect(truth(match).milkshakes).toEqual([0, 1]);
    expect(hands(match)).toEqual(['1 1 5 6', '4 4 4']);
    play(match, end(0));
    expect(due(match)).toBe(0);
    play(match, end(0));
    expect(due(match)).toBe(1);
    expect(hands(match)).toEqual(['1 1 5 6 7', '4 4 4 8']);
    expect(discard(match)).toBe('milkshake milkshake');
  });
});

describe('the donut truck', () => {
  test('[truck.1] gives another turn, after the refill and with a draw', () => {
    const match = position({ hands: ['donut-truck', '4 4 4', '5 5 5'], pile: '1 2 3 6 7', discard: '' });
    expect(isLegal(match, truck(0))).toBe(true);
    play(match, truck(0));
    expect(discard(match)).toBe('');
    expect(truth(match).truck).toBe(true);
    play(match, end(0));
    expect(due(match)).toBe(0);
    expect(hands(match)).toEqual(['1 2 3 6', '4 4 4', '5 5 5']);
    expect(discard(match)).toBe('donut-truck');
    play(match, end(0));
    expect(due(match)).toBe(1);
    expect(hand(match, 1)).toBe('4 4 4 7');
    expect(pileOf(match)).toBe('');
  });

  test('[truck.1] it is discarded before the extra draw, which may bring it back', () => {
    const match = position({ hands: ['donut-truck 1 2 3', ''], pile: '', discard: '' });
    play(match, truck(0), end(0));
    expect(due(match)).toBe('deck');
    play(match, deck('donut-truck'));
    expect(due(match)).toBe(0);
    expect(hand(match, 0)).toBe('1 2 3 donut-truck');
  });

  test('[truck.2] who is jumped over keeps the milkshake for the next real turn', () => {
    const match = position({ hands: ['donut-truck milkshake 1 1 1', '4 4 4', '5 5 5'], pile: '2 3 6 7', discard: '' });
    play(match, shake(0, 1), truck(0), end(0));
    expect(truth(match).milkshakes).toEqual([0, 1, 0]);
    expect(discard(match)).toBe('donut-truck');
    play(match, end(0));
    expect(due(match)).toBe(2);
    expect(truth(match).milkshakes).toEqual([0, 0, 0]);
    expect(discard(match)).toBe('donut-truck milkshake');
  });

  test('[truck.2] played again in the extra turn it works again', () => {
    const match = position({ hands: ['donut-truck 1 2 3', '4 4 4'], pile: '', discard: '' });
    play(match, truck(0), end(0), deck('donut-truck'), truck(0), end(0), deck('donut-truck'));
    expect(due(match)).toBe(0);
    expect(due(play(match, end(0)))).toBe(1);
  });
});
