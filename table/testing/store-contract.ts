/**
 * The promises of a store, each as a test that any store can be put to. A store passes by being described: see
 * `memory-store.test.ts`. The suite itself is tested with stores that break a promise.
 */
import type { Json } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import type { Cursor, ListQuery, StoredSummary, TableEvent, TableId, TableStore } from '../src/index.js';
import { everyEvent, fullSummary, made, NOW, said, saidTimes, summaryOf } from './samples.js';

/**
 * Opens a store on a place of this name. The same place opened twice is two stores on the same data, like two windows or two
 * processes. What must be closed or cleared away afterwards, `onTestFinished` of vitest can be told.
 */
export type OpenStore = (place: string) => Promise<TableStore>;

export interface StoreClause {
  readonly promise: string;
  /** Throws if the store breaks it. */
  readonly check: (open: () => Promise<TableStore>) => Promise<void>;
}

export function describeStoreContract(name: string, open: OpenStore): void {
  describe(`the contract of stores, kept by ${name}`, () => {
    for (const [number, { promise, check }] of storeContract.entries())
      test(promise, () => check(() => open(`${name} ${number}`)));
  });
}

const ROUNDS = 40;
const LONG = 3000;
/** A page that all tables of a test fit on. */
const ALL = 1000;

/** Makes a table with this summary. */
async function make(store: TableStore, id: TableId, parts: Partial<StoredSummary> = {}): Promise<void> {
  expect(await store.append(id, -1, [made], summaryOf(id, parts))).toBe(true);
}

async function texts(store: TableStore, id: TableId): Promise<readonly string[]> {
  return (await store.read(id, 0)).map(event => (event.type === 'said' ? event.text : event.type));
}

const queryOf = (query: Partial<ListQuery>): ListQuery => ({
  person: 'ada',
  phases: ['room', 'running', 'over'],
  limit: ALL,
  ...query,
});

async function idsOf(store: TableStore, query: Partial<ListQuery> = {}): Promise<readonly TableId[]> {
  return (await store.list(queryOf(query))).tables.map(({ id }) => id);
}

/** Turns over all pages. `between` is called after each. */
async function turnPages(
  store: TableStore,
  query: Partial<ListQuery>,
  between: (page: number) => Promise<void> = async () => undefined,
): Promise<readonly (readonly TableId[])[]> {
  const pages: (readonly TableId[])[] = [];
  let after: Cursor | undefined;
  do {
    const page = await store.list(queryOf({ ...query, ...(after && { after }) }));
    pages.push(page.tables.map(({ id }) => id));
    after = page.next;
    await between(pages.length);
  } while (after !== undefined && pages.length < ALL);
  return pages;
}

/** Nobody can write it down, in whatever way a store writes. */
const unwritable = (): Json => ({
  get broken(): Json {
    throw new Error('cannot be written');
  },
});

/** Changes whatever can be changed in it. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) spoil(part);
  try {
    Object.assign(value, { at: -1, type: 'spoilt', id: 'spoilt', 0: 'spoilt' });
  } catch {
    // What is frozen nobody can change either.
  }
}

/** Lets everything else go on that can. */
const aMoment = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

export const storeContract: readonly StoreClause[] = [
  {
    promise: 'a table that was never made has no events and no summary',
    async check(open) {
      const store = await open();
      await make(store, 'there');
      for (const id of ['t', '', 'ther', 'there ', 'There', '%', '\u0000', '\ud800']) {
        expect(await store.read(id, 0)).toEqual([]);
        expect(await store.read(id, 3)).toEqual([]);
        expect(await store.summary(id)).toBeUndefined();
      }
    },
  },
  {
    promise: 'what was appended is read back equal, also by whoever opens the store later',
    async check(open) {
      const store = await open();
      const summary = fullSummary('t');
      expect(await store.append('t', -1, everyEvent(), summary)).toBe(true);
      for (const each of [store, await open()]) {
        expect(await each.read('t', 0)).toEqual(everyEvent());
        expect(await each.summary('t')).toEqual(summary);
        expect((await each.list(queryOf({}))).tables).toEqual([summary]);
      }
    },
  },
  {
    promise: 'what was left out stays left out',
    async check(open) {
      const store = await open();
      await make(store, 't');
      const [first] = await store.read('t', 0);
      expect(Object.keys(Object(first)).toSorted()).toEqual(Object.keys(made).toSorted());
      expect(await store.summary('t')).toEqual(summaryOf('t'));
      const { turn, outcome, deadline, next } = Object(await store.summary('t'));
      expect([turn, outcome, deadline, next]).toEqual([undefined, undefined, undefined, undefined]);
    },
  },
  {
    promise: 'events are read from any number on',
    async check(open) {
      const store = await open();
      await make(store, 't');
      expect(await store.append('t', 0, saidTimes(4), summaryOf('t'))).toBe(true);
      const all = [made, ...saidTimes(4)];
      for (const from of [0, 1, 2, 3, 4, 5, 100]) expect(await store.read('t', from)).toEqual(all.slice(from));
    },
  },
  {
    promise: 'thousands of events come back in their order, whether they were appended at once or one by one',
    async check(open) {
      const store = await open();
      await make(store, 't');
      expect(await store.append('t', 0, saidTimes(LONG), summaryOf('t'))).toBe(true);
      const single = 200;
      for (let number = 0; number < single; number++)
        expect(await store.append('t', LONG + number, saidTimes(1, LONG + number), summaryOf('t'))).toBe(true);
      const expected = Array.from({ length: LONG + single }, (_, index) => `line ${index}`);
      expect(await texts(store, 't')).toEqual(['made', ...expected]);
      expect(await store.read('t', LONG + single)).toEqual(saidTimes(1, LONG + single - 1));
    },
  },
  {
    promise: 'one event may be large',
    async check(open) {
      const store = await open();
      const entry = { text: 'я'.repeat(300_000), list: Array.from({ length: 20_000 }, (_, index) => index) };
      const events: readonly TableEvent[] = [made, { type: 'entry', entry, at: NOW }];
      expect(await store.append('t', -1, events, summaryOf('t'))).toBe(true);
      expect(await store.read('t', 1)).toEqual(events.slice(1));
    },
  },
  {
    promise:
      'an append counts only right after the last event: not after an older one, nor after one that is not there yet',
    async check(open) {
      const store = await open();
      await make(store, 't');
      expect(await store.append('t', 0, saidTimes(2), summaryOf('t', { count: 2 }))).toBe(true);
      for (const after of [-2, -1, 0, 1, 3, 4, 1000])
        expect(await store.append('t', after, [said('no')], summaryOf('t', { count: 99 }))).toBe(false);
      expect(await texts(store, 't')).toEqual(['made', 'line 0', 'line 1']);
      expect((await store.summary('t'))?.count).toBe(2);
      expect(await store.append('t', 2, [said('yes')], summaryOf('t', { count: 3 }))).toBe(true);
    },
  },
  {
    promise: 'where only the head of a summary changes it changes all the same, also after another change or none',
    async check(open) {
      const store = await open();
      await make(store, 't');
      for (const round of [0, 1, 2, 3]) {
        const after = 2 * round;
        const [head, other] = [
          { count: after, turn: round % 2, deadline: 1000 + round, changed: 500 + round },
          { people: ['ada', `p${round}`] },
        ];
        const whole = summaryOf('t', round % 2 === 0 ? other : {});
        expect(await store.append('t', after, saidTimes(1), whole)).toBe(true);
        const headed: StoredSummary = { ...whole, ...head };
        expect(await store.append('t', after + 1, saidTimes(1, after + 1), headed, true)).toBe(true);
        expect(await store.summary('t')).toEqual(headed);
        expect(await store.append('t', after + 1, saidTimes(1), { ...headed, count: 99 }, true)).toBe(false);
        expect(await store.summary('t')).toEqual(headed);
      }
    },
  },
  {
    promise: 'a table that is not there is only made, never gone on with',
    async check(open) {
      const store = await open();
      for (const after of [-2, 0, 1, 7])
        expect(await store.append('t', after, [said('no')], summaryOf('t'))).toBe(false);
      expect(await store.read('t', 0)).toEqual([]);
      expect(await store.summary('t')).toBeUndefined();
      expect(await idsOf(store)).toEqual([]);
    },
  },
  {
    promise: 'a table is made once',
    async check(open) {
      const store = await open();
      await make(store, 't');
      expect(await store.append('t', -1, [{ ...made, by: 'ben' }], summaryOf('t', { people: ['ben'] }))).toBe(false);
      expect(await store.read('t', 0)).toEqual([made]);
      expect(await idsOf(store, { person: 'ben' })).toEqual([]);
    },
  },
  {
    promise: 'of two stores that append after the same event exactly one succeeds, again and again',
    async check(open) {
      const stores = await Promise.all([open(), open()]);
      await make(stores[0], 't');
      const expected = ['made'];
      for (let round = 0; round < ROUNDS; round++) {
        const after = expected.length - 1;
        // Each begins first half of the time.
        const order = round % 2 === 0 ? [0, 1] : [1, 0];
        const done = await Promise.all(
          order.map(async each => {
            const lines = [`${each} in round ${round}`, `and ${each} again`];
            const events = lines.map(text => said(text));
            const isDone = await stores[each]?.append('t', after, events, summaryOf('t', { count: round * 10 + each }));
            return isDone === true ? [{ each, lines }] : [];
          }),
        );
        const winners = done.flat();
        expect(winners).toHaveLength(1);
        for (const { each, lines } of winners) {
          expected.push(...lines);
          for (const store of stores) expect((await store.summary('t'))?.count).toBe(round * 10 + each);
        }
      }
      for (const store of stores) expect(await texts(store, 't')).toEqual(expected);
    },
  },
  {
    promise: 'of many that make the same table at once exactly one does',
    async check(open) {
      const stores = await Promise.all(Array.from({ length: 5 }, open));
      for (let round = 0; round < ROUNDS / 4; round++) {
        const id = `t${round}`;
        const append = async (store: TableStore, index: number) =>
          await store.append(id, -1, [made, said(`by ${index}`)], summaryOf(id, { count: index }));
        const done = await Promise.all(stores.map(append));
        expect(done.filter(Boolean)).toHaveLength(1);
        expect(await texts(stores[0] ?? (await open()), id)).toEqual(['made', `by ${done.indexOf(true)}`]);
        expect((await stores[1]?.summary(id))?.count).toBe(done.indexOf(true));
      }
    },
  },
  {
    promise: 'tables do not get in each other’s way',
    async check(open) {
      const stores = await Promise.all([open(), open()]);
      const ids = Array.from({ length: 20 }, (_, index) => `t${index}`);
      const fill = async (id: TableId, index: number): Promise<void> => {
        const store = stores[index % 2] ?? (await open());
        await make(store, id);
        for (let number = 0; number < 5; number++)
          expect(await store.append(id, number, [said(`${id} ${number}`)], summaryOf(id))).toBe(true);
      };
      await Promise.all(ids.map(fill));
      for (const id of ids)
        expect(await texts(stores[0], id)).toEqual(['made', ...[0, 1, 2, 3, 4].map(number => `${id} ${number}`)]);
    },
  },
  {
    promise: 'what somebody reads meanwhile is an append as a whole, or nothing of it',
    async check(open) {
      const stores = await Promise.all([open(), open()]);
      await make(stores[0], 't');
      const [many, rounds] = [50, 10];
      const progress = { isWriting: true };
      const write = async (): Promise<void> => {
        for (let round = 0; round < rounds; round++)
          await stores[0].append('t', round * many, saidTimes(many), summaryOf('t'));
      };
      const writing = write().finally(() => {
        progress.isWriting = false;
      });
      while (progress.isWriting) {
        expect((await stores[1].read('t', 0)).length % many).toBe(1);
        await aMoment();
      }
      await writing;
      expect(await stores[1].read('t', 0)).toHaveLength(1 + many * rounds);
    },
  },
  {
    promise: 'if one of several events cannot be written, none is, and the summary stays',
    async check(open) {
      const store = await open();
      const broken: TableEvent = { type: 'entry', entry: unwritable(), at: NOW };
      const make1 = store.append('t', -1, [made, broken], summaryOf('t'));
      await expect(make1).rejects.toThrow(/.*/);
      expect(await store.read('t', 0)).toEqual([]);
      expect(await store.summary('t')).toBeUndefined();
      await make(store, 't', { count: 1 });
      const goOn = store.append('t', 0, [said('first'), broken, said('last')], summaryOf('t', { count: 2 }));
      await expect(goOn).rejects.toThrow(/.*/);
      expect(await store.read('t', 0)).toEqual([made]);
      expect((await store.summary('t'))?.count).toBe(1);
      expect(await store.append('t', 0, [said('after all')], summaryOf('t'))).toBe(true);
    },
  },
  {
    promise: 'if the summary cannot be written, no event is',
    async check(open) {
      const store = await open();
      const broken = summaryOf('t', { options: { rule: unwritable() } });
      await expect(store.append('t', -1, [made], broken)).rejects.toThrow(/.*/);
      expect(await store.read('t', 0)).toEqual([]);
      expect(await idsOf(store)).toEqual([]);
      await make(store, 't');
      await expect(store.append('t', 0, [said('no')], broken)).rejects.toThrow(/.*/);
      expect(await store.read('t', 0)).toEqual([made]);
      expect(await store.summary('t')).toEqual(summaryOf('t'));
    },
  },
  {
    promise: 'what was handed in may change afterwards, and what is stored does not',
    async check(open) {
      const store = await open();
      const events = everyEvent();
      const summary = fullSummary('t');
      expect(await store.append('t', -1, events, summary)).toBe(true);
      spoil(events);
      spoil(summary);
      expect(await store.read('t', 0)).toEqual(everyEvent());
      expect(await store.summary('t')).toEqual(fullSummary('t'));
    },
  },
  {
    promise: 'what is handed out is a copy: whoever changes it changes nothing that is stored',
    async check(open) {
      const store = await open();
      const summary = { ...fullSummary('t'), phase: 'running' } as const;
      expect(await store.append('t', -1, everyEvent(), summary)).toBe(true);
      const hand = async (): Promise<readonly unknown[]> => [
        await store.read('t', 0),
        await store.summary('t'),
        await store.list(queryOf({})),
        await store.pending(),
      ];
      const before = structuredClone(await hand());
      spoil(await hand());
      expect(await hand()).toEqual(before);
      expect(await store.read('t', 0)).toEqual(everyEvent());
    },
  },
  {
    promise: 'the summary is the one of the last append, and it moves the table in lists',
    async check(open) {
      const store = await open();
      await make(store, 't', { changed: NOW, people: ['ada', 'ben'] });
      await make(store, 'u', { changed: NOW + 1 });
      const later = { phase: 'running', turn: 1, count: 8, changed: NOW + 2, people: ['ada', 'cleo'] } as const;
      expect(await store.append('t', 0, saidTimes(1), summaryOf('t', later))).toBe(true);
      expect(await store.summary('t')).toEqual(summaryOf('t', later));
      expect((await store.list(queryOf({}))).tables).toEqual([
        summaryOf('t', later),
        summaryOf('u', { changed: NOW + 1 }),
      ]);
      expect(await idsOf(store, { phases: ['room'] })).toEqual(['u']);
      expect(await idsOf(store, { person: 'ben' })).toEqual([]);
      expect(await idsOf(store, { person: 'cleo' })).toEqual(['t']);
      const over = { phase: 'over', outcome: { scores: [1, 2], winners: [1] } } as const;
      expect(await store.append('t', 1, saidTimes(1), summaryOf('t', over))).toBe(true);
      expect(await store.summary('t')).toEqual(summaryOf('t', over));
    },
  },
  {
    promise: 'what was handed in before and has changed since is written anew',
    async check(open) {
      const store = await open();
      const seats = [{ name: 'Ada', person: 'ada' }, { name: '' }];
      const options: Record<string, Json> = { players: 2 };
      const people = ['ada'];
      await make(store, 't', { seats, options, people });
      await store.append('t', 0, saidTimes(1), summaryOf('t', { seats, options, people, count: 1 }));
      seats[1] = { name: 'Ben', person: 'ben' };
      people.push('ben');
      await store.append('t', 1, saidTimes(1), summaryOf('t', { seats, options, people, count: 2 }));
      expect(await store.summary('t')).toEqual(summaryOf('t', { seats, options, people, count: 2 }));
      expect(await idsOf(store, { person: 'ben' })).toEqual(['t']);
      options['more'] = [{ deep: 1 }];
      await store.append('t', 2, saidTimes(1), summaryOf('t', { seats, options, people, count: 3 }));
      expect((await store.summary('t'))?.options).toEqual({ players: 2, more: [{ deep: 1 }] });
      delete options['more'];
      await store.append('t', 3, saidTimes(1), summaryOf('t', { seats, options, people, count: 4 }));
      expect((await store.summary('t'))?.options).toEqual({ players: 2 });
    },
  },
  {
    promise: 'two stores that take turns at a table each leave their own summary',
    async check(open) {
      const stores = await Promise.all([open(), open()]);
      await make(stores[0], 't');
      for (let round = 0; round < ROUNDS; round++) {
        // Each for two rounds, always with the same seats.
        const each = Math.floor(round / 2) % 2;
        const summary = summaryOf('t', { seats: [{ name: `${each}`, person: 'ada' }], count: round });
        expect(await stores[each]?.append('t', round, saidTimes(1), summary)).toBe(true);
        for (const store of stores) expect(await store.summary('t')).toEqual(summary);
      }
    },
  },
  {
    promise: 'several appends to a table may be on their way at once: those that follow each other all count',
    async check(open) {
      const store = await open();
      const many = 20;
      const done = await Promise.all(
        Array.from({ length: many }, (_, index) => {
          const seats = [{ name: `${index}`, person: 'ada' }];
          const events = index === 0 ? [made] : saidTimes(1, index);
          return store.append('t', index - 1, events, summaryOf('t', { seats, count: index }));
        }),
      );
      // A store that takes its time for one may refuse the next, but none in between is left out.
      const count = done.filter(Boolean).length;
      expect(done).toEqual(Array.from({ length: many }, (_, index) => index < count));
      expect(await store.read('t', 0)).toHaveLength(count);
      expect(await store.summary('t')).toEqual(
        summaryOf('t', { seats: [{ name: `${count - 1}`, person: 'ada' }], count: count - 1 }),
      );
    },
  },
  {
    promise: 'a list has the tables of one person in the phases that were asked for',
    async check(open) {
      const store = await open();
      for (const phase of ['room', 'running', 'over'] as const) {
        await make(store, `${phase} of ada`, { phase });
        await make(store, `${phase} of both`, { phase, people: ['ben', 'ada'] });
        await make(store, `${phase} of ben`, { phase, people: ['ben'] });
      }
      expect(await idsOf(store, { phases: ['running'] })).toEqual(['running of ada', 'running of both']);
      expect(await idsOf(store, { phases: ['over', 'room'], person: 'ben' })).toEqual(
        ['over of ben', 'over of both', 'room of ben', 'room of both'].toSorted(),
      );
      expect(await idsOf(store)).toHaveLength(6);
      expect(await store.list(queryOf({ phases: [] }))).toEqual({ tables: [], total: 0, next: undefined });
      expect(await store.list(queryOf({ person: 'cleo' }))).toEqual({ tables: [], total: 0, next: undefined });
    },
  },
  {
    promise: 'a list may be of nobody in particular: then it has the tables of all',
    async check(open) {
      const store = await open();
      await make(store, 'a');
      await make(store, 'b', { people: ['ben'], phase: 'running' });
      await make(store, 'nobody’s', { people: [] });
      await make(store, 'removed');
      await store.remove('removed');
      const all = { phases: ['room', 'running', 'over'], limit: 2 } as const;
      const { tables, total, next } = await store.list(all);
      expect(tables.map(({ id }) => id)).toEqual(['a', 'b']);
      expect(total).toBe(3);
      const rest = await store.list({ ...all, ...(next && { after: next }) });
      expect(rest.tables.map(({ id }) => id)).toEqual(['nobody’s']);
      expect((await store.list({ phases: ['running'], limit: 2 })).tables.map(({ id }) => id)).toEqual(['b']);
    },
  },
  {
    promise: 'a list may leave out what not everybody may know of, with or without a person',
    async check(open) {
      const store = await open();
      await make(store, 'listed of ada', { listed: true, changed: NOW + 3 });
      await make(store, 'of ada');
      await make(store, 'listed of ben', { listed: true, people: ['ben'], changed: NOW + 2 });
      await make(store, 'running', { listed: true, phase: 'running', changed: NOW + 1 });
      await make(store, 'soon listed');
      const listed = { listed: true, phases: ['room'], limit: ALL } as const;
      const idsIn = async (query: ListQuery): Promise<readonly TableId[]> =>
        (await store.list(query)).tables.map(({ id }) => id);
      expect(await idsIn(listed)).toEqual(['listed of ada', 'listed of ben']);
      expect(await idsIn({ ...listed, phases: ['room', 'running'] })).toEqual([
        'listed of ada',
        'listed of ben',
        'running',
      ]);
      expect(await idsIn({ ...listed, person: 'ada' })).toEqual(['listed of ada']);
      expect(await idsOf(store, { phases: ['room'] })).toEqual(['listed of ada', 'of ada', 'soon listed']);
      // It is listed as long as its summary says so.
      await store.append('soon listed', 0, saidTimes(1), summaryOf('soon listed', { listed: true }));
      await store.append('listed of ada', 0, saidTimes(1), summaryOf('listed of ada'));
      const page = await store.list(listed);
      expect(page.tables.map(({ id }) => id)).toEqual(['listed of ben', 'soon listed']);
      expect(page.total).toBe(2);
      expect(page.tables[0]?.listed).toBe(true);
      expect(await store.summary('listed of ada')).toEqual(summaryOf('listed of ada'));
    },
  },
  {
    promise: 'a list may leave out what has not changed since a moment, of somebody or of what everybody may know of',
    async check(open) {
      const store = await open();
      const times = { before: NOW - 1, now: NOW, after: NOW + 1, later: NOW + 2 };
      for (const [id, changed] of Object.entries(times)) await make(store, id, { listed: true, changed });
      await make(store, 'not listed', { changed: NOW + 3 });
      const since = { phases: ['room'], since: NOW, limit: 1 } as const;
      for (const query of [{ listed: true }, { listed: true, person: 'ada' }] as const) {
        const page = await store.list({ ...since, ...query });
        expect([page.tables[0]?.id, page.total]).toEqual(['later', 2]);
        const next = await store.list({ ...since, ...query, ...(page.next && { after: page.next }) });
        expect([next.tables[0]?.id, next.total, next.next]).toEqual(['after', 2, undefined]);
      }
      expect(await idsOf(store, { since: NOW, phases: ['room'] })).toEqual(['not listed', 'later', 'after']);
      expect((await store.list({ ...since, since: NOW + 2, listed: true })).tables).toEqual([]);
    },
  },
  {
    promise: 'what everybody may know of is counted and in order whatever becomes of it, in all phases at once too',
    async check(open) {
      const store = await open();
      const pageIn = async (
        phases: ListQuery['phases'],
        limit = ALL,
      ): Promise<readonly [readonly TableId[], number]> => {
        const { tables, total } = await store.list({ listed: true, phases, limit });
        return [tables.map(({ id }) => id), total];
      };
      const all = ['room', 'running', 'over'] as const;
      for (const [index, id] of ['a', 'b', 'c', 'd'].entries())
        await make(store, id, { listed: true, phase: all[index % 3] ?? 'room', changed: NOW + index });
      await make(store, 'hidden', { changed: NOW + 9 });
      expect(await pageIn(all)).toEqual([['d', 'c', 'b', 'a'], 4]);
      expect(await pageIn(all, 1)).toEqual([['d'], 4]);
      expect(await pageIn(['over', 'room', 'over'])).toEqual([['d', 'c', 'a'], 3]);
      expect(await pageIn([])).toEqual([[], 0]);
      // Only heads change, then phases; one is listed no more, one begins to be, one goes.
      await store.append(
        'b',
        0,
        saidTimes(1),
        summaryOf('b', { listed: true, phase: 'running', changed: NOW + 5 }),
        true,
      );
      await store.append('a', 0, saidTimes(1), summaryOf('a', { listed: true, phase: 'over', changed: NOW + 4 }));
      await store.append('d', 0, saidTimes(1), summaryOf('d', { changed: NOW + 6 }));
      await store.append('hidden', 0, saidTimes(1), summaryOf('hidden', { listed: true, changed: NOW + 7 }));
      await store.remove('c');
      expect(await pageIn(all)).toEqual([['hidden', 'b', 'a'], 3]);
      expect(await Promise.all(all.map(phase => pageIn([phase])))).toEqual([
        [['hidden'], 1],
        [['b'], 1],
        [['a'], 1],
      ]);
    },
  },
  {
    promise: 'nobody sees the tables of somebody with a similar name, nor one where they only sit by name',
    async check(open) {
      const store = await open();
      const people = ['ada', 'Ada', 'ad', 'adam', 'a%', '_da', 'ada,ben', '"ada"', "o'ada", 'áda', 'ada '];
      for (const [index, person] of people.entries()) await make(store, `t${index}`, { people: [person] });
      await make(store, 'named', { people: [], seats: [{ name: 'ada', person: 'ada' }] });
      for (const [index, person] of people.entries()) expect(await idsOf(store, { person })).toEqual([`t${index}`]);
      for (const person of ['', '%', 'ben', '[]']) expect(await idsOf(store, { person })).toEqual([]);
    },
  },
  {
    promise:
      'the table that was changed last comes first; of those changed at the same time, the one with the first id',
    async check(open) {
      const store = await open();
      const times = { c: NOW, B: NOW, a: NOW + 2, b: NOW, '10': NOW, '9': NOW, z: NOW - 1, y: NOW + 10 ** 9 };
      for (const [id, changed] of Object.entries(times)) await make(store, id, { changed });
      expect(await idsOf(store)).toEqual(['y', 'a', '10', '9', 'B', 'b', 'c', 'z']);
    },
  },
  {
    promise: 'pages show every table exactly once, also where many were changed at the same time',
    async check(open) {
      const store = await open();
      const count = 23;
      for (let index = 0; index < count; index++)
        await make(store, `t${index}`, { changed: NOW + Math.floor(index / 6) });
      await make(store, 'of ben', { people: ['ben'] });
      const whole = await idsOf(store);
      expect(whole).toHaveLength(count);
      for (const limit of [1, 2, 5, 6, 22, 23, 24]) {
        const pages = await turnPages(store, { limit });
        expect(pages.flat()).toEqual(whole);
        expect(pages.map(({ length }) => length)).toEqual(
          Array.from({ length: Math.ceil(count / limit) }, (_, page) => Math.min(limit, count - page * limit)),
        );
      }
    },
  },
  {
    promise: 'every page says how many tables there are on all pages',
    async check(open) {
      const store = await open();
      for (let index = 0; index < 7; index++) await make(store, `t${index}`);
      await make(store, 'over', { phase: 'over' });
      let after: Cursor | undefined;
      for (let page = 0; page < 3; page++) {
        const { total, next } = await store.list(queryOf({ phases: ['room'], limit: 3, ...(after && { after }) }));
        expect(total).toBe(7);
        after = next;
      }
      expect(after).toBeUndefined();
    },
  },
  {
    promise: 'a table that changes between two pages does not make others vanish, nor appear twice',
    async check(open) {
      const store = await open();
      const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
      for (const id of ids) await make(store, id);
      const pages = await turnPages(store, { limit: 2 }, async page => {
        // The last one of the first page comes to the front, and then one that was not shown yet.
        const id = page === 1 ? 'b' : 'f';
        if (page > 2) return;
        expect(await store.append(id, 0, saidTimes(1), summaryOf(id, { changed: NOW + page }))).toBe(true);
      });
      expect(pages.flat()).toEqual(['a', 'b', 'c', 'd', 'e']);
      expect(await idsOf(store)).toEqual(['f', 'b', 'a', 'c', 'd', 'e']);
    },
  },
  {
    promise: 'a table that goes, or comes, between two pages leaves the others where they are',
    async check(open) {
      const store = await open();
      for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await make(store, id);
      const pages = await turnPages(store, { limit: 2 }, async page => {
        if (page === 1) await store.remove('b');
        if (page === 1) await make(store, 'new', { changed: NOW + 1 });
        if (page === 2) await store.remove('e');
      });
      expect(pages.flat()).toEqual(['a', 'b', 'c', 'd', 'f']);
    },
  },
  {
    promise: 'pending are the tables where time runs out or a bot is due, also those that wait to begin',
    async check(open) {
      const store = await open();
      await make(store, 'soon', { phase: 'running', turn: 0, deadline: NOW + 1, changed: NOW - 1 });
      await make(store, 'of ben', { phase: 'running', turn: 0, deadline: NOW + 10 ** 10, people: ['ben'] });
      await make(store, 'at once', { phase: 'running', turn: 0, deadline: 0 });
      await make(store, 'without', { phase: 'running', turn: 0 });
      const seats = [
        { name: 'Ada', person: 'ada' },
        { name: 'Jackdaw', bot: 'greedy' },
      ];
      await make(store, 'a bot', { phase: 'running', seats, turn: 1 });
      await make(store, 'a person', { phase: 'running', seats, turn: 0 });
      await make(store, 'room', { seats });
      await make(store, 'room with a deadline', { deadline: NOW + 7 });
      await make(store, 'over', { phase: 'over', seats, deadline: NOW + 1 });
      const byId = async () => (await store.pending()).toSorted((a, b) => (a.id < b.id ? -1 : 1));
      expect(await byId()).toEqual([
        { id: 'a bot', changed: NOW },
        { id: 'at once', deadline: 0, changed: NOW },
        { id: 'of ben', deadline: NOW + 10 ** 10, changed: NOW },
        { id: 'room with a deadline', deadline: NOW + 7, changed: NOW },
        { id: 'soon', deadline: NOW + 1, changed: NOW - 1 },
      ]);
      await store.append(
        'soon',
        0,
        saidTimes(1),
        summaryOf('soon', { phase: 'running', deadline: NOW + 5, changed: NOW + 1 }),
      );
      await store.append('at once', 0, saidTimes(1), summaryOf('at once', { phase: 'running' }));
      await store.append('a bot', 0, saidTimes(1), summaryOf('a bot', { phase: 'running', seats, turn: 0 }));
      await store.append('room with a deadline', 0, saidTimes(1), summaryOf('room with a deadline'));
      await store.remove('of ben');
      expect(await byId()).toEqual([{ id: 'soon', deadline: NOW + 5, changed: NOW + 1 }]);
      await store.append('soon', 1, saidTimes(1), summaryOf('soon', { phase: 'over', deadline: NOW + 5 }));
      expect(await byId()).toEqual([]);
    },
  },
  {
    promise: 'what is removed is gone for everybody, events and summary, and nothing else is',
    async check(open) {
      const stores = await Promise.all([open(), open()]);
      for (const id of ['t', 't1', 'T', 'u']) await make(stores[0], id);
      await stores[0].append('t', 0, saidTimes(5), summaryOf('t', { phase: 'running', deadline: NOW }));
      await stores[0].remove('t');
      for (const store of stores) {
        expect(await store.read('t', 0)).toEqual([]);
        expect(await store.read('t', 3)).toEqual([]);
        expect(await store.summary('t')).toBeUndefined();
        expect(await idsOf(store)).toEqual(['T', 't1', 'u']);
        expect((await store.list(queryOf({}))).total).toBe(3);
        expect(await store.pending()).toEqual([]);
        for (const id of ['t1', 'T', 'u']) expect(await store.read(id, 0)).toEqual([made]);
      }
    },
  },
  {
    promise: 'nobody goes on with a table that was removed, and no other ever has its name',
    async check(open) {
      const stores = await Promise.all([open(), open()]);
      await make(stores[0], 't');
      await stores[0].append('t', 0, saidTimes(5), summaryOf('t', { count: 5 }));
      await stores[1].remove('t');
      for (const after of [-1, 0, 4, 5, 6])
        expect(await stores[0].append('t', after, [made], summaryOf('t'))).toBe(false);
      await stores[0].remove('t');
      expect(await stores[1].append('t', -1, [made], summaryOf('t'))).toBe(false);
      expect(await stores[0].read('t', 0)).toEqual([]);
      expect(await stores[0].summary('t')).toBeUndefined();
      expect(await idsOf(stores[0])).toEqual([]);
    },
  },
  {
    promise: 'to remove what is not there is no trouble',
    async check(open) {
      const store = await open();
      await make(store, 't');
      await store.remove('u');
      await store.remove('t');
      await store.remove('t');
      expect(await idsOf(store)).toEqual([]);
      // What never was can still be.
      await make(store, 'u');
    },
  },
  {
    promise: 'whoever appends while another removes leaves nothing behind',
    async check(open) {
      const stores = await Promise.all([open(), open()]);
      for (let round = 0; round < ROUNDS / 4; round++) {
        const id = `t${round}`;
        await make(stores[0], id);
        const both = [() => stores[0].append(id, 0, saidTimes(3), summaryOf(id)), () => stores[1].remove(id)];
        await Promise.all((round % 2 === 0 ? both : both.toReversed()).map(act => act()));
        expect(await stores[0].read(id, 0)).toEqual([]);
        expect(await stores[0].summary(id)).toBeUndefined();
      }
    },
  },
  {
    promise: 'ids may have any characters',
    async check(open) {
      const store = await open();
      const ids = [
        ['', ' ', '0', '-1', 'null', '__proto__', 'constructor', 'a', 'A', 'a ', 'ab', 'a,0', '["a",0]'],
        ["it's", '"quoted"', '%', '_', 'a%', 'a/../b', '\\', '\n', '--', ';', '$1', '?', ':id', 'é', 'e\u0301'],
        ['Цвети', '🏰', '\uffff', 'x'.repeat(500)],
      ].flat();
      for (const [index, id] of ids.entries()) await make(store, id, { changed: NOW - index, count: index });
      for (const [index, id] of ids.entries()) {
        expect(await store.append(id, 0, saidTimes(1, index), summaryOf(id, { changed: NOW - index }))).toBe(true);
        expect(await store.read(id, 0)).toEqual([made, ...saidTimes(1, index)]);
        expect((await store.summary(id))?.id).toBe(id);
      }
      expect(await idsOf(store)).toEqual(ids);
      expect((await turnPages(store, { limit: 1 })).flat()).toEqual(ids);
      for (const [index, id] of ids.entries()) {
        await store.remove(id);
        expect(await store.read(id, 0)).toEqual([]);
        expect(await idsOf(store)).toEqual(ids.slice(index + 1));
      }
    },
  },
];
