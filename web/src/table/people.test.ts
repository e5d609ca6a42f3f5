import type { SeatView } from '@belfry/table';
import { isBird } from '@belfry/ui';
import { expect, test } from 'vitest';
import { birdOf } from '../people/birds.js';
import { PLAYABLE } from '../playable.js';
import { peopleOf } from './people.js';

const human = (name: string, figure?: string): SeatView => ({
  name,
  player: { type: 'human', ...(figure !== undefined && { figure }) },
  isYours: true,
});
const bot = (name: string, policy: string): SeatView => ({ name, player: { type: 'bot', policy }, isYours: false });

test('people have their figures, bots are birds, and one alone is addressed', () => {
  expect(peopleOf({ game: 'five-towers', seats: [human('Mila', 'fox'), bot('Gloriosa', 'greedy')] })).toEqual({
    seats: [
      { name: 'Mila', isBot: false, figure: 'fox' },
      { name: 'Gloriosa', isBot: true, figure: 'jackdaw' },
    ],
    you: 0,
    isShared: false,
  });
});

test('who chose no figure has none, and nor has an open seat', () => {
  const open: SeatView = { name: '', player: { type: 'open' }, isYours: false };
  const { seats } = peopleOf({ game: 'five-towers', seats: [human('Mila'), open] });
  expect(seats.map(seat => 'figure' in seat)).toEqual([false, false]);
});

test('a bot is a bird in every game, also one that nobody knows', () => {
  expect(birdOf('skyscraper', 'greedy')).toBe('owl');
  expect(birdOf('turmbauer', 'greedy')).toBe('stork');
  expect(birdOf('night-watch', 'random')).toBe('fledgling');
  expect(birdOf('night-watch', 'deep-thinker')).toBe('bird');
});

test('the bots of a game are different birds, all of them drawn', () => {
  for (const { id, bots, birds = {} } of PLAYABLE) {
    expect(new Set(bots.map(policy => birdOf(id, policy))).size).toBe(bots.length);
    expect(Object.keys(birds).every(policy => bots.includes(policy))).toBe(true);
    expect(Object.values(birds).every(isBird)).toBe(true);
  }
});
