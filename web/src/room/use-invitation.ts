/** How others come to a table: by a link, which only the host has, and by six digits, which all at the table know. */
import { isBegun, type RoomView, type TableId, type TableView } from '@belfry/table';
import { readStored, writeStored } from '@belfry/ui';
import { useEffect, useState } from 'react';
import { useServer } from '../server/context.js';
import type { Server } from '../server/server.js';

export interface Invitation {
  readonly link: string | undefined;
  readonly code: string | undefined;
}

/** What became of the wish for a new link. If it failed, the old one may be good for nothing all the same. */
type Renewal = 'none' | 'busy' | 'done' | 'failed';

export interface RenewableInvitation extends Invitation {
  readonly renewal: Renewal;
  /** What was passed on before is good for nothing then. Says whether there is a new link; only for the host. */
  readonly renew: () => Promise<boolean>;
}

const keyOf = (id: TableId): string => `belfry-link-${id}`;

/** Links that are being made: one for each table and page. */
const asked = new Map<TableId, Promise<string>>();

async function linkTo({ calls }: Server, id: TableId): Promise<string> {
  const kept = readStored(keyOf(id), 'sessionStorage');
  if (typeof kept === 'string') return kept;
  const making = asked.get(id) ?? calls.linkTo(id).finally(() => asked.delete(id));
  asked.set(id, making);
  const link = await making;
  writeStored(keyOf(id), link, 'sessionStorage');
  return link;
}

async function newLinkTo(server: Server, id: TableId): Promise<string> {
  // Whatever comes of it, the old one is not shown again.
  writeStored(keyOf(id), null, 'sessionStorage');
  await server.calls.revokeLinks(id);
  return linkTo(server, id);
}

export function useInvitation(id: TableId, view: RoomView | TableView): RenewableInvitation {
  const { isHost, seats } = view;
  const server = useServer();
  const [link, setLink] = useState<string>();
  const [code, setCode] = useState<string>();
  const [renewal, setRenewal] = useState<Renewal>('none');
  // There are digits until the match is about to begin.
  const isOpen = !isBegun(view) && view.binding === undefined;
  const hasCode = isOpen && (isHost || seats.some(({ isYours }) => isYours));
  useEffect(() => {
    // What does not come is not shown: each of the two is enough.
    if (isHost) linkTo(server, id).then(setLink, () => undefined);
  }, [server, id, isHost]);
  useEffect(() => {
    if (hasCode) server.calls.codeOf(id).then(setCode, () => undefined);
  }, [server, id, hasCode]);
  const renew = async (): Promise<boolean> => {
    const show = (nowLink?: string, nowCode?: string): void => {
      setLink(nowLink);
      setCode(nowCode);
      setRenewal(nowLink === undefined ? 'failed' : 'done');
    };
    setRenewal('busy');
    try {
      const nowLink = await newLinkTo(server, id);
      // The digits that count are those which are told afterwards.
      show(nowLink, hasCode ? await server.calls.codeOf(id).catch(() => undefined) : undefined);
      return true;
    } catch {
      show();
      return false;
    }
  };
  return { link, code, renewal, renew };
}

/** As one reads it out. */
export const spokenCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
