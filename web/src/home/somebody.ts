/** What this device remembers of the server: that it is somebody there, and which tables it had. */
import type { TableSummary } from '@belfry/table';
import { readStored, writeStored } from '@belfry/ui';
import { useEffect, useState } from 'react';

const SOMEBODY = 'belfry-somebody';
const TABLES = 'belfry-tables-there';

export function rememberSomebody(isSomebody: boolean): void {
  writeStored(SOMEBODY, isSomebody);
  if (!isSomebody) rememberTables([]);
}

/** The last list, should the server be out of reach the next time. */
export const rememberTables = (tables: readonly TableSummary[]): void => void writeStored(TABLES, tables);

export function recallTables(): readonly TableSummary[] {
  const stored = readStored(TABLES);
  return Array.isArray(stored) ? stored.filter(isTable) : [];
}

function isTable(table: unknown): table is TableSummary {
  const { id, game, seats }: Partial<Record<keyof TableSummary, unknown>> = Object(table);
  return typeof id === 'string' && typeof game === 'string' && Array.isArray(seats);
}

/** Is this device somebody at the server that is there? Asked where nobody remembers. */
export function useSomebody(isThere: boolean): boolean {
  const [isSomebody, setSomebody] = useState(() => readStored(SOMEBODY) === true);
  useEffect(() => {
    if (isThere && !isSomebody) whoAmI().then(me => setSomebody(me !== null), nobody);
  }, [isThere, isSomebody]);
  return isThere && isSomebody;
}

const nobody = (): void => undefined;

/** Without all that comes with the server: most who visit are nobody there. */
async function whoAmI(): Promise<unknown> {
  const response = await fetch('/api/me', { credentials: 'same-origin' });
  const { me = null } = (await response.json()) as { readonly me?: unknown };
  return me;
}
