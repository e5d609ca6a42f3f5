/** What a table of the server waits for: players, its start, or somebody's move. */
import type { TableSummary } from '@belfry/table';
import { turnText } from '../../matches/tables.js';
import { useShellWords } from '../../shell/words.js';
import { useListWords } from './words/index.js';

export function useTurnThere(): (table: TableSummary) => string {
  const words = useListWords();
  const shell = useShellWords();
  return table => {
    if (table.phase !== 'room') return turnText(table, shell);
    return table.seats.some(({ player }) => player.type === 'open') ? words.waitsForPlayers : words.readyToStart;
  };
}
