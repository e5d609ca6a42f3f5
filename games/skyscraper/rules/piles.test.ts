import { describe, expect, test } from 'vitest';
import {
  ball,
  bone,
  build,
  deck,
  discard,
  due,
  end,
  guard,
  hammer,
  hand,
  hands,
  pileOf,
  play,
  position,
  refused,
  shake,
  stealFloor,
  superThief,
  thief,
  truck,
  truth,
} from '../testing/scenario.js';

describe('the reshuffle', () => {
  test('[auto.1] comes when a refill meets an empty pile, in its midst', () => {
    const match = play(position({ hands: ['', '4 4 4'], pile: '1', discard: '2 3 5 6' }), end(0));
    expect(due(match)).toBe('deck');
    expect(hands(match)).toEqual(['1', '4 4 4']);
    play(match, deck('6 3 2 5'));
    expect(hands(match)).toEqual(['1 3 6', '2 4 4 4']);
    expect(pileOf(match)).toBe('5');
    expect(discard(match)).toBe('');
    expect(due(match)).toBe(1);
  });

  test('[auto.1] comes when the draw of a turn meets one', () => {
    const match = play(position({ hands: ['1 1 1', '4 4 4'], pile: '', discard: '2 3' }), end(0));
    expect(due(match)).toBe('deck');
    expect(truth(match).turn).toBe(1);
    play(match, deck('3 2'));
    expect(hands(match)).toEqual(['1 1 1', '3 4 4 4']);
    expect(due(match)).toBe(1);
  });

  test('[auto.1] not before: the last card of the pile may be drawn without one', () => {
    const match = position({ hands: ['1 1 1', '4 4 4', '5 5 5'], pile: '8', discard: '2 3' });
    play(match, end(0));
    expect(due(match)).toBe(1);
    expect(discard(match)).toBe('2 3');
    expect(pileOf(match)).toBe('');
    play(match, end(1));
    expect(due(match)).toBe('deck');
  });

  test('[auto.1] not for a player who does not draw', () => {
    const eight = '1 1 1 1 2 2 2 2';
    const match = play(position({ hands: ['3 3 3', eight], pile: '', discard: '5 6' }), end(0));
    expect(due(match)).toBe(1);
    expect(hand(match, 1)).toBe(eight);
    expect(discard(match)).toBe('5 6');
  });

  test('[auto.1] is made of exactly the discard pile as it then is', () => {
    const match = play(position({ hands: ['1 1 1', '4 4 4'], pile: '', discard: '2 3 3' }), end(0));
    for (const wrong of ['', '2 3', '2 3 3 3', '2 2 3', '3 3 1'])
      expect(refused(match, deck(wrong))).toEqual({ code: 'not-these-cards', expected: 3 });
    expect(due(play(match, deck('3 2 3')))).toBe(1);
  });

  test('[auto.1] two after one end: the refill takes the first whole, the truck is the second', () => {
    const match = position({ hands: ['donut-truck', '4 4 4'], pile: '', discard: '1 2 3' });
    play(match, truck(0), end(0));
    expect(refused(match, deck('1 2 3 donut-truck'))).toEqual({ code: 'not-these-cards', expected: 3 });
    play(match, deck('1 2 3'));
    expect(due(match)).toBe('deck');
    expect(hand(match, 0)).toBe('1 2 3');
    play(match, deck('donut-truck'));
    expect(due(match)).toBe(0);
    expect(hand(match, 0)).toBe('1 2 3 donut-truck');
  });

  test('[auto.1] or a milkshake that is discarded on the way', () => {
    const match = position({ hands: ['1', '4 4 4', '5 5 5'], pile: '', discard: '2 3', shakes: [0, 1] });
    play(match, end(0), deck('3 2'));
    expect(refused(match, deck('2'))).toEqual({ code: 'not-these-cards', expected: 1 });
    play(match, deck('milkshake'));
    expect(hands(match)).toEqual(['1 2 3', '4 4 4', '5 5 5 milkshake']);
    expect(due(match)).toBe(2);
  });
});

describe('after the end of a turn', () => {
  test('[auto.2] the refill comes first, then the next player draws', () => {
    const match = play(position({ hands: ['', '4 4 4'], pile: '1 2 3 5 6' }), end(0));
    expect(hands(match)).toEqual(['1 2 3', '4 4 4 5']);
  });

  test('[auto.2] the refill, the truck, the draw of the same player; milkshakes stay', () => {
    const match = position({ hands: ['donut-truck', '4 4 4'], pile: '1 2 3 5 6', discard: '', shakes: [0, 1] });
    play(match, truck(0), end(0));
    expect(hands(match)).toEqual(['1 2 3 5', '4 4 4']);
    expect(discard(match)).toBe('donut-truck');
    expect(truth(match).milkshakes).toEqual([0, 1]);
  });

  test('[auto.2] each player met with a milkshake discards one and is passed over', () => {
    const shakes = [0, 1, 2];
    const match = position({ hands: ['1 1 1', '4 4 4', '5 5 5'], pile: '6 7 8', discard: '', shakes });
    play(match, end(0));
    expect(due(match)).toBe(0);
    expect(truth(match).milkshakes).toEqual([0, 0, 1]);
    expect(discard(match)).toBe('milkshake milkshake');
    expect(hands(match)).toEqual(['1 1 1 6', '4 4 4', '5 5 5']);
    play(match, end(0));
    expect(due(match)).toBe(1);
    play(match, end(1));
    expect(due(match)).toBe(0);
  });

  test('[auto.2] the player whose turn it was discards one too if all others do', () => {
    const match = position({ hands: ['1 1 1', '4 4 4'], pile: '6 7 8', discard: '', shakes: [1, 2] });
    play(match, end(0));
    // Seat 1, seat 0, seat 1 again; then it is seat 0.
    expect(due(match)).toBe(0);
    expect(truth(match).milkshakes).toEqual([0, 0]);
    expect(discard(match)).toBe('milkshake milkshake milkshake');
    expect(hands(match)).toEqual(['1 1 1 6', '4 4 4']);
  });
});

describe('a win', () => {
  test('[auto.3] ends everything: no refill, no draw, no shuffle, no further entry', () => {
    const match = position({
      hands: ['1 8', '4 4 4'],
      floors: ['1+8 1+8 2+7 3+6'],
      pile: '5 6',
      discard: '2',
      shakes: [0, 1],
    });
    play(match, build(0, '1', '8'));
    expect(due(match)).toBe('over');
    expect(hands(match)).toEqual(['', '4 4 4']);
    expect(pileOf(match)).toBe('5 6');
    expect(discard(match)).toBe('2');
    expect(truth(match).milkshakes).toEqual([0, 1]);
    for (const move of [end(0), end(1), build(0, '1', '8'), deck('2')])
      expect(refused(match, move)).toEqual({ code: 'match-over' });
  });
});

describe('the discard pile', () => {
  test.each([
    ['jackhammer', hammer(0, 1), 'jackhammer 3 6'],
    ['wrecking-ball', ball(0, 1), 'wrecking-ball 3 6'],
    ['bone', bone(0, 1, 0), 'bone dog'],
    ['thief', thief(0, 1), 'thief'],
    ['super-thief', superThief(0), 'super-thief'],
    ['6', stealFloor(0, 1, '3', '6'), '6'],
  ])('[auto.4] has a played card at once: %s', (name, move, expected) => {
    const match = position({ hands: [name, '5'], floors: ['', '1+8* 3+6'], pile: '7 7 7', discard: '' });
    expect(discard(play(match, move))).toBe(expected);
  });

  test('[auto.4] has no milkshake before a player, no truck on the table, no floor and no dog', () => {
    const match = position({ hands: ['milkshake donut-truck dog 4 5', '5'], pile: '7 7 7', discard: '' });
    play(match, shake(0, 1), truck(0), build(0, '4', '5'), guard(0, 0));
    expect(discard(match)).toBe('');
  });
});
