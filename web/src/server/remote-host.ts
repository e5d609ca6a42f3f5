/** The tables of a server as a host, for the same screens as those of this device. */
import { failed, type Json, ok, type Result } from '@belfry/engine';
import {
  type Granted,
  isBegun,
  type News,
  type Refused,
  type RemoteWish,
  type RoomView,
  type TableHost,
  type TableId,
  type TableSummary,
  type TableView,
} from '@belfry/table';
import type { Checked, Client } from '@belfry/wire';
import { refusedIn, type ServerCalls, ServerError } from './calls.js';

export interface RemoteParts {
  readonly calls: ServerCalls;
  readonly line: () => Pick<Client, 'watch' | 'wish' | 'hurry'>;
  /** Is a finished match, as it is seen now, as it was promised to this device? */
  readonly check: (id: TableId, view: TableView, record: Json) => Promise<Checked>;
  readonly after: (milliseconds: number) => Promise<void>;
}

export function remoteHost({ calls, line, check, after }: RemoteParts): TableHost {
  const viewOf = async (id: TableId): Promise<RoomView | TableView | undefined> =>
    await orNothing(() => calls.view(id), 'no-such-table');
  const wish = async (id: TableId, wished: RemoteWish): Promise<Result<Granted, Refused>> => {
    // Who sits down gets a new cookie, which only an answer to a request can bring; the line needs it too.
    if (wished.type === 'sit') {
      const granted = await refusable(() => calls.wish(id, wished));
      if (granted.ok) line().hurry();
      return granted;
    }
    const answer = await line().wish(id, wished);
    if ('granted' in answer) return ok(answer.granted);
    if ('refused' in answer) return failed(answer.refused);
    if (answer.failed !== 'too-fast') throw new ServerError(answer.failed);
    await after(PAUSE);
    return await wish(id, wished);
  };
  return {
    make: async (wished, setup) => {
      try {
        return ok(await calls.make(wished, setup));
      } catch (error) {
        if (error instanceof ServerError && error.code === 'impossible-setup')
          return failed(error.facts['problem'] as never);
        throw error;
      }
    },
    list: async ({ phases, limit, after: cursor }) => {
      const from = cursor === undefined ? {} : { after: `${cursor.changed}-${cursor.id}` };
      const page = await calls.tables({ phases, limit, ...from });
      return { tables: page.tables, total: page.total, next: cursorOf(page.next) };
    },
    summary: async id => {
      const view = await viewOf(id);
      return view && summaryOf(id, view);
    },
    view: viewOf,
    watch: async (id, _eye, tell) => line().watch(id, view => tell(view && newsOf(view))),
    moments: (id, eye, from, to) => orNothing(() => calls.moments(id, eye, from, to), 'no-such-table'),
    wish: (id, wished) => wish(id, asRemote(wished)),
    fairness: async id => {
      const view = await viewOf(id);
      if (view === undefined || !isBegun(view)) return undefined;
      if (view.due.type !== 'over') return { code: 'key-hidden' };
      const checked = await check(id, view, await calls.record(id));
      if (checked.code === 'not-a-record') throw new Error('the record of the match cannot be read');
      return checked.code === 'not-promised' ? { code: 'key-missing' } : checked;
    },
    exportRecord: id => refusable(() => calls.record(id)),
    importRecord: () => Promise.reject(new Error('matches from files stay on this device')),
    remove: async id => {
      const removed = await refusable(() => calls.remove(id));
      return removed.ok ? undefined : removed.error;
    },
    wake: async id => void (await calls.wake(id)),
  };
}

/** Milliseconds after which somebody who was too fast tries again. */
const PAUSE = 1000;

/** A wish of a screen: whose seat is meant, the server knows. */
function asRemote(wished: unknown): RemoteWish {
  const { seat, ...rest } = wished as RemoteWish & { readonly seat?: number };
  return OWN.has(rest.type) || seat === undefined ? (rest as RemoteWish) : ({ ...rest, seat } as RemoteWish);
}

const OWN: ReadonlySet<string> = new Set(['act', 'take-back', 'say', 'get-up', 'return', 'vacation']);

async function refusable<T>(ask: () => Promise<T>): Promise<Result<T, Refused>> {
  try {
    return ok(await ask());
  } catch (error) {
    const refused = refusedIn(error);
    if (refused === undefined) throw error;
    return failed(refused);
  }
}

async function orNothing<T>(ask: () => Promise<T>, code: string): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ServerError && error.code === code) return undefined;
    throw error;
  }
}

/** All there is, as news: the line has put it together already. */
const newsOf = (view: RoomView | TableView): News => ({
  since: undefined,
  room: view,
  match: isBegun(view) ? { ...view, from: 0 } : undefined,
});

const cursorOf = (next: string | undefined) =>
  next === undefined
    ? undefined
    : { changed: Number(next.slice(0, next.indexOf('-'))), id: next.slice(next.indexOf('-') + 1) };

/** What a list would say of a table that is looked at; when it began and changed, only lists know. */
function summaryOf(id: TableId, view: RoomView | TableView): TableSummary {
  const { game, options, seats, clock, spectators, next } = view;
  const host = seats.find(({ isHost }) => isHost)?.name;
  const common = { id, game, options, seats, clock, spectators, host, started: 0, changed: 0, next };
  if (!isBegun(view))
    return { ...common, phase: 'room', count: 0, turn: undefined, outcome: undefined, deadline: undefined };
  const { due, count, deadline } = view;
  return {
    ...common,
    phase: due.type === 'over' ? 'over' : 'running',
    count,
    turn: due.type === 'seat' ? due.seat : undefined,
    outcome: undefined,
    deadline,
  };
}
