/** The games as the command line knows them. Nothing else here asks the list. */
import type { RecordFault } from '@belfry/engine';
import type { ByLanguage, GamePlay, GameWords, ListedGame } from '@belfry/engine/words';
import { findGame as findListed, GAMES, type LoadedGame, loadGame } from '@belfry/games';

export type KnownGame = LoadedGame;

export const gameIds = (): readonly string[] => GAMES.map(({ id }) => id);

export async function findGame(id: string): Promise<KnownGame | undefined> {
  const listed = findListed(id);
  return listed && (await loadGame(listed));
}

/** What is needed to learn a game. */
export interface Schooling extends Pick<GamePlay, 'course'> {
  readonly words: ByLanguage<GameWords>;
}

export async function findSchooling(id: string): Promise<Schooling | undefined> {
  const listed = findListed(id);
  return listed && (await schoolingOf(listed));
}

/** Its players are not loaded: what they learned once may not fit what is to be learned now. */
export async function schoolingOf({ play, words }: Pick<ListedGame, 'play' | 'words'>): Promise<Schooling> {
  const { course } = await play();
  return { ...(course && { course }), words: await words() };
}

/** The game that a record names; it may name anything. */
export async function gameOf(record: unknown): Promise<KnownGame | undefined> {
  const { game } = Object(record) as { readonly game?: unknown };
  return typeof game === 'string' ? await findGame(game) : undefined;
}

/** A record is read with the one game it names; a fault tells of all there are. */
export function amongAllGames(fault: RecordFault): RecordFault {
  const { where, problem } = fault;
  return where === 'record' && problem.code === 'unknown-game'
    ? { where, problem: { ...problem, known: gameIds() } }
    : fault;
}
