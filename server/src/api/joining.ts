/** Somebody comes with a link or a code. What is good for nothing is answered in the same way, whatever it was. */
import { failed, ok, type Result } from '@belfry/engine';
import {
  type GuestHost,
  isBegun,
  type PersonId,
  type Refused,
  type RoomView,
  type TableId,
  type TableView,
} from '@belfry/table';
import type * as z from 'zod/mini';
import { digestOfSecret, isSecret, mayDo, newId, type People, type Who } from '../people/index.js';
import type { Digest, Link } from '../registry.js';
import { type Answered, type ApiError, malformed, refuse, refusedBy, tooFast } from './errors.js';
import type { invitation, joining } from './invitation-shapes.js';
import type { ApiParts } from './parts.js';
import type { Call } from './route.js';

type JoinCall = Call<z.infer<(typeof joining)['schema']>, undefined, 'nobody'>;

/** Somebody who has an invitation. */
export type InvitedCall = Call<z.infer<(typeof invitation)['schema']>, undefined, 'nobody'>;

/** What somebody came with is good for this. */
type Invitation =
  | { readonly type: 'table'; readonly table: TableId; readonly seat?: number; readonly once?: Digest }
  | { readonly type: 'device'; readonly person: PersonId; readonly once: Digest };

export const VOID = refuse('no-such-invitation');
const NO_NAME = malformed({ code: 'malformed', path: 'name', problem: { code: 'missing' } });
const NOTHING_TO_COME_WITH = malformed({ code: 'malformed', path: 'link', problem: { code: 'missing' } });
const TWO_AT_ONCE = malformed({ code: 'malformed', path: '', problem: { code: 'unknown-field', field: 'code' } });

export async function joinWith(parts: ApiParts, call: JoinCall): Promise<Answered> {
  const { who } = call;
  if (who !== undefined && !mayDo(who, 'play')) return refuse('scope-missing', { scope: 'play' });
  const found = await invitationOf(parts, call);
  if (!found.ok) return found;
  return found.value.type === 'device'
    ? await moveHere(parts, call, found.value)
    : await comeTo(parts, call, found.value);
}

/** Whoever guesses is made to wait, whatever they want to do with it. */
export async function invitationOf(
  parts: ApiParts,
  { body, caller }: Pick<InvitedCall, 'body' | 'caller'>,
): Promise<Result<Invitation, ApiError>> {
  const { guesses } = parts.guard;
  const { link, code } = body;
  if (link !== undefined && code !== undefined) return TWO_AT_ONCE;
  const wait = guesses.waitOf(caller.address);
  if (wait > 0) return tooFast(wait);
  if (code !== undefined) return await byCode(parts, code, caller.address);
  return link === undefined ? NOTHING_TO_COME_WITH : await byLink(parts, link, caller.address);
}

async function byCode(
  { guard: { guesses }, registry, phaseOf }: ApiParts,
  code: string,
  address: string,
): Promise<Result<Invitation, ApiError>> {
  const wait = guesses.waitOfCodes();
  if (wait > 0) return refuse('codes-closed', { wait });
  const table = registry.tableOfCode(code);
  if (table !== undefined && (await phaseOf(table)) === 'room') return ok({ type: 'table', table });
  // The waiting room has closed: the code is somebody else's from now on.
  if (table !== undefined) await registry.dropCode(table);
  guesses.wrongCode(address);
  return VOID;
}

async function byLink(
  { guard: { guesses }, registry, clock, phaseOf }: ApiParts,
  text: string,
  address: string,
): Promise<Result<Invitation, ApiError>> {
  const secret = text.slice(text.indexOf('#') + 1);
  const once = digestOfSecret(secret);
  const link = isSecret(secret) ? registry.linkOf(once) : undefined;
  const isGood = link !== undefined && (await isStillGood(link, clock.now(), phaseOf));
  if (isGood) return ok(invitationBy(link, once));
  guesses.wrongLink(address);
  return VOID;
}

const isStillGood = async (link: Link, now: number, phaseOf: ApiParts['phaseOf']): Promise<boolean> =>
  link.kind === 'device' ? now < link.until : (await phaseOf(link.table)) !== undefined;

function invitationBy(link: Link, once: Digest): Invitation {
  switch (link.kind) {
    case 'device':
      return { type: 'device', person: link.person, once };
    case 'seat':
      return { type: 'table', table: link.table, seat: link.seat, once };
    case 'table':
      return { type: 'table', table: link.table };
  }
}

/** This device is theirs from now on; whoever it belonged to before has gone from it. */
async function moveHere(
  { people, guard: { guesses } }: ApiParts,
  { who, caller, setSession }: JoinCall,
  { person, once }: Invitation & { readonly type: 'device' },
): Promise<Answered> {
  if (who?.via === 'token') return refuse('session-only');
  const secret = await people.signInBy(once, person, who?.session);
  if (secret === undefined) {
    guesses.wrongLink(caller.address);
    return VOID;
  }
  setSession(secret);
  return ok({ table: null, seat: null });
}

async function comeTo(
  parts: ApiParts,
  call: JoinCall,
  { table, seat, once }: Invitation & { readonly type: 'table' },
): Promise<Answered> {
  const { registry, hostFor } = parts;
  const { body } = call;
  const came = await whoCame(parts, call);
  if (!came.ok) return came;
  const { id, name, figure } = came.value;
  await registry.admit(table, id);
  if (body.watch === true) return ok({ table, seat: null });
  const wanted = seat ?? body.seat;
  const sitter = { name, ...(figure !== undefined && { figure }) };
  const sat = await sitDown(hostFor(id), table, wanted, sitter);
  if (!sat.ok) return sat.error === undefined ? VOID : refusedBy(sat.error);
  // Only then: of two who come with it, the table lets one have the seat.
  if (once !== undefined && sat.value.isNew) await registry.useLink(once);
  if (sat.value.isNew) {
    parts.presence.comes(table, id);
    await renewSession(parts.people, call);
  }
  return ok({ table, seat: sat.value.seat });
}

interface Comer {
  readonly id: PersonId;
  readonly name: string;
  readonly figure?: string | undefined;
}

/** Who is known sits down under their own name, unless they say another; who is not becomes a guest. */
async function whoCame(
  { registry, people, guard: { rates } }: ApiParts,
  { who, body: { name, figure }, caller, setSession }: JoinCall,
): Promise<Result<Comer, ApiError>> {
  if (who !== undefined) {
    const person = registry.person(who.person);
    if (person === undefined) throw new Error('a session of nobody');
    return ok({ id: person.id, name: name ?? person.name, figure: figure ?? person.figure });
  }
  if (name === undefined) return NO_NAME;
  const taken = rates.take('new-guests', caller.address);
  if (!taken.ok) return tooFast(taken.wait);
  const person = await people.add({ name, ...(figure !== undefined && { figure }) });
  setSession(await people.signIn(person.id));
  return ok(person);
}

/** Who has claimed a seat goes on with a new secret; who is new has one already. */
export async function renewSession(
  people: People,
  { who, setSession }: { readonly who: Who | undefined } & Pick<JoinCall, 'setSession'>,
): Promise<void> {
  if (who?.via !== 'session') return;
  const secret = await people.renew(who.session);
  if (secret !== undefined) setSession(secret);
}

interface Sat {
  /** Nothing if none is open. */
  readonly seat: number | null;
  readonly isNew: boolean;
}

/** How often others may be faster. */
const MOST_TRIES = 10;

/** Why not; nothing if they may not even look. */
async function sitDown(
  host: GuestHost,
  table: TableId,
  wanted: number | undefined,
  sitter: { readonly name: string; readonly figure?: string },
): Promise<Result<Sat, Refused | undefined>> {
  let refused: Refused | undefined;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const view = await host.view(table);
    if (view === undefined) return failed(undefined);
    const own = view.seats.findIndex(({ isYours }) => isYours);
    const seat = own >= 0 ? own : (wanted ?? firstOpen(view));
    if (own >= 0 || seat < 0) return ok({ seat: own >= 0 ? own : null, isNew: false });
    const { revision } = view;
    const answer = await host.wish(table, { id: newId(), revision, type: 'sit', seat, ...sitter });
    if (answer.ok) return ok({ seat, isNew: true });
    refused = answer.error;
    if (!isWorthAnother(refused, wanted)) break;
  }
  return failed(refused);
}

const firstOpen = (view: RoomView | TableView): number =>
  view.seats.findIndex(({ player, isLeft }) => (isBegun(view) ? isLeft === true : player.type === 'open'));

/** Somebody was faster: at the table, or on a seat that could have been any. */
const isWorthAnother = ({ code }: Refused, wanted: number | undefined): boolean =>
  code === 'out-of-date' || (code === 'seat-taken' && wanted === undefined);
