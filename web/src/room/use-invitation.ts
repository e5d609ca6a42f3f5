/** How others come to a table: by a link, which only the host has, and by six digits, which all at the table know. */
import { isBegun, type RoomView, type TableId, type TableView } from '@belfry/table';
import { readStored, writeStored } from '@belfry/ui';
import { useCallback, useEffect, useState } from 'react';
import { useServer } from '../server/context.js';
import type { Server } from '../server/server.js';
import { useFresh } from '../use-fresh.js';

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

/** A link of this page, and the digits that were good beside it: with other digits it is void. */
interface Kept {
  readonly link: string;
  readonly code?: string;
}

const keyOf = (id: TableId): string => `belfry-link-${id}`;

const keep = (id: TableId, kept: Kept | null): void => void writeStored(keyOf(id), kept, 'sessionStorage');

function keptAt(id: TableId): Kept | undefined {
  const { link, code } = Object(readStored(keyOf(id), 'sessionStorage')) as Partial<Record<string, unknown>>;
  return typeof link === 'string' ? { link, ...(typeof code === 'string' && { code }) } : undefined;
}

/** Links that are being made: one for each table and page. */
const asked = new Map<TableId, Promise<string>>();

async function linkTo({ calls }: Server, id: TableId, code?: string): Promise<string> {
  const kept = keptAt(id);
  const isGood = code === undefined || kept?.code === undefined || kept.code === code;
  if (kept !== undefined && isGood) {
    keep(id, { ...kept, ...(code !== undefined && { code }) });
    return kept.link;
  }
  const making = asked.get(id) ?? calls.linkTo(id).finally(() => asked.delete(id));
  asked.set(id, making);
  const link = await making;
  keep(id, { link, ...(code !== undefined && { code }) });
  return link;
}

async function newLinkTo(server: Server, id: TableId): Promise<string> {
  // Whatever comes of it, the old one is not shown again.
  keep(id, null);
  await server.calls.revokeLinks(id);
  return linkTo(server, id);
}

const NONE = Promise.resolve(undefined);

export function useInvitation(id: TableId, view: RoomView | TableView): RenewableInvitation {
  const { isHost, seats } = view;
  const server = useServer();
  const [link, setLink] = useState<string>();
  const [renewal, setRenewal] = useState<Renewal>('none');
  // There are digits until the match is about to begin.
  const isOpen = !isBegun(view) && view.binding === undefined;
  const hasCode = isOpen && (isHost || seats.some(({ isYours }) => isYours));
  // Elsewhere the host may have replaced them, and all links with them.
  const digits = useFresh(useCallback(() => (hasCode ? server.calls.codeOf(id) : NONE), [server, id, hasCode]));
  const code = digits.state === 'there' ? digits.value : undefined;
  useEffect(() => {
    // What does not come is not shown: each of the two is enough.
    if (isHost) linkTo(server, id, code).then(setLink, () => undefined);
  }, [server, id, isHost, code]);
  const renew = async (): Promise<boolean> => {
    setRenewal('busy');
    const nowLink = await newLinkTo(server, id).catch(() => undefined);
    setLink(nowLink);
    setRenewal(nowLink === undefined ? 'failed' : 'done');
    // The digits that count are those which are told afterwards.
    digits.again();
    return nowLink !== undefined;
  };
  // Where digits are new, so is the link, whatever was heard of the wish.
  return { link, code, renewal: renewal === 'failed' && link !== undefined ? 'done' : renewal, renew };
}

/** As one reads it out. */
export const spokenCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
