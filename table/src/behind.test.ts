import { type Json, SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginTogether, Guest, gatherGuests, playGuests } from '../testing/guests.js';
import {
  ADA,
  BEN,
  CLEO,
  DORA,
  idle,
  type Kept,
  keeperOf,
  must,
  newWishId,
  seedKeys,
  setupOf,
} from '../testing/tables.js';
import { follow, isBegun, type News, type PersonId, type RoomView, type TableEvent, type TableView } from './index.js';
import type { Standing } from './person.js';
import { Table } from './table.js';
import { newsOf } from './view.js';

const GAMES = await loadGames();
beforeEach(() => seedKeys(1));
afterEach(() => void vi.restoreAllMocks());

const DELAY = 60;
const LATE = DELAY * 1000;
const RUNNING = { phases: ['running'], limit: 50 } as const;
const ALL = { phases: ['room', 'running', 'over'], limit: 50 } as const;
const table = (code: string) => ({ by: 'table', code });
const LOOKER: Standing = { person: CLEO, seats: [], isHost: false, mayWatch: true };

/** A match that runs, and somebody who only looks on. */
async function running(game = 'skyscraper', parts = {}, more = {}) {
  const kept = keeperOf(GAMES)({ isShared: true, ...parts });
  const guests = await gatherGuests(kept.keeper, game, [ADA, BEN], { delay: DELAY, listed: true, ...more });
  const [ada, ben] = guests as [Guest, Guest];
  const cleo = new Guest(kept.keeper, CLEO, ada.table);
  return { ...kept, guests, ada, ben, cleo, id: ada.table };
}

/** The table as it was for those who are behind: what is stored, without what is too new. */
async function then({ store, clock }: Kept, id: string, game: string): Promise<Table> {
  const events = await store.read(id, 0);
  const begun = events.findIndex(({ type }) => type === 'begun');
  const isOld = (event: TableEvent, index: number): boolean => index < begun || event.at <= clock.now() - LATE;
  const rules = GAMES.find(each => each.rules.id === game)?.rules;
  if (rules === undefined) throw new Error('no such game');
  return new Table(rules, events.filter(isOld));
}

/** Follows what somebody is told. */
async function watching(guest: Guest) {
  const told: { readonly news: (News | undefined)[]; view: RoomView | TableView | undefined } = {
    news: [],
    view: undefined,
  };
  const stop = await guest.host.watch(guest.table, news => {
    told.news.push(news);
    told.view = news && follow(told.view, news);
  });
  return { told, stop };
}

/** All they can ask for. */
async function allOf({ host, table: id, person }: Guest, kept: Kept): Promise<Json> {
  const moments = await host.moments(id, 'spectator', 0, 63);
  const answers = [
    await host.view(id),
    await kept.keeper.as(person).view(id, 'open'),
    moments ?? null,
    (await host.legal(id, 0, 10)) ?? null,
    await host.summary(id),
    await host.open(ALL),
    await host.open(RUNNING),
    await host.exportRecord(id),
    (await kept.keeper.as(person).fairness(id)) ?? null,
    ...(await refusals(host, id)),
  ];
  return JSON.parse(JSON.stringify(answers.map(answer => answer ?? null)));
}

/** What they are told when they wish for what they may not have, however old what they refer to is. */
async function refusals(host: Guest['host'], id: string): Promise<readonly object[]> {
  const wanted = [
    { type: 'act', action: {} },
    { type: 'take-back' },
    { type: 'say', text: 'Hello' },
    { type: 'seal', commitment: '0'.repeat(64), seal: '0'.repeat(64) },
    { type: 'begin', seating: 'lot' },
    { type: 'cover', seat: 0 },
    { type: 'rematch' },
    { type: 'unwant' },
    { type: 'vacation', days: 1 },
    { type: 'sit', seat: 0, name: 'Cleo' },
  ];
  const answers: object[] = [];
  for (const each of wanted)
    for (const revision of [0, (await host.view(id))?.revision ?? 0, 9999]) {
      const answer = await host.wish(id, { id: newWishId(), revision, ...each });
      expect(answer.ok).toBe(false);
      answers.push(answer);
    }
  return answers;
}

/** Until when the match was about to begin, as all know who look on. There is no other clock. */
const AWAITED: ReadonlySet<string> = new Set(['until', 'deadline']);

/** Every number in it but those. */
function numbersIn(json: Json): readonly number[] {
  if (typeof json === 'number') return [json];
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, each]) => (AWAITED.has(name) ? [] : numbersIn(each)));
}

describe('who only looks on', () => {
  test.each(['skyscraper', 'five-towers'])('gets nothing of %s that is newer than the delay', async game => {
    const kept = await running(game);
    const { clock, guests, ada, ben, cleo, id } = kept;
    const { told } = await watching(cleo);
    expect(told.view?.delay).toBe(DELAY);
    await beginTogether(guests);
    const random = new SeededRandom(7);
    for (let round = 0; round < 28; round++) {
      await playGuests(guests, random, 1 + (round % 2));
      if (round === 10) await ben.grant({ type: 'say', text: 'what was said' });
      if (round === 20) {
        await ada.grant({ type: 'cover' });
        await ada.grant({ type: 'return' });
      }
      await clock.advance(7000);
      const past = await then(kept, id, game);
      const news = newsOf(past, LOOKER, 'spectator', { isStuck: false });
      const seen = news && follow(undefined, news);
      expect(await cleo.look()).toEqual(seen);
      expect(told.view).toEqual(seen);
      const all = await allOf(cleo, kept);
      const moments = [all, JSON.parse(JSON.stringify(told.news))].flatMap(numbersIn).filter(each => each > 500_000);
      expect(Math.max(...moments)).toBeLessThanOrEqual(Math.max(past.changed, clock.now() - LATE));
      expect(await cleo.host.summary(id)).toMatchObject({ count: past.count, changed: past.changed });
      const listed = (await cleo.host.open(ALL)).tables.map(({ count }) => count);
      expect(listed).toEqual([past.count]);
    }
    expect((await cleo.lookAt()).count).toBeLessThan((await ada.lookAt()).count);
    expect((await ada.host.open(ALL)).tables[0]?.count).toBe((await ada.lookAt()).count);
  });

  test('sees the waiting room as it is, and the beginning late', async () => {
    const { clock, guests, cleo, id } = await running();
    const { told } = await watching(cleo);
    expect((await cleo.look()).seats.map(({ name }) => name)).toEqual(['Name 1', 'Name 2']);
    await beginTogether(guests);
    await clock.advance(LATE - 1);
    expect(told.view !== undefined && isBegun(told.view)).toBe(false);
    expect((await cleo.host.summary(id))?.phase).toBe('room');
    expect(await cleo.refusal({ type: 'act', action: {} })).toEqual(table('about-to-begin'));
    await clock.advance(1);
    expect(told.view !== undefined && isBegun(told.view)).toBe(true);
    expect((await cleo.host.summary(id))?.phase).toBe('running');
  });

  test('sees the end late, and from then on everything as it is', async () => {
    const { clock, guests, ada, ben, cleo, id } = await running();
    const { told } = await watching(cleo);
    await beginTogether(guests);
    await clock.advance(2 * LATE);
    await playGuests(guests, new SeededRandom(4));
    expect((await ada.lookAt()).due.type).toBe('over');
    await ben.grant({ type: 'say', text: 'a good match' });
    await clock.advance(LATE - 1);
    expect((await cleo.lookAt()).due.type).not.toBe('over');
    expect(await cleo.host.moments(id, 'open', 0, 1)).toEqual(await cleo.host.moments(id, 'spectator', 0, 1));
    expect((await cleo.host.open(RUNNING)).tables.map(each => each.id)).toEqual([id]);
    expect((await ada.host.open(RUNNING)).tables).toEqual([]);
    expect((await cleo.host.open({ ...RUNNING, phases: ['over'] })).tables).toEqual([]);
    expect(JSON.stringify(told.news)).not.toContain('a good match');
    await clock.advance(1);
    expect(told.view).toEqual(await cleo.look());
    expect((await cleo.lookAt()).due.type).toBe('over');
    expect((await cleo.host.open(RUNNING)).tables).toEqual([]);
    await ben.grant({ type: 'say', text: 'thank you' });
    expect(told.view?.chat.map(({ text }) => text)).toEqual(['a good match', 'thank you']);
  });

  test('sees the same after nobody had the table open any more', async () => {
    const kept = await running('skyscraper', { mostOpen: 1 });
    const { keeper, clock, guests, cleo, id } = kept;
    await beginTogether(guests);
    await clock.advance(LATE);
    await playGuests(guests, new SeededRandom(7), 4);
    await clock.advance(LATE / 2);
    await playGuests(guests, new SeededRandom(8), 3);
    for (let other = 0; other < 8; other++)
      must(await keeper.from(DORA).make(newWishId(), setupOf('skyscraper', [null, null])));
    const past = await then(kept, id, 'skyscraper');
    expect((await cleo.lookAt()).count).toBe(past.count);
    const again = keeperOf(GAMES)({ isShared: true, store: kept.store, clock });
    const { told } = await watching(new Guest(again.keeper, CLEO, id));
    expect(told.view?.revision).toBe(past.revision);
    await clock.advance(LATE / 2);
    expect(told.view?.revision).toBe((await then(kept, id, 'skyscraper')).revision);
    expect(told.view?.revision).toBeGreaterThan(past.revision);
    await clock.advance(LATE);
    expect(told.view?.revision).toBe((await guests[0]?.look())?.revision);
  });

  test('and sits down is told everything at once; who gets up sees no more than the others', async () => {
    const { clock, guests, ben, cleo } = await running();
    const [watcher, player] = [await watching(cleo), await watching(ben)];
    await beginTogether(guests);
    await playGuests(guests, new SeededRandom(7), 5);
    await clock.advance(LATE);
    await playGuests(guests, new SeededRandom(7), 2);
    await ben.grant({ type: 'get-up' });
    await idle();
    const count = (await cleo.lookAt()).count;
    expect(player.told.view).toMatchObject({ count, viewer: 'spectator' });
    expect((await ben.look()).seats.some(({ isYours }) => isYours)).toBe(false);
    expect((await ben.host.summary(ben.table))?.seats.some(({ isYours }) => isYours)).toBe(false);
    // For those who are behind, somebody still has the seat.
    expect(await cleo.refusal({ type: 'sit', seat: 1, name: 'Cleo' })).toMatchObject(table('seat-taken'));
    await clock.advance(LATE);
    await cleo.grant({ type: 'sit', seat: 1, name: 'Cleo' });
    const [live] = guests as [Guest];
    expect(watcher.told.view).toMatchObject({ viewer: 1, revision: (await live.look()).revision });
    expect(watcher.told.view).toEqual(await cleo.look());
  });

  test('and takes a seat back is told all of it again, with its eyes', async () => {
    const { clock, guests, ben } = await running();
    const { told } = await watching(ben);
    await beginTogether(guests);
    await clock.advance(LATE);
    await playGuests(guests, new SeededRandom(7), 4);
    await clock.advance(LATE / 2);
    await ben.grant({ type: 'get-up' });
    await clock.advance(LATE / 2);
    expect(told.view).toMatchObject({ viewer: 'spectator' });
    await clock.advance(LATE / 2);
    await ben.grant({ type: 'sit', seat: 1, name: 'Ben' });
    expect(told.news.at(-1)).toMatchObject({ since: undefined, match: { viewer: 1, from: 0 } });
    expect(told.view).toEqual(await ben.lookAt());
  });

  test('learns nothing from a seat that is free for them only', async () => {
    const { clock, guests, ada, ben, cleo } = await running();
    await beginTogether(guests);
    await ben.grant({ type: 'get-up' });
    await clock.advance(LATE);
    expect((await cleo.look()).seats[1]?.isLeft).toBe(true);
    await ben.grant({ type: 'sit', seat: 1, name: 'Ben' });
    expect(await cleo.refusal({ type: 'sit', seat: 1, name: 'Cleo' })).toEqual({ ...table('seat-taken'), seat: 1 });
    await ben.grant({ type: 'get-up' });
    await clock.advance(LATE);
    await ada.host.watch(ada.table, () => undefined);
    for (let turn = 0; turn < 500 && (await ada.lookAt()).due.type !== 'over'; turn++) {
      await playGuests([ada], new SeededRandom(turn), 1);
      await clock.advance(0);
    }
    expect((await ada.lookAt()).due.type).toBe('over');
    expect(await cleo.refusal({ type: 'sit', seat: 1, name: 'Cleo' })).toEqual({ ...table('seat-taken'), seat: 1 });
  });

  test('is told later if the store could not be read when the match began', async () => {
    const { store, clock, failures, guests, ada, cleo } = await running();
    const { told } = await watching(cleo);
    await ada.grant({ type: 'begin', seating: 'chosen' });
    for (const guest of guests) await guest.grant(await guest.seal());
    const heard = told.news.length;
    vi.spyOn(store, 'read').mockRejectedValue(new Error('a broken disk'));
    for (const guest of guests) await guest.grant(guest.show());
    await idle();
    expect(failures).toEqual([new Error('a broken disk')]);
    expect(told.news).toHaveLength(heard + 1);
    vi.restoreAllMocks();
    await clock.advance(10_000);
    expect(told.news).toHaveLength(heard + 2);
    expect(told.view).toEqual(await cleo.look());
    await clock.advance(LATE);
    expect(told.view).toEqual(await cleo.lookAt());
  });

  test('is told when the table is gone, or looks away and is told nothing', async () => {
    const { keeper, clock, guests, ada, cleo, id } = await running();
    const [first, second] = [await watching(cleo), await watching(new Guest(keeper, DORA, id))];
    await beginTogether(guests);
    await clock.advance(LATE);
    await playGuests(guests, new SeededRandom(7), 2);
    first.stop();
    const heard = first.told.news.length;
    await clock.advance(LATE);
    expect(first.told.news).toHaveLength(heard);
    expect(keeper.figures.watched).toBe(1);
    await ada.host.remove(id);
    expect(second.told.news.at(-1)).toBeUndefined();
    await idle();
    expect(clock.alarms).toEqual([]);
    expect(keeper.figures.watched).toBe(0);
  });
});

describe('who is not behind', () => {
  test.each<[string, PersonId, number]>([
    ['who plays', ADA, DELAY],
    ['a host without a seat', DORA, DELAY],
    ['anybody where there is no delay', CLEO, 0],
  ])('%s', async (_, person, delay) => {
    const { keeper } = keeperOf(GAMES)({ isShared: true });
    const id = must(await keeper.from(DORA).make(newWishId(), setupOf('skyscraper', [null, null], { delay })));
    const [ada, ben, dora, other] = [ADA, BEN, DORA, person].map(each => new Guest(keeper, each, id)) as [
      Guest,
      Guest,
      Guest,
      Guest,
    ];
    await ada.grant({ type: 'sit', seat: 0, name: 'Ada' });
    await ben.grant({ type: 'sit', seat: 1, name: 'Ben' });
    const { told } = await watching(other);
    await dora.grant({ type: 'begin', seating: 'chosen' });
    for (const guest of [ada, ben]) await guest.grant(await guest.seal());
    for (const guest of [ada, ben]) await guest.grant(guest.show());
    await playGuests([ada, ben], new SeededRandom(7), 3);
    expect(told.view?.revision).toBe((await ben.look()).revision);
  });
});
