/** The games of the app, each loaded when somebody opens it. */
import { type GameScreen, type Language, loadWithWords, useLanguage } from '@belfry/ui';
import { use } from 'react';

export const GAME_IDS = ['five-towers', 'skyscraper', 'turmbauer'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** Those with a table here. Turmbauer has lessons and a score pad. */
export const PLAYABLE_IDS = ['five-towers', 'skyscraper'] as const satisfies readonly GameId[];
export type PlayableId = (typeof PLAYABLE_IDS)[number];

export const isGameId = (id: string): id is GameId => GAME_IDS.some(known => known === id);
export const isPlayable = (id: string): id is PlayableId => PLAYABLE_IDS.some(known => known === id);

/** How many can play: known before the game is loaded. */
export const PLAYERS: Readonly<Record<GameId, { readonly min: number; readonly max: number }>> = {
  'five-towers': { min: 2, max: 5 },
  skyscraper: { min: 2, max: 4 },
  turmbauer: { min: 2, max: 4 },
};

// A screen only ever gets states, actions and results of its own game back, so its exact types may be forgotten here.
const SCREENS: Readonly<Record<PlayableId, (language: Language) => Promise<GameScreen>>> = {
  'five-towers': loadWithWords(
    async () => (await import('@belfry/games/five-towers/table')).fiveTowersScreen as unknown as GameScreen,
  ),
  skyscraper: loadWithWords(
    async () => (await import('@belfry/games/skyscraper/table')).skyscraperScreen as unknown as GameScreen,
  ),
};

/** Loads a game's screen, once. */
export const loadScreen = (id: PlayableId, language: Language): Promise<GameScreen> => SCREENS[id](language);

/** A game's screen; suspends while it is loaded. */
export const useScreen = (id: PlayableId): GameScreen => use(loadScreen(id, useLanguage().language));
