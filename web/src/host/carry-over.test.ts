import 'fake-indexeddb/auto';
import {
  checkFairness,
  commitmentIn,
  commitmentOf,
  type FateKey,
  type Json,
  randomPolicy,
  readRecord,
  SeededRandom,
} from '@belfry/engine';
import { fiveTowers } from '@belfry/games/five-towers/rules';
import { skyscraper } from '@belfry/games/skyscraper/rules';
import { isBegun, isReadable, type TableHost, type TableView } from '@belfry/table';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type CarriedOver, carriedOver } from './carry-over.js';
import { ME } from './me.js';
import { loadGame } from './playables.js';
import { BrowserStore } from './store.js';
import { hostOn } from './testing/keeper.js';
import { type KeptTable, keptTable, keptTables, makeVersion1, OVER, RUNNING, rawRows } from './testing/version-1.js';

const ALL = { phases: ['room', 'running', 'over'], limit: 100 } as const;

afterEach(() => {
  vi.restoreAllMocks();
});

let places = 0;

/** Opens a database of version 1 with the version of today. */
async function opened(rows: readonly unknown[] = keptTables) {
  const place = `carried ${places++}`;
  await makeVersion1(place, rows);
  const store = await BrowserStore.open(place);
  return { place, store, host: hostOn(store) };
}

async function begunView(host: TableHost, id: string, eye: Parameters<TableHost['view']>[1]): Promise<TableView> {
  const view = await host.view(id, eye);
  if (view === undefined || !isBegun(view)) throw new Error(`no match at ${id}`);
  return view;
}

async function recordOf(host: TableHost, id: string): Promise<{ readonly [field: string]: Json }> {
  const record = await host.exportRecord(id);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  return record.value as { readonly [field: string]: Json };
}

/** Is everything that fate did in it what its key says? */
function unfairness(json: { readonly [field: string]: Json }) {
  const read = readRecord(json, [fiveTowers, skyscraper]);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return checkFairness(read.value, json['fate'] as { key: string; commitment: string });
}

describe('what version 1 had kept in Chromium', () => {
  test.each(keptTables.map(row => [row.id, row] as const))('table %s is the same as before', async (id, row) => {
    const { host } = await opened();
    const { seats } = row.setup;
    const view = await begunView(host, id, 'spectator');
    expect(view).toMatchObject({
      game: row.setup.game,
      options: row.setup.options,
      count: row.log.length,
      next: row.next,
      isHost: true,
      clock: { type: 'none' },
      spectators: true,
      chat: [],
      isStuck: false,
    });
    expect(view.seats).toMatchObject(
      seats.map(({ name, player }) => ({ name, player, isYours: player.type === 'human' })),
    );
    expect(view.due.type === 'seat' ? view.due.seat : null).toBe(row.turn);
    const fate = row.imported === undefined ? { commitment: commitmentOf(row.key as FateKey) } : undefined;
    expect(view.fate && commitmentIn(view.fate)).toBe(fate?.commitment);
    const record = await recordOf(host, id);
    expect(record['log']).toEqual(row.log);
    expect(record['seats']).toEqual(seats.map(({ name }) => name));
    if (row.imported !== undefined) expect(record['fate']).toEqual(row.imported.fate);
  });

  test('lists show what they showed, and what follows from the events is the same', async () => {
    const { host } = await opened();
    const { tables, total, next } = await host.list(ALL);
    expect([total, next]).toEqual([keptTables.length, undefined]);
    const newestFirst = keptTables.toSorted((a, b) => b.changed - a.changed);
    expect(tables.map(({ id }) => id)).toEqual(newestFirst.map(({ id }) => id));
    for (const [index, row] of newestFirst.entries()) {
      expect(tables[index]).toMatchObject({
        game: row.setup.game,
        phase: row.outcome === null ? 'running' : 'over',
        count: row.log.length,
        started: row.started,
        changed: row.changed,
      });
      expect(tables[index]?.turn ?? null).toEqual(row.turn);
      expect(tables[index]?.outcome ?? null).toEqual(row.outcome);
      expect(tables[index]?.next).toBe(row.next);
      expect(await host.summary(row.id)).toEqual(tables[index]);
    }
  });

  test('every seat of the one who holds the device sees its own view', async () => {
    const { host } = await opened();
    expect(await begunView(host, RUNNING.fiveTowers, 0)).toMatchObject({ viewer: 0, due: { type: 'seat', seat: 0 } });
    expect(await host.view(RUNNING.fiveTowers, 1)).toBeUndefined();
    for (const seat of [0, 1]) expect((await begunView(host, RUNNING.skyscraper, seat)).viewer).toBe(seat);
    expect((await begunView(host, OVER, 'open')).viewer).toBe('open');
  });

  test('the old rows are gone, and opening once more changes nothing', async () => {
    const { place, store } = await opened();
    expect(await rawRows(place, 'tables')).toEqual({ version: 2, rows: [] });
    const again = await BrowserStore.open(place);
    for (const { id } of keptTables) expect(await again.read(id, 0)).toEqual(await store.read(id, 0));
    expect((await hostOn(again).list(ALL)).total).toBe(keptTables.length);
  });

  test('no rules are needed for it', () => {
    const row = { ...keptTable(OVER), setup: { ...keptTable(OVER).setup, game: 'of tomorrow' } };
    expect(carriedOver(row, ME)?.summary).toMatchObject({ game: 'of tomorrow', phase: 'over' });
  });
});

describe('play goes on', () => {
  /** Lets a person act, by chance but legally. */
  async function act(host: TableHost, id: string, seat: number, random: SeededRandom, wish: string): Promise<void> {
    const view = await begunView(host, id, seat);
    const loaded = await loadGame(view.game);
    if (loaded === undefined) throw new Error(`no game ${view.game}`);
    const action = loaded.rules.actions.write(randomPolicy.choose(loaded.rules, view.state, random));
    const answer = await host.wish(id, { id: wish, revision: view.revision, type: 'act', seat, action });
    expect(answer).toMatchObject({ ok: true });
  }

  test.each(Object.entries(RUNNING))('at the running match: %s', async (_, id) => {
    const { host, store } = await opened();
    const { turn, log } = keptTable(id);
    await act(host, id, turn ?? -1, new SeededRandom(1), 'w1');
    const view = await begunView(host, id, 'spectator');
    expect(view.count).toBeGreaterThan(log.length);
    const record = await recordOf(hostOn(store), id);
    expect((record['log'] as readonly Json[]).slice(0, log.length)).toEqual(log);
    expect((record['log'] as readonly Json[]).length).toBe(view.count);
  });

  test('to the end, and all that fate did before and after follows from the key that was promised', async () => {
    const { host } = await opened();
    const id = RUNNING.skyscraper;
    const { fate } = await begunView(host, id, 'spectator');
    const commitment = fate && commitmentIn(fate);
    const random = new SeededRandom(2);
    for (let wish = 0; wish < 1000; wish++) {
      const { due } = await begunView(host, id, 'spectator');
      if (due.type !== 'seat') break;
      await act(host, id, due.seat, random, `w${wish}`);
    }
    const record = await recordOf(host, id);
    expect(record['fate']).toEqual({ scheme: 'belfry-fate/1', commitment, key: keptTable(id).key });
    expect(unfairness(record)).toBeUndefined();
    expect((await host.summary(id))?.phase).toBe('over');
  });

  test('bots play on at their table while somebody watches', async () => {
    const { host } = await opened();
    const id = keptTable(OVER).next ?? '';
    await new Promise<void>(resolve => {
      void host.watch(id, 'spectator', news => void (news?.match?.due.type === 'over' && resolve()));
    });
    expect((await host.summary(id))?.phase).toBe('over');
    expect(unfairness(await recordOf(host, id))).toBeUndefined();
  });

  test('a match that was over is still fair, and has the next one it had', async () => {
    const { host } = await opened();
    const { next, key } = keptTable(OVER);
    const record = await recordOf(host, OVER);
    expect(record['fate']).toMatchObject({ key });
    expect(unfairness(record)).toBeUndefined();
    const { revision } = await begunView(host, OVER, 'spectator');
    const again = await host.wish(OVER, { id: 'w1', revision, type: 'rematch' });
    expect(again).toMatchObject({ ok: true, value: { next } });
    expect((await host.list(ALL)).total).toBe(keptTables.length);
  });

  test('what is done now can be taken back, and what could not be taken back before still cannot', async () => {
    const { host } = await opened();
    const id = RUNNING.undone;
    const before = await begunView(host, id, 'spectator');
    expect(before.undo).toBeUndefined();
    const bid = { type: 'act', seat: 1, action: { type: 'bid', count: 1 } };
    expect(await host.wish(id, { id: 'w1', revision: before.revision, ...bid })).toMatchObject({ ok: true });
    const { revision, undo } = await begunView(host, id, 'spectator');
    expect(undo).toEqual({ seat: 1, actions: 1 });
    expect(await host.wish(id, { id: 'w2', revision, type: 'take-back', seat: 1 })).toMatchObject({ ok: true });
    expect((await recordOf(host, id))['log']).toEqual(keptTable(id).log);
  });

  test('a table that was carried over can be removed', async () => {
    const { host, place } = await opened();
    for (const { id } of keptTables) expect(await host.remove(id)).toBeUndefined();
    expect((await rawRows(place, 'events')).rows).toEqual([]);
    expect((await host.list(ALL)).total).toBe(0);
  });
});

const good: KeptTable = keptTable(OVER);
const withSetup = (setup: object): object => ({ ...good, setup: { ...good.setup, ...setup } });

/** Rows that cannot be read. */
const BROKEN: Readonly<Record<string, object>> = {
  'with nothing but an id': {},
  'without a log': { ...good, log: null },
  'whose log is a text': { ...good, log: 'bid 3' },
  'whose log has something else than entries': { ...good, log: [...good.log, null, 5] },
  'whose log has a hole': { ...good, log: Object.assign([], { 0: good.log[0], 2: good.log[1] }) },
  'without a set-up': { ...good, setup: undefined },
  'without seats': withSetup({ seats: undefined }),
  'with a seat for nobody': withSetup({ seats: [good.setup.seats[0], null] }),
  'whose players do not have names': withSetup({ seats: [{ player: { type: 'human' } }, good.setup.seats[1]] }),
  'with another kind of player': withSetup({
    seats: [{ name: 'Ada', player: { type: 'ghost' } }, good.setup.seats[1]],
  }),
  'with fewer seats than players': withSetup({ seats: good.setup.seats.slice(1) }),
  'with a billion players': withSetup({ options: { ...good.setup.options, players: 1e9 } }),
  'whose options are a list of lists': withSetup({ options: { players: 2, rules: [[]] } }),
  'whose key is too short': { ...good, key: good.key.slice(1) },
  'whose key is a number': { ...good, key: 5 },
  'that was changed soon': { ...good, changed: 'soon' },
  'that was changed after the end of time': { ...good, changed: 1e300 },
  'that never started': { ...good, started: Number.NaN },
  'where it is the turn of nobody who is there': { ...good, outcome: null, turn: 7 },
  'whose outcome is a word': { ...good, outcome: 'won' },
  'whose next match is a number': { ...good, next: 5 },
};

/** Rows that are odd but can be read, and what they say. */
const ODD: Readonly<Record<string, readonly [row: object, check: (carried: CarriedOver | undefined) => void]>> = {
  'with fields that nobody knows': [
    { ...good, colour: 'red', setup: { ...good.setup, mood: 'good' } },
    carried => expect(carried?.summary.count).toBe(good.log.length),
  ],
  'with a fate of ten megabytes': [
    { ...good, imported: { fate: { scheme: 'belfry-fate/1', commitment: 'c'.repeat(10_000_000) } } },
    carried => expect(carried?.events[0]).toMatchObject({ imported: { fate: null } }),
  ],
  'with a fate of another kind': [
    { ...good, imported: { fate: { scheme: 'dice', commitment: 'c0'.repeat(32) } } },
    carried => expect(carried?.events[0]).toMatchObject({ imported: { fate: null } }),
  ],
  'with more in its fate than there should be': [
    { ...good, imported: { fate: { scheme: 'belfry-fate/1', commitment: 'c0'.repeat(32), more: [] } } },
    carried =>
      expect(carried?.events[0]).toMatchObject({
        imported: { fate: { scheme: 'belfry-fate/1', commitment: 'c0'.repeat(32) } },
      }),
  ],
  'that was read from a file, and nobody knows more': [
    { ...good, imported: null },
    carried => expect(carried?.events[0]).toMatchObject({ imported: { fate: null } }),
  ],
  'that runs on, and has a fate': [
    { ...good, outcome: null, turn: 0, imported: { fate: { scheme: 'belfry-fate/1', commitment: 'c0'.repeat(32) } } },
    carried => expect(carried?.events[0]).toMatchObject({ imported: { fate: null } }),
  ],
  'whose names are long, hidden or empty': [
    withSetup({
      seats: [
        { name: `a\u202e${'b'.repeat(60)}`, player: { type: 'human' } },
        { name: ' \u0000 ', player: { type: 'human' } },
      ],
    }),
    carried => expect(carried?.summary.seats.map(({ name }) => name)).toEqual([`a ${'b'.repeat(28)}`, '?']),
  ],
  'whose log follows no rules': [
    { ...good, log: [{ nonsense: true }] },
    carried => expect(carried?.summary.count).toBe(1),
  ],
  'that has only begun': [
    { ...good, log: [], outcome: null, turn: 0, next: undefined },
    carried => expect(carried?.events.at(-1)).toMatchObject({ type: 'begun', at: good.changed }),
  ],
};

describe('rows of another kind', () => {
  test.each(Object.entries(BROKEN))('one %s is not understood', (_, row) => {
    expect(carriedOver({ ...row, id: 'x' }, ME)).toBeUndefined();
  });

  test.each(Object.entries(ODD))('one %s is', (_, [row, check]) => {
    const carried = carriedOver({ ...row, id: 'x' }, ME);
    check(carried);
    expect(isReadable(carried?.summary)).toBe(true);
  });

  test('whatever it is, nothing is thrown', () => {
    const hostile = {
      get id(): string {
        throw new Error('no');
      },
    };
    for (const row of [undefined, null, 5, 'row', [], [good], new Map(), hostile, { ...good, id: 5 }])
      expect(carriedOver(row, ME)).toBeUndefined();
  });

  test('they hide nothing, and what cannot be read stays as it was', async () => {
    const broken: readonly object[] = [
      ...Object.entries(BROKEN).map(([name, row]) => ({ ...row, id: `broken ${name}` })),
      { ...good, id: 5 },
    ];
    const odd = Object.entries(ODD).map(([name, [row]]) => ({ ...row, id: `odd ${name}` }));
    const { place, host } = await opened([...broken, ...odd, ...keptTables]);
    const { rows } = await rawRows(place, 'tables');
    expect(rows).toHaveLength(broken.length);
    for (const row of broken) expect(rows).toContainEqual(row);
    const { tables, total } = await host.list(ALL);
    expect(total).toBe(odd.length + keptTables.length);
    expect(tables.map(({ id }) => id).toSorted()).toEqual([...odd, ...keptTables].map(({ id }) => id).toSorted());
    for (const { id, log } of keptTables) expect((await begunView(host, id, 'spectator')).count).toBe(log.length);
    // What follows no rules cannot be opened, as before, but removed.
    await expect(host.view('odd whose log follows no rules', 'spectator')).rejects.toThrow('of the table');
    expect(await host.remove('odd whose log follows no rules')).toBeUndefined();
  });
});

describe('a crash in the middle', () => {
  /** Makes writing of the row with this number fail. */
  function failingAt(method: 'add' | 'put', number: number, fail: (store: IDBObjectStore) => void): void {
    let count = 0;
    const real = IDBObjectStore.prototype[method];
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, value: unknown) {
      if (count++ === number) fail(this);
      return real.call(this, value);
    });
  }

  const throwing = (): never => {
    throw new DOMException('no room', 'QuotaExceededError');
  };

  test.each([
    ['the first event cannot be written', () => failingAt('add', 0, throwing)],
    ['an event in the middle cannot be written', () => failingAt('add', 70, throwing)],
    ['the last summary cannot be written', () => failingAt('put', keptTables.length - 1, throwing)],
    ['the browser ends it', () => failingAt('add', 70, store => store.transaction.abort())],
  ])('leaves version 1 whole: %s', async (_, breakIt) => {
    const place = `crash ${places++}`;
    await makeVersion1(place, keptTables);
    breakIt();
    await expect(BrowserStore.open(place)).rejects.toThrow(/.*/);
    vi.restoreAllMocks();
    const { version, rows } = await rawRows(place, 'tables');
    expect(version).toBe(1);
    expect(rows).toEqual(keptTables);
    // And the next attempt succeeds.
    const host = hostOn(await BrowserStore.open(place));
    expect((await host.list(ALL)).total).toBe(keptTables.length);
  });
});
