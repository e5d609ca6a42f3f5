/** The games a worker can play, with their bots; each loaded when a table needs it. */
import type { Game, Policy } from '@belfry/engine';

export interface LoadedGame {
  readonly game: Game;
  readonly policies: readonly Policy[];
}

const LOADERS: Readonly<Record<string, () => Promise<LoadedGame>>> = {
  'five-towers': async () => (await import('./five-towers.js')).loadedGame,
  skyscraper: async () => (await import('./skyscraper.js')).loadedGame,
};

const loaded = new Map<string, Promise<LoadedGame>>();

export function loadGame(id: string): Promise<LoadedGame> | undefined {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (load === undefined) return undefined;
  const game = loaded.get(id) ?? load();
  loaded.set(id, game);
  game.catch(() => loaded.delete(id));
  return game;
}
