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
  keeperOf,
  look,
  lookAt,
  newWishId,
  refusal,
  seedKeys,
  setupOf,
  wish,
} from '../testing/tables.js';
import type { TableId, TableStore } from './index.js';
import { tableIdOf } from './making.js';
import { MemoryStore } from './memory-store.js';

const GAMES = await loadGames();

const keep = keeperOf(GAMES);
beforeEach(() => seedKeys(1));
afterEach(() => void vi.restoreAllMocks());

const bid = (count: number) => ({ type: 'bid', count });
const act = (seat: number, action: object) => ({ type: 'act', seat, action }) as const;
const PASS = { type: 'pass' };

const eventsOf = async (store: TableStore, id: TableId): Promise<number> => (await store.read(id, 0)).length;

/** Two people at a match of 5 Towers, where the first must bid. */
async function towers(store?: TableStore) {
  const kept = keep(store && { store });
  const id = await gather(kept.keeper, 'five-towers', [ADA, BEN]);
  const { revision } = await look(kept.keeper.as(ADA), id);
  return { ...kept, id, revision, ada: kept.keeper.as(ADA), ben: kept.keeper.as(BEN) };
}

/** The next events are stored, but whoever stored them never hears of it. */
function loseNextAnswer(store: TableStore): void {
  const append = store.append.bind(store);
  vi.spyOn(store, 'append').mockImplementationOnce(async (...args) => {
    await append(...args);
    throw new Error('connection lost');
  });
}

describe('the same wish sent twice', () => {
  test('is done once, and answered the same', async () => {
    const { store, id, ada, revision } = await towers();
    const sent = { id: 'a', revision, ...act(0, bid(1)) };
    const first = await ada.wish(id, sent);
    expect(first).toEqual({ ok: true, value: { revision: revision + 1 } });
    const events = await eventsOf(store, id);
    expect(await ada.wish(id, sent)).toEqual(first);
    expect(await eventsOf(store, id)).toBe(events);
  });

  test('at the same time too', async () => {
    const { store, id, ada, revision } = await towers();
    const sent = { id: 'a', revision, ...act(0, bid(1)) };
    const answers = await Promise.all([1, 2, 3].map(() => ada.wish(id, sent)));
    expect(answers).toEqual(answers.map(() => ({ ok: true, value: { revision: revision + 1 } })));
    expect(await eventsOf(store, id)).toBe(revision + 2);
  });

  test('is answered the same after others have acted', async () => {
    const { id, ada, ben, revision } = await towers();
    const sent = { id: 'a', revision, ...act(0, bid(1)) };
    const first = await ada.wish(id, sent);
    await grant(ben, id, act(1, PASS));
    expect(await ada.wish(id, sent)).toEqual(first);
  });

  test('also after a restart', async () => {
    const { store, id, ada, revision } = await towers();
    const sent = { id: 'a', revision, ...act(0, bid(1)) };
    const first = await ada.wish(id, sent);
    await grant(ada, id, { type: 'say', seat: 0, text: 'one' });
    expect(await keep({ store }).keeper.as(ADA).wish(id, sent)).toEqual(first);
    expect(await eventsOf(store, id)).toBe(revision + 3);
  });

  test('also at two keepers at once', async () => {
    const { keeper: other, store } = keep();
    const { id, ada, revision } = await towers(store);
    await look(other.as(ADA), id);
    const sent = { id: 'a', revision, ...act(0, bid(1)) };
    const [here, there] = await Promise.all([ada.wish(id, sent), other.as(ADA).wish(id, sent)]);
    expect(here).toEqual({ ok: true, value: { revision: revision + 1 } });
    expect(there).toEqual(here);
    expect(await eventsOf(store, id)).toBe(revision + 2);
  });

  test('also if it was stored and its answer got lost', async () => {
    const { store, id, ada, ben, revision } = await towers();
    const told = vi.fn<(news: unknown) => void>();
    await ben.watch(id, 1, told);
    loseNextAnswer(store);
    const sent = { id: 'a', revision, ...act(0, bid(1)) };
    await expect(ada.wish(id, sent)).rejects.toThrow('connection lost');
    expect(await ada.wish(id, sent)).toEqual({ ok: true, value: { revision: revision + 1 } });
    expect(await eventsOf(store, id)).toBe(revision + 2);
    expect((await lookAt(ben, id)).log.at(-1)).toEqual({ seat: 0, action: bid(1) });
    expect(told).toHaveBeenCalledTimes(2);
  });

  test('also if its answer got lost in a crash', async () => {
    const { store, id, ada, revision } = await towers();
    loseNextAnswer(store);
    const sent = { id: 'a', revision, ...act(0, bid(1)) };
    await expect(ada.wish(id, sent)).rejects.toThrow('connection lost');
    const restarted = keep({ store }).keeper.as(ADA);
    expect(await restarted.wish(id, sent)).toEqual({ ok: true, value: { revision: revision + 1 } });
    expect(await eventsOf(store, id)).toBe(revision + 2);
  });

  test('also if its answer got lost and the time ran out since', async () => {
    const { keeper, store, clock } = keep();
    const ada = keeper.as(ADA);
    const id = await gather(keeper, 'five-towers', [ADA, BEN], { clock: { type: 'move', seconds: 30, reserve: 0 } });
    const { revision } = await look(ada, id);
    loseNextAnswer(store);
    const sent = { id: 'a', revision, ...act(0, bid(1)) };
    await expect(ada.wish(id, sent)).rejects.toThrow('connection lost');
    clock.skip(31_000);
    expect(await ada.wish(id, sent)).toEqual({ ok: true, value: { revision: revision + 1 } });
  });

  test('that makes a table makes it once', async () => {
    const { keeper, store } = keep();
    const setup = setupOf('five-towers', [human('Ada'), bot('Jackdaw')]);
    const first = await keeper.as(ADA).make('a', setup, 'chosen');
    expect(await keeper.as(ADA).make('a', setup, 'chosen')).toEqual(first);
    expect(await keep({ store }).keeper.as(ADA).make('a', setup, 'chosen')).toEqual(first);
    const [one, two] = await Promise.all([1, 2].map(() => keeper.as(ADA).make('b', setup, 'lot')));
    expect(one).toEqual(two);
    expect(one).not.toEqual(first);
    expect(await keeper.as(BEN).make('a', setup, 'chosen')).not.toEqual(first);
    expect((await keeper.as(ADA).list({ phases: ['running'], limit: 9 })).total).toBe(2);
  });

  test('that makes a table makes it once, also if the first answer got lost', async () => {
    const store = new MemoryStore();
    const { keeper } = keep({ store });
    const setup = setupOf('five-towers', [human('Ada'), bot('Jackdaw')]);
    loseNextAnswer(store);
    await expect(keeper.as(ADA).make('a', setup)).rejects.toThrow('connection lost');
    expect(await keeper.as(ADA).make('a', setup)).toMatchObject({ ok: true });
    expect((await keeper.as(ADA).list({ phases: ['room'], limit: 9 })).total).toBe(1);
  });

  test('that changes nothing is answered the same too', async () => {
    const { store, id, ada, ben, revision } = await towers();
    const sent = { id: 'a', revision, type: 'return', seat: 0 };
    const first = await ada.wish(id, sent);
    expect(first).toEqual({ ok: true, value: { revision } });
    await grant(ben, id, { type: 'say', seat: 1, text: 'hello' });
    expect(await ada.wish(id, sent)).toEqual(first);
    expect(await eventsOf(store, id)).toBe(revision + 2);
  });

  test('and refused is refused the same', async () => {
    const { id, ada, ben, revision } = await towers();
    const early = { id: 'b', revision, ...act(1, PASS) };
    const refused = await ben.wish(id, early);
    expect(refused).toMatchObject({ ok: false, error: { by: 'match', code: 'not-your-turn' } });
    expect(await ben.wish(id, early)).toEqual(refused);
    await grant(ada, id, act(0, bid(1)));
    expect(await ben.wish(id, early)).toEqual(refused);
    expect(await ben.wish(id, { ...early, id: 'c' })).toMatchObject({ ok: false, error: { code: 'out-of-date' } });
  });
});

test('two people may call their wishes the same', async () => {
  const { id, ada, ben } = await towers();
  await grant(ada, id, { id: 'a', ...act(0, bid(1)) });
  await grant(ben, id, { id: 'a', ...act(1, PASS) });
  expect((await lookAt(ada, id)).log).toHaveLength(3);
});

test('whatever they are called, no two people’s wishes are taken for the same', async () => {
  const { keeper } = keep();
  const id = await gather(keeper, 'five-towers', ['x', 'x y']);
  await grant(keeper.as('x'), id, { id: 'y z', type: 'say', seat: 0, text: 'one' });
  await grant(keeper.as('x y'), id, { id: 'z', type: 'say', seat: 1, text: 'two' });
  expect((await look(keeper.as('x'), id)).chat).toHaveLength(2);
});

test('one person may call wishes at two tables the same', async () => {
  const { keeper, id, ada } = await towers();
  const other = await gather(keeper, 'five-towers', [ADA, BEN]);
  await grant(ada, id, { id: 'a', ...act(0, bid(1)) });
  await grant(ada, other, { id: 'a', ...act(0, bid(2)) });
  expect((await lookAt(ada, other)).log.at(-1)).toEqual({ seat: 0, action: bid(2) });
});

describe('a wish made on an earlier revision', () => {
  const outdated = (revision: number) => ({ by: 'table', code: 'out-of-date', revision });

  test('counts although somebody talked, sat down or was covered meanwhile', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'five-towers', [ADA, BEN, CLEO]);
    const { revision } = await look(keeper.as(ADA), id);
    await grant(keeper.as(BEN), id, { type: 'say', seat: 1, text: 'well?' });
    await grant(keeper.as(BEN), id, { type: 'cover', seat: 1 });
    await grant(keeper.as(CLEO), id, { type: 'get-up', seat: 2 });
    await grant(keeper.as('another'), id, { type: 'sit', seat: 2, name: 'Dora' });
    await grant(keeper.as(ADA), id, { ...act(0, bid(1)), revision });
    await grant(keeper.as(ADA), id, { type: 'say', seat: 0, text: 'there', revision: 0 });
  });

  test('counts although a move was made and taken back meanwhile', async () => {
    const { id, ada, revision } = await towers();
    await grant(ada, id, act(0, bid(1)));
    await grant(ada, id, { type: 'take-back', seat: 0 });
    await grant(ada, id, { ...act(0, bid(2)), revision });
    expect((await lookAt(ada, id)).log.at(-1)).toEqual({ seat: 0, action: bid(2) });
  });

  test('is refused if another move was made, also a second click', async () => {
    const { id, ada, ben, revision } = await towers();
    const answers = await Promise.all([1, 2].map(() => wish(ada, id, { ...act(0, bid(1)), revision })));
    expect(answers).toEqual([
      { ok: true, value: { revision: revision + 1 } },
      { ok: false, error: outdated(revision + 1) },
    ]);
    expect(await refusal(ben, id, { ...act(1, PASS), revision })).toEqual(outdated(revision + 1));
  });

  test('is refused if a move was taken back and another made in its place', async () => {
    const { id, ada, ben } = await towers();
    await grant(ada, id, act(0, bid(1)));
    const old = await lookAt(ben, id, 1);
    await grant(ada, id, { type: 'take-back', seat: 0 });
    const gone = await refusal(ben, id, { ...act(1, PASS), revision: old.revision });
    expect(gone).toEqual(outdated(old.revision + 1));
    await grant(ada, id, act(0, bid(2)));
    expect((await lookAt(ben, id, 1)).count).toBe(old.count);
    const late = await refusal(ben, id, { ...act(1, PASS), revision: old.revision });
    expect(late).toEqual(outdated(old.revision + 2));
    expect((await lookAt(ben, id)).log.at(-1)).toEqual({ seat: 0, action: bid(2) });
  });

  test('takes back only what it saw', async () => {
    const { id, ada } = await towers();
    const { revision } = await grant(ada, id, act(0, bid(1)));
    await grant(ada, id, { type: 'take-back', seat: 0, revision });
    await grant(ada, id, act(0, bid(2)));
    expect(await refusal(ada, id, { type: 'take-back', seat: 0, revision })).toEqual(outdated(revision + 2));
  });

  test('does not begin with others than its maker saw', async () => {
    const { keeper } = keep();
    const ada = keeper.as(ADA);
    const id = await gather(keeper, 'five-towers', [ADA, BEN], { begin: false, seats: 3 });
    const { revision } = await look(ada, id);
    await grant(keeper.as(BEN), id, { type: 'say', seat: 1, text: 'wait' });
    await grant(keeper.as(CLEO), id, { type: 'sit', seat: 2, name: 'Cleo' });
    const begin = { type: 'begin', seating: 'chosen' } as const;
    expect(await refusal(ada, id, { ...begin, revision })).toEqual(outdated(revision + 2));
    const seen = await look(ada, id);
    await grant(keeper.as(BEN), id, { type: 'say', seat: 1, text: 'go' });
    await grant(ada, id, { ...begin, revision: seen.revision });
  });

  test('that is yet to come is refused', async () => {
    const { id, ada, revision } = await towers();
    const future = { revision: revision + 1 };
    expect(await refusal(ada, id, { ...act(0, bid(1)), ...future })).toEqual(outdated(revision));
    expect(await refusal(ada, id, { type: 'take-back', seat: 0, ...future })).toEqual(outdated(revision));
    expect(await refusal(ada, id, { type: 'say', seat: 0, text: 'x', ...future })).toEqual(outdated(revision));
    expect(await refusal(ada, id, { type: 'cover', seat: 0, revision: 2 ** 40 })).toEqual(outdated(revision));
  });

  test('that this keeper has not heard of yet counts', async () => {
    const { keeper: other, store } = keep();
    const { id, ada } = await towers(store);
    await look(other.as(BEN), id);
    const { revision } = await grant(ada, id, act(0, bid(1)));
    expect(await other.as(BEN).wish(id, { id: newWishId(), revision, ...act(1, PASS) })).toMatchObject({ ok: true });
  });
});

test('a removal means whoever sat there when it was wished for', async () => {
  const { keeper } = keep();
  const id = await gather(keeper, 'skyscraper', [ADA, BEN], { begin: false });
  const ada = keeper.as(ADA);
  const { revision } = await look(ada, id);
  await grant(keeper.as(BEN), id, { type: 'get-up', seat: 1 });
  await grant(keeper.as(CLEO), id, { type: 'sit', seat: 1, name: 'Cleo' });
  const late = { type: 'remove', id: 'late', revision, seat: 1 };
  expect(await ada.wish(id, late)).toMatchObject({ ok: false, error: { by: 'table', code: 'out-of-date' } });
  await grant(ada, id, { type: 'remove', seat: 1 });
});

test('a table that was removed is not made again by the wish that made it, nor spoilt by those who still have it', async () => {
  const { keeper, store } = keep();
  const setup = setupOf('skyscraper', [human('Ada'), human('Ben')]);
  const made = await keeper.as(ADA).make('once', setup, 'chosen');
  const id = made.ok ? made.value : '';
  const { keeper: other } = keep({ store });
  const { revision } = await look(other.as(ADA), id);
  await keeper.as(ADA).remove(id);
  expect(await keeper.as(ADA).make('once', setup, 'chosen')).toEqual(made);
  expect(await keeper.as(ADA).view(id, 'spectator')).toBeUndefined();
  const late = { type: 'act', id: 'late', revision, seat: 0, action: { type: 'end' } };
  expect(await other.as(ADA).wish(id, late)).toMatchObject({ ok: false, error: { code: 'no-such-table' } });
  expect(await store.read(id, 0)).toEqual([]);
});

test('nobody can push out what others were told', async () => {
  const { keeper, id, revision, ben } = await towers();
  const early = { type: 'act', id: 'early', revision, seat: 1, action: PASS };
  const first = await ben.wish(id, early);
  expect(first.ok).toBe(false);
  for (let flood = 0; flood < 300; flood++) await keeper.as(CLEO).wish(id, { ...early, id: `flood ${flood}` });
  expect(await ben.wish(id, early)).toEqual(first);
});

test('who comes back has seen that they were away: an old wish to return does not end a later absence', async () => {
  const { id, revision, ada, store } = await towers();
  const back = { type: 'return', id: 'back', revision, seat: 0 };
  expect(await ada.wish(id, back)).toMatchObject({ ok: true });
  await grant(ada, id, { type: 'cover', seat: 0 });
  const { keeper: restarted } = keep({ store });
  expect(await restarted.as(ADA).wish(id, back)).toMatchObject({ ok: false, error: { code: 'out-of-date' } });
  expect((await look(restarted.as(ADA), id)).seats[0]).toHaveProperty('standIn');
});

test('a table that somebody makes is never the next one of others', async () => {
  const { keeper, id, revision } = await towers();
  const setup = setupOf('five-towers', [human('Mallory'), human('Ben')]);
  const made = await keeper.as(id).make(`${revision}`, setup);
  expect(made.ok && made.value).not.toBe(tableIdOf('next', id, `${revision}`));
});

test('there is an end of coming and going, but not of the match', async () => {
  const { keeper, id, ada, ben } = await towers();
  const deeds = [
    { type: 'cover', seat: 1 },
    { type: 'return', seat: 1 },
  ] as const;
  let refused: unknown;
  for (let deed = 0; refused === undefined && deed < 21_000; deed++) {
    const answer = await wish(ben, id, deeds[deed % 2] ?? deeds[0]);
    if (!answer.ok) refused = answer.error;
  }
  expect(refused).toEqual({ by: 'table', code: 'table-full' });
  await grant(ada, id, act(0, bid(1)));
  expect((await lookAt(keeper.as(BEN), id)).count).toBe(2);
});

test('what was granted at one host is granted at another that has not heard of it', async () => {
  const { keeper, store, id } = await towers();
  const { keeper: other } = keep({ store });
  const { revision } = await look(other.as(CLEO), id);
  await grant(keeper.as(BEN), id, { type: 'get-up', seat: 1 });
  const sit = { type: 'sit', id: 'sit', revision, seat: 1, name: 'Cleo' };
  const first = await keeper.as(CLEO).wish(id, sit);
  expect(first.ok).toBe(true);
  expect(await other.as(CLEO).wish(id, sit)).toEqual(first);
});

test('an answer that quotes a lot of nonsense is not kept', async () => {
  const { ada, id, revision } = await towers();
  const huge = { type: 'cover', id: 'huge', revision, seat: 0, policy: 'x'.repeat(1_000_000) };
  expect(JSON.stringify(await ada.wish(id, huge)).length).toBeLessThan(500);
});
