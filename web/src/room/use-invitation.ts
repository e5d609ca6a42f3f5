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

export function useInvitation(id: TableId, view: RoomView | TableView): Invitation {
  const { isHost, seats } = view;
  const server = useServer();
  const [link, setLink] = useState<string>();
  const [code, setCode] = useState<string>();
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
  return { link, code };
}

/** As one reads it out. */
export const spokenCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
