/** Ratings for matches of two and more (openskill: Weng and Lin's method with the model of Plackett and Luce). */
import { at, type BySeat, type Seat } from '@belfry/engine';
import { rate, rating } from 'openskill';
import type { PlayedMatch } from './deal.js';
import type { SeatOrder } from './plan.js';

/** Strength, and how sure of it the method is: everybody begins with 25 and 8.3. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export class Ratings {
  readonly #ratings = new Map<string, Rating>();

  of(bot: string): Rating {
    return this.#ratings.get(bot) ?? rating();
  }

  /** Takes in a match. What a bot that sits there several times learns at each of its seats is averaged. */
  add(order: SeatOrder, match: PlayedMatch): void {
    const ranks = ranksOf(match);
    const rated = rate(
      order.map(bot => [this.of(bot)]),
      { rank: [...ranks] },
    );
    for (const bot of new Set(order)) {
      const own = rated.filter((_, seat) => order[seat] === bot).map(([kept]) => kept ?? rating());
      this.#ratings.set(bot, {
        mu: own.reduce((sum, { mu }) => sum + mu, 0) / own.length,
        sigma: own.reduce((sum, { sigma }) => sum + sigma, 0) / own.length,
      });
    }
  }
}

/** As the game has it; otherwise who won comes first, and the others follow by their scores. */
export function ranksOf({ winners, scores, places }: PlayedMatch): BySeat<number> {
  if (places !== undefined) return places;
  const isAhead = (a: Seat, b: Seat): boolean => {
    const [wins, otherWins] = [winners.includes(a), winners.includes(b)];
    return wins === otherWins ? !wins && at(scores, a) > at(scores, b) : wins;
  };
  return scores.map((_, seat) => 1 + scores.filter((__, other) => isAhead(other, seat)).length);
}
