import { SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ADA,
  BEN,
  bot,
  CLEO,
  DORA,
  gather,
  grant,
  human,
  keeperOf,
  look,
  lookAt,
  make,
  playOn,
  refusal,
  seedKeys,
  setupOf,
  wish,
} from '../testing/tables.js';
import type { Eye, PersonId, TableId, TableKeeper } from './index.js';

const GAMES = await loadGames();

const keep = keeperOf(GAMES);
beforeEach(() => seedKeys(1));
afterEach(() => void vi.restoreAllMocks());

const END = { type: 'end' };
const act = (seat: number, action: object = END) => ({ type: 'act', seat, action }) as const;
const notYours = (seat: number) => ({ by: 'table', code: 'not-your-seat', seat });
const onlyTheHost = { by: 'table', code: 'only-the-host' };
const noSuchTable = { by: 'table', code: 'no-such-table' };

const finish = (keeper: TableKeeper, people: readonly PersonId[], id: TableId): Promise<void> =>
  playOn({ keeper, games: GAMES, people, random: new SeededRandom(3) }, id);

/** Which eyes somebody may use. */
async function eyesOf(keeper: TableKeeper, person: PersonId, id: TableId): Promise<Eye[]> {
  const eyes: Eye[] = [];
  for (const eye of ['spectator', 'open', 0, 1, 2, 3] as const) {
    const host = keeper.as(person);
    const seen = await host.view(id, eye);
    expect((await host.moments(id, eye, 0, 0)) === undefined).toBe(seen === undefined);
    const told = vi.fn<(news: unknown) => void>();
    (await host.watch(id, eye, told))();
    expect(told.mock.calls).toEqual(seen === undefined ? [[undefined]] : [[expect.objectContaining({})]]);
    if (seen !== undefined) eyes.push(eye);
  }
  return eyes;
}

describe('people', () => {
  test('do at their own seats what they like, and nothing at others’', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    const [ben, cleo] = [keeper.as(BEN), keeper.as(CLEO)];
    for (const host of [ben, cleo])
      for (const type of ['take-back', 'get-up', 'return'] as const)
        expect(await refusal(host, id, { type, seat: 0 })).toEqual(notYours(0));
    for (const host of [ben, cleo]) {
      expect(await refusal(host, id, act(0))).toEqual(notYours(0));
      expect(await refusal(host, id, { type: 'say', seat: 0, text: 'I am Ada' })).toEqual(notYours(0));
      expect(await refusal(host, id, { type: 'cover', seat: 0 })).toEqual(notYours(0));
    }
    await grant(keeper.as(ADA), id, act(0));
    expect((await lookAt(ben, id)).due).toEqual({ type: 'seat', seat: 1 });
    await grant(ben, id, act(1));
  });

  test('do not act for a bot, nor at a seat or table that is not there', async () => {
    const { keeper } = keep();
    const ada = keeper.as(ADA);
    const id = await make(ada, setupOf('skyscraper', [human('Ada'), bot('Jackdaw')]), 'chosen');
    expect(await refusal(ada, id, act(1))).toEqual({ by: 'table', code: 'not-a-person', seat: 1 });
    expect(await refusal(ada, id, act(2))).toEqual({ by: 'match', code: 'no-such-seat', seat: 2 });
    expect(await refusal(ada, 'nowhere', act(0))).toEqual(noSuchTable);
    expect(await ada.view('nowhere', 0)).toBeUndefined();
    expect(await ada.view(id, 7)).toBeUndefined();
    expect(await ada.moments(id, 'open', 0, 10)).toBeUndefined();
    expect(await ada.exportRecord('nowhere')).toEqual({ ok: false, error: noSuchTable });
    expect(await ada.summary('nowhere')).toBeUndefined();
    expect(await ada.remove('nowhere')).toBeUndefined();
  });

  test('play several seats if they are theirs', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, ADA, BEN]);
    await grant(keeper.as(ADA), id, act(0));
    await grant(keeper.as(ADA), id, act(1));
    expect(await refusal(keeper.as(ADA), id, act(2))).toEqual(notYours(2));
    expect(await eyesOf(keeper, ADA, id)).toEqual(['spectator', 0, 1]);
  });

  test('look with their own eyes while a match runs, and with all eyes when it is over', async () => {
    const { keeper } = keep();
    const id = await make(keeper.as(ADA), setupOf('skyscraper', [human('Ada'), null, bot('Jackdaw')]));
    await grant(keeper.as(BEN), id, { type: 'sit', seat: 1, name: 'Ben' });
    await grant(keeper.as(ADA), id, { type: 'begin', seating: 'chosen' });
    expect(await eyesOf(keeper, ADA, id)).toEqual(['spectator', 0]);
    expect(await eyesOf(keeper, BEN, id)).toEqual(['spectator', 1]);
    expect(await eyesOf(keeper, CLEO, id)).toEqual(['spectator']);
    const two = await gather(keeper, 'skyscraper', [ADA, BEN]);
    await finish(keeper, [ADA, BEN], two);
    for (const person of [ADA, BEN, CLEO])
      expect(await eyesOf(keeper, person, two)).toEqual(['spectator', 'open', 0, 1]);
  });

  test('who only look on see what everybody may', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    const { state, seats, isHost } = await lookAt(keeper.as(CLEO), id);
    const { hands } = state as unknown as { hands: { hidden: number; size: number }[] };
    expect(hands.map(({ hidden }) => hidden)).toEqual([6, 5]);
    expect(seats.some(({ isYours }) => isYours) || isHost).toBe(false);
  });

  test('who are strangers see a waiting room, and nothing of the match if nobody may look on', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN], { begin: false, spectators: false });
    const cleo = keeper.as(CLEO);
    expect((await look(cleo, id)).seats).toHaveLength(2);
    expect((await cleo.summary(id))?.phase).toBe('room');
    await grant(keeper.as(ADA), id, { type: 'begin', seating: 'chosen' });
    expect(await eyesOf(keeper, CLEO, id)).toEqual([]);
    expect(await cleo.summary(id)).toBeUndefined();
    expect(await cleo.exportRecord(id)).toEqual({ ok: false, error: noSuchTable });
    expect(await refusal(cleo, id, { type: 'say', seat: 0, text: 'hello' })).toEqual(noSuchTable);
    expect(await eyesOf(keeper, BEN, id)).toEqual(['spectator', 1]);
    await finish(keeper, [ADA, BEN], id);
    expect(await eyesOf(keeper, CLEO, id)).toEqual([]);
    expect(await cleo.exportRecord(id)).toEqual({ ok: false, error: noSuchTable });
    expect(await eyesOf(keeper, BEN, id)).toEqual(['spectator', 'open', 0, 1]);
  });

  test('have in their lists the tables they made or sit at, and no others', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    const query = { phases: ['room', 'running', 'over'] as const, limit: 10 };
    for (const person of [ADA, BEN])
      expect((await keeper.as(person).list(query)).tables.map(table => table.id)).toEqual([id]);
    expect(await keeper.as(CLEO).list(query)).toEqual({ tables: [], total: 0, next: undefined });
    await grant(keeper.as(BEN), id, { type: 'get-up', seat: 1 });
    expect((await keeper.as(BEN).list(query)).total).toBe(0);
  });
});

describe('the host', () => {
  test('alone arranges, seats bots, begins and removes', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN], { begin: false, seats: 3 });
    const wishes = [
      { type: 'arrange', spectators: false },
      { type: 'seat-bot', seat: 2, name: 'Jackdaw', policy: 'random' },
      { type: 'begin', seating: 'chosen' },
      { type: 'remove', seat: 0 },
    ] as const;
    for (const wished of wishes)
      for (const person of [BEN, CLEO]) expect(await refusal(keeper.as(person), id, wished)).toEqual(onlyTheHost);
    const ada = keeper.as(ADA);
    await grant(ada, id, { type: 'arrange', options: { players: 4 } });
    await grant(ada, id, { type: 'seat-bot', seat: 2, name: 'Jackdaw', policy: 'random' });
    await grant(ada, id, { type: 'seat-bot', seat: 3, name: 'Rook', policy: 'greedy' });
    await grant(ada, id, { type: 'remove', seat: 3 });
    await grant(ada, id, { type: 'begin', seating: 'chosen' });
    expect((await look(ada, id)).seats.map(({ name }) => name)).toEqual(['Name 1', 'Name 2', 'Jackdaw']);
  });

  test('seats no unknown bot, and none where somebody sits or nothing stands', async () => {
    const { keeper } = keep();
    const ada = keeper.as(ADA);
    const id = await gather(keeper, 'skyscraper', [ADA], { begin: false, seats: 2 });
    const jackdaw = { type: 'seat-bot', seat: 1, name: 'Jackdaw', policy: 'random' } as const;
    expect(await refusal(ada, id, { ...jackdaw, policy: 'x' })).toMatchObject({ code: 'not-so' });
    expect(await refusal(ada, id, { ...jackdaw, seat: 0 })).toMatchObject({ code: 'seat-taken' });
    expect(await refusal(ada, id, { ...jackdaw, seat: 2 })).toMatchObject({ code: 'no-such-seat' });
    expect(await refusal(ada, id, { type: 'remove', seat: 1 })).toMatchObject({ code: 'seat-empty' });
    expect(await refusal(ada, id, { type: 'remove', seat: 2 })).toMatchObject({ code: 'no-such-seat' });
  });

  test('arranges nothing once the match has begun', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    const begun = { by: 'table', code: 'begun-already' };
    const ada = keeper.as(ADA);
    expect(await refusal(ada, id, { type: 'arrange', spectators: false })).toEqual(begun);
    expect(await refusal(ada, id, { type: 'begin', seating: 'lot' })).toEqual(begun);
    expect(await refusal(ada, id, { type: 'seat-bot', seat: 1, name: 'X', policy: 'random' })).toEqual(begun);
  });

  test('may let a bot play for others, but not look at their cards or act for them', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN, CLEO]);
    expect(await refusal(keeper.as(CLEO), id, { type: 'cover', seat: 1 })).toEqual(notYours(1));
    await grant(keeper.as(ADA), id, { type: 'cover', seat: 1, policy: 'greedy' });
    expect((await look(keeper.as(CLEO), id)).seats[1]).toMatchObject({ player: { type: 'human' }, standIn: 'greedy' });
    expect(await keeper.as(ADA).view(id, 1)).toBeUndefined();
    expect(await refusal(keeper.as(ADA), id, { type: 'return', seat: 1 })).toEqual(notYours(1));
    await grant(keeper.as(BEN), id, { type: 'return', seat: 1 });
    expect((await look(keeper.as(CLEO), id)).seats[1]).not.toHaveProperty('standIn');
  });

  test('alone removes the table', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    for (const person of [BEN, CLEO]) expect(await keeper.as(person).remove(id)).toEqual(onlyTheHost);
    expect(await keeper.as(BEN).view(id, 1)).toBeDefined();
    expect(await keeper.as(ADA).remove(id)).toBeUndefined();
    for (const person of [ADA, BEN]) expect(await keeper.as(person).view(id, 'spectator')).toBeUndefined();
  });

  test('keeps these rights without a seat', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [BEN, CLEO], { begin: false, seats: 3 });
    await grant(keeper.as(BEN), id, { type: 'get-up', seat: 0 });
    await grant(keeper.as(DORA), id, { type: 'sit', seat: 0, name: 'Dora' });
    await grant(keeper.as(BEN), id, { type: 'begin', seating: 'chosen' });
    expect(await eyesOf(keeper, BEN, id)).toEqual(['spectator']);
    await grant(keeper.as(BEN), id, { type: 'cover', seat: 1 });
  });
});

describe('somebody who was removed', () => {
  test.each([
    ['in the waiting room', false],
    ['in the middle of a match', true],
  ])('%s cannot sit again, and looks on only where everybody may', async (_, begin) => {
    const { keeper } = keep();
    const ben = keeper.as(BEN);
    for (const spectators of [true, false]) {
      const id = await gather(keeper, 'skyscraper', [ADA, BEN, CLEO], { begin, spectators });
      await grant(keeper.as(ADA), id, { type: 'remove', seat: 1 });
      expect([(await ben.view(id, 'spectator')) !== undefined, await ben.view(id, 1)]).toEqual([spectators, undefined]);
      const refused = spectators ? { by: 'table', code: 'not-welcome' } : noSuchTable;
      expect(await refusal(ben, id, { type: 'sit', seat: 1, name: 'Ben' })).toEqual(refused);
      expect((await wish(ben, id, act(1))).ok).toBe(false);
    }
  });

  test('makes room for somebody else', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    await grant(keeper.as(ADA), id, { type: 'remove', seat: 1 });
    await grant(keeper.as(DORA), id, { type: 'sit', seat: 1, name: 'Dora' });
    expect((await look(keeper.as(DORA), id)).seats[1]?.isYours).toBe(true);
  });

  test('from one of two seats takes no other', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN, BEN], { begin: false });
    await grant(keeper.as(ADA), id, { type: 'remove', seat: 1 });
    expect(await refusal(keeper.as(BEN), id, { type: 'sit', seat: 1, name: 'Ben' })).toEqual({
      by: 'table',
      code: 'not-welcome',
    });
  });

  test('was never a bot or a host: the host gets up like that, and bots stay in a match', async () => {
    const { keeper } = keep();
    const ada = keeper.as(ADA);
    const id = await make(ada, setupOf('skyscraper', [human('Ada'), bot('Jackdaw')]), 'chosen');
    expect(await refusal(ada, id, { type: 'remove', seat: 1 })).toEqual({ by: 'table', code: 'not-a-person', seat: 1 });
    await grant(ada, id, { type: 'remove', seat: 0 });
    await grant(ada, id, { type: 'sit', seat: 0, name: 'Ada' });
  });
});

describe('a seat that was left in the middle of a match', () => {
  test('is played by a bot until somebody else takes it over, with its eye', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    await grant(keeper.as(BEN), id, { type: 'get-up', seat: 1 });
    expect((await look(keeper.as(ADA), id)).seats[1]).toEqual({
      name: 'Name 2',
      player: { type: 'bot', policy: 'random' },
      isYours: false,
      isLeft: true,
    });
    expect(await eyesOf(keeper, BEN, id)).toEqual(['spectator']);
    await grant(keeper.as(CLEO), id, { type: 'sit', seat: 1, name: 'Cleo' });
    expect(await eyesOf(keeper, CLEO, id)).toEqual(['spectator', 1]);
    expect(await eyesOf(keeper, BEN, id)).toEqual(['spectator']);
    await grant(keeper.as(ADA), id, act(0));
    expect(await refusal(keeper.as(BEN), id, act(1))).toEqual(notYours(1));
    await grant(keeper.as(CLEO), id, act(1));
  });

  test('is not taken by somebody who has one, and no other seat is taken at all', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN, CLEO]);
    await grant(keeper.as(BEN), id, { type: 'get-up', seat: 1 });
    const sit = { type: 'sit', seat: 1, name: 'Cleo' } as const;
    expect(await refusal(keeper.as(CLEO), id, sit)).toEqual({ by: 'table', code: 'one-seat-each' });
    await grant(keeper.as(CLEO), id, { type: 'cover', seat: 2 });
    for (const seat of [0, 2])
      expect(await refusal(keeper.as(DORA), id, { ...sit, seat })).toEqual({ by: 'table', code: 'seat-taken', seat });
  });

  test('is nothing there can be once the match is over', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    await finish(keeper, [ADA, BEN], id);
    const over = { by: 'match', code: 'match-over' };
    expect(await refusal(keeper.as(BEN), id, { type: 'get-up', seat: 1 })).toEqual(over);
    expect(await refusal(keeper.as(ADA), id, { type: 'remove', seat: 1 })).toEqual(over);
    expect(await refusal(keeper.as(BEN), id, { type: 'cover', seat: 1 })).toEqual(over);
    expect(await refusal(keeper.as(BEN), id, act(1))).toEqual(over);
  });
});

describe('the record of a match', () => {
  test('goes to nobody from whom it hides something, while it runs', async () => {
    const { keeper } = keep();
    for (const game of ['skyscraper', 'five-towers']) {
      const id = await gather(keeper, game, [ADA, BEN]);
      for (const person of [ADA, BEN, CLEO])
        expect(await keeper.as(person).exportRecord(id)).toEqual({
          ok: false,
          error: { by: 'table', code: 'still-hidden' },
        });
    }
    const own = await make(keeper.as(ADA), setupOf('skyscraper', [human('Ada'), human('Ben')]), 'chosen');
    expect(await keeper.as(ADA).exportRecord(own)).toMatchObject({ ok: false, error: { code: 'still-hidden' } });
  });

  test('goes to whoever holds the device, if that is the only one', async () => {
    const { keeper } = keep({ isOwnDevice: true });
    const id = await make(keeper.as(ADA), setupOf('skyscraper', [human('Ada'), bot('Jackdaw')]), 'chosen');
    expect(await keeper.as(ADA).exportRecord(id)).toMatchObject({ ok: true, value: { game: 'skyscraper' } });
  });

  test('goes to all who look on, if the game has no secrets', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'turmbauer', [ADA, BEN]);
    for (const person of [ADA, BEN, CLEO])
      expect(await keeper.as(person).exportRecord(id)).toMatchObject({ ok: true, value: { game: 'turmbauer' } });
  });

  test('goes to all who look on, when it is over', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    await finish(keeper, [ADA, BEN], id);
    const [first, ...rest] = await Promise.all([ADA, BEN, CLEO].map(person => keeper.as(person).exportRecord(id)));
    expect(first).toMatchObject({ ok: true, value: { result: expect.anything(), fate: { key: expect.any(String) } } });
    for (const record of rest) expect(record).toEqual(first);
  });
});

describe('nobody looks into two hands of one match', () => {
  test('not even the host, by removing, getting up and sitting down', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    const ada = keeper.as(ADA);
    await grant(ada, id, { type: 'remove', seat: 1 });
    await grant(ada, id, { type: 'get-up', seat: 0 });
    expect(await refusal(ada, id, { type: 'sit', seat: 1, name: 'Ada' })).toEqual({
      by: 'table',
      code: 'one-seat-each',
    });
    expect(await ada.view(id, 1)).toBeUndefined();
    await grant(ada, id, { type: 'sit', seat: 0, name: 'Ada' });
  });

  test('but one’s own seat can be taken again', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN, CLEO]);
    await grant(keeper.as(BEN), id, { type: 'get-up', seat: 1 });
    await grant(keeper.as(CLEO), id, { type: 'get-up', seat: 2 });
    expect(await refusal(keeper.as(BEN), id, { type: 'sit', seat: 2, name: 'Ben' })).toMatchObject({
      code: 'one-seat-each',
    });
    await grant(keeper.as(BEN), id, { type: 'sit', seat: 1, name: 'Ben' });
  });
});

test('a player who is not the host cannot remove a table that cannot be read just now', async () => {
  const { keeper, store } = keep();
  const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
  const { keeper: other } = keep({ store });
  vi.spyOn(store, 'read').mockRejectedValueOnce(new Error('disk busy'));
  expect(await other.as(BEN).remove(id)).toEqual({ by: 'table', code: 'only-the-host' });
  expect(await keeper.as(ADA).view(id, 0)).toBeDefined();
});

test('strangers do not learn by removing it whether there is a table', async () => {
  const { keeper } = keep();
  const id = await gather(keeper, 'skyscraper', [ADA, BEN], { spectators: false });
  expect(await keeper.as(CLEO).remove(id)).toEqual(await keeper.as(CLEO).remove('nowhere'));
  expect(await keeper.as(ADA).view(id, 0)).toBeDefined();
});

test('at a table without spectators whoever left may come back, if they were not removed', async () => {
  const { keeper } = keep();
  const id = await gather(keeper, 'skyscraper', [ADA, BEN, CLEO], { spectators: false });
  await grant(keeper.as(BEN), id, { type: 'get-up', seat: 1 });
  await grant(keeper.as(ADA), id, { type: 'remove', seat: 2 });
  expect(await keeper.as(CLEO).view(id, 'spectator')).toBeUndefined();
  expect(await keeper.as(BEN).view(id, 1)).toBeUndefined();
  await grant(keeper.as(BEN), id, { type: 'sit', seat: 1, name: 'Ben' });
  expect(await keeper.as(BEN).view(id, 1)).toBeDefined();
});

test('everybody sees which seats are one person’s, and nobody whose', async () => {
  const { keeper } = keep();
  const id = await gather(keeper, 'skyscraper', [ADA, BEN, ADA]);
  for (const person of [ADA, BEN, CLEO]) {
    const { seats } = await look(keeper.as(person), id);
    expect(seats.map(({ sharesWith }) => sharesWith)).toEqual([undefined, undefined, 0]);
  }
});
