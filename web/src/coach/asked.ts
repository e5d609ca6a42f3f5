/** At which table a game was last taught. */
import { readStored } from '@belfry/ui';

export const keyOf = (game: string): string => `belfry-coach-${game}`;

export function taughtTable(game: string): unknown {
  const kept = readStored(keyOf(game));
  return typeof kept === 'object' && kept !== null && 'table' in kept ? kept.table : undefined;
}
