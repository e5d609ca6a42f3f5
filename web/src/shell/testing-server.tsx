/** For tests of pages that stand in front of a server: it is handed in, and people sit at its tables. */
import type { SeatView } from '@belfry/table';
import type { ReactNode } from 'react';
import type { BrowserHost } from '../host/client.js';
import { BrowserHostContext } from '../host/context.js';
import { ServerContext } from '../server/context.js';
import type { Server } from '../server/server.js';

const browser = { answer: () => Promise.reject(new Error('nothing is played here')) } as unknown as BrowserHost;

/** Inside it, this is the server of the page. */
export const AtServer = ({ server, children }: { readonly server: Server; readonly children: ReactNode }) => (
  <BrowserHostContext value={browser}>
    <ServerContext value={server}>{children}</ServerContext>
  </BrowserHostContext>
);

export const NOW = Date.UTC(2026, 10, 16, 18);

export const person = (name: string, more: Partial<SeatView> = {}): SeatView => ({
  name,
  player: { type: 'human' },
  isYours: false,
  ...more,
});

export const OPEN: SeatView = { name: '', player: { type: 'open' }, isYours: false };
