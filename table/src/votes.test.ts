import { SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginTogether, Guest, gatherGuests, playGuests, sealAndShow } from '../testing/guests.js';
import { ADA, BEN, CLEO, DORA, idle, keeperOf, must, newWishId, seedKeys, setupOf } from '../testing/tables.js';
import { isBegun, type PersonId } from './index.js';

const GAMES = await loadGames();
beforeEach(() => seedKeys(1));
afterEach(() => void vi.restoreAllMocks());

const GAME = 'skyscraper';
const REMATCH = { type: 'rematch' } as const;
const NOW = { type: 'rematch', now: true } as const;
const table = (code: string) => ({ by: 'table', code });

/** A match of people from elsewhere that is over. */
async function finished(people: readonly PersonId[] = [ADA, BEN, CLEO], parts = {}) {
  const kept = keeperOf(GAMES)({ isShared: true, ...parts });
  const guests = await gatherGuests(kept.keeper, GAME, people);
  await beginTogether(guests);
  await playGuests(guests, new SeededRandom(4));
  const [ada, ben, cleo] = guests as [Guest, Guest, Guest];
  return { ...kept, guests, ada, ben, cleo };
}

const namesAt = async (guest: Guest) => (await guest.look()).seats.map(({ name }) => name);

describe('another match of people from elsewhere', () => {
  test('is made when all want it, with the seats moved on, and begins by itself', async () => {
    const { keeper, ada, ben, cleo } = await finished();
    expect((await ben.grant(REMATCH)).next).toBeUndefined();
    expect((await ada.look()).wants).toEqual([1]);
    expect((await ada.grant(REMATCH)).next).toBeUndefined();
    expect(await ada.look()).toMatchObject({ wants: [1, 0], next: undefined });
    const { next = '' } = await cleo.grant(REMATCH);
    expect((await ada.look()).next).toBe(next);
    const again = [ADA, BEN, CLEO].map(person => new Guest(keeper, person, next));
    const [first] = again as [Guest];
    expect(await namesAt(first)).toEqual(['Name 2', 'Name 3', 'Name 1']);
    expect(await first.look()).toMatchObject({ isHost: true, wants: [], binding: { awaited: [0, 1, 2] } });
    await sealAndShow(again);
    expect(isBegun(await first.look())).toBe(true);
  });

  test('is there when anybody hears of it', async () => {
    const { keeper, guests, ada, ben, cleo } = await finished();
    const found: Promise<unknown>[] = [];
    for (const { host, table: id } of guests)
      await host.watch(id, news => {
        if (news?.room.next !== undefined) found.push(host.view(news.room.next));
      });
    for (const guest of [ada, ben, cleo]) await guest.grant(REMATCH);
    expect(await Promise.all(found)).toMatchObject([{ binding: {} }, { binding: {} }, { binding: {} }]);
    expect(keeper.figures.watched).toBe(1);
  });

  test('is wanted once by each, and not any more if they take it back', async () => {
    const { ada, ben, cleo } = await finished();
    const before = (await ben.grant(REMATCH)).revision;
    expect((await ben.grant(REMATCH)).revision).toBe(before);
    await ada.grant(REMATCH);
    await ben.grant({ type: 'unwant' });
    const after = (await ben.grant({ type: 'unwant' })).revision;
    expect(after).toBe((await ben.look()).revision);
    expect((await cleo.grant(REMATCH)).next).toBeUndefined();
    expect((await ada.look()).wants).toEqual([0, 2]);
    expect((await ben.grant(REMATCH)).next).toEqual(expect.any(String));
    expect(await ada.refusal({ type: 'unwant' })).toEqual(table('begun-already'));
  });

  test('is begun by the host with those who want it', async () => {
    const { keeper, ada, ben } = await finished();
    expect(await ada.refusal(NOW)).toEqual({ ...table('too-few-players'), players: 2 });
    expect((await ada.look()).wants).toEqual([]);
    await ben.grant(REMATCH);
    expect(await ben.refusal(NOW)).toEqual(table('only-the-host'));
    const { next = '' } = await ada.grant(NOW);
    const again = [ADA, BEN].map(person => new Guest(keeper, person, next));
    await sealAndShow(again);
    expect(await namesAt(again[0] as Guest)).toEqual(['Name 2', 'Name 1']);
  });

  test('does not wait for those who left, for whom a bot plays', async () => {
    const kept = keeperOf(GAMES)({ isShared: true });
    const guests = await gatherGuests(kept.keeper, GAME, [ADA, BEN, CLEO]);
    await beginTogether(guests);
    const [ada, ben, cleo] = guests as [Guest, Guest, Guest];
    await cleo.grant({ type: 'get-up' });
    await ada.host.watch(ada.table, () => undefined);
    for (let turn = 0; turn < 500 && (await ada.lookAt()).due.type !== 'over'; turn++) {
      await playGuests([ada, ben], new SeededRandom(turn), 1);
      await idle();
    }
    expect(await cleo.refusal(REMATCH)).toEqual(table('only-the-host'));
    expect(await cleo.refusal({ type: 'unwant' })).toEqual({ ...table('not-your-seat'), seat: 0 });
    await ben.grant(REMATCH);
    const { next = '' } = await ada.grant(REMATCH);
    const seats = (await new Guest(kept.keeper, ADA, next).look()).seats;
    expect(seats.map(({ player }) => player.type)).toEqual(['human', 'bot', 'human']);
  });

  test('is begun at once by a host without a seat, with those who want it', async () => {
    const { keeper } = keeperOf(GAMES)({ isShared: true });
    const id = must(await keeper.from(DORA).make(newWishId(), setupOf(GAME, [null, null])));
    const [dora, ada, ben] = [DORA, ADA, BEN].map(person => new Guest(keeper, person, id)) as [Guest, Guest, Guest];
    await ada.grant({ type: 'sit', seat: 0, name: 'Ada' });
    await ben.grant({ type: 'sit', seat: 1, name: 'Ben' });
    await dora.grant({ type: 'begin', seating: 'chosen' });
    await sealAndShow([ada, ben]);
    expect(await dora.lookAt()).toMatchObject({ viewer: 'spectator', isHost: true });
    await playGuests([ada, ben], new SeededRandom(4));
    expect(await dora.refusal(REMATCH)).toMatchObject(table('too-few-players'));
    await ada.grant(REMATCH);
    const { next = '' } = await ben.grant(REMATCH);
    expect(await new Guest(keeper, DORA, next).look()).toMatchObject({ isHost: true, binding: { isShowing: false } });
    expect((await dora.grant(REMATCH)).next).toBe(next);
  });

  test('is not had before the end', async () => {
    const { keeper } = keeperOf(GAMES)({ isShared: true });
    const [ada] = (await gatherGuests(keeper, GAME, [ADA, BEN])) as [Guest];
    expect(await ada.refusal(REMATCH)).toEqual(table('not-over-yet'));
    expect(await ada.refusal({ type: 'unwant' })).toEqual(table('not-over-yet'));
  });

  test('is made after a crash when it is asked for again, with the same people', async () => {
    const { store, ada, ben, cleo } = await finished();
    await ben.grant(REMATCH);
    const append = store.append.bind(store);
    vi.spyOn(store, 'append').mockImplementation(async (...args) => {
      if (args[1] === -1) throw new Error('crash');
      return await append(...args);
    });
    await expect(ada.grant(NOW)).rejects.toThrow('crash');
    vi.restoreAllMocks();
    const { keeper } = keeperOf(GAMES)({ isShared: true, store });
    const later = new Guest(keeper, CLEO, cleo.table);
    const { next = '' } = await later.grant(REMATCH);
    expect(await namesAt(new Guest(keeper, ADA, next))).toEqual(['Name 2', '', 'Name 1']);
  });

  test('keeps what may be said, and how far behind others look on', async () => {
    const { keeper } = keeperOf(GAMES)({ isShared: true });
    const guests = await gatherGuests(keeper, GAME, [ADA, BEN], { delay: 60 });
    const [ada, ben] = guests as [Guest, Guest];
    await beginTogether(guests);
    await ada.grant({ type: 'talk', talk: 'none' });
    await playGuests(guests, new SeededRandom(4));
    await ada.grant(REMATCH);
    const { next = '' } = await ben.grant(REMATCH);
    expect(await new Guest(keeper, BEN, next).look()).toMatchObject({ talk: 'none', delay: 60 });
  });
});
