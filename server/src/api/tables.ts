/** Tables: made, found, read and played. What somebody may see and do there, the host alone decides. */
import { ok } from '@belfry/engine';
import {
  type GuestHost,
  MOST_MOMENTS,
  type PersonId,
  Queues,
  type RemoteWish,
  type TableId,
  type TablePage,
  type TableSummary,
  type Tell,
} from '@belfry/table';
import { Teller } from '@belfry/wire';
import type * as z from 'zod/mini';
import type { Caller } from '../guard/index.js';
import { mayDo } from '../people/index.js';
import type { Scope } from '../registry.js';
import { type Answered, impossible, refuse, refusedBy, tooFast } from './errors.js';
import { renewSession } from './joining.js';
import type { ApiParts } from './parts.js';
import { type Route, route } from './route.js';
import {
  legalAnswer,
  legalQuery,
  listQuery,
  momentsAnswer,
  momentsQuery,
  newTable,
  PHASES,
  recordAnswer,
  streamed,
  streamQuery,
  tableList,
  tableMade,
  tableView,
  wishGranted,
  wishSent,
} from './shapes.js';

export function tableRoutes(parts: ApiParts): readonly Route[] {
  const { hostFor, registry, people, streams, presence, mayList } = parts;
  const { rates } = parts.guard;
  // Of one guest one after the other, so that each is counted when the next one is made.
  const making = new Queues();
  return [
    route({
      method: 'POST',
      path: '/tables',
      tag: 'tables',
      summary: 'A new table with a waiting room. You have the first seat that is set up for a person.',
      needs: 'play',
      body: newTable,
      answer: tableMade,
      errors: ['impossible-setup', 'no-listed-tables', 'too-many-tables'],
      handle: async ({ who, caller, body: { wish, setup } }): Promise<Answered> => {
        if (setup.listed && !mayList) return refuse('no-listed-tables');
        const host = hostFor(who.person);
        return await making.run(who.person, async () => {
          const made = await host.made(wish);
          return made === undefined ? await makeAnother(parts, host, caller, { wish, setup }) : ok({ table: made });
        });
      },
    }),
    route({
      method: 'GET',
      path: '/tables',
      tag: 'tables',
      summary: 'Your tables, those that changed last first.',
      needs: 'read',
      query: listQuery,
      answer: tableList,
      errors: [],
      handle: async ({ who, query }) => ok(pageOf(await hostFor(who.person).list({ ...WHOLE_LIST, ...query }))),
    }),
    route({
      method: 'GET',
      path: '/tables/open',
      tag: 'tables',
      summary: 'The tables that everybody may know of.',
      needs: 'read',
      query: listQuery,
      answer: tableList,
      errors: [],
      handle: async ({ who, query }) =>
        ok(mayList ? pageOf(await hostFor(who.person).open({ ...WHOLE_LIST, ...query })) : { tables: [], total: 0 }),
    }),
    route({
      method: 'GET',
      path: '/tables/:id',
      tag: 'tables',
      summary: 'A table as you see it now.',
      needs: 'read',
      answer: tableView,
      errors: ['no-such-table'],
      handle: async ({ who, id }): Promise<Answered> => {
        const view = await hostFor(who.person).view(id);
        return view === undefined ? refuse('no-such-table') : ok(view);
      },
    }),
    route({
      method: 'GET',
      path: '/tables/:id/stream',
      tag: 'tables',
      summary: 'A table as lines of JSON: what there is, or is new since a revision, and then whatever happens.',
      needs: 'read',
      query: streamQuery,
      answer: streamed,
      isStream: true,
      errors: ['no-such-table', 'too-many-streams'],
      handle: async ({ who, caller, id, query: { since } }): Promise<Answered> => {
        const host = hostFor(who.person);
        if (!(await isKnown(host, id))) return refuse('no-such-table');
        const stream = await streams.begin(who, caller.address, async (send, end) => {
          const teller = new Teller(id);
          const tell: Tell = news => {
            send(teller.tell(news));
            if (news === undefined) end();
            else if (news.since === undefined) presence.changed(id);
          };
          const stop = await host.watch(id, tell, since);
          const leave = presence.enter(id, who.person, send);
          return () => {
            stop();
            leave();
          };
        });
        return stream === undefined ? refuse('too-many-streams') : ok(stream);
      },
    }),
    route({
      method: 'POST',
      path: '/tables/:id/wishes',
      tag: 'tables',
      summary: 'Wish for something at a table: act, chat, sit down, begin. The same id twice is done once.',
      needs: 'somebody',
      body: wishSent,
      answer: wishGranted,
      errors: ['no-such-table', 'refused', 'scope-missing', 'no-listed-tables', 'storage-full'],
      handle: async ({ who, id, body, setSession }): Promise<Answered> => {
        const scope = scopeOf(body);
        if (!mayDo(who, scope)) return refuse('scope-missing', { scope });
        if (isListing(body) && !mayList) return refuse('no-listed-tables');
        const host = hostFor(who.person);
        const known = await host.summary(id);
        if (known === undefined) return refuse('no-such-table');
        const taken = rates.take('table', wishKey(id, who.person, await belongsTo(parts, who.person, known)));
        if (!taken.ok) return tooFast(taken.wait);
        const answer = await askFor(parts, host, id, body);
        if (answer.ok && body.type === 'sit') {
          presence.comes(id, who.person);
          await renewSession(people, { who, setSession });
        }
        return answer;
      },
    }),
    route({
      method: 'GET',
      path: '/tables/:id/legal',
      tag: 'tables',
      summary: 'What you may do now, as actions to be wished for; none if it is not your turn.',
      needs: 'read',
      query: legalQuery,
      answer: legalAnswer,
      errors: ['no-such-table'],
      handle: async ({ who, id, query: { from = 0, limit = MOST_ACTIONS } }): Promise<Answered> => {
        const host = hostFor(who.person);
        if (!(await isKnown(host, id))) return refuse('no-such-table');
        return ok((await host.legal(id, from, limit)) ?? { count: 0, actions: [] });
      },
    }),
    route({
      method: 'GET',
      path: '/tables/:id/moments',
      tag: 'tables',
      summary:
        'What you saw after each entry of the match; with the eyes of others, or with open ones, when it is over.',
      needs: 'read',
      query: momentsQuery,
      answer: momentsAnswer,
      errors: ['no-such-table'],
      handle: async ({
        who,
        id,
        query: { eye = 'spectator', from = 0, to = from + MOST_MOMENTS - 1 },
      }): Promise<Answered> => {
        const host = hostFor(who.person);
        if (!(await isKnown(host, id))) return refuse('no-such-table');
        return ok({ moments: (await host.moments(id, eye, from, to)) ?? [] });
      },
    }),
    route({
      method: 'GET',
      path: '/tables/:id/record',
      tag: 'tables',
      summary: 'The match as a record, when nothing in it is hidden from you any more.',
      needs: 'read',
      answer: recordAnswer,
      errors: ['no-such-table', 'refused'],
      handle: async ({ who, id }): Promise<Answered> => {
        const record = await hostFor(who.person).exportRecord(id);
        return record.ok ? record : refusedBy(record.error);
      },
    }),
    route({
      method: 'POST',
      path: '/tables/:id/wake',
      tag: 'tables',
      summary: 'Let bots try again that could not go on.',
      needs: 'play',
      errors: ['no-such-table'],
      handle: async ({ who, id }): Promise<Answered> => {
        const host = hostFor(who.person);
        if (!(await isKnown(host, id))) return refuse('no-such-table');
        await host.wake(id);
        return ok(undefined);
      },
    }),
    route({
      method: 'DELETE',
      path: '/tables/:id',
      tag: 'tables',
      summary: 'Remove a table of yours for good, for everybody.',
      needs: 'play',
      errors: ['no-such-table', 'refused'],
      handle: async ({ who, id }): Promise<Answered> => {
        const host = hostFor(who.person);
        if (!(await isKnown(host, id))) return refuse('no-such-table');
        const refused = await host.remove(id);
        if (refused !== undefined) return refusedBy(refused);
        await registry.forget(id);
        return ok(undefined);
      },
    }),
  ];
}

const WHOLE_LIST = { phases: PHASES, limit: 20 };
const MOST_ACTIONS = 100;

/** If there are not too many. */
async function makeAnother(
  { guard: { limits, rates } }: ApiParts,
  host: GuestHost,
  { address }: Caller,
  { wish, setup }: z.infer<(typeof newTable)['schema']>,
): Promise<Answered> {
  const own = await host.list({ phases: ['room', 'running'], limit: 1 });
  if (own.total >= limits.tablesPerGuest) return refuse('too-many-tables');
  const taken = rates.take('new-tables', address);
  if (!taken.ok) return tooFast(taken.wait);
  const made = await host.make(wish, setup);
  return made.ok ? ok({ table: made.value }) : impossible(made.error);
}

const isKnown = async (host: GuestHost, id: TableId): Promise<boolean> => (await host.summary(id)) !== undefined;

/** Have they a seat there, or made it? Lists do not tell a host without a seat. */
async function belongsTo({ tables }: ApiParts, person: PersonId, { id, seats }: TableSummary): Promise<boolean> {
  return seats.some(({ isYours }) => isYours) || (await tables.summary(id))?.host === person;
}

/**
 * What a wish is counted by. Whoever only looks on, or nobody has let in, uses up what they have themselves, and nothing of what
 * those at the table have.
 */
export const wishKey = (id: TableId, person: PersonId, isAtTable: boolean): string =>
  isAtTable ? id : `${id} ${person}`;

/** What a token must be for, so that it may wish for this. */
export const scopeOf = ({ type }: { readonly type: string }): Scope => (type === 'say' ? 'chat' : 'play');

/** Would everybody know of the table then? */
export const isListing = (wish: { readonly type: string; readonly listed?: unknown }): boolean =>
  wish.type === 'arrange' && wish.listed === true;

async function askFor(
  { wished }: Pick<ApiParts, 'wished'>,
  host: GuestHost,
  id: TableId,
  wish: RemoteWish,
): Promise<Answered> {
  const begun = performance.now();
  let outcome: Parameters<typeof wished>[0] = 'failed';
  try {
    const answer = await host.wish(id, wish);
    outcome = answer.ok ? 'granted' : 'refused';
    return answer.ok ? ok({ granted: answer.value }) : refusedBy(answer.error);
  } finally {
    wished(outcome, (performance.now() - begun) / 1000, wish.type);
  }
}

const pageOf = ({ tables, total, next }: TablePage<TableSummary>) => ({
  tables,
  total,
  ...(next !== undefined && { next: `${next.changed}-${next.id}` }),
});
