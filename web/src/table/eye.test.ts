import type { SeatView } from '@belfry/table';
import { describe, expect, test } from 'vitest';
import { lookOf } from './eye.js';

const human = (name: string): SeatView => ({ name, player: { type: 'human' }, isYours: true });
const bot = (name: string): SeatView => ({ name, player: { type: 'bot', policy: 'greedy' }, isYours: false });
const elsewhere = (name: string): SeatView => ({ ...human(name), isYours: false });
const secret = { hasSecrets: true, holder: undefined, last: undefined };
const open = { hasSecrets: false, holder: undefined, last: undefined };

test('bots among themselves are watched by a spectator', () => {
  expect(lookOf([bot('a'), bot('b')], 0, secret)).toEqual({ type: 'board', eye: 'spectator' });
});

test('one person among bots always looks with their own eyes', () => {
  for (const seat of [0, 1]) {
    expect(lookOf([bot('a'), human('b')], seat, secret)).toEqual({ type: 'board', eye: 1 });
  }
});

test('people at other devices do not share this one', () => {
  expect(lookOf([elsewhere('a'), human('b')], 0, secret)).toEqual({ type: 'board', eye: 1 });
  expect(lookOf([elsewhere('a'), elsewhere('b')], 0, secret)).toEqual({ type: 'board', eye: 'spectator' });
});

describe('several people at one device', () => {
  const seats = [human('a'), human('b'), bot('c')];

  test('without secrets the board turns to whoever is on turn', () => {
    expect(lookOf(seats, 1, open)).toEqual({ type: 'board', eye: 1 });
    expect(lookOf(seats, 2, { ...open, last: 1 })).toEqual({ type: 'board', eye: 1 });
    expect(lookOf(seats, 2, open)).toEqual({ type: 'board', eye: 0 });
  });

  test('with secrets a curtain falls until the one on turn holds the device', () => {
    expect(lookOf(seats, 1, secret)).toEqual({ type: 'curtain', seat: 1 });
    expect(lookOf(seats, 1, { ...secret, holder: 0 })).toEqual({ type: 'curtain', seat: 1 });
    expect(lookOf(seats, 1, { ...secret, holder: 1 })).toEqual({ type: 'board', eye: 1 });
  });

  test('while a bot plays, and at the end, only what everybody may know is shown', () => {
    expect(lookOf(seats, 2, { ...secret, holder: 1 })).toEqual({ type: 'board', eye: 'spectator' });
    expect(lookOf(seats, undefined, { ...secret, holder: 1 })).toEqual({ type: 'board', eye: 'spectator' });
  });
});
