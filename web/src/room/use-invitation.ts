/** How others come to a table: by a link, which only the host has, and by six digits, which all at the table know. */
import { isBegun, type RoomView, type TableId, type TableView } from '@belfry/table';
import { readStored, writeStored } from '@belfry/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
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

interface Renewed {
  readonly what: Renewal;
  /** The digits until then. */
  readonly before?: string | undefined;
  /** The digits from then on, if they came. */
  readonly code?: string | undefined;
}

/** A link of this page, and the digits that were good before it was made: with other digits it may be void. */
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

/** Links that are being made, and the digits that were good before: one for each table and page. */
const making = new Map<TableId, { readonly made: Promise<string>; readonly code: string | undefined }>();

/** Fails if yet another one was asked for before it came: then this one may be void. */
function make({ calls }: Server, id: TableId, code: string | undefined): Promise<string> {
  const made: Promise<string> = calls.linkTo(id).then(link => {
    if (making.get(id)?.made !== made) throw new Error('another link was asked for');
    keep(id, { link, ...(code !== undefined && { code }) });
    return link;
  });
  const end = (): void => void (making.get(id)?.made === made && making.delete(id));
  making.set(id, { made, code });
  made.then(end, end);
  return made;
}

async function linkTo(server: Server, id: TableId, code: string | undefined): Promise<string> {
  const [kept, begun] = [keptAt(id), making.get(id)];
  if (kept !== undefined && (code === undefined || kept.code === code)) return kept.link;
  return await (begun !== undefined && begun.code === code ? begun.made : make(server, id, code));
}

/** Whatever comes of it, no older link is shown again. */
async function newLinkTo(server: Server, id: TableId, hasCode: boolean): Promise<Invitation> {
  keep(id, null);
  await server.calls.revokeLinks(id);
  const code = hasCode ? await server.calls.codeOf(id).catch(() => undefined) : undefined;
  keep(id, null);
  return { link: await make(server, id, code), code };
}

export function useInvitation(id: TableId, view: RoomView | TableView): RenewableInvitation {
  const { isHost, seats } = view;
  const server = useServer();
  const [link, setLink] = useState<string>();
  const [renewal, setRenewal] = useState<Renewed>({ what: 'none' });
  // There are digits until the match is about to begin.
  const isOpen = !isBegun(view) && view.binding === undefined;
  const hasCode = isOpen && (isHost || seats.some(({ isYours }) => isYours));
  const last = useRef<string>(undefined);
  const askForCode = useCallback(async () => {
    if (!hasCode) return undefined;
    // Where no answer comes, those count that came last.
    last.current = await server.calls.codeOf(id).catch(() => last.current);
    return last.current;
  }, [server, id, hasCode]);
  // The host may replace them on another device, and all links with them.
  const digits = useFresh(askForCode);
  const isKnown = digits.state === 'there';
  const heard = isKnown ? digits.value : undefined;
  const code = goodOf(heard, renewal);
  useEffect(() => {
    // What does not come is not shown: each of the two is enough.
    if (isHost && isKnown) linkTo(server, id, code).then(setLink, () => undefined);
  }, [server, id, isHost, isKnown, code]);
  const renew = async (): Promise<boolean> => {
    setRenewal({ what: 'busy' });
    const now = await newLinkTo(server, id, hasCode).catch(() => undefined);
    setLink(now?.link);
    setRenewal(now === undefined ? { what: 'failed', before: heard } : { what: 'done', before: heard, code: now.code });
    digits.again();
    return now !== undefined;
  };
  return { link, code, renewal: heardOf(renewal, link, code), renew };
}

/** Digits that were heard before they were replaced are not shown any more. */
const goodOf = (heard: string | undefined, { what, before, code }: Renewed): string | undefined =>
  what === 'done' && heard === before ? code : heard;

/** A wish that seemed to have failed may have been granted: other digits tell that links are others, too. */
function heardOf({ what, before }: Renewed, link: string | undefined, code: string | undefined): Renewal {
  if (what !== 'failed' || link === undefined) return what;
  return code === undefined || code === before ? 'none' : 'done';
}

/** As one reads it out. */
export const spokenCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
