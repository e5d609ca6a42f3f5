import { SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ADA,
  BEN,
  bot,
  CLEO,
  gather,
  grant,
  human,
  idle,
  type Kept,
  keeperOf,
  look,
  lookAt,
  make,
  newWishId,
  type Parts,
  playOn,
  refusal,
  seedKeys,
  setupOf,
  wish,
} from '../testing/tables.js';
import type { News, StoredSummary, TableEvent, TableId, TableStore } from './index.js';
import { MemoryStore } from './memory-store.js';
import { Queues } from './queues.js';

const GAMES = await loadGames();

const keep = keeperOf(GAMES);
beforeEach(() => seedKeys(1));
afterEach(() => void vi.restoreAllMocks());

const TOWERS = setupOf('five-towers', [human('Ada'), human('Ben')]);
const ALL = { phases: ['room', 'running', 'over'], limit: 100 } as const;
const bid = (count: number) => ({ type: 'act', seat: 0, action: { type: 'bid', count } }) as const;
const PASS = { type: 'act', seat: 1, action: { type: 'pass' } } as const;

describe('what was granted', () => {
  test('is in the store', async () => {
    const { keeper, store } = keep();
    const id = await make(keeper.as(ADA), TOWERS, 'chosen');
    await grant(keeper.as(ADA), id, bid(1));
    const restarted = keep({ store }).keeper.as(ADA);
    expect((await lookAt(restarted, id, 0)).log.at(-1)).toEqual({ seat: 0, action: bid(1).action });
  });

  test('is in the lists, the latest first', async () => {
    const { keeper, clock } = keep();
    const ada = keeper.as(ADA);
    const ids: TableId[] = [];
    for (let count = 0; count < 3; count++) {
      ids.push(await make(ada, TOWERS, 'chosen'));
      clock.skip(1000);
    }
    const [first = '', second = '', third = ''] = ids;
    await grant(ada, first, bid(1));
    const list = async () => (await ada.list(ALL)).tables.map(({ id }) => id);
    expect(await list()).toEqual([first, third, second]);
    expect((await ada.list(ALL)).tables[0]).toMatchObject({
      count: 2,
      turn: 1,
      phase: 'running',
      changed: clock.now(),
    });
    await ada.remove(first);
    expect(await list()).toEqual([third, second]);
    expect(await ada.view(first, 0)).toBeUndefined();
  });

  test('is listed page by page, and by phase', async () => {
    const { keeper, clock } = keep();
    const ada = keeper.as(ADA);
    for (let count = 0; count < 5; count++) {
      await make(ada, TOWERS, count < 4 ? 'chosen' : undefined);
      clock.skip(1000);
    }
    const running = { phases: ['running'], limit: 3 } as const;
    const page = await ada.list(running);
    expect([page.tables.length, page.total]).toEqual([3, 4]);
    if (page.next === undefined) throw new Error('no next page');
    const rest = await ada.list({ ...running, after: page.next });
    expect([rest.tables.length, rest.total, rest.next]).toEqual([1, 4, undefined]);
    expect((await ada.list({ phases: ['room'], limit: 3 })).tables).toHaveLength(1);
  });
});

describe('an action that could not be stored', () => {
  test('did not happen, and can be done later', async () => {
    const { keeper, store } = keep();
    const ada = keeper.as(ADA);
    const id = await make(ada, TOWERS, 'chosen');
    const told = vi.fn<(news: News | undefined) => void>();
    await ada.watch(id, 0, told);
    const before = JSON.stringify(await look(ada, id, 0));
    vi.spyOn(store, 'append').mockRejectedValueOnce(new Error('disk full'));
    const sent = { id: newWishId(), revision: (await look(ada, id)).revision, ...bid(1) };
    await expect(ada.wish(id, sent)).rejects.toThrow('disk full');
    expect(JSON.stringify(await look(ada, id, 0))).toBe(before);
    expect(told).toHaveBeenCalledTimes(1);
    expect(await ada.wish(id, sent)).toMatchObject({ ok: true });
    expect((await lookAt(ada, id)).count).toBe(2);
    expect(told).toHaveBeenCalledTimes(2);
  });

  test('does not stand in the way of what comes after it', async () => {
    const { keeper, store } = keep();
    const ada = keeper.as(ADA);
    const id = await make(ada, TOWERS, 'chosen');
    vi.spyOn(store, 'append').mockRejectedValueOnce(new Error('disk full'));
    const answers = await Promise.allSettled([wish(ada, id, bid(1)), wish(ada, id, bid(2))]);
    expect(answers).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: { ok: true } }]);
    expect((await lookAt(ada, id)).log.at(-1)).toMatchObject({ action: bid(2).action });
  });
});

test('one thing happens after the other at a table, and tables do not wait for each other', async () => {
  const queues = new Queues();
  const done: string[] = [];
  let go = (): void => undefined;
  const first = new Promise<void>(resolve => {
    go = resolve;
  });
  const waits = queues.run('a', async () => {
    await first;
    done.push('a1');
  });
  const fails = queues.run('a', async () => {
    done.push('a2');
    throw new Error('no');
  });
  const last = queues.run('a', async () => done.push('a3'));
  await queues.run('b', async () => done.push('b'));
  expect(done).toEqual(['b']);
  expect([queues.isBusy('a'), queues.isBusy('c')]).toEqual([true, false]);
  go();
  await waits;
  await expect(fails).rejects.toThrow('no');
  await last;
  expect(done).toEqual(['b', 'a1', 'a2', 'a3']);
  await idle();
  expect([queues.isBusy('a'), queues.isBusy('b')]).toEqual([false, false]);
});

/** Two keepers of one store that hear of each other, as two windows or two machines do. */
function twoKeepers(parts: Parts = {}): { readonly one: Kept; readonly other: Kept; readonly store: TableStore } {
  const store = parts.store ?? new MemoryStore();
  const both: Kept[] = [];
  const [one, other] = [0, 1].map(mine => {
    const kept = keep({ ...parts, store, changed: id => void both[1 - mine]?.keeper.heard(id) });
    both.push(kept);
    return kept;
  }) as [Kept, Kept];
  return { one, other, store };
}

test('who is told of a change outside and fails undoes nothing', async () => {
  const { keeper, failures } = keep({
    changed: () => {
      throw new Error('nobody listens');
    },
  });
  const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
  failures.length = 0;
  await grant(keeper.as(ADA), id, { type: 'act', seat: 0, action: { type: 'end' } });
  expect(failures).toMatchObject([{ message: 'nobody listens' }]);
});

describe('two keepers of one store', () => {
  test('see the same', async () => {
    const { one, other } = twoKeepers();
    const id = await gather(one.keeper, 'skyscraper', [ADA, BEN]);
    const told: (News | undefined)[] = [];
    await other.keeper.as(BEN).watch(id, 1, news => told.push(news));
    await playOn({ keeper: one.keeper, games: GAMES, people: [ADA, BEN], random: new SeededRandom(3) }, id, 8);
    await idle();
    const [here, there] = [await look(one.keeper.as(BEN), id, 1), await look(other.keeper.as(BEN), id, 1)];
    expect(JSON.stringify(there)).toBe(JSON.stringify(here));
    expect(told.at(-1)?.room.revision).toBe(here.revision);
    const revisions = told.map(news => news?.room.revision);
    expect(new Set(revisions).size).toBe(revisions.length);
  });

  test('play a whole match, each acting in turn', async () => {
    const { one, other, store } = twoKeepers();
    const id = await gather(one.keeper, 'skyscraper', [ADA, BEN]);
    const random = new SeededRandom(3);
    for (let turn = 0; (await store.summary(id))?.phase === 'running'; turn++) {
      const { keeper } = turn % 2 === 0 ? one : other;
      await playOn({ keeper, games: GAMES, people: [ADA, BEN], random }, id, 1);
      await idle();
    }
    for (const { keeper } of [one, other]) expect((await lookAt(keeper.as(ADA), id)).due.type).toBe('over');
  });

  test('do not overwrite each other', async () => {
    const { keeper: one, store } = keep();
    const id = await make(one.as(ADA), TOWERS, 'chosen');
    const { keeper: other } = keep({ store });
    const { revision } = await look(other.as(ADA), id, 0);
    await grant(one.as(ADA), id, bid(1));
    expect(await refusal(other.as(ADA), id, { ...bid(0), revision })).toMatchObject({ code: 'out-of-date' });
    expect((await lookAt(other.as(ADA), id, 0)).log.at(-1)).toEqual({ seat: 0, action: bid(1).action });
  });

  test('do not put an older position in the place of one of the same length', async () => {
    const { keeper: one, store } = keep();
    const id = await make(one.as(ADA), TOWERS, 'chosen');
    await grant(one.as(ADA), id, bid(1));
    const { keeper: other } = keep({ store });
    const old = await lookAt(other.as(ADA), id, 1);
    await grant(one.as(ADA), id, { type: 'take-back', seat: 0 });
    await grant(one.as(ADA), id, bid(2));
    expect(old.count).toBe((await lookAt(one.as(ADA), id, 1)).count);
    expect(await refusal(other.as(ADA), id, { ...PASS, revision: old.revision })).toMatchObject({
      code: 'out-of-date',
    });
    expect((await lookAt(other.as(ADA), id, 1)).log.at(-1)).toMatchObject({ seat: 0, action: bid(2).action });
  });

  test('try again when the other was faster, if the wish still means the same', async () => {
    const { keeper: one, store } = keep();
    const id = await gather(one, 'five-towers', [ADA, BEN]);
    const { keeper: other } = keep({ store });
    const { revision } = await look(other.as(ADA), id);
    await grant(one.as(BEN), id, { type: 'say', seat: 1, text: 'well?' });
    const answer = await other.as(ADA).wish(id, { id: newWishId(), revision, ...bid(1) });
    expect(answer).toEqual({ ok: true, value: { revision: revision + 2 } });
    expect(await look(other.as(ADA), id)).toMatchObject({ count: 2, chat: [{ text: 'well?' }] });
  });

  test('let both talk at once as often as they like', async () => {
    const { one, other } = twoKeepers();
    const id = await gather(one.keeper, 'five-towers', [ADA, BEN]);
    const lines = Array.from({ length: 20 }, (_, index) => index);
    await Promise.all(
      lines.flatMap(index => [
        grant(one.keeper.as(ADA), id, { type: 'say', seat: 0, text: `a${index}` }),
        grant(other.keeper.as(BEN), id, { type: 'say', seat: 1, text: `b${index}` }),
      ]),
    );
    await idle();
    const said = (await look(one.keeper.as(ADA), id)).chat.map(({ text }) => text);
    expect(said).toEqual((await look(other.keeper.as(ADA), id)).chat.map(({ text }) => text));
    expect(said.toSorted()).toEqual(lines.flatMap(index => [`a${index}`, `b${index}`]).toSorted());
  });

  test('both know of a table that was removed, also those who watch', async () => {
    const { one, other } = twoKeepers();
    const id = await gather(one.keeper, 'five-towers', [ADA, BEN]);
    const told: (News | undefined)[] = [];
    await other.keeper.as(BEN).watch(id, 1, news => told.push(news));
    await one.keeper.as(ADA).remove(id);
    await idle();
    expect(told.at(-1)).toBeUndefined();
    for (const { keeper } of [one, other]) {
      expect(await keeper.as(BEN).view(id, 1)).toBeUndefined();
      expect(await refusal(keeper.as(BEN), id, PASS)).toEqual({ by: 'table', code: 'no-such-table' });
    }
  });

  test('find out that a table was removed even if nobody told them', async () => {
    const { keeper: one, store } = keep();
    const id = await gather(one, 'five-towers', [ADA, BEN]);
    const { keeper: other } = keep({ store });
    const told: (News | undefined)[] = [];
    await other.as(ADA).watch(id, 0, news => told.push(news));
    await one.as(ADA).remove(id);
    expect(await refusal(other.as(ADA), id, bid(1))).toEqual({ by: 'table', code: 'no-such-table' });
    expect(await store.read(id, 0)).toEqual([]);
    expect(told.at(-1)).toBeUndefined();
  });

  test('let bots play on although the other acted while the table was being read', async () => {
    const { keeper: other, store } = keep();
    const id = await make(other.as(ADA), setupOf('five-towers', [human('Ada'), bot('Ben')]), 'chosen');
    const slow = new MemoryStore();
    const reads: (() => void)[] = [];
    vi.spyOn(slow, 'append').mockImplementation((...args) => store.append(...args));
    vi.spyOn(slow, 'summary').mockImplementation(table => store.summary(table));
    vi.spyOn(slow, 'read').mockImplementation(async (table, from) => {
      const events = await store.read(table, from);
      await new Promise<void>(resolve => reads.push(resolve));
      return events;
    });
    const { keeper } = keep({ store: slow });
    const watching = keeper.as(ADA).watch(id, 0, () => undefined);
    await vi.waitFor(() => expect(reads).toHaveLength(1));
    await grant(other.as(ADA), id, bid(1));
    const hearing = keeper.heard(id);
    await vi.waitFor(async () => {
      for (const read of reads) read();
      expect((await store.summary(id))?.count).toBeGreaterThan(2);
    });
    await Promise.all([watching, hearing]);
  });
});

test('a table that was looked at while it was removed is gone', async () => {
  const store = new MemoryStore();
  const { keeper } = keep({ store });
  const id = await make(keeper.as(ADA), TOWERS, 'chosen');
  const remove = store.remove.bind(store);
  vi.spyOn(store, 'remove').mockImplementation(async gone => {
    await keeper.as(ADA).view(gone, 0);
    await remove(gone);
  });
  await keeper.as(ADA).remove(id);
  expect(await keeper.as(ADA).view(id, 0)).toBeUndefined();
});

describe('a stored table that is broken', () => {
  async function broken(events: readonly TableEvent[]): Promise<{ readonly store: TableStore; readonly id: TableId }> {
    const { keeper, store } = keep();
    const id = await make(keeper.as(ADA), TOWERS, 'chosen');
    const { length } = await store.read(id, 0);
    await store.append(id, length - 1, events, (await store.summary(id)) as StoredSummary);
    return { store, id };
  }
  const foul: TableEvent = { type: 'entry', entry: { seat: 1, action: { type: 'pass' } }, at: 1 };

  test('is not opened, and does not hide the others', async () => {
    const { store, id } = await broken([foul]);
    const { keeper } = keep({ store });
    const ada = keeper.as(ADA);
    await expect(ada.view(id, 0)).rejects.toThrow('event 5 of the table');
    await expect(wish(ada, id, bid(1))).rejects.toThrow('event 5 of the table');
    const good = await make(ada, TOWERS, 'chosen');
    expect((await ada.list(ALL)).tables.map(table => table.id).toSorted()).toEqual([good, id].toSorted());
    await grant(ada, good, bid(1));
  });

  test('can be removed by its host, and by nobody else', async () => {
    const { store, id } = await broken([foul]);
    const { keeper } = keep({ store });
    expect(await keeper.as(BEN).remove(id)).toBeUndefined();
    expect((await keeper.as(ADA).list(ALL)).total).toBe(1);
    expect(await keeper.as(ADA).remove(id)).toBeUndefined();
    expect((await keeper.as(ADA).list(ALL)).tables).toEqual([]);
  });

  test('in its summary is neither listed nor summed up', async () => {
    const store = new MemoryStore();
    const summary = { id: 'broken', people: [ADA], phase: 'room' } as unknown as StoredSummary;
    await store.append('broken', -1, [{ type: 'from-a-newer-version', at: 1 } as unknown as TableEvent], summary);
    const ada = keep({ store }).keeper.as(ADA);
    const id = await make(ada, TOWERS);
    expect((await ada.list(ALL)).tables.map(table => table.id)).toEqual([id]);
    expect(await ada.summary('broken')).toBeUndefined();
  });

  test('because its game is not known here is not there, and comes to no harm', async () => {
    const { keeper, store } = keep();
    const id = await make(keeper.as(ADA), TOWERS, 'chosen');
    const { keeper: without } = keeperOf([])({ store });
    expect(await without.as(ADA).view(id, 0)).toBeUndefined();
    expect(await refusal(without.as(ADA), id, bid(1))).toMatchObject({ code: 'no-such-table' });
    await grant(keeper.as(ADA), id, bid(1));
  });
});

describe('of many tables', () => {
  test('only a few stay open, and the watched ones do', async () => {
    const store = new MemoryStore();
    const maker = keep({ store }).keeper;
    const ids: TableId[] = [];
    for (let count = 0; count < 50; count++) ids.push(await gather(maker, 'five-towers', [ADA, BEN]));
    const [watched = '', ...others] = ids;
    const { keeper } = keep({ store, mostOpen: 3 });
    const told = vi.fn<(news: News | undefined) => void>();
    await keeper.as(CLEO).watch(watched, 'spectator', told);
    const read = vi.spyOn(store, 'read');
    const opened = () => read.mock.calls.filter(([, from]) => from === 0).length;
    for (const id of others) await look(keeper.as(ADA), id);
    expect(opened()).toBe(49);
    // The last ones are still open; of the others none is.
    for (const id of others.slice(-2)) await look(keeper.as(ADA), id);
    expect(opened()).toBe(49);
    for (const id of others.slice(0, 40)) await look(keeper.as(ADA), id);
    expect(opened()).toBe(89);
    await grant(keeper.as(ADA), watched, bid(1));
    expect(opened()).toBe(89);
    expect(told).toHaveBeenCalledTimes(2);
  });

  test('one that was closed is the same when it is opened again', async () => {
    const { keeper } = keep({ mostOpen: 1 });
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    const sent = { id: 'a', revision: 0, type: 'say', seat: 0, text: 'hello' };
    const first = await keeper.as(ADA).wish(id, sent);
    const before = JSON.stringify(await look(keeper.as(ADA), id, 0));
    for (let count = 0; count < 5; count++) await make(keeper.as(BEN), TOWERS, 'chosen');
    expect(JSON.stringify(await look(keeper.as(ADA), id, 0))).toBe(before);
    expect(await keeper.as(ADA).wish(id, sent)).toEqual(first);
  });

  test('those that are not there are not kept', async () => {
    const { keeper, store } = keep();
    const read = vi.spyOn(store, 'read');
    for (let tries = 0; tries < 3; tries++) expect(await keeper.as(ADA).view('nowhere', 0)).toBeUndefined();
    expect(read).toHaveBeenCalledTimes(3);
  });

  test('one that could not be read is read again', async () => {
    const { keeper, store } = keep();
    const id = await make(keeper.as(ADA), TOWERS, 'chosen');
    const { keeper: restarted } = keep({ store });
    vi.spyOn(store, 'read').mockRejectedValueOnce(new Error('disk gone'));
    await expect(restarted.as(ADA).view(id, 0)).rejects.toThrow('disk gone');
    expect(await restarted.as(ADA).view(id, 0)).toBeDefined();
  });
});
