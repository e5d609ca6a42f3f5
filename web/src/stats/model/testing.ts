/** Matches for tests, a line each. */
import type { OwnMatch, Sitter } from './played.js';

let made = 0;

/** A match that seat 0 won or lost against bots of these policies. */
export const against = (result: 'won' | 'lost', score: number, ...policies: readonly string[]): OwnMatch => {
  made += 1;
  const seats: readonly Sitter[] = [
    { type: 'you', name: 'Ada' },
    ...policies.map(policy => ({ type: 'bot', name: 'Gloriosa', policy }) as const),
  ];
  return {
    id: `t${made}`,
    game: 'five-towers',
    started: made * 1000,
    ended: made * 1000 + 500,
    seats,
    scores: seats.map((_, seat) => (seat === 0 ? score : 20)),
    winners: [result === 'won' ? 0 : 1],
    seat: 0,
  };
};
