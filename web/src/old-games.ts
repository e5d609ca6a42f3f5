/** The games by id, for what still names them. */
import { findGame } from '@belfry/games';

export const GAME_IDS = ['five-towers', 'skyscraper', 'turmbauer'] as const;
export type GameId = (typeof GAME_IDS)[number];

const listed = (id: string) => {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

export const playersOf = (id: string) => listed(id).players;
