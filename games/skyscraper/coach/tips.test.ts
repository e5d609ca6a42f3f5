import { describeCoach, momentOf } from '@belfry/ui/testing/coach';
import { describe, expect, test } from 'vitest';
import { skyscraper } from '../rules/index.js';
import {
  deal,
  end,
  hammer,
  play,
  position,
  type SkyscraperMatch,
  shake,
  stealFloor,
  stolen,
  thief,
} from '../testing/scenario.js';
import { type SkyscraperTip, tipsAt } from './tips.js';
import { bg } from './words/bg.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { fr } from './words/fr.js';

const tips = (match: SkyscraperMatch, seat = 0): readonly SkyscraperTip[] => tipsAt(momentOf(match, seat));
const ids = (match: SkyscraperMatch, seat = 0): readonly string[] => tips(match, seat).map(({ id }) => id);
const tip = (match: SkyscraperMatch, id: SkyscraperTip['id'], seat = 0): SkyscraperTip | undefined =>
  tips(match, seat).find(each => each.id === id);

describe('at first', () => {
  test('the goal comes first, then two cards that make 9', () => {
    const match = deal(['3 6 1 2 dog', '']);
    expect(ids(match).slice(0, 2)).toEqual(['goal', 'pair']);
    expect(tip(match, 'goal')).toMatchObject({ goal: 5, rivals: ['seat 1'] });
    expect(tip(match, 'pair')).toEqual({ id: 'pair', cards: ['3', '6'] });
  });

  test('who is not on turn hears only of the goal', () => {
    expect(ids(deal(['3 6', '']), 1)).toEqual(['goal']);
  });
});

describe('building', () => {
  test('a joker stands beside a card that has no partner', () => {
    const match = position({ hands: ['3 6 8 joker', '1'] });
    expect(tip(match, 'joker')).toEqual({ id: 'joker', card: '8', stands: '1' });
  });

  test('a top floor that can be stolen is named, with the card that does it', () => {
    const match = position({ hands: ['2 1', '1'], floors: ['', '2+7'] });
    expect(tip(match, 'steal')).toEqual({ id: 'steal', name: 'seat 1', card: '7', stands: undefined, with: '2' });
  });

  test('a joker is stolen at what it stands for', () => {
    const match = position({ hands: ['2', '1'], floors: ['', '2+joker'] });
    expect(tip(match, 'steal')).toEqual({ id: 'steal', name: 'seat 1', card: 'joker', stands: 7, with: '2' });
  });

  test('a dog on guard leaves nothing to steal', () => {
    expect(ids(position({ hands: ['2', '1'], floors: ['', '2+7*'] }))).not.toContain('steal');
  });

  test('one’s own top floor is open as long as it has no dog', () => {
    const open = (floors: string) => tip(position({ hands: ['1', '1'], floors: [floors, ''] }), 'open');
    expect(open('3+6')).toEqual({ id: 'open', cards: ['3', '6'] });
    expect(open('3+joker')).toEqual({ id: 'open', cards: ['3', '6'] });
    expect(open('3+6*')).toBeUndefined();
  });
});

describe('a special card is told of when it is in the hand and can be played', () => {
  const floors = ['1+8', '2+7', '3+6 4+5*'];
  test.each([
    ['jackhammer', { id: 'jackhammer', name: 'seat 1', cards: ['2', '7'] }],
    ['wrecking-ball', { id: 'wrecking-ball', name: 'seat 2', cards: ['4', '5'], dog: true }],
    ['thief', { id: 'thief', name: 'seat 2', cards: 3 }],
    ['super-thief', { id: 'super-thief', names: ['seat 1', 'seat 2'] }],
    ['milkshake', { id: 'milkshake', name: 'seat 2' }],
    ['donut-truck', { id: 'donut-truck' }],
    ['dog', { id: 'dog', floor: 1, isTop: true }],
    ['bone', { id: 'bone', name: 'seat 2', floor: 2 }],
  ] as const)('%s', (held, told) => {
    expect(tip(position({ hands: [held, '1 2', '1 2 3'], floors }), told.id)).toEqual(told);
    expect(ids(position({ hands: ['1', '1 2', '1 2 3'], floors }))).not.toContain(told.id);
  });

  test('and not when there is nothing to play it at', () => {
    const match = position({ hands: ['dog bone jackhammer wrecking-ball', '1'] });
    expect(ids(match)).toEqual(expect.not.arrayContaining(['dog', 'bone', 'jackhammer', 'wrecking-ball']));
  });
});

describe('near the end', () => {
  const four = '1+8 2+7 3+6 4+5';

  test('a way to win comes before all else', () => {
    const build = position({ hands: ['3 6', '1'], floors: [four, ''] });
    expect(tips(build)[0]).toEqual({ id: 'win', way: { type: 'build', cards: ['3', '6'] } });
    const steal = position({ hands: ['1', '2'], floors: [four, '1+8'] });
    expect(tips(steal)[0]).toMatchObject({ id: 'win', way: { type: 'steal', name: 'seat 1', card: '8', with: '1' } });
    expect(tips(position({ hands: ['1', '2'], floors: [four, ''] }))[0]).toEqual({ id: 'short' });
  });

  test.each([
    ['4', 'steal-floor'],
    ['jackhammer', 'jackhammer'],
    ['milkshake thief', 'milkshake'],
    ['donut-truck', 'donut-truck'],
    ['1', undefined],
  ])('somebody else is one floor short: with %s, %s helps', (held, help) => {
    const match = position({ hands: [held, '2'], floors: ['', four] });
    expect(tip(match, 'threat')).toEqual({ id: 'threat', name: 'seat 1', help });
  });
});

describe('what was done to a player is told when they are on turn again', () => {
  test('a stolen floor', () => {
    const match = position({ hands: ['1', '3 1'], pile: '1 2 2 2', floors: ['3+6', ''], turn: 1 });
    play(match, stealFloor(1, 0, '6', '3'), end(1));
    expect(tip(match, 'floor-lost')).toEqual({ id: 'floor-lost', name: 'seat 1', how: 'steal-floor' });
  });

  test('a floor that was drilled away', () => {
    const match = position({ hands: ['1', 'jackhammer'], pile: '1 2 2 2', floors: ['3+6', ''], turn: 1 });
    play(match, hammer(1, 0), end(1));
    expect(tip(match, 'floor-lost')).toEqual({ id: 'floor-lost', name: 'seat 1', how: 'jackhammer' });
  });

  test('a card that was drawn from the hand', () => {
    const match = position({ hands: ['5', 'thief'], pile: '1 2 2 2', turn: 1 });
    play(match, thief(1, 0), stolen('5'), end(1));
    expect(tip(match, 'robbed')).toEqual({ id: 'robbed', name: 'seat 1', card: '5' });
  });

  test('a turn that was missed', () => {
    const match = position({ hands: ['5', 'milkshake'], pile: '1 2 2 2 2 3', turn: 1 });
    play(match, shake(1, 0), end(1), end(1));
    expect(tip(match, 'missed')).toEqual({ id: 'missed', name: 'seat 1' });
  });
});

describe('the end of a turn', () => {
  test('is told with what is drawn, once there is nothing to build or steal', () => {
    const match = position({ hands: ['1', '2'], pile: '1 2 3 4' });
    expect(tip(match, 'end')).toEqual({ id: 'end', draws: 2, next: 'seat 1' });
    expect(ids(position({ hands: ['3 6', '2'], pile: '1 2 3 4' }))).not.toContain('end');
  });

  test('a full hand draws none', () => {
    const match = position({ hands: ['1 1 1 1 2 2 2 2', '3'], pile: '5 5 5' });
    expect(tip(match, 'full')).toEqual({ id: 'full', cards: 8 });
  });
});

describe('on any random match', () => {
  const options = [2, 3, 4].flatMap(players => ([5, 4] as const).map(floors => ({ players, floors })));
  describeCoach({ rules: skyscraper, tipsAt, texts: { en, de, fr, bg }, options, matches: 3 });
});
