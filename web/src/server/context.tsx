/** The server for screens: found once for the page, and handed down. */
import type { RoomView, TableId, TableView } from '@belfry/table';
import type { Answer } from '@belfry/wire';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { BrowserHost } from '../host/client.js';
import { HostContext, useBrowserHost } from '../host/context.js';
import { findPlayable } from '../playable.js';
import { useChanging } from './cell.js';
import { type LineState, openServer, type Presence, type Server } from './server.js';

export const ServerContext = createContext<Server | undefined>(undefined);

let opened: Server | undefined;

/** The server of this page, the same for all who ask. */
function serverOf(host: Pick<BrowserHost, 'answer'>): Server {
  opened ??= openServer({
    rulesOf: async id => {
      const game = await findPlayable(id)?.play();
      if (game === undefined) throw new Error(`${id} cannot be played here`);
      const answer: Answer | undefined =
        game.load === undefined ? undefined : (state, drawn) => host.answer(id, state, drawn);
      return { rules: game.rules, answer };
    },
  });
  return opened;
}

/** Inside it, `useHost` is the server's. */
export function WithServer({ children }: { readonly children: ReactNode }) {
  const server = useServer();
  return (
    <ServerContext value={server}>
      <HostContext value={server.host}>{children}</HostContext>
    </ServerContext>
  );
}

/** The server of this page; tests hand in another. */
export function useServer(): Server {
  const given = useContext(ServerContext);
  const host = useBrowserHost();
  return given ?? serverOf(host);
}

/** The server whose table is shown; nothing where it is one of this device. */
export const useServerHere = (): Server | undefined => useContext(ServerContext);

export const useLine = (): LineState => useChanging(useServer().line);

/** Who one is here; nothing before it is known, null for nobody yet. */
export function useMe() {
  const server = useServer();
  useEffect(() => {
    // If nobody answers, whoever needs it says so.
    server.whoAmI().catch(() => undefined);
  }, [server]);
  return useChanging(server.me);
}

export type Watched =
  | { readonly state: 'waiting' }
  /** There is no such table, for whoever asks. */
  | { readonly state: 'missing' }
  | { readonly state: 'there'; readonly view: RoomView | TableView; readonly presence: Presence | undefined };

/** A table of the server, kept up to date. */
export function useWatched(table: TableId): Watched {
  const server = useServer();
  const [watched, setWatched] = useState<Watched>({ state: 'waiting' });
  useEffect(() => {
    let here: Presence | undefined;
    let view: RoomView | TableView | undefined;
    const show = (): void => void (view !== undefined && setWatched({ state: 'there', view, presence: here }));
    return server.watch(
      table,
      news => {
        view = news;
        if (news === undefined) setWatched({ state: 'missing' });
        else show();
      },
      presence => {
        here = presence;
        show();
      },
    );
  }, [server, table]);
  return watched;
}
