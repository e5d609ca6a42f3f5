/** The suite for stores finds a store that breaks a promise. */
import { expect, test } from 'vitest';
import {
  type ListQuery,
  MemoryStore,
  pageOf,
  type StoredSummary,
  type TableEvent,
  type TableId,
  type TableStore,
} from '../src/index.js';
import { storeContract } from './index.js';

type Faulty = Partial<TableStore>;

const tick = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

const lastOf = async (store: TableStore, id: TableId): Promise<number> => (await store.read(id, 0)).length - 1;

/** Everything a store has in lists, whosever it is. */
class OpenStore extends MemoryStore {
  readonly all = new Map<TableId, StoredSummary>();

  override async append(...[id, after, events, summary]: Parameters<TableStore['append']>) {
    const isDone = await super.append(id, after, events, summary);
    if (isDone) this.all.set(id, structuredClone(summary));
    return isDone;
  }

  override async remove(id: TableId) {
    await super.remove(id);
    this.all.delete(id);
  }
}

const fitting = (store: OpenStore, { person = '', phases }: ListQuery): readonly StoredSummary[] =>
  [...store.all.values()].filter(({ people, phase }) => people.includes(person) && phases.includes(phase));

const FAULTS: Readonly<Record<string, (store: OpenStore) => Faulty>> = {
  'appends whatever comes': store => ({
    append: async (id, _, events, summary) => store.append(id, await lastOf(store, id), events, summary),
  }),
  'appends after an older event': store => ({
    append: async (id, after, events, summary) => {
      const last = await lastOf(store, id);
      return store.append(id, after < last ? last : after, events, summary);
    },
  }),
  'skips numbers': store => ({
    append: async (id, after, events, summary) => {
      const last = await lastOf(store, id);
      return store.append(id, after > last ? last : after, events, summary);
    },
  }),
  'looks first and writes later': store => ({
    append: async (id, after, events, summary) => {
      if ((await lastOf(store, id)) !== after) return false;
      await tick();
      return store.append(id, await lastOf(store, id), events, summary);
    },
  }),
  'writes one event after the other': store => ({
    append: async (id, after, events, summary) => {
      for (const [index, event] of events.entries()) {
        if (!(await store.append(id, after + index, [event], summary))) return false;
        if (index % 20 === 0) await tick();
      }
      return true;
    },
  }),
  'says that it has written, and writes later': store => ({
    append: async (id, after, events, summary) => {
      if ((await lastOf(store, id)) !== after) return false;
      void tick().then(() => store.append(id, after, events, summary).catch(() => undefined));
      return true;
    },
  }),
  'keeps the first summary': store => ({
    append: async (id, after, events, summary) => store.append(id, after, events, (await store.summary(id)) ?? summary),
  }),
  'writes the summary in any case': store => ({
    append: async (id, after, events, summary) => {
      const isDone = await store.append(id, after, events, summary);
      if (!isDone) store.summary = async () => structuredClone(summary);
      return isDone;
    },
  }),
  'reads everything, wherever it shall begin': store => ({ read: id => store.read(id, 0) }),
  'reads one event too few': store => ({ read: async (id, from) => await store.read(id, from + 1) }),
  'forgets what can be left out': store => ({
    read: async (id, from) =>
      (await store.read(id, from)).map(event => ({ ...event, wish: undefined }) as unknown as TableEvent),
  }),
  'writes nothing as null': store => ({
    summary: async id => {
      const found = await store.summary(id);
      return found && ({ ...found, next: found.next ?? null } as StoredSummary);
    },
  }),
  'forgets the head where nothing else changes': store => ({
    append: async (id, after, events, summary, isOnlyHead) =>
      store.append(id, after, events, (isOnlyHead && (await store.summary(id))) || summary),
  }),
  'counts in 32 bits': store => ({
    append: (id, after, events, summary) =>
      store.append(id, after, events, { ...summary, changed: summary.changed | 0 }),
  }),
  'hands out what it has': store => {
    const kept = new Map<TableId, Promise<readonly TableEvent[]>>();
    return {
      read: (id, from) => {
        const events = kept.get(`${from} ${id}`) ?? store.read(id, from);
        kept.set(`${from} ${id}`, events);
        return events;
      },
      append: (id, after, events, summary) => {
        kept.clear();
        return store.append(id, after, events, summary);
      },
      remove: id => {
        kept.clear();
        return store.remove(id);
      },
    };
  },
  'keeps what it was handed': store => {
    const kept = new Map<TableId, StoredSummary>();
    return {
      append: async (id, after, events, summary) => {
        const isDone = await store.append(id, after, events, summary);
        if (isDone) kept.set(id, summary);
        return isDone;
      },
      summary: async id => ((await store.summary(id)) === undefined ? undefined : kept.get(id)),
    };
  },
  'lists tables of all phases': store => ({
    list: query => store.list({ ...query, phases: ['room', 'running', 'over'] }),
  }),
  'looks for a person in a text': store => ({
    list: async query => {
      const { person = '' } = query;
      const theirs = [...store.all.values()].filter(({ people }) => people.join().includes(person));
      return pageOf(
        theirs.map(summary => ({ ...summary, people: [person] })),
        query,
      );
    },
  }),
  'looks for a person at the seats': store => ({
    list: async query =>
      pageOf(
        [...store.all.values()].map(row => ({ ...row, people: row.seats.map(({ name }) => name) })),
        query,
      ),
  }),
  'lists nothing unless somebody is named': store => ({
    list: async query => (query.person === undefined ? { tables: [], total: 0, next: undefined } : store.list(query)),
  }),
  'lists what not everybody may know of': store => ({ list: ({ listed: _listed, ...query }) => store.list(query) }),
  'lists what has not changed either': store => ({ list: ({ since: _since, ...query }) => store.list(query) }),
  'lists what everybody could know of at first': store => {
    const first = new Map<TableId, true | undefined>();
    return {
      append: (id, after, events, summary) => {
        if (after === -1) first.set(id, summary.listed);
        return store.append(id, after, events, summary);
      },
      list: async query =>
        pageOf(
          [...store.all.values()].map(({ listed: _listed, ...row }) => ({
            ...row,
            ...(first.get(row.id) && { listed: true }),
          })),
          query,
        ),
    };
  },
  'takes what it was handed before for unchanged': store => {
    const written = new Map<unknown, StoredSummary>();
    return {
      append: (id, after, events, summary) => {
        const known = written.get(summary.seats) ?? structuredClone(summary);
        written.set(summary.seats, known);
        const { count, changed, turn, deadline, phase } = summary;
        return store.append(id, after, events, { ...known, id, count, changed, turn, deadline, phase });
      },
    };
  },
  'forgets seats that it knows already': store => {
    const written = new Map<string, StoredSummary>();
    return {
      append: (id, after, events, summary) => {
        const text = JSON.stringify([id, summary.seats]);
        const known = written.get(text);
        written.set(text, summary);
        return store.append(id, after, events, known === undefined ? summary : { ...summary, seats: [] });
      },
    };
  },
  'forgets waiting rooms': store => ({
    pending: async () => (await store.pending()).filter(({ id }) => store.all.get(id)?.phase !== 'room'),
  }),
  'lists the oldest first': store => ({
    list: async query => {
      const page = await store.list({ ...query, limit: 1000 });
      return { ...page, tables: page.tables.toReversed() };
    },
  }),
  'leaves those that changed at once as they come': store => ({
    list: async query => {
      const tables = fitting(store, query).toSorted((a, b) => b.changed - a.changed);
      const from = tables.findIndex(({ id }) => id === query.after?.id) + 1;
      const page = tables.slice(from, from + query.limit);
      const last = page.at(-1);
      const next = last !== undefined && from + query.limit < tables.length ? last : undefined;
      return { tables: page, total: tables.length, next };
    },
  }),
  'sorts as people do': store => ({
    list: async query => {
      const page = await store.list(query);
      const tables = page.tables.toSorted((a, b) => b.changed - a.changed || a.id.localeCompare(b.id, 'en'));
      return { ...page, tables };
    },
  }),
  'goes on after a time, not after a table': store => ({
    list: async ({ after, ...query }) => {
      const page = await store.list({ ...query, limit: 1000 });
      const rest = page.tables.filter(({ changed }) => after === undefined || changed < after.changed);
      const tables = rest.slice(0, query.limit);
      return { ...page, tables, next: rest.length > query.limit ? tables.at(-1) : undefined };
    },
  }),
  'goes on after a number of tables': store => {
    let shown = 0;
    return {
      list: async ({ after, ...query }) => {
        const from = after === undefined ? 0 : shown;
        const page = await store.list({ ...query, limit: 1000 });
        const tables = page.tables.slice(from, from + query.limit);
        shown = from + tables.length;
        return { ...page, tables, next: shown < page.total ? tables.at(-1) : undefined };
      },
    };
  },
  'always has another page': store => ({
    list: async query => {
      const page = await store.list(query);
      return { ...page, next: page.tables.at(-1) };
    },
  }),
  'counts the tables of a page': store => ({
    list: async query => {
      const page = await store.list(query);
      return { ...page, total: page.tables.length };
    },
  }),
  'has deadlines of tables that are over': store => ({
    pending: async () =>
      [...store.all.values()].flatMap(({ id, deadline, changed }) =>
        deadline === undefined ? [] : [{ id, deadline, changed }],
      ),
  }),
  'has no deadline at the beginning of time': store => ({
    pending: async () => (await store.pending()).filter(({ deadline }) => deadline !== 0),
  }),
  'thinks that what is pending has just changed': store => ({
    pending: async () => (await store.pending()).map(each => ({ ...each, changed: Date.now() })),
  }),
  'forgets that bots are due': store => ({
    pending: async () => (await store.pending()).filter(({ deadline }) => deadline !== undefined),
  }),
  'removes the summary only': store => {
    const removed = new Set<TableId>();
    return {
      remove: async id => void removed.add(id),
      summary: async id => (removed.has(id) ? undefined : store.summary(id)),
      list: async query =>
        pageOf(
          [...store.all.values()].filter(({ id }) => !removed.has(id)),
          query,
        ),
    };
  },
  'removes the events only': store => {
    const removed = new Set<TableId>();
    return {
      remove: async id => void removed.add(id),
      read: async (id, from) => (removed.has(id) ? [] : store.read(id, from)),
    };
  },
  'gives a name again': store => {
    const removed = new Set<TableId>();
    const placeOf = (id: TableId): TableId => (removed.has(id) ? `${id} again` : id);
    return {
      append: (id, ...rest) => store.append(placeOf(id), ...rest),
      read: (id, from) => store.read(placeOf(id), from),
      summary: id => store.summary(placeOf(id)),
      remove: async id => {
        await store.remove(placeOf(id));
        removed.add(id);
      },
    };
  },
  'goes on with what was removed': store => {
    const removed = new Set<TableId>();
    return {
      append: async (id, after, ...rest) =>
        removed.has(id) ? store.append(`${id} again ${after}`, -1, ...rest) : store.append(id, after, ...rest),
      remove: async id => {
        removed.add(id);
        await store.remove(id);
      },
    };
  },
  'removes every table whose name begins so': store => ({
    remove: async start => {
      const ids = [...store.all.keys()];
      for (const id of ids) if (id.startsWith(start)) await store.remove(id);
    },
  }),
  'fails when nothing is there to be removed': store => ({
    remove: async id => {
      if (!store.all.has(id)) throw new Error('no such table');
      await store.remove(id);
    },
  }),
  'does not tell capitals apart': store => ({
    read: (id, from) => store.read(id.toLowerCase(), from),
    append: (id, after, ...rest) => store.append(id.toLowerCase(), after, ...rest),
  }),
};

test('a store without fault passes', async () => {
  expect(await broken(() => ({}))).toEqual([]);
});

const found = new Set<string>();

test.each(Object.entries(FAULTS))('a store that %s is found out', async (_, fault) => {
  const promises = await broken(fault);
  expect(promises).not.toEqual([]);
  for (const promise of promises) found.add(promise);
});

test('no promise is asked for in vain: each is broken by one of these', () => {
  expect(storeContract.map(({ promise }) => promise).filter(promise => !found.has(promise))).toEqual([]);
});

/** The promises that a store with this fault breaks. */
async function broken(fault: (store: OpenStore) => Faulty): Promise<readonly string[]> {
  const promises: string[] = [];
  for (const { promise, check } of storeContract) {
    const store = faultyStore(fault);
    await check(async () => store).catch(() => promises.push(promise));
  }
  return promises;
}

function faultyStore(fault: (store: OpenStore) => Faulty): TableStore {
  const store = new OpenStore();
  return {
    append: (...args) => store.append(...args),
    read: (...args) => store.read(...args),
    summary: id => store.summary(id),
    list: query => store.list(query),
    pending: () => store.pending(),
    remove: id => store.remove(id),
    ...fault(store),
  };
}
