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

function keep(store: TableStore = new MemoryStore(), policy: Policy = randomPolicy): Kept {
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
    newId: () => `t${ids++}`,
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
  expect(await keeper.act(id, { seat: 0, count: 1, action: bid(1) })).toBeUndefined();
  const { keeper: restarted } = keep(store);
  expect((await restarted.view(id, 0))?.log.at(-1)).toEqual({ seat: 0, action: bid(1) });
});

test('an action that could not be stored did not happen', async () => {
  const store = new MemoryStore();
  const { keeper } = keep(store);
  const id = await create(keeper);
  vi.spyOn(store, 'save').mockRejectedValueOnce(new Error('disk full'));
  await expect(keeper.act(id, { seat: 0, count: 1, action: bid(1) })).rejects.toThrow('disk full');
  expect((await keeper.view(id, 0))?.count).toBe(1);
  expect(await keeper.act(id, { seat: 0, count: 1, action: bid(1) })).toBeUndefined();
});

test('two keepers of one store do not overwrite each other', async () => {
  const { keeper: one, store } = keep();
  const id = await create(one);
  const { keeper: other } = keep(store);
  await other.view(id, 0);
  expect(await one.act(id, { seat: 0, count: 1, action: bid(1) })).toBeUndefined();
  expect(await other.act(id, { seat: 0, count: 1, action: bid(0) })).toMatchObject({ code: 'out-of-date' });
  expect((await other.view(id, 0))?.log.at(-1)).toEqual({ seat: 0, action: bid(1) });
});

test('a wish made at an earlier moment is refused, also a second click', async () => {
  const { keeper } = keep();
  const id = await create(keeper);
  const answers = await Promise.all([1, 2].map(() => keeper.act(id, { seat: 0, count: 1, action: bid(1) })));
  expect(answers).toEqual([undefined, { code: 'out-of-date', count: 2 }]);
});

test('nobody acts for a bot, nor at a table that is not there', async () => {
  const { keeper } = keep();
  const id = await create(keeper, setupOf(human('Ada'), bot('Fledgling')));
  expect(await keeper.act(id, { seat: 1, count: 1, action: bid(1) })).toMatchObject({ code: 'not-a-person' });
  expect(await keeper.act('nowhere', { seat: 0, count: 1, action: bid(1) })).toEqual({ code: 'no-such-table' });
  expect(await keeper.view('nowhere', 0)).toBeUndefined();
  expect(await keeper.view(id, 7)).toBeUndefined();
  expect(await keeper.frames(id, 'open')).toBeUndefined();
});

describe('bots', () => {
  test('play whole matches among themselves', async () => {
    const { keeper, failures } = keep();
    const id = await create(keeper, setupOf(bot('One'), bot('Two')));
    await keeper.view(id, 'spectator');
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
    const view = await keeper.view(id, 0);
    await keeper.act(id, { seat: 0, count: view?.count ?? 0, action: { type: 'end' } });
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
    await keeper.view(id, 1);
    await vi.waitFor(() => expect(failures).toHaveLength(1));
    expect((await keeper.view(id, 1))?.count).toBe(1);
  });
});

test('watchers hear of each change until they stop', async () => {
  const { keeper } = keep();
  const id = await create(keeper);
  const heard = vi.fn<() => void>();
  const stop = await keeper.watch(id, heard);
  await keeper.act(id, { seat: 0, count: 1, action: bid(1) });
  expect(heard).toHaveBeenCalledTimes(1);
  await keeper.undo(id, { seat: 0, count: 2 });
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  await keeper.act(id, { seat: 0, count: 1, action: bid(1) });
  expect(heard).toHaveBeenCalledTimes(2);
});

describe('after a match', () => {
  async function finished(): Promise<Kept & { readonly id: string }> {
    const kept = keep();
    const id = await create(kept.keeper, setupOf(bot('One'), bot('Two'), bot('Three')));
    await kept.keeper.view(id, 'spectator');
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
    const { fate: _, ...rest } = record as Record<string, Json>;
    expect(await keeper.exportRecord(read.value)).toEqual(rest);
    expect((await keeper.summary(read.value))?.outcome).toEqual((await keeper.summary(id))?.outcome);
  });
});

test('a running match can be exported, read back and played on', async () => {
  const { keeper } = keep();
  const id = await create(keeper);
  await keeper.act(id, { seat: 0, count: 1, action: bid(1) });
  const read = await keeper.importRecord(await keeper.exportRecord(id));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(await keeper.act(read.value, { seat: 1, count: 2, action: { type: 'pass' } })).toBeUndefined();
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
  await keeper.act(first, { seat: 0, count: 1, action: bid(1) });
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
  await store.save({ ...saved, log: [...saved.log, { seat: 1, action: { type: 'pass' } }] }, 1);
  await expect(keep(store).keeper.view(id, 0)).rejects.toThrow('entry 1 of the log');
});
