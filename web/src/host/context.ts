/** The host of the tables that a screen shows: in a worker of this browser, or a server. */
import type { TableHost } from '@belfry/table';
import { createContext, useContext } from 'react';
import type { BrowserHost } from './client.js';

export const HostContext = createContext<TableHost | undefined>(undefined);

/** The one of this browser, whichever host the screen is of. */
export const BrowserHostContext = createContext<BrowserHost | undefined>(undefined);

export function useHost(): TableHost {
  const host = useContext(HostContext);
  if (host === undefined) throw new Error('outside of a host');
  return host;
}

export function useBrowserHost(): BrowserHost {
  const host = useContext(BrowserHostContext);
  if (host === undefined) throw new Error('outside of a browser');
  return host;
}
