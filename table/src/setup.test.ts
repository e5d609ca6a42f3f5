import { type Game, isFateKey, SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import { skyscraper } from '@belfry/games/skyscraper/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ADA,
  BEN,
  bot,
  CLEO,
  commitmentAt,
  gather,
  grant,
  human,
  keeperOf,
  look,
  lookAt,
  make,
  newWishId,
  refusal,
  seedKeys,
  setupOf,
  wish,
} from '../testing/tables.js';
import { isBegun, type TableId, type TableStore } from './index.js';
import { LONGEST_NAME, nameFrom, readSetup, rotateSeats, seatBy } from './setup.js';
import { cleanText } from './text.js';

const GAMES = await loadGames();

const keep = keeperOf(GAMES);
const drawn = (name: string, figure: string) => ({ name, player: { type: 'human', figure } });
const withFigure = ({ name, player }: ReturnType<typeof bot>) => ({ name, player: { ...player, figure: 'fox' } });
beforeEach(() => seedKeys(1));
afterEach(() => void vi.restoreAllMocks());

describe('a set-up', () => {
  const find = (id: string) =>
    id === 'skyscraper' ? { game: skyscraper as unknown as Game, policies: ['random', 'greedy'] } : undefined;
  const good = setupOf('skyscraper', [human('Ada'), bot('Jackdaw', 'greedy')], { options: { players: 2, floors: 5 } });

  test('is read with defaults filled in and names trimmed', () => {
    const given = { ...good, options: { players: 2 }, seats: [human('  Ada '), bot('Jackdaw', 'greedy')] };
    expect(readSetup(given, find)).toEqual({
      ok: true,
      value: { ...good, clock: { type: 'none' }, standIn: 'random', spectators: true },
    });
  });

  test('may leave seats open, and say what clock, stand-in and spectators it wants', () => {
    const clock = { type: 'move', seconds: 30, reserve: 60 };
    const given = { ...good, seats: [human('Ada'), null], clock, standIn: 'greedy', spectators: false };
    expect(readSetup(given, find)).toEqual({ ok: true, value: given });
  });

  test.each([
    ['no game of that name', { ...good, game: 'chess' }, 'unknown-game'],
    ['too many names', { ...good, seats: [...good.seats, human('Cleo')] }, 'seats-mismatch'],
    ['a bot nobody knows', { ...good, seats: [human('Ada'), bot('X', 'x')] }, 'unknown-bot'],
    ['a stand-in nobody knows', { ...good, standIn: 'x' }, 'unknown-bot'],
    ['an empty name', { ...good, seats: [human(' '), bot('Jackdaw')] }, 'malformed'],
    ['a name of nothing that can be seen', { ...good, seats: [human('\u0000\u200b\u202e'), null] }, 'malformed'],
    ['a name without end', { ...good, seats: [human('A'.repeat(31)), bot('Jackdaw')] }, 'malformed'],
    ['a figure that is no short word', { ...good, seats: [drawn('Ada', '../fox'), bot('Jackdaw')] }, 'malformed'],
    ['a figure without a name', { ...good, seats: [drawn('Ada', ''), bot('Jackdaw')] }, 'malformed'],
    ['a figure for a bot', { ...good, seats: [human('Ada'), withFigure(bot('Jackdaw'))] }, 'malformed'],
    ['options that do not fit', { ...good, options: { players: 9 } }, 'malformed'],
    ['a clock that goes too fast', { ...good, clock: { type: 'move', seconds: 1, reserve: 0 } }, 'malformed'],
    ['a clock of no kind we know', { ...good, clock: { type: 'hourglass' } }, 'malformed'],
    ['a field too many', { ...good, key: '00' }, 'malformed'],
    ['nothing at all', undefined, 'malformed'],
    ['a list', [], 'malformed'],
    ['far too much', { ...good, seats: Array.from({ length: 1_000_000 }, () => null) }, 'malformed'],
  ])('refuses %s', (_, json, code) => {
    expect(readSetup(json, find)).toMatchObject({ ok: false, error: { code } });
  });

  test('by lot, everyone comes to every seat equally often', () => {
    const firsts = Array.from({ length: 3000 }, (_, seed) => seatBy('lot', [0, 1, 2], new SeededRandom(seed)));
    for (const place of [0, 1, 2])
      for (const seat of [0, 1, 2]) expect(firsts.filter(order => order[place] === seat).length).toBeGreaterThan(880);
    for (const order of firsts) expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  });

  test('as chosen, everyone sits where they sat', () => {
    expect(seatBy('chosen', [0, 2, 3], new SeededRandom(1))).toEqual([0, 2, 3]);
  });

  test('for a rematch moves everyone one seat on', () => {
    expect(rotateSeats(['Ada', 'Ben', 'Cleo'])).toEqual(['Ben', 'Cleo', 'Ada']);
  });
});

describe('text from outside', () => {
  test.each([
    ['a\u0000b', 'a b'],
    ['a\nb\r\n\tc', 'a b c'],
    ['\u202eadA\u202c', 'adA'],
    ['Ada\u2066\u2067\u2068\u2069\u200e\u200f\u061c Byron', 'Ada Byron'],
    ['a\u2028b\u2029c', 'a b c'],
    ['x\ud83dy', 'x y'],
    ['\ufeff', ''],
    ['Ада Ловлейс 🗼', 'Ада Ловлейс 🗼'],
  ])('%j comes out as %j', (given, clean) => {
    expect(cleanText(given)).toBe(clean);
  });

  test.each([
    ['', '?'],
    [' \u202e ', '?'],
    ['A'.repeat(5000), 'A'.repeat(LONGEST_NAME)],
    [`${'A'.repeat(29)}🗼`, 'A'.repeat(29)],
    ['🗼'.repeat(20), '🗼'.repeat(15)],
    ['Ada\nByron', 'Ada Byron'],
  ])('the name %j of a record is kept as %j', (given, name) => {
    expect(nameFrom(given)).toBe(name);
  });
});

const keysIn = async (store: TableStore, id: TableId): Promise<string[]> =>
  (await store.read(id, 0)).flatMap(event => JSON.stringify(event).match(/[0-9a-f]{64}/g) ?? []);

describe('in the waiting room', () => {
  test('there is no fate yet: its key is drawn when the match begins', async () => {
    const { keeper, store } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN], { begin: false });
    const before = await look(keeper.as(ADA), id, 0);
    expect(isBegun(before)).toBe(false);
    expect(before).not.toHaveProperty('fate');
    expect(await keysIn(store, id)).toEqual([]);
    await grant(keeper.as(ADA), id, { type: 'begin', seating: 'chosen' });
    const keys = await keysIn(store, id);
    expect(keys).toHaveLength(1);
    expect(isFateKey(keys[0] ?? '')).toBe(true);
    expect(commitmentAt(await lookAt(keeper.as(ADA), id))).toEqual(expect.any(String));
  });

  test('everybody sees who sits where, and which seats are theirs', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'five-towers', [ADA, BEN], { begin: false, seats: 3 });
    await grant(keeper.as(ADA), id, { type: 'seat-bot', seat: 2, name: 'Jackdaw', policy: 'random' });
    expect((await look(keeper.as(BEN), id)).seats).toEqual([
      { name: 'Name 1', player: { type: 'human' }, isYours: false, isHost: true },
      { name: 'Name 2', player: { type: 'human' }, isYours: true },
      { name: 'Jackdaw', player: { type: 'bot', policy: 'random' }, isYours: false },
    ]);
    expect((await look(keeper.as(BEN), id)).isHost).toBe(false);
    expect((await look(keeper.as(ADA), id)).isHost).toBe(true);
  });

  test('a seat is taken once, and free again when somebody gets up', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'five-towers', [ADA, BEN], { begin: false, seats: 3 });
    const sit = { type: 'sit', seat: 1, name: 'Cleo' } as const;
    expect(await refusal(keeper.as(CLEO), id, sit)).toEqual({ by: 'table', code: 'seat-taken', seat: 1 });
    expect(await refusal(keeper.as(CLEO), id, { ...sit, seat: 5 })).toMatchObject({
      by: 'match',
      code: 'no-such-seat',
    });
    await grant(keeper.as(BEN), id, { type: 'get-up', seat: 1 });
    expect((await look(keeper.as(ADA), id)).seats[1]).toEqual({ name: '', player: { type: 'open' }, isYours: false });
    await grant(keeper.as(CLEO), id, sit);
    expect((await look(keeper.as(CLEO), id)).seats[1]).toMatchObject({ name: 'Cleo', isYours: true });
  });

  test('one person may take several seats', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'five-towers', [ADA, ADA, BEN]);
    expect((await look(keeper.as(ADA), id)).seats.map(({ isYours }) => isYours)).toEqual([true, true, false]);
    expect(await keeper.as(ADA).view(id, 1)).toBeDefined();
  });

  test('seats that are open when the match begins go away', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'five-towers', [ADA, BEN], { begin: false, seats: 5 });
    await grant(keeper.as(CLEO), id, { type: 'sit', seat: 4, name: 'Cleo' });
    await grant(keeper.as(ADA), id, { type: 'begin', seating: 'chosen' });
    const view = await lookAt(keeper.as(CLEO), id, 2);
    expect(view.seats.map(({ name }) => name)).toEqual(['Name 1', 'Name 2', 'Cleo']);
    expect(view.options).toMatchObject({ players: 3 });
    expect(view.state).toMatchObject({ options: { players: 3 } });
    expect(await keeper.as(CLEO).summary(id)).toMatchObject({ options: { players: 3 }, phase: 'running', turn: 0 });
  });

  test('too few cannot begin', async () => {
    const { keeper } = keep();
    const host = keeper.as(ADA);
    const id = await gather(keeper, 'five-towers', [ADA], { begin: false, seats: 3 });
    const begin = { type: 'begin', seating: 'lot' } as const;
    expect(await refusal(host, id, begin)).toEqual({ by: 'table', code: 'too-few-players', players: 2 });
    expect(isBegun(await look(host, id))).toBe(false);
    const alone = setupOf('five-towers', [human('Ada'), null]);
    expect(await host.make(newWishId(), alone, 'chosen')).toMatchObject({
      ok: false,
      error: { code: 'seats-mismatch' },
    });
    expect((await host.list({ phases: ['room', 'running'], limit: 10 })).total).toBe(1);
  });

  test('by lot everyone is kept, with their seat', async () => {
    const { keeper } = keep();
    const names = ['Name 1', 'Name 2', 'Name 3'];
    const orders = new Set<string>();
    for (let tries = 0; tries < 60; tries++) {
      const id = await gather(keeper, 'five-towers', [ADA, BEN, CLEO], { begin: false });
      await grant(keeper.as(ADA), id, { type: 'begin', seating: 'lot' });
      const { seats } = await look(keeper.as(BEN), id);
      expect(seats.map(({ name }) => name).toSorted()).toEqual(names);
      expect(seats.find(({ isYours }) => isYours)?.name).toBe('Name 2');
      orders.add(seats.map(({ name }) => name).join());
    }
    expect(orders.size).toBe(6);
  });

  test('seating by lot keeps everyone who sits down at once', async () => {
    const { keeper } = keep();
    const seats = [human('Ada'), human('Ben'), human('Cleo')];
    const id = await make(keeper.as(ADA), setupOf('five-towers', seats), 'lot');
    const summary = await keeper.as(ADA).summary(id);
    expect(summary?.seats.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Ben', 'Cleo']);
  });

  test('more seats can be put up, and open ones taken away', async () => {
    const { keeper } = keep();
    const host = keeper.as(ADA);
    const id = await gather(keeper, 'five-towers', [ADA], { begin: false, seats: 4 });
    await grant(keeper.as(BEN), id, { type: 'sit', seat: 3, name: 'Ben' });
    await grant(host, id, { type: 'arrange', options: { players: 5 } });
    expect((await look(host, id)).seats.map(({ name }) => name)).toEqual(['Name 1', '', '', 'Ben', '']);
    await grant(host, id, { type: 'arrange', options: { players: 2 } });
    expect((await look(host, id)).seats.map(({ name }) => name)).toEqual(['Name 1', 'Ben']);
    expect((await look(keeper.as(BEN), id, 1)).seats[1]?.isYours).toBe(true);
  });

  test('there are never fewer seats than people on them', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'five-towers', [ADA, BEN, CLEO], { begin: false });
    const fewer = { type: 'arrange', options: { players: 2 } } as const;
    expect(await refusal(keeper.as(ADA), id, fewer)).toEqual({
      by: 'table',
      code: 'not-so',
      problem: { code: 'seats-mismatch', seats: 3, players: 2 },
    });
    expect((await look(keeper.as(ADA), id)).seats).toHaveLength(3);
  });

  test('options, clock, stand-in and spectators can be arranged, and what does not fit is refused', async () => {
    const { keeper } = keep();
    const host = keeper.as(ADA);
    const id = await gather(keeper, 'skyscraper', [ADA, BEN], { begin: false });
    const clock = { type: 'days', days: 3 } as const;
    await grant(host, id, { type: 'arrange', options: { floors: 4 }, clock, standIn: 'greedy', spectators: false });
    expect(await look(host, id)).toMatchObject({ options: { players: 2, floors: 4 }, clock, spectators: false });
    for (const wrong of [{ options: { floors: 9 } }, { options: { players: 1 } }, { options: { dogs: 1 } }])
      expect(await refusal(host, id, { type: 'arrange', ...wrong })).toMatchObject({ code: 'not-so' });
    expect(await refusal(host, id, { type: 'arrange', standIn: 'x' })).toMatchObject({
      code: 'not-so',
      problem: { code: 'unknown-bot', policy: 'x' },
    });
    await grant(host, id, { type: 'begin', seating: 'chosen' });
    expect(await look(host, id)).toMatchObject({ options: { players: 2, floors: 4 }, clock });
    await grant(keeper.as(BEN), id, { type: 'get-up', seat: 1 });
    expect((await look(host, id)).seats[1]?.player).toEqual({ type: 'bot', policy: 'greedy' });
  });

  test('nobody acts, takes back, covers or plays again before the match', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN], { begin: false });
    const notYet = { by: 'table', code: 'not-begun-yet' };
    const ada = keeper.as(ADA);
    expect(await refusal(ada, id, { type: 'act', seat: 0, action: { type: 'end' } })).toEqual(notYet);
    expect(await refusal(ada, id, { type: 'take-back', seat: 0 })).toEqual(notYet);
    expect(await refusal(ada, id, { type: 'cover', seat: 0 })).toEqual(notYet);
    expect(await refusal(ada, id, { type: 'rematch' })).toEqual({ by: 'table', code: 'not-over-yet' });
    expect(await ada.exportRecord(id)).toEqual({ ok: false, error: notYet });
    expect(await ada.moments(id, 0, 0, 0)).toBeUndefined();
  });

  test('coming back to a seat that was never covered changes nothing', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN], { begin: false });
    const { revision } = await look(keeper.as(BEN), id);
    expect(await wish(keeper.as(BEN), id, { type: 'return', seat: 1 })).toEqual({ ok: true, value: { revision } });
    expect((await look(keeper.as(ADA), id)).revision).toBe(revision);
  });
});
