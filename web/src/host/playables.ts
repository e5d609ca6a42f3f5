/** The games a worker can play, with their bots; each loaded when a table needs it. */
import { type Game, type Policy, randomPolicy } from '@belfry/engine';

export interface LoadedGame {
  readonly game: Game;
  readonly policies: readonly Policy[];
}

// A game only ever gets back what it made itself, so its exact types may be forgotten here.
const LOADERS: Readonly<Record<string, () => Promise<LoadedGame>>> = {
  'five-towers': async () => {
    const [{ fiveTowers }, { greedy }] = await Promise.all([
      import('@belfry/five-towers/rules'),
      import('@belfry/five-towers/bot'),
    ]);
    return { game: fiveTowers as unknown as Game, policies: [randomPolicy, greedy] };
  },
  skyscraper: async () => {
    const [{ skyscraper }, { greedy, eager }] = await Promise.all([
      import('@belfry/skyscraper/rules'),
      import('@belfry/skyscraper/bot'),
    ]);
    const policies = [randomPolicy, greedy as unknown as Policy, eager as unknown as Policy];
    return { game: skyscraper as unknown as Game, policies };
  },
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
