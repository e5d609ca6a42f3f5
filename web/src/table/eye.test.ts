import type { Due } from '@belfry/engine';
import type { SeatSetup } from '@belfry/table';
import { describe, expect, test } from 'vitest';
import { lookOf } from './eye.js';

const human = (name: string): SeatSetup => ({ name, player: { type: 'human' } });
const bot = (name: string): SeatSetup => ({ name, player: { type: 'bot', policy: 'greedy' } });
const turnOf = (seat: number): Due => ({ type: 'seat', seat });
const secret = { hasSecrets: true, holder: undefined, last: undefined };
const open = { hasSecrets: false, holder: undefined, last: undefined };

test('bots among themselves are watched by a spectator', () => {
  expect(lookOf([bot('a'), bot('b')], turnOf(0), secret)).toEqual({ type: 'board', eye: 'spectator' });
});

test('one person among bots always looks with their own eyes', () => {
  for (const seat of [0, 1]) {
    expect(lookOf([bot('a'), human('b')], turnOf(seat), secret)).toEqual({ type: 'board', eye: 1 });
  }
});

describe('several people at one device', () => {
  const seats = [human('a'), human('b'), bot('c')];

  test('without secrets the board turns to whoever is on turn', () => {
    expect(lookOf(seats, turnOf(1), open)).toEqual({ type: 'board', eye: 1 });
    expect(lookOf(seats, turnOf(2), { ...open, last: 1 })).toEqual({ type: 'board', eye: 1 });
    expect(lookOf(seats, turnOf(2), open)).toEqual({ type: 'board', eye: 0 });
  });

  test('with secrets a curtain falls until the one on turn holds the device', () => {
    expect(lookOf(seats, turnOf(1), secret)).toEqual({ type: 'curtain', seat: 1 });
    expect(lookOf(seats, turnOf(1), { ...secret, holder: 0 })).toEqual({ type: 'curtain', seat: 1 });
    expect(lookOf(seats, turnOf(1), { ...secret, holder: 1 })).toEqual({ type: 'board', eye: 1 });
  });

  test('while a bot plays, and at the end, only what everybody may know is shown', () => {
    expect(lookOf(seats, turnOf(2), { ...secret, holder: 1 })).toEqual({ type: 'board', eye: 'spectator' });
    const over: Due = { type: 'over', result: { winners: [0] } };
    expect(lookOf(seats, over, { ...secret, holder: 1 })).toEqual({ type: 'board', eye: 'spectator' });
  });
});
