import { type Game, type Json, type Policy, randomPolicy, SeededRandom } from '@belfry/engine';
import { fiveTowers } from '@belfry/five-towers/rules';
import { skyscraper } from '@belfry/skyscraper/rules';
import { describe, expect, test, vi } from 'vitest';
import { TableKeeper } from './keeper.js';
import { MemoryStore, type SavedTable, type TableStore } from './store.js';

const GAMES: Readonly<Record<string, Game>> = {
  'five-towers': fiveTowers,
  skyscraper: skyscraper,
};
const human = (name: string) => ({ name, player: { type: 'human' } }) as const;
const bot = (name: string) => ({ name, player: { type: 'bot', policy: 'random' } }) as const;
const setupOf = (...seats: readonly object[]): Json =>
  ({ game: 'five-towers', options: { players: seats.length }, seats }) as unknown as Json;

interface Kept {
  readonly keeper: TableKeeper;
  readonly store: TableStore;
  readonly failures: unknown[];
}

function keep(store: TableStore = new MemoryStore(), policy: Policy = randomPolicy, prefix = 't'): Kept {
  let ids = 0;
  let clock = 1000;
  const random = new SeededRandom(5);
  const failures: unknown[] = [];
  const keeper = new TableKeeper({
    store,
    find: async id => (GAMES[id] === undefined ? undefined : { game: GAMES[id], policies: ['random'] }),
    think: async (game, _, seen) => policy.choose(game, seen, random),
    pace: async () => undefined,
    now: () => clock++,
    newId: () => `${prefix}${ids++}`,
    failed: (_, error) => failures.push(error),
  });
  return { keeper, store, failures };
}

async function create(keeper: TableKeeper, setup: Json = setupOf(human('Ada'), human('Ben'))): Promise<string> {
  const created = await keeper.create(setup, 'chosen');
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return created.value;
}

const bid = (count: number): Json => ({ type: 'bid', count });

test('an acknowledged action is in the store', async () => {
  const { keeper, store } = keep();
  const id = await create(keeper);
  expect(await keeper.act(id, { seat: 0, revision: 0, action: bid(1) })).toBeUndefined();
  const { keeper: restarted } = keep(store);
  expect((await restarted.view(id, 0))?.log.at(-1)).toEqual({ seat: 0, action: bid(1) });
});

test('an action that could not be stored did not happen', async () => {
  const store = new MemoryStore();
  const { keeper } = keep(store);
  const id = await create(keeper);
  vi.spyOn(store, 'save').mockRejectedValueOnce(new Error('disk full'));
  await expect(keeper.act(id, { seat: 0, revision: 0, action: bid(1) })).rejects.toThrow('disk full');
  expect((await keeper.view(id, 0))?.count).toBe(1);
  expect(await keeper.act(id, { seat: 0, revision: 0, action: bid(1) })).toBeUndefined();
});

test('two keepers of one store do not overwrite each other', async () => {
  const { keeper: one, store } = keep();
  const id = await create(one);
  const { keeper: other } = keep(store);
  await other.view(id, 0);
  expect(await one.act(id, { seat: 0, revision: 0, action: bid(1) })).toBeUndefined();
  expect(await other.act(id, { seat: 0, revision: 0, action: bid(0) })).toMatchObject({ code: 'out-of-date' });
  expect((await other.view(id, 0))?.log.at(-1)).toEqual({ seat: 0, action: bid(1) });
});

test('a wish made at an earlier moment is refused, also a second click', async () => {
  const { keeper } = keep();
  const id = await create(keeper);
  const answers = await Promise.all([1, 2].map(() => keeper.act(id, { seat: 0, revision: 0, action: bid(1) })));
  expect(answers).toEqual([undefined, { code: 'out-of-date', revision: 1 }]);
});

test('nobody acts for a bot, nor at a table that is not there', async () => {
  const { keeper } = keep();
  const id = await create(keeper, setupOf(human('Ada'), bot('Fledgling')));
  expect(await keeper.act(id, { seat: 1, revision: 0, action: bid(1) })).toMatchObject({ code: 'not-a-person' });
  expect(await keeper.act('nowhere', { seat: 0, revision: 0, action: bid(1) })).toEqual({ code: 'no-such-table' });
  expect(await keeper.view('nowhere', 0)).toBeUndefined();
  expect(await keeper.view(id, 7)).toBeUndefined();
  expect(await keeper.frames(id, 'open')).toBeUndefined();
});

describe('bots', () => {
  test('play whole matches among themselves', async () => {
    const { keeper, failures } = keep();
    const id = await create(keeper, setupOf(bot('One'), bot('Two')));
    await keeper.watch(id, () => undefined);
    await vi.waitFor(async () => expect((await keeper.summary(id))?.outcome).toBeDefined(), { timeout: 60_000 });
    expect(failures).toEqual([]);
    expect(await keeper.frames(id, 'open')).toBeDefined();
  });

  test('are shown their own view only', async () => {
    const seen: { viewer: unknown }[] = [];
    const spy: Policy = {
      name: 'random',
      choose: (game, view, random) => {
        seen.push(view as { viewer: unknown });
        return randomPolicy.choose(game, view, random);
      },
    };
    const { keeper } = keep(new MemoryStore(), spy);
    const setup = { game: 'skyscraper', options: { players: 2 }, seats: [human('Ada'), bot('One')] };
    const id = await create(keeper, setup);
    await keeper.watch(id, () => undefined);
    const view = await keeper.view(id, 0);
    await keeper.act(id, { seat: 0, revision: view?.revision ?? 0, action: { type: 'end' } });
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0));
    expect(new Set(seen.map(({ viewer }) => viewer))).toEqual(new Set([1]));
  });

  test('that fail are reported, and the table waits', async () => {
    const broken: Policy = {
      name: 'random',
      choose: () => {
        throw new Error('no idea');
      },
    };
    const { keeper, failures } = keep(new MemoryStore(), broken);
    const id = await create(keeper, setupOf(bot('One'), human('Ben')));
    await keeper.watch(id, () => undefined);
    await vi.waitFor(() => expect(failures).toHaveLength(1));
    expect(await keeper.view(id, 1)).toMatchObject({ count: 1, isStuck: true });
    await keeper.wake(id);
    await vi.waitFor(() => expect(failures).toHaveLength(2));
  });
});

test('watchers hear of each change until they stop', async () => {
  const { keeper } = keep();
  const id = await create(keeper);
  const heard = vi.fn<() => void>();
  const stop = await keeper.watch(id, heard);
  await keeper.act(id, { seat: 0, revision: 0, action: bid(1) });
  expect(heard).toHaveBeenCalledTimes(1);
  await keeper.undo(id, { seat: 0, revision: 1 });
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  await keeper.act(id, { seat: 0, revision: 2, action: bid(1) });
  expect(heard).toHaveBeenCalledTimes(2);
  expect((await keeper.view(id, 0))?.revision).toBe(3);
});

describe('after a match', () => {
  async function finished(): Promise<Kept & { readonly id: string }> {
    const kept = keep();
    const id = await create(kept.keeper, setupOf(bot('One'), bot('Two'), bot('Three')));
    await kept.keeper.watch(id, () => undefined);
    await vi.waitFor(async () => expect((await kept.keeper.summary(id))?.outcome).toBeDefined(), { timeout: 60_000 });
    return { ...kept, id };
  }

  test('the rematch has the seats moved on, and is the same one when asked again', async () => {
    const { keeper, id } = await finished();
    const next = await keeper.rematch(id);
    expect(next.ok).toBe(true);
    expect(await keeper.rematch(id)).toEqual(next);
    const summary = next.ok ? await keeper.summary(next.value) : undefined;
    expect(summary?.seats.map(({ name }) => name)).toEqual(['Two', 'Three', 'One']);
    expect((await keeper.summary(id))?.next).toBe(summary?.id);
  });

  test('its record can be read back; what was read has no say in fate', async () => {
    const { keeper, id } = await finished();
    const record = await keeper.exportRecord(id);
    expect(record).toMatchObject({ fate: { key: expect.any(String) }, result: expect.anything() });
    const read = await keeper.importRecord(JSON.parse(JSON.stringify(record)));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    // What the file said of its fate is kept, so the match can still be checked; this host claims nothing.
    expect(await keeper.exportRecord(read.value)).toEqual(record);
    expect((await keeper.view(read.value, 0))?.fate).toBeUndefined();
    expect((await keeper.summary(read.value))?.outcome).toEqual((await keeper.summary(id))?.outcome);
  });
});

test('a running match can be exported, read back and played on', async () => {
  const { keeper } = keep();
  const id = await create(keeper);
  await keeper.act(id, { seat: 0, revision: 0, action: bid(1) });
  const read = await keeper.importRecord(await keeper.exportRecord(id));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(await keeper.act(read.value, { seat: 1, revision: 0, action: { type: 'pass' } })).toBeUndefined();
});

test('a record that is wrong is refused with its fault, and nothing is stored', async () => {
  const { keeper } = keep();
  expect(await keeper.importRecord({ game: 'chess' })).toMatchObject({ ok: false });
  expect(await keeper.importRecord(null)).toMatchObject({ ok: false });
  expect(await keeper.list()).toEqual([]);
});

test('no rematch while a match runs', async () => {
  const { keeper } = keep();
  const id = await create(keeper);
  expect(await keeper.rematch(id)).toEqual({ ok: false, error: { code: 'not-over-yet' } });
});

test('the list is newest first, and what was removed is gone', async () => {
  const { keeper } = keep();
  const [first, second] = [await create(keeper), await create(keeper)];
  await keeper.act(first, { seat: 0, revision: 0, action: bid(1) });
  expect((await keeper.list()).map(({ id }) => id)).toEqual([first, second]);
  await keeper.remove(first);
  expect((await keeper.list()).map(({ id }) => id)).toEqual([second]);
  expect(await keeper.view(first, 0)).toBeUndefined();
});

test('seating by lot keeps everyone', async () => {
  const { keeper } = keep();
  const created = await keeper.create(setupOf(human('Ada'), human('Ben'), human('Cleo')), 'lot');
  const summary = created.ok ? await keeper.summary(created.value) : undefined;
  expect(summary?.seats.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Ben', 'Cleo']);
});

test('a stored table whose log breaks the rules is not opened', async () => {
  const store = new MemoryStore();
  const { keeper } = keep(store);
  const id = await create(keeper);
  const saved = (await store.load(id)) as SavedTable;
  await store.save({ ...saved, revision: 1, log: [...saved.log, { seat: 1, action: { type: 'pass' } }] });
  await expect(keep(store).keeper.view(id, 0)).rejects.toThrow('entry 1 of the log');
});

test('an action taken back and another in its place: no older position of the same length overwrites it', async () => {
  const { keeper: one, store } = keep();
  const id = await create(one);
  await one.act(id, { seat: 0, revision: 0, action: bid(1) });
  const { keeper: other } = keep(store);
  const old = await other.view(id, 1);
  await one.undo(id, { seat: 0, revision: 1 });
  await one.act(id, { seat: 0, revision: 2, action: bid(2) });
  expect(old?.count).toBe((await one.view(id, 1))?.count);
  const late = { seat: 1, revision: old?.revision ?? 0, action: { type: 'pass' } };
  expect(await other.act(id, late)).toMatchObject({ code: 'out-of-date' });
  expect((await other.view(id, 1))?.log.at(-1)).toMatchObject({ seat: 0, action: bid(2) });
});

test('a bot does not play what it thought about a position that was taken back', async () => {
  const asked: unknown[] = [];
  const waiting: (() => void)[] = [];
  const keeper = new TableKeeper({
    store: new MemoryStore(),
    find: async () => ({ game: fiveTowers as unknown as Game, policies: ['random'] }),
    think: async (_, __, seen) => {
      asked.push((seen as { said: readonly number[] }).said.at(-1));
      return { type: 'pass' };
    },
    pace: () => new Promise(resolve => waiting.push(resolve)),
    now: () => 0,
    newId: () => 'only',
  });
  const id = await create(keeper, setupOf(human('Ada'), bot('One'), human('Cleo')));
  await keeper.watch(id, () => undefined);
  await keeper.act(id, { seat: 0, revision: 0, action: bid(1) });
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  await keeper.undo(id, { seat: 0, revision: 1 });
  await keeper.act(id, { seat: 0, revision: 2, action: bid(2) });
  waiting[0]?.();
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  expect(asked).toEqual([1, 2]);
  expect((await keeper.view(id, 0))?.log).toHaveLength(2);
});

test('two windows that ask for a rematch get the same one', async () => {
  const { keeper: one, store } = keep();
  const id = await create(one, setupOf(bot('One'), bot('Two')));
  await one.watch(id, () => undefined);
  await vi.waitFor(async () => expect((await one.summary(id))?.outcome).toBeDefined(), { timeout: 60_000 });
  const { keeper: other } = keep(store, randomPolicy, 'u');
  await other.view(id, 0);
  const [first, second] = [await one.rematch(id), await other.rematch(id)];
  expect(second).toEqual(first);
  expect(await one.list()).toHaveLength(2);
});

test('a record nobody can read does not hide the others', async () => {
  const { keeper, store } = keep();
  const id = await create(keeper);
  await store.save({ id: 'broken', revision: 0 } as unknown as SavedTable);
  expect((await keeper.list()).map(table => table.id)).toEqual([id]);
});

test('bots play on although another window acted while the table was being read', async () => {
  const { keeper: other, store } = keep();
  const id = await create(other, setupOf(human('Ada'), bot('Ben')));
  const reads: (() => void)[] = [];
  const slow: TableStore = {
    load: async table => {
      const saved = await store.load(table);
      await new Promise<void>(resolve => reads.push(resolve));
      return saved;
    },
    list: () => store.list(),
    save: table => store.save(table),
    remove: table => store.remove(table),
  };
  const { keeper } = keep(slow);
  await keeper.watch(id, () => undefined);
  await vi.waitFor(() => expect(reads).toHaveLength(1));
  await other.act(id, { seat: 0, revision: 0, action: bid(1) });
  keeper.forget(id);
  reads[0]?.();
  await vi.waitFor(async () => {
    for (const read of reads) read();
    expect((await store.load(id))?.log.length).toBeGreaterThan(2);
  });
});

test('a table that was looked at while it was removed is gone', async () => {
  const store = new MemoryStore();
  const { keeper } = keep(store);
  const id = await create(keeper);
  const remove = store.remove.bind(store);
  vi.spyOn(store, 'remove').mockImplementation(async gone => {
    await keeper.view(gone, 0);
    await remove(gone);
  });
  await keeper.remove(id);
  expect(await keeper.view(id, 0)).toBeUndefined();
});

test('what is not a table is neither listed nor summed up', async () => {
  const store = new MemoryStore();
  await store.save({ id: 'broken', revision: 0 } as SavedTable);
  const { keeper } = keep(store);
  expect(await keeper.list()).toEqual([]);
  expect(await keeper.summary('broken')).toBeUndefined();
});
