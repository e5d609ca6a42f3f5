/** The games as the app has them: their names, and their screens, each loaded when somebody opens it. */
import type { ListedGame } from '@belfry/engine/words';
import { findGame, GAMES } from '@belfry/games';
import { helpOf, screenOf } from '@belfry/games/parts';
import { type GameScreen, type HelpSection, type Language, lazyHook, loadWithWords, useLanguage } from '@belfry/ui';
import { use } from 'react';
import { PLAYABLE } from './playable.js';

/** Names of games by their ids; of one that this app does not know, its id. */
export function useGameName(): (id: string) => string {
  const { language } = useLanguage();
  return id => findGame(id)?.name[language] ?? id;
}

const screens = new Map(PLAYABLE.map(game => [game.id, loadWithWords(() => screenFor(game))]));

/** A game's own screen, or else the plain one. */
async function screenFor({ id, play, words }: ListedGame): Promise<GameScreen> {
  const own = screenOf(id);
  if (own !== undefined) return own();
  const [{ plainScreen }, { rules }, texts] = await Promise.all([import('@belfry/ui/plain'), play(), words()]);
  return plainScreen(rules, texts);
}

/** Loads a game's screen, once. */
export function loadScreen({ id }: ListedGame, language: Language): Promise<GameScreen> {
  const load = screens.get(id);
  if (load === undefined) throw new Error(`${id} cannot be played here`);
  return load(language);
}

/** A game's screen; suspends while it is loaded. */
export const useScreen = (game: ListedGame): GameScreen => use(loadScreen(game, useLanguage().language));

const rules = new Map(
  GAMES.flatMap(({ id }) => {
    const help = helpOf(id);
    return help === undefined ? [] : [[id, lazyHook(help)] as const];
  }),
);

/** A hook that tells a game's rules, if they are told. */
export const rulesOf = (id: string): (() => readonly HelpSection[]) | undefined => rules.get(id);
