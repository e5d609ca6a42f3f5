/** The games a worker can play, with their bots; each loaded when a table needs it. */
import type { GamePlay, ListedGame } from '@belfry/engine/words';
import { findPlayable } from '../playable.js';

const loaded = new Map<string, Promise<GamePlay>>();

export function loadGame(id: string): Promise<GamePlay> | undefined {
  const listed = findPlayable(id);
  if (listed === undefined) return undefined;
  const play = loaded.get(id) ?? listed.play();
  loaded.set(id, play);
  play.catch(() => loaded.delete(id));
  return play;
}

/** What can be agreed at its tables, for hosts. */
export function customsOf(id: string): Pick<ListedGame, 'customs'> {
  const { customs } = findPlayable(id) ?? {};
  return customs === undefined ? {} : { customs };
}
