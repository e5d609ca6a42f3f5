/** What this device remembers of the server: that it is somebody there, and which tables it had. */
import type { TableSummary } from '@belfry/table';
import { readStored, writeStored } from '@belfry/ui';
import { useEffect, useState } from 'react';

const SOMEBODY = 'belfry-somebody';
export const TABLES = 'belfry-tables-there';

export function rememberSomebody(isSomebody: boolean): void {
  writeStored(SOMEBODY, isSomebody);
  if (!isSomebody) rememberTables([]);
}

/** The last list, should the server be out of reach the next time. */
export const rememberTables = (tables: readonly TableSummary[]): void => void writeStored(TABLES, tables);

/** Did this device have tables there the last time? */
export const hadTables = (): boolean => (readStored(TABLES) as readonly unknown[] | undefined)?.[0] !== undefined;

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
