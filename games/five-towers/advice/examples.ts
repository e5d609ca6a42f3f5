/** A reason of every code, for tests of what is said of it; where things are counted, of one of them and of many. */
import type { Reason } from '../bot/advise.js';

type Example<R> = R | { readonly one: R; readonly many: R };

export const examples: { readonly [C in Reason['code']]: Example<Extract<Reason, { readonly code: C }>> } = {
  'only-way': { code: 'only-way' },
  gains: { one: { code: 'gains', points: 1, instead: 0 }, many: { code: 'gains', points: 7, instead: 0 } },
  tops: { one: { code: 'tops', tower: 2, cards: 1 }, many: { code: 'tops', tower: 2, cards: 6 } },
  locks: { one: { code: 'locks', card: 7, room: 1 }, many: { code: 'locks', card: 7, room: 3 } },
  opens: { code: 'opens', card: 8 },
  main: { one: { code: 'main', tower: 1, cards: 1 }, many: { code: 'main', tower: 1, cards: 5 } },
  'tears-down': {
    one: { code: 'tears-down', card: 4, points: 1 },
    many: { code: 'tears-down', card: 4, points: 3 },
  },
  clears: { one: { code: 'clears', card: 4, points: 1 }, many: { code: 'clears', card: 4, points: 3 } },
  denies: {
    one: { code: 'denies', seat: 1, cards: 1, points: 1 },
    many: { code: 'denies', seat: 1, cards: 3, points: 9 },
  },
  outbids: { code: 'outbids', seat: 2 },
  suffices: { code: 'suffices' },
  spoils: { one: { code: 'spoils', cards: 1 }, many: { code: 'spoils', cards: 4 } },
  'last-round': { code: 'last-round', share: 0.5 },
};
