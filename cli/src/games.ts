/** The games as the command line knows them. Nothing else here asks the list. */
import type { Game, Policy, RecordFault } from '@belfry/engine';
import type { ByLanguage, GameWords } from '@belfry/engine/words';
import { GAMES } from '@belfry/games';

export interface KnownGame {
  /** Enough to read, check and replay matches. */
  readonly rules: Game;
  /** The same rules where fate can answer too, which may have to be loaded. */
  readonly load: () => Promise<Game>;
  readonly words: ByLanguage<GameWords>;
  readonly policies: readonly Policy[];
}

export const gameIds = (): readonly string[] => GAMES.map(({ rules }) => rules.id);

export const findGame = async (id: string): Promise<KnownGame | undefined> =>
  GAMES.find(({ rules }) => rules.id === id);

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
