import { type Json, SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ADA,
  BEN,
  gather,
  grant,
  human,
  keeperOf,
  look,
  lookAt,
  make,
  must,
  newWishId,
  playOn,
  seedKeys,
  setupOf,
} from '../testing/tables.js';
import { type Eye, MOST_MOMENTS, type TableId, type TableKeeper, type TableStore } from './index.js';
import { LONGEST_NAME } from './setup.js';

const GAMES = await loadGames();

const keep = keeperOf(GAMES);
beforeEach(() => seedKeys(1));
afterEach(() => void vi.restoreAllMocks());

const MEGABYTE = 1_000_000;

/** An object in an object in an object … */
function nested(depth: number): unknown {
  let json: unknown = {};
  for (let level = 0; level < depth; level++) json = { deeper: json };
  return json;
}

const stored = async (store: TableStore, id: TableId): Promise<string> => JSON.stringify(await store.read(id, 0));

const NOT_SEATS: readonly unknown[] = ['length', '__proto__', '0', [0], 1.5, -1, 99, null, undefined, Number.NaN, {}];

describe('a wish that is no wish', () => {
  const sitting = { id: 'a', revision: 4, type: 'sit', name: 'Ada' };
  const good = { id: 'a', revision: 4, type: 'act', seat: 0, action: { type: 'end' } };
  const bad: readonly (readonly [string, unknown])[] = [
    ['null', null],
    ['nothing', undefined],
    ['a list', []],
    ['a text', 'x'],
    ['a number', 7],
    ['empty', {}],
    ['deep', nested(100_000)],
    ['a wish in a list', [good]],
    ['of no kind', { ...good, type: 'cheat' }],
    ['of an inherited kind', { ...good, type: 'toString' }],
    ['with a field too many', { ...good, person: BEN }],
    ['with a prototype', JSON.parse(`{ "__proto__": {}, ${JSON.stringify(good).slice(1)}`)],
    ['without a name', { ...good, id: '' }],
    ['with a name that is none', { ...good, id: 7 }],
    ['with a name without end', { ...good, id: 'x'.repeat(65) }],
    ['with a revision below zero', { ...good, revision: -1 }],
    ['with half a revision', { ...good, revision: 0.5 }],
    ['with a text for a revision', { ...good, revision: '4' }],
    ['without a revision', { ...good, revision: undefined }],
    ['with an action of a million parts', { ...good, action: Array.from({ length: MEGABYTE }, () => 0) }],
    ['with a deep action', { ...good, action: nested(100_000) }],
    ['to say a number', { ...good, type: 'say', action: undefined, text: 7 }],
    ['to arrange a game', { id: 'a', revision: 4, type: 'arrange', game: 'five-towers' }],
    ['to arrange options of a million', { id: 'a', revision: 4, type: 'arrange', options: nested(5000) }],
    ['to begin in no order', { id: 'a', revision: 4, type: 'begin', seating: 'mine-first' }],
    ...NOT_SEATS.map(seat => [`at the seat ${JSON.stringify(seat)}`, { ...good, seat }] as const),
    ...NOT_SEATS.map(seat => [`to sit at ${JSON.stringify(seat)}`, { ...sitting, seat }] as const),
  ];

  test.each(bad)('%s is refused, and nothing has changed', async (_, json) => {
    const { keeper, store } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    const before = await stored(store, id);
    for (const person of [ADA, BEN, 'stranger'])
      expect(await keeper.as(person).wish(id, json)).toMatchObject({
        ok: false,
        error: { by: 'reader', code: 'malformed' },
      });
    expect(await stored(store, id)).toBe(before);
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['nothing', undefined],
    ['a list', []],
    ['a text', 'end'],
    ['of no kind', { type: 'win' }],
    ['of an inherited kind', { type: '__proto__' }],
    ['with a field too many', { type: 'end', seat: 1 }],
    ['fate’s', { chance: 'deck', cards: [] }],
    ['of odd parts', { type: 'build', cards: [{}, []] }],
  ])('an action that is %s is refused, and nothing has changed', async (_, action) => {
    const { keeper, store } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    const before = await stored(store, id);
    const { revision } = await look(keeper.as(ADA), id);
    const sent = { id: 'a', revision, type: 'act', seat: 0, action };
    expect(await keeper.as(ADA).wish(id, sent)).toMatchObject({ ok: false, error: { by: 'reader' } });
    expect(await stored(store, id)).toBe(before);
  });

  test('at a table that is no table is refused too', async () => {
    const { keeper } = keep();
    for (const id of [null, undefined, {}, [], 7, '__proto__', 'x'.repeat(MEGABYTE)] as TableId[]) {
      expect(await keeper.as(ADA).wish(id, good)).toEqual({ ok: false, error: { by: 'table', code: 'no-such-table' } });
      expect(await keeper.as(ADA).view(id, 0)).toBeUndefined();
    }
  });
});

test.each([
  ['while it runs', 0],
  ['when it is over', undefined],
])('eyes of the wrong kind see nothing of a match, %s', async (_, actions) => {
  const { keeper } = keep();
  const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
  await playOn({ keeper, games: GAMES, people: [ADA, BEN], random: new SeededRandom(2) }, id, actions);
  const eyes = [...NOT_SEATS, 'Open', 'spectators', '', true, ['spectator'], new String('spectator'), 2 ** 53];
  for (const eye of eyes as Eye[]) {
    const ada = keeper.as(ADA);
    expect(await ada.view(id, eye)).toBeUndefined();
    expect(await ada.moments(id, eye, 0, 5)).toBeUndefined();
    const told = vi.fn<(news: unknown) => void>();
    await ada.watch(id, eye, told);
    expect(told.mock.calls).toEqual([[undefined]]);
  }
});

test('a last revision of the wrong kind is none', async () => {
  const { keeper } = keep();
  const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
  for (const since of [-1, 0.5, 2 ** 40, Number.NaN, {}, [], null, 'x'] as number[]) {
    const told = vi.fn<(news: unknown) => void>();
    await keeper.as(ADA).watch(id, 0, told, since);
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ since: undefined }));
  }
});

test('moments are given as far as there are any, and never too many at once', async () => {
  const { keeper } = keep();
  const ada = keeper.as(ADA);
  const id = await gather(keeper, 'five-towers', [ADA, BEN]);
  await playOn({ keeper, games: GAMES, people: [ADA, BEN], random: new SeededRandom(1) }, id, 100);
  const { count } = await lookAt(ada, id);
  expect(count).toBeGreaterThan(MOST_MOMENTS);
  expect(await ada.moments(id, 0, 0, 10 ** 9)).toHaveLength(MOST_MOMENTS);
  expect(await ada.moments(id, 0, count, 10 ** 9)).toHaveLength(1);
  expect(await ada.moments(id, 0, 3, 5)).toHaveLength(3);
  for (const [from, to] of [
    [-1, 3],
    [count + 1, count + 2],
    [3, 2],
    [0.5, 2],
    [0, Number.NaN],
    ['0', 2],
    [0, null],
  ])
    expect(await ada.moments(id, 0, from as number, to as number)).toBeUndefined();
});

test.each([[''], ['x'.repeat(65)], [7], [null], [{}], [nested(100_000)]])(
  'a table is made by a wish with a name, not by %#',
  async odd => {
    const { keeper } = keep();
    const setup = setupOf('skyscraper', [human('Ada'), human('Ben')]);
    expect(await keeper.as(ADA).make(odd as string, setup)).toMatchObject({ ok: false, error: { code: 'malformed' } });
    expect(await keeper.as(ADA).importRecord(odd as string, {})).toMatchObject({ ok: false });
  },
);

test('what is not a set-up makes no table', async () => {
  const { keeper, store } = keep();
  const append = vi.spyOn(store, 'append');
  const setup = setupOf('skyscraper', [human('Ada'), human('Ben')]);
  const bad = [
    null,
    undefined,
    [],
    'x',
    7,
    {},
    nested(100_000),
    { ...setup, game: '__proto__' },
    { ...setup, by: BEN },
  ];
  for (const json of [...bad, { ...setup, game: ['skyscraper'] }, { ...setup, seats: 'two' }])
    expect(await keeper.as(ADA).make(newWishId(), json, 'chosen')).toMatchObject({ ok: false });
  expect(append).not.toHaveBeenCalled();
});

describe('a record', () => {
  const people = [ADA, BEN];
  const at = (keeper: TableKeeper) => ({ keeper, games: GAMES, people, random: new SeededRandom(2) });

  async function recordOf(game: string, actions?: number) {
    const { keeper, store } = keep({ isOwnDevice: true });
    const id = await gather(keeper, game, people);
    await playOn(at(keeper), id, actions);
    const record = must(await keeper.as(ADA).exportRecord(id)) as { readonly [field: string]: Json };
    return { keeper, store, id, ada: keeper.as(ADA), record: JSON.parse(JSON.stringify(record)) as typeof record };
  }

  test('of a finished match can be read back; what was read has no say in fate', async () => {
    const { ada, id, record } = await recordOf('five-towers');
    expect(record).toMatchObject({ fate: { key: expect.any(String) }, result: expect.anything() });
    const read = must(await ada.importRecord('a', record));
    // What the file said of its fate is kept, so the match can still be checked; this host claims nothing.
    expect(must(await ada.exportRecord(read))).toEqual(record);
    expect((await lookAt(ada, read, 0)).fate).toBeUndefined();
    expect((await ada.summary(read))?.outcome).toEqual((await ada.summary(id))?.outcome);
  });

  test('is read once by the same wish', async () => {
    const { ada, record } = await recordOf('skyscraper', 4);
    const first = await ada.importRecord('a', record);
    expect(await ada.importRecord('a', record)).toEqual(first);
    expect(await ada.importRecord('b', record)).not.toEqual(first);
  });

  test('of a running match can be exported, read back and played on', async () => {
    const { keeper, ada, record } = await recordOf('five-towers', 1);
    const read = must(await ada.importRecord('a', record));
    expect((await look(ada, read)).seats.map(({ isYours }) => isYours)).toEqual([true, true]);
    await playOn({ ...at(keeper), people: [ADA, ADA] }, read);
    expect((await lookAt(ada, read)).due.type).toBe('over');
    // Its past was not shuffled here, so nothing is claimed of it.
    expect(must(await ada.exportRecord(read))).not.toHaveProperty('fate');
  });

  test('that is wrong is refused with its fault, and nothing is stored', async () => {
    const { ada, store, record } = await recordOf('five-towers', 3);
    const append = vi.spyOn(store, 'append');
    for (const json of [null, undefined, [], 'x', 7, {}, { game: 'chess' }, nested(100_000), { ...record, log: {} }])
      expect(await ada.importRecord('a', json)).toMatchObject({ ok: false, error: { where: 'record' } });
    const log = [...(record['log'] as readonly Json[]), { seat: 0, action: { type: 'dance' } }];
    expect(await ada.importRecord('a', { ...record, log })).toMatchObject({
      ok: false,
      error: { where: 'entry', entry: log.length - 1 },
    });
    expect(append).not.toHaveBeenCalled();
  });

  test('with more entries than any match has is refused unread', async () => {
    const { ada, record } = await recordOf('five-towers', 3);
    const log = Array.from({ length: 5001 }, () => ({ seat: 0, action: { type: 'pass' } }));
    expect(await ada.importRecord('a', { ...record, log })).toMatchObject({
      ok: false,
      error: { where: 'record', problem: { code: 'malformed', path: 'log', problem: { code: 'too-large' } } },
    });
  });

  const HUGE = 'f'.repeat(10 * MEGABYTE);
  test.each<[string, number | undefined, object]>([
    ['running', 3, { fate: { scheme: 'belfry-fate/1', commitment: HUGE } }],
    ['running', 3, { fate: HUGE, notes: HUGE }],
    ['finished', undefined, { fate: HUGE, notes: HUGE }],
    ['finished', undefined, { fate: { scheme: 'belfry-fate/1', commitment: HUGE } }],
    ['finished', undefined, { fate: { scheme: 'belfry-fate/1', commitment: '0'.repeat(64), key: HUGE } }],
    ['finished', undefined, { fate: { scheme: HUGE, commitment: '0'.repeat(64) } }],
  ])('of a %s match keeps nothing that is not ours (%#)', async (_, actions, odd) => {
    const { ada, store, record } = await recordOf('skyscraper', actions);
    const { fate: _own, ...rest } = record;
    const read = must(await ada.importRecord('a', { ...rest, ...odd }));
    expect((await stored(store, read)).length).toBeLessThan(MEGABYTE);
    expect(must(await ada.exportRecord(read))).toEqual(rest);
  });

  test('of a finished match may say more of its fate than is kept', async () => {
    const { ada, store, record } = await recordOf('skyscraper');
    const fate = { ...(record['fate'] as object), story: HUGE };
    const read = must(await ada.importRecord('a', { ...record, fate }));
    expect((await stored(store, read)).length).toBeLessThan(MEGABYTE);
    expect(must(await ada.exportRecord(read))).toEqual(record);
  });

  test('has names that come out clean', async () => {
    const { ada, record } = await recordOf('skyscraper', 3);
    const seats = ['A\u0000d\na\u202e', `${'x'.repeat(LONGEST_NAME - 1)}🗼${HUGE}`];
    const read = must(await ada.importRecord('a', { ...record, seats }));
    const [one = '', other = ''] = (await look(ada, read)).seats.map(({ name }) => name);
    expect(one).toBe('A d a');
    expect(other.length).toBeLessThanOrEqual(LONGEST_NAME);
    expect(other).not.toMatch(/\p{Cs}/u);
    expect(must(await ada.exportRecord(read))).toMatchObject({ seats: [one, other] });
  });

  test('that is spelt oddly is stored as we spell it', async () => {
    const { ada, store, id, record } = await recordOf('skyscraper', 5);
    const turned = (json: Json): Json =>
      json === null || typeof json !== 'object'
        ? json
        : Array.isArray(json)
          ? json.map(turned)
          : Object.fromEntries(
              Object.entries(json)
                .toReversed()
                .map(([key, part]) => [key, turned(part)]),
            );
    const read = must(await ada.importRecord('a', turned({ ...record, options: { players: 2 } })));
    const entries = async (table: TableId): Promise<string[]> =>
      (await store.read(table, 0)).flatMap(event => (event.type === 'entry' ? [JSON.stringify(event.entry)] : []));
    expect(await entries(read)).toEqual(await entries(id));
    expect(JSON.stringify((await look(ada, read)).options)).toBe('{"players":2,"floors":5}');
  });
});

test('text from outside changes nothing but what it says', async () => {
  const { keeper, store } = keep();
  const name = '"},{"type":"begun';
  const id = await make(keeper.as(ADA), setupOf('skyscraper', [human(name), null]));
  await grant(keeper.as(BEN), id, { type: 'sit', seat: 1, name: "'); DROP TABLE x" });
  const types = (await store.read(id, 0)).map(({ type }) => type);
  expect(types).toEqual(['made', 'sat', 'sat']);
  expect((await look(keeper.as(ADA), id)).seats.map(seat => seat.name)).toEqual([name, "'); DROP TABLE x"]);
});
