/** Questions to the server this page came from, over HTTP. What it does not answer, or does not want, is an error. */
import type { Json } from '@belfry/engine';
import type {
  ClockSetting,
  Granted,
  Phase,
  Refused,
  RemoteWish,
  RoomView,
  SeatView,
  TableId,
  TableSummary,
  TableView,
  WishId,
} from '@belfry/table';

/** The server did not want to: a code and its facts, as the API has them. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(code: string, facts: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

/** Nobody answers, or somebody who is no server of ours. */
export class NoServerError extends Error {
  override readonly name = 'NoServerError';
}

export interface House {
  /** May tables be listed for everybody? */
  readonly listed: boolean;
  /** The public key for notifications; nothing where there are none. */
  readonly push: string | null;
}

export interface Me {
  readonly name: string;
  readonly figure?: string;
}

/** A whole link or what stands behind its `#`, or six digits. */
export type Invitation = { readonly link: string } | { readonly code: string };

/** What an invitation is good for. */
export type Look =
  | {
      readonly kind: 'table';
      readonly table: TableId | null;
      readonly game: string;
      /** The host's name. */
      readonly host: string;
      readonly seats: readonly SeatView[];
      readonly clock: ClockSetting;
      readonly spectators: boolean;
      readonly phase: Phase;
      /** Does whoever asks sit there already? */
      readonly isYours: boolean;
    }
  /** To come here as who one is on another device. */
  | { readonly kind: 'device'; readonly name: string };

export interface Joined {
  /** Nothing if the link was one from another device. */
  readonly table: TableId | null;
  /** Nothing if no seat was wished for, or none is open. */
  readonly seat: number | null;
}

export interface SomebodyHere extends Me {
  /** They play this now, where everybody may know. */
  readonly game?: string;
  /** And there anybody may watch. */
  readonly table?: TableId;
}

export interface ListOf<T> {
  readonly tables: readonly T[];
  readonly total: number;
  readonly next?: string;
}

interface ListWish {
  readonly phases: readonly Phase[];
  readonly limit: number;
  readonly after?: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const queryOf = ({ phases, limit, after }: ListWish): string =>
  new URLSearchParams({
    phases: phases.join(),
    limit: String(limit),
    ...(after !== undefined && { after }),
  }).toString();

const at = (table: TableId): string => `/tables/${encodeURIComponent(table)}`;

export function serverCalls(fetchIt: typeof fetch = (...args) => fetch(...args)) {
  const call = async <T>(method: Method, path: string, body?: unknown): Promise<T> => {
    const sent =
      body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetchIt(`/api${path}`, { method, credentials: 'same-origin', ...sent }).catch(
      (error: unknown) => {
        throw new NoServerError(String(error));
      },
    );
    const json = await readJson(response);
    if (response.ok) return json as T;
    const { code, ...facts } = Object(json) as { readonly code?: unknown };
    // Whoever is between here and the server has answered, or this is another server.
    if (typeof code !== 'string') throw new NoServerError(String(response.status));
    throw new ServerError(code, facts);
  };
  return {
    house: () => call<House>('GET', '/house'),
    me: async () => (await call<{ readonly me: Me | null }>('GET', '/me')).me,
    signIn: async (you: Me) => (await call<{ readonly me: Me }>('POST', '/guest', you)).me,
    change: async (you: { readonly name?: string; readonly figure?: string | null }) =>
      (await call<{ readonly me: Me }>('PATCH', '/me', you)).me,
    signOut: () => call<unknown>('DELETE', '/session'),
    look: (invitation: Invitation) => call<Look>('POST', '/look', invitation),
    join: (invitation: Invitation, as: Partial<Me> & { readonly seat?: number; readonly watch?: true }) =>
      call<Joined>('POST', '/join', { ...invitation, ...as }),
    /** A link that lets its owner in on another device: once, and within ten minutes. */
    deviceLink: async () => (await call<{ readonly link: string }>('POST', '/device')).link,
    make: async (wish: WishId, setup: unknown) =>
      (await call<{ readonly table: TableId }>('POST', '/tables', { wish, setup })).table,
    tables: (wish: ListWish) => call<ListOf<TableSummary>>('GET', `/tables?${queryOf(wish)}`),
    openTables: (wish: ListWish) => call<ListOf<TableSummary>>('GET', `/tables/open?${queryOf(wish)}`),
    here: () => call<{ readonly people: readonly SomebodyHere[]; readonly total: number }>('GET', '/here'),
    view: (table: TableId) => call<RoomView | TableView>('GET', at(table)),
    wish: async (table: TableId, wish: RemoteWish) =>
      (await call<{ readonly granted: Granted }>('POST', `${at(table)}/wishes`, wish)).granted,
    moments: async (table: TableId, eye: string | number, from: number, to: number) =>
      (
        await call<{ readonly moments: readonly Json[] }>(
          'GET',
          `${at(table)}/moments?eye=${eye}&from=${from}&to=${to}`,
        )
      ).moments,
    record: (table: TableId) => call<Json>('GET', `${at(table)}/record`),
    remove: (table: TableId) => call<unknown>('DELETE', at(table)),
    wake: (table: TableId) => call<unknown>('POST', `${at(table)}/wake`),
    /** For all who have it, or for one person on one seat. */
    linkTo: async (table: TableId, seat?: number) =>
      (
        await call<{ readonly link: string }>(
          'POST',
          `${at(table)}/links`,
          seat === undefined ? { kind: 'table' } : { kind: 'seat', seat },
        )
      ).link,
    revokeLinks: (table: TableId) => call<unknown>('DELETE', `${at(table)}/links`),
    codeOf: async (table: TableId) => (await call<{ readonly code: string }>('GET', `${at(table)}/code`)).code,
    subscribe: (subscription: object) => call<unknown>('PUT', '/push', subscription),
    unsubscribe: (endpoint: string) => call<unknown>('DELETE', '/push', { endpoint }),
  };
}

export type ServerCalls = ReturnType<typeof serverCalls>;

async function readJson(response: Response): Promise<unknown> {
  if (response.status === NO_CONTENT) return undefined;
  try {
    return await response.json();
  } catch {
    throw new NoServerError('the answer cannot be read');
  }
}

const NO_CONTENT = 204;

/** Why the table or its rules did not want something, if that is why. */
export const refusedIn = (error: unknown): Refused | undefined =>
  error instanceof ServerError && error.code === 'refused' ? (error.facts['refused'] as Refused) : undefined;
