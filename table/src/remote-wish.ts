/** Wishes of people who come from elsewhere: which seat is theirs follows from who they are. */
import type { Seat } from '@belfry/engine';
import * as z from 'zod/mini';
import { KINDS, mayBeAct, saying, saysOneThing, seat, type WishOf } from './wish.js';

const { act, takeBack, talk, sit, getUp, cover, vacation, seal, show, seatBot, swap, arrange } = KINDS;
const { begin, remove, rematch, unwant } = KINDS;

const OWN = { seat: true } as const;

/** As they write them: without a seat. */
export const remoteWish = z.discriminatedUnion('type', [
  z.omit(act, OWN),
  z.omit(takeBack, OWN),
  z.strictObject(saying).check(z.refine(saysOneThing)),
  talk,
  sit,
  z.omit(getUp, OWN),
  z.extend(z.omit(cover, OWN), { seat: z.exactOptional(seat) }),
  z.omit(KINDS.return, OWN),
  z.omit(vacation, OWN),
  seal,
  show,
  seatBot,
  swap,
  arrange,
  begin,
  remove,
  rematch,
  unwant,
]);

export type RemoteWish = z.infer<typeof remoteWish>;

/** Wishes about one's own seat. */
const OWN_TYPES: ReadonlySet<unknown> = new Set(['act', 'take-back', 'say', 'get-up', 'return', 'vacation']);

/** A wish from elsewhere with the seat that is its maker's. Where it names one itself that is not theirs to name, it stays unreadable. */
export function seatedWish(json: unknown, own: Seat | undefined): unknown {
  if (typeof json !== 'object' || json === null) return json;
  const { type } = json as { readonly type?: unknown };
  const isNamed = Object.hasOwn(json, 'seat');
  // Who has no seat wishes for one that is not theirs, and is told so.
  if (OWN_TYPES.has(type)) return { ...json, seat: isNamed ? null : (own ?? 0) };
  return type === 'cover' && !isNamed && own !== undefined ? { ...json, seat: own } : json;
}

/** An action from elsewhere at its maker's seat, if there is nothing wrong about its frame: most wishes are. */
export const seatedAct = (json: unknown, own: Seat | undefined): WishOf<'act'> | undefined =>
  mayBeAct(json, 4) && !Object.hasOwn(json, 'seat')
    ? { type: 'act', id: json.id, revision: json.revision, seat: own ?? 0, action: json.action }
    : undefined;
