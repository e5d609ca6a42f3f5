import { SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
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
  idle,
  keeperOf,
  look,
  lookAt,
  make,
  newWishId,
  playOn,
  refusal,
  seedKeys,
  setupOf,
} from '../testing/tables.js';
import { isBegun, type TableHost, type TableId } from './index.js';

const GAMES = await loadGames();

const keep = keeperOf(GAMES);
beforeEach(() => seedKeys(1));
afterEach(() => void vi.restoreAllMocks());

const REMATCH = { type: 'rematch' } as const;
const ALL = { phases: ['room', 'running', 'over'], limit: 100 } as const;

/** A match that is over, of people who came together. */
async function finished(options: Parameters<typeof gather>[3] = {}, people = [ADA, BEN]) {
  const kept = keep();
  const id = await gather(kept.keeper, 'skyscraper', people, options);
  await playOn({ keeper: kept.keeper, games: GAMES, people, random: new SeededRandom(3) }, id);
  return { ...kept, id, ada: kept.keeper.as(ADA), ben: kept.keeper.as(BEN) };
}

/** A match of bots that is over, and whose it is. */
async function ofBots() {
  const kept = keep();
  const ada = kept.keeper.as(ADA);
  const id = await make(ada, setupOf('five-towers', [bot('One'), bot('Two'), bot('Three')]), 'chosen');
  const stop = await ada.watch(id, 'spectator', () => undefined);
  await idle();
  stop();
  return { ...kept, id, ada };
}

async function nextOf(host: TableHost, id: TableId): Promise<TableId> {
  const { next } = await grant(host, id, REMATCH);
  if (next === undefined) throw new Error('no next match');
  return next;
}

const namesOf = async (host: TableHost, id: TableId) => (await look(host, id)).seats.map(({ name }) => name);

describe('the next match', () => {
  test('has the seats moved on, and is the same one when asked again', async () => {
    const { ada, id } = await ofBots();
    const next = await nextOf(ada, id);
    expect(await nextOf(ada, id)).toBe(next);
    expect((await ada.summary(next))?.seats.map(({ name }) => name)).toEqual(['Two', 'Three', 'One']);
    expect((await ada.summary(id))?.next).toBe(next);
    expect((await look(ada, id)).next).toBe(next);
    expect((await ada.list(ALL)).total).toBe(2);
  });

  test('is the same for all who ask for it at once', async () => {
    const { keeper, id, ada, ben } = await finished();
    const hosts = [ada, ben, ada, ben];
    expect(new Set(await Promise.all(hosts.map(host => nextOf(host, id)))).size).toBe(1);
    expect((await keeper.as(BEN).list(ALL)).total).toBe(2);
  });

  test('is the same in two windows', async () => {
    const { keeper: one, store, id } = await ofBots();
    const { keeper: other } = keep({ store });
    await look(other.as(ADA), id);
    const [first, second] = [await nextOf(one.as(ADA), id), await nextOf(other.as(ADA), id)];
    expect(second).toBe(first);
    expect((await one.as(ADA).list(ALL)).total).toBe(2);
  });

  test('begins at once if all people at it are the one who asks', async () => {
    const { keeper } = keep();
    const ada = keeper.as(ADA);
    const id = await make(ada, setupOf('skyscraper', [human('Ada'), human('Ben'), bot('Jackdaw')]), 'chosen');
    await ada.watch(id, 'spectator', () => undefined);
    const playing = { keeper, games: GAMES, people: [ADA, ADA], random: new SeededRandom(3) };
    for (let turns = 0; turns < 500 && (await ada.summary(id))?.phase !== 'over'; turns++) {
      await playOn(playing, id, 1);
      await idle();
    }
    const view = await lookAt(ada, await nextOf(ada, id));
    expect(view.seats.map(({ name, isYours }) => [name, isYours])).toEqual([
      ['Ben', true],
      ['Jackdaw', false],
      ['Ada', true],
    ]);
    expect(view.count).toBe(1);
  });

  test('begins when the host wants if several people meet there', async () => {
    const { keeper, id, ada, ben } = await finished({ clock: { type: 'days', days: 2 }, spectators: false });
    const next = await nextOf(ben, id);
    const room = await look(ben, next);
    expect(isBegun(room)).toBe(false);
    expect(room).toMatchObject({ clock: { type: 'days', days: 2 }, spectators: false, isHost: false });
    expect(room.seats.map(({ name, isYours }) => [name, isYours])).toEqual([
      ['Name 2', true],
      ['Name 1', false],
    ]);
    expect(await refusal(ben, next, { type: 'begin', seating: 'chosen' })).toMatchObject({ code: 'only-the-host' });
    await grant(ada, next, { type: 'begin', seating: 'chosen' });
    await grant(ben, next, { type: 'act', seat: 0, action: { type: 'end' } });
    expect(await keeper.as(CLEO).view(next, 'spectator')).toBeUndefined();
  });

  test('has a fate of its own', async () => {
    const { ada, id } = await ofBots();
    const next = await nextOf(ada, id);
    const [before, after] = [await lookAt(ada, id), await lookAt(ada, next)];
    expect(commitmentAt(after)).toEqual(expect.any(String));
    expect(commitmentAt(after)).not.toBe(commitmentAt(before));
  });

  test('has back those who were away, and a bot for those who left', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN, CLEO]);
    await grant(keeper.as(BEN), id, { type: 'cover', seat: 1 });
    await grant(keeper.as(CLEO), id, { type: 'get-up', seat: 2 });
    await keeper.as(ADA).watch(id, 0, () => undefined);
    const playing = { keeper, games: GAMES, people: [ADA, ADA, ADA], random: new SeededRandom(3) };
    for (let turns = 0; turns < 500 && (await keeper.as(ADA).summary(id))?.phase !== 'over'; turns++) {
      await playOn(playing, id, 1);
      await idle();
    }
    const { seats } = await look(keeper.as(BEN), await nextOf(keeper.as(BEN), id));
    expect(seats).toEqual([
      { name: 'Name 2', player: { type: 'human' }, isYours: true },
      { name: 'Name 3', player: { type: 'bot', policy: 'random' }, isYours: false },
      { name: 'Name 1', player: { type: 'human' }, isYours: false, isHost: true },
    ]);
  });

  test('is not had before the end, nor by those who did not play', async () => {
    const { keeper, id } = await finished();
    const running = await gather(keeper, 'skyscraper', [ADA, BEN]);
    expect(await refusal(keeper.as(ADA), running, REMATCH)).toEqual({ by: 'table', code: 'not-over-yet' });
    expect(await refusal(keeper.as(CLEO), id, REMATCH)).toMatchObject({ by: 'table' });
    expect((await look(keeper.as(CLEO), id)).next).toBeUndefined();
  });

  test('of the next match is another one', async () => {
    const { ada, id } = await ofBots();
    const next = await nextOf(ada, id);
    const stop = await ada.watch(next, 'spectator', () => undefined);
    await idle();
    stop();
    const third = await nextOf(ada, next);
    expect(new Set([id, next, third]).size).toBe(3);
    expect(await namesOf(ada, third)).toEqual(['Three', 'One', 'Two']);
  });
});

describe('a next match that is not there', () => {
  test('because it was removed is another one, made when it is asked for again', async () => {
    const { ada, ben, id } = await finished();
    const next = await nextOf(ada, id);
    await ada.remove(next);
    expect(await ben.view(next, 'spectator')).toBeUndefined();
    const again = await nextOf(ben, id);
    expect(again).not.toBe(next);
    expect(isBegun(await look(ben, again))).toBe(false);
    expect(await namesOf(ben, again)).toEqual(['Name 2', 'Name 1']);
  });

  test.each([
    ['by the same wish', true],
    ['by another', false],
  ])('because of a crash is made when it is asked for again %s', async (_, isSame) => {
    const { store, ada, id } = await finished();
    const append = store.append.bind(store);
    vi.spyOn(store, 'append').mockImplementation(async (...args) => {
      if (args[1] === -1) throw new Error('crash');
      return await append(...args);
    });
    const wish = { id: 'a', revision: (await look(ada, id)).revision, ...REMATCH };
    await expect(ada.wish(id, wish)).rejects.toThrow('crash');
    const { next = '' } = await look(ada, id);
    expect(await ada.view(next, 'spectator')).toBeUndefined();
    vi.restoreAllMocks();
    for (const host of [ada, keep({ store }).keeper.as(ADA)]) {
      const answer = await host.wish(id, isSame ? wish : { ...wish, id: newWishId() });
      expect(answer).toMatchObject({ ok: true, value: { next } });
      expect(await namesOf(host, next)).toEqual(['Name 2', 'Name 1']);
    }
    expect((await ada.list(ALL)).total).toBe(2);
  });
});
