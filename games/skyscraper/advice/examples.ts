/** A reason of every code, for tests of what is said of it; where things are counted, of one of them and of many. */
import type { Reason } from '../bot/advise.js';

type Example<R> = R | { readonly one: R; readonly many: R };

export const examples: { readonly [C in Reason['code']]: Example<Extract<Reason, { readonly code: C }>> } = {
  wins: { code: 'wins' },
  'keeps-alive': { code: 'keeps-alive' },
  stops: { code: 'stops', seat: 1 },
  'gains-floor': { one: { code: 'gains-floor', floors: 1 }, many: { code: 'gains-floor', floors: 3 } },
  'costs-floor': { code: 'costs-floor', seat: 1 },
  knows: { code: 'knows', seat: 2, card: 3 },
  guards: { one: { code: 'guards', cards: 1 }, many: { code: 'guards', cards: 5 } },
  opens: { code: 'opens', seat: 1 },
  'turn-again': { code: 'turn-again' },
  'costs-turn': { code: 'costs-turn', seat: 1 },
  'costs-card': { code: 'costs-card', seat: 2 },
  draws: { one: { code: 'draws', cards: 1 }, many: { code: 'draws', cards: 2 } },
  'makes-room': { code: 'makes-room' },
  keeps: { code: 'keeps', card: 3 },
};
