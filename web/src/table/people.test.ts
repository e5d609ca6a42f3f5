import type { SeatView } from '@belfry/table';
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
  expect(peopleOf({ seats: [human('Mila', 'fox'), bot('Gloriosa', 'greedy')] })).toEqual({
    seats: [
      { name: 'Mila', isBot: false, figure: 'fox' },
      { name: 'Gloriosa', isBot: true, figure: 'stork' },
    ],
    you: 0,
    isShared: false,
  });
});

test('who chose no figure has none, and nor has an open seat', () => {
  const open: SeatView = { name: '', player: { type: 'open' }, isYours: false };
  const { seats } = peopleOf({ seats: [human('Mila'), open] });
  expect(seats.map(seat => 'figure' in seat)).toEqual([false, false]);
});

test('a bot is a bird, also one of earlier versions, or one that nobody knows', () => {
  expect(['gentle', 'fair', 'sharp', 'master'].map(birdOf)).toEqual(['sparrow', 'jackdaw', 'owl', 'falcon']);
  expect(['random', 'greedy', 'eager'].map(birdOf)).toEqual(['fledgling', 'stork', 'magpie']);
  expect(birdOf('deep-thinker')).toBe('bird');
});

test('the bots of a game are different birds', () => {
  for (const { bots } of PLAYABLE) expect(new Set(bots.map(birdOf)).size).toBe(bots.length);
});
