/** How many bots somebody plays against, and how strong they are. Remembered for each game on this device. */
import { type ListedGame, usualBot } from '@belfry/engine/words';
import { readStored, writeStored } from '@belfry/ui';

export interface Opponents {
  readonly bots: number;
  readonly policy: string;
}

const USUAL = 2;

const keyOf = (game: ListedGame): string => `belfry-bots-${game.id}`;

/** How many may sit at a table with one person. */
export const botCounts = ({ players: { min, max } }: ListedGame): readonly number[] =>
  Array.from({ length: max - Math.max(1, min - 1) }, (_, index) => Math.max(1, min - 1) + index);

/** Two, or as many as can play. */
const usualCount = (game: ListedGame): number => {
  const counts = botCounts(game);
  return Math.min(Math.max(USUAL, counts[0] ?? USUAL), counts.at(-1) ?? USUAL);
};

/** The last ones, as far as the game still has them; else two of the usual ones. */
export function recallOpponents(game: ListedGame): Opponents {
  const { bots, policy }: Partial<Record<keyof Opponents, unknown>> = Object(readStored(keyOf(game)));
  return {
    bots: botCounts(game).find(count => count === bots) ?? usualCount(game),
    policy: game.bots.find(each => each === policy) ?? usualBot(game),
  };
}

export const rememberOpponents = (game: ListedGame, opponents: Opponents): void =>
  void writeStored(keyOf(game), opponents);

/** For somebody's first match: the gentlest. */
export const gentlest = (game: ListedGame): Opponents => ({ bots: usualCount(game), policy: game.bots[0] });

/** To learn with: the gentlest, and as few as can play. */
export const forLearning = (game: ListedGame): Opponents => ({ bots: botCounts(game)[0] ?? 1, policy: game.bots[0] });
