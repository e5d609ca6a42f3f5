/** The games as the command line knows them. Nothing else here asks the list. */
import type { RecordFault } from '@belfry/engine';
import { findGame as findListed, GAMES, type LoadedGame, loadGame } from '@belfry/games';

export type KnownGame = LoadedGame;

export const gameIds = (): readonly string[] => GAMES.map(({ id }) => id);

export async function findGame(id: string): Promise<KnownGame | undefined> {
  const listed = findListed(id);
  return listed && (await loadGame(listed));
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
