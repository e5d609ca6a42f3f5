/** The tables that this device had at the server the last time, as far as they can be read. */
import type { TableSummary } from '@belfry/table';
import { readStored } from '@belfry/ui';
import { TABLES } from '../somebody.js';

export function recallTables(): readonly TableSummary[] {
  const stored = readStored(TABLES);
  return Array.isArray(stored) ? stored.filter(isTable) : [];
}

function isTable(table: unknown): table is TableSummary {
  const { id, game, seats }: Partial<Record<keyof TableSummary, unknown>> = Object(table);
  return typeof id === 'string' && typeof game === 'string' && Array.isArray(seats);
}
