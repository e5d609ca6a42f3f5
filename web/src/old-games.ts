/** The games by id, for what still names them. */
import { findGame } from '@belfry/games';
import { useScreen as useScreenOf } from './games.js';
import { findPlayable } from './playable.js';

export const GAME_IDS = ['five-towers', 'skyscraper', 'turmbauer'] as const;
export type GameId = (typeof GAME_IDS)[number];
export type PlayableId = GameId;

export const isGameId = (id: string): id is GameId => GAME_IDS.some(known => known === id);
export const isPlayable = (id: string): id is PlayableId => findPlayable(id) !== undefined;

const listed = (id: string) => {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

export const playersOf = (id: string) => listed(id).players;
export const useScreen = (id: string) => useScreenOf(listed(id));
