/** Who plays deals: here, in another process, or on another machine. */
import type { GameTypes } from '@belfry/engine';
import { type PlayedDeal, playDeal, type Room } from './deal.js';
import type { ArenaPlan } from './plan.js';

/** Plays deals of one plan, one at a time, by their numbers. */
export interface Referee {
  play(deal: number): Promise<PlayedDeal>;
}

/** One that plays right here. */
export const refereeHere = <T extends GameTypes>(plan: ArenaPlan<T['Options']>, room: Room<T>): Referee => ({
  play: deal => playDeal(plan, room, deal),
});

/**
 * Lets the referees play all deals that are not in `played` yet: whoever is free takes the next one. `tell` hears of each deal
 * as it is done, in whatever order. If one of them fails, the others begin no other deal.
 */
export async function playDeals(
  { deals }: Pick<ArenaPlan, 'deals'>,
  referees: readonly Referee[],
  played: readonly PlayedDeal[],
  tell: (deal: PlayedDeal) => void | Promise<void>,
): Promise<void> {
  const done = new Set(played.map(({ deal }) => deal));
  let next = 0;
  const take = (): number | undefined => {
    while (done.has(next)) next += 1;
    return next < deals ? next++ : undefined;
  };
  const work = async (referee: Referee): Promise<void> => {
    for (let deal = take(); deal !== undefined; deal = take()) await tell(await referee.play(deal));
  };
  try {
    await Promise.all(referees.map(work));
  } finally {
    next = deals;
  }
}
