/** The host of this page's tables: in a worker of this browser, later a server. */
import type { TableHost } from '@belfry/table';
import { createContext, useContext } from 'react';

export const HostContext = createContext<TableHost | undefined>(undefined);

export function useHost(): TableHost {
  const host = useContext(HostContext);
  if (host === undefined) throw new Error('outside of a host');
  return host;
}
