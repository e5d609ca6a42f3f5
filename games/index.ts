/** The games: what is known of each at once, and the rest when somebody needs it. */
import type { Policy } from '@belfry/engine';
import type { ByLanguage, GamePlay, GameWords, ListedGame } from '@belfry/engine/words';
import * as list from './list.js';

/** In the order of their ids. */
export const GAMES: readonly ListedGame[] = Object.values(list).toSorted((a, b) => (a.id < b.id ? -1 : 1));

export const findGame = (id: string): ListedGame | undefined => GAMES.find(game => game.id === id);

export interface LoadedGame
  extends Required<Pick<GamePlay, 'rules' | 'load' | 'thinking'>>,
    Pick<GamePlay, 'course' | 'idleFigure'> {
  readonly policies: readonly Policy[];
  readonly words: ByLanguage<GameWords>;
}

/** The same of every game. */
export const loadGames = (): Promise<readonly LoadedGame[]> => Promise.all(GAMES.map(loadGame));

/** Everything of a game that needs no screen. */
export async function loadGame({ play, words }: ListedGame): Promise<LoadedGame> {
  const { rules, policies, load = async () => rules, ...rest } = await play();
  const loaded = await Promise.all(policies.map(policy => policy.load()));
  return { ...rest, rules, policies: loaded, load, words: await words() };
}
