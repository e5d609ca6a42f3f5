import { type Json, SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ADA,
  anyAction,
  BEN,
  bot,
  CLEO,
  FakeClock,
  gather,
  grant,
  human,
  idle,
  keeperOf,
  look,
  lookAt,
  make,
  newWishId,
  type Parts,
  seedKeys,
  setupOf,
  type Thought,
  thinking,
} from '../testing/tables.js';
import { Bots } from './bots.js';
import type { KeeperParts, News, TableKeeper } from './index.js';

const GAMES = await loadGames();

const keep = keeperOf(GAMES);
beforeEach(() => seedKeys(1));
afterEach(() => void vi.restoreAllMocks());

const TOWERS = setupOf('five-towers', [human('Ada'), bot('One'), human('Cleo')]);
const bid = (count: number) => ({ type: 'act', seat: 0, action: { type: 'bid', count } }) as const;
const nothing = (): void => undefined;

/** A watched table of 5 Towers where a bot has begun to think about Ada’s bid. */
async function atThought(parts: Parts = {}) {
  const { thoughts, think } = thinking();
  const kept = keep({ think, ...parts });
  const ada = kept.keeper.as(ADA);
  const id = await make(ada, TOWERS, 'chosen');
  await ada.watch(id, 0, nothing);
  await grant(ada, id, bid(1));
  await idle();
  return { ...kept, ada, id, thoughts, thought: thoughts[0] as Thought };
}

const countOf = async (keeper: TableKeeper, id: string): Promise<number> => (await lookAt(keeper.as(ADA), id)).count;

describe('bots', () => {
  test.each(['five-towers', 'skyscraper'])('play whole matches of %s among themselves', async game => {
    const { keeper, failures } = keep();
    const ada = keeper.as(ADA);
    const id = await make(ada, setupOf(game, [bot('One'), bot('Two', 'greedy')]), 'chosen');
    await ada.watch(id, 'spectator', nothing);
    await vi.waitFor(async () => expect((await ada.summary(id))?.outcome).toBeDefined());
    expect(failures).toEqual([]);
    expect(await ada.moments(id, 'open', 0, 3)).toHaveLength(4);
  });

  test('are asked with their own view, a time and a way to be stopped, and nothing else', async () => {
    const { thoughts, think } = thinking();
    const { keeper } = keep({ think, budget: 700 });
    const ada = keeper.as(ADA);
    const id = await make(ada, setupOf('skyscraper', [human('Ada'), bot('One', 'greedy')]), 'chosen');
    await ada.watch(id, 0, nothing);
    await grant(ada, id, { type: 'act', seat: 0, action: { type: 'end' } });
    await idle();
    const [{ question, budget, signal }] = thoughts as [Thought];
    expect(Object.keys(question).toSorted()).toEqual(['game', 'policy', 'seat', 'table', 'view']);
    expect(question).toMatchObject({ table: id, game: 'skyscraper', policy: 'greedy', seat: 1, view: { viewer: 1 } });
    expect([budget, signal.aborted]).toEqual([700, false]);
    const { hands, pile } = question.view as unknown as { hands: { hidden: number }[]; pile: { order: unknown } };
    expect(hands.map(({ hidden }) => hidden > 0)).toEqual([true, false]);
    expect(pile.order).toBeNull();
    expect(JSON.stringify(question)).not.toContain('secret-person');
  });

  test('are shown their own views only, whoever thinks for them', async () => {
    const seen: unknown[] = [];
    const random = new SeededRandom(8);
    const rules = GAMES.find(listed => listed.rules.id === 'skyscraper')?.rules;
    const think: KeeperParts['think'] = async ({ seat, view }) => {
      seen.push([seat, (view as { viewer: unknown }).viewer]);
      return rules && anyAction(rules, view, random);
    };
    const { keeper } = keep({ think });
    const id = await make(keeper.as(ADA), setupOf('skyscraper', [bot('One'), bot('Two')]), 'chosen');
    await keeper.as(ADA).watch(id, 'spectator', nothing);
    await idle();
    expect(seen.length).toBeGreaterThan(10);
    for (const [seat, viewer] of seen as [number, number][]) expect(viewer).toBe(seat);
  });

  test('have one thought in a turn, however many watch', async () => {
    const { thoughts, think } = thinking();
    const { keeper } = keep({ think });
    const id = await make(keeper.as(ADA), TOWERS, 'chosen');
    for (const person of [ADA, BEN, CLEO]) await keeper.as(person).watch(id, 'spectator', nothing);
    await grant(keeper.as(ADA), id, bid(1));
    await grant(keeper.as(ADA), id, { type: 'say', seat: 0, text: 'well?' });
    await keeper.as(BEN).watch(id, 'spectator', nothing);
    await keeper.as(ADA).wake(id);
    await idle();
    expect(thoughts).toHaveLength(1);
    thoughts[0]?.decide({ type: 'pass' });
    await idle();
    expect(await countOf(keeper, id)).toBe(3);
    expect(thoughts).toHaveLength(1);
  });

  test('wait until it is time to act', async () => {
    const paces: (() => void)[] = [];
    const { keeper, id, thought } = await atThought({ pace: () => new Promise(resolve => paces.push(resolve)) });
    thought.decide({ type: 'pass' });
    await idle();
    expect(await countOf(keeper, id)).toBe(2);
    paces[0]?.();
    await idle();
    expect(await countOf(keeper, id)).toBe(3);
  });

  test('look again if they were woken while they looked', async () => {
    const finds: ((open: undefined) => void)[] = [];
    const find = () => new Promise<undefined>(resolve => finds.push(resolve));
    const parts = { think: async () => null, budget: 1, mostThoughts: 2, pace: async () => undefined, failed: nothing };
    const tables = { isWanted: () => true, find, findLatest: find, act: async () => undefined, stuck: nothing };
    const bots = new Bots({ ...parts, clock: new FakeClock() }, tables);
    bots.wake('a');
    bots.wake('a');
    bots.wake('b');
    expect(finds).toHaveLength(2);
    for (const found of finds) found(undefined);
    await idle();
    expect(finds).toHaveLength(3);
    finds[2]?.(undefined);
    await idle();
    expect([finds.length, bots.isPlaying('a')]).toEqual([3, false]);
  });

  test('do not play where nobody watches', async () => {
    const { thoughts, think } = thinking();
    const { keeper } = keep({ think });
    const ada = keeper.as(ADA);
    const id = await make(ada, TOWERS, 'chosen');
    await grant(ada, id, bid(1));
    await idle();
    expect(thoughts).toHaveLength(0);
    const stop = await ada.watch(id, 0, nothing);
    await idle();
    expect(thoughts).toHaveLength(1);
    stop();
  });

  test('play where nobody watches if the host wants that', async () => {
    const { keeper } = keep({ playsUnwatched: true });
    const id = await make(keeper.as(ADA), setupOf('five-towers', [bot('One'), bot('Two')]), 'chosen');
    await idle();
    expect((await keeper.as(ADA).summary(id))?.phase).toBe('over');
  });

  test('whose turn it was when the host stopped play on when it goes on', async () => {
    const { keeper, store } = keep();
    const id = await make(keeper.as(ADA), setupOf('five-towers', [bot('One'), bot('Two')]), 'chosen');
    const { keeper: restarted } = keep({ store, playsUnwatched: true });
    await restarted.resume();
    await idle();
    expect((await restarted.as(ADA).summary(id))?.phase).toBe('over');
  });

  test('at one table do not wait for a slow one at another', async () => {
    const slow: string[] = [];
    const rules = GAMES.find(listed => listed.rules.id === 'five-towers')?.rules;
    const random = new SeededRandom(1);
    const think: KeeperParts['think'] = ({ table, view }) =>
      slow.includes(table) || rules === undefined
        ? new Promise(() => undefined)
        : Promise.resolve(anyAction(rules, view, random));
    const { keeper } = keep({ think, playsUnwatched: true });
    const setup = setupOf('five-towers', [human('Ada'), bot('One')]);
    const [one, other] = [await make(keeper.as(ADA), setup, 'chosen'), await make(keeper.as(ADA), setup, 'chosen')];
    slow.push(one);
    await grant(keeper.as(ADA), one, bid(1));
    await grant(keeper.as(ADA), other, bid(1));
    await idle();
    expect(await countOf(keeper, one)).toBe(2);
    expect(await countOf(keeper, other)).toBeGreaterThan(2);
  });
});

describe('a thought', () => {
  test.each<[string, (thought: Thought) => void]>([
    ['fails', ({ fail }) => fail(new Error('no idea'))],
    ['gives what is not allowed', ({ decide }) => decide({ type: 'bid', count: 0 })],
    ['gives what is not its turn', ({ decide }) => decide({ type: 'revoke' })],
    ['gives what is no action', ({ decide }) => decide({ type: 'dance' })],
    ['gives nothing', ({ decide }) => decide(undefined)],
    ['gives a million things', ({ decide }) => decide(Array.from({ length: 1_000_000 }, () => 0))],
  ])('that %s is replaced by something allowed, and reported', async (_, end) => {
    const { keeper, id, failures, thought } = await atThought();
    end(thought);
    await idle();
    const { log, isStuck, due } = await lookAt(keeper.as(ADA), id);
    expect(log.at(-1)).toMatchObject({ seat: 1 });
    expect([due, isStuck]).toEqual([{ type: 'seat', seat: 2 }, false]);
    expect(failures).toHaveLength(1);
    expect(thought.signal.aborted).toBe(true);
  });

  test('that fails before it begins is replaced too', async () => {
    const think = () => {
      throw new Error('no thinker');
    };
    const { keeper, id, failures } = await atThought({ think });
    expect(await countOf(keeper, id)).toBe(3);
    expect(failures).toMatchObject([{ message: 'no thinker' }]);
  });

  test('that takes too long is stopped, replaced and reported', async () => {
    const { keeper, id, failures, thought, clock } = await atThought({ budget: 700 });
    await clock.advance(699);
    expect([await countOf(keeper, id), thought.signal.aborted]).toEqual([2, false]);
    await clock.advance(1);
    expect([await countOf(keeper, id), thought.signal.aborted]).toEqual([3, true]);
    expect(failures).toMatchObject([{ message: expect.stringContaining('700 ms') }]);
    thought.decide({ type: 'bid', count: 3 });
    await idle();
    expect(await countOf(keeper, id)).toBe(3);
  });

  test('that ends in time leaves no alarm behind', async () => {
    const { thought, clock, failures } = await atThought();
    thought.decide({ type: 'pass' });
    await idle();
    expect(clock.alarms).toEqual([]);
    expect(failures).toEqual([]);
  });

  test('about a position that was taken back is stopped, and not played', async () => {
    const { ada, keeper, id, thoughts, thought, failures } = await atThought();
    await grant(ada, id, { type: 'take-back', seat: 0 });
    expect(thought.signal.aborted).toBe(true);
    await grant(ada, id, bid(2));
    thought.decide({ type: 'pass' });
    await idle();
    expect(thoughts.map(({ question }) => (question.view as unknown as { said: number[] }).said)).toEqual([[1], [2]]);
    expect(await countOf(keeper, id)).toBe(2);
    thoughts[1]?.decide({ type: 'pass' });
    await idle();
    expect(await countOf(keeper, id)).toBe(3);
    expect(failures).toEqual([]);
  });

  test('that ends while another position is being stored is not played', async () => {
    const { ada, keeper, id, thoughts, thought, failures } = await atThought();
    const { revision } = await look(ada, id);
    const back = ada.wish(id, { id: newWishId(), type: 'take-back', seat: 0, revision });
    const again = ada.wish(id, { id: newWishId(), ...bid(2), revision: revision - 1 });
    thought.decide({ type: 'bid', count: 3 });
    expect([await back, await again]).toMatchObject([{ ok: true }, { ok: true }]);
    await idle();
    expect((await lookAt(ada, id)).log.at(-1)).toEqual({ seat: 0, action: bid(2).action });
    expect(await countOf(keeper, id)).toBe(2);
    expect(thoughts).toHaveLength(2);
    expect(failures).toEqual([]);
  });

  test('whose table was removed is not played', async () => {
    const { ada, store, id, thought, failures } = await atThought();
    await ada.remove(id);
    thought.decide({ type: 'pass' });
    await idle();
    expect(await store.read(id, 0)).toEqual([]);
    expect(failures).toEqual([]);
  });

  test('does not keep people from talking and taking back', async () => {
    const { ada, id, thought } = await atThought();
    await grant(ada, id, { type: 'say', seat: 0, text: 'take your time' });
    expect(thought.signal.aborted).toBe(false);
    await grant(ada, id, { type: 'take-back', seat: 0 });
    expect(await look(ada, id)).toMatchObject({ count: 1, chat: [{ text: 'take your time' }] });
  });
});

describe('a table whose store fails when a bot acts', () => {
  test('is stuck, tells so, and goes on when it is woken', async () => {
    const { ada, keeper, store, id, thoughts, thought, failures } = await atThought();
    const told: (News | undefined)[] = [];
    await ada.watch(id, 0, news => told.push(news));
    vi.spyOn(store, 'append').mockRejectedValueOnce(new Error('disk full'));
    thought.decide({ type: 'pass' });
    await idle();
    expect(failures).toMatchObject([{ message: 'disk full' }]);
    expect(await lookAt(ada, id)).toMatchObject({ count: 2, isStuck: true });
    expect(told.map(news => news?.match?.isStuck)).toEqual([false, true]);
    await ada.wake(id);
    await idle();
    expect(told.map(news => news?.match?.isStuck)).toEqual([false, true, false]);
    thoughts[1]?.decide({ type: 'pass' });
    await idle();
    expect(await countOf(keeper, id)).toBe(3);
    expect((await lookAt(ada, id)).isStuck).toBe(false);
  });

  test('stays stuck until then, whoever comes to look', async () => {
    const { ada, keeper, store, id, thoughts, thought } = await atThought();
    vi.spyOn(store, 'append').mockRejectedValueOnce(new Error('disk full'));
    thought.decide({ type: 'pass' });
    await idle();
    await keeper.as(BEN).watch(id, 'spectator', nothing);
    await keeper.as('stranger').wake('nowhere');
    await idle();
    expect(thoughts).toHaveLength(1);
    expect((await lookAt(ada, id)).isStuck).toBe(true);
  });

  test('goes on by itself once something can be stored again', async () => {
    const { ada, store, id, thoughts, thought } = await atThought();
    vi.spyOn(store, 'append').mockRejectedValueOnce(new Error('disk full'));
    thought.decide({ type: 'pass' });
    await idle();
    await grant(ada, id, { type: 'say', seat: 0, text: 'hello?' });
    await idle();
    expect((await lookAt(ada, id)).isStuck).toBe(false);
    expect(thoughts).toHaveLength(2);
  });

  test('does not play twice what was stored although it failed', async () => {
    const { keeper, store, id, thought } = await atThought();
    const append = store.append.bind(store);
    vi.spyOn(store, 'append').mockImplementationOnce(async (...args) => {
      await append(...args);
      throw new Error('connection lost');
    });
    thought.decide({ type: 'pass' });
    await idle();
    await keeper.as(ADA).wake(id);
    await idle();
    expect(await countOf(keeper, id)).toBe(3);
  });
});

describe('where several hosts share a store', () => {
  /** Lets one after the other in, and none twice at a time. */
  function oneAtATime(): NonNullable<KeeperParts['alone']> {
    let last: Promise<unknown> = Promise.resolve();
    return (_, signal, work) => {
      const turn = last.then(() => signal.throwIfAborted()).then(work);
      last = turn.catch(nothing);
      return turn;
    };
  }

  test('one of them thinks, and the others follow', async () => {
    const { thoughts, think } = thinking();
    const alone = oneAtATime();
    const hosts: TableKeeper[] = [];
    const { store, ...first } = keep({ think, alone, changed: id => void hosts[1]?.heard(id) });
    const second = keep({ store, think, alone, changed: id => void hosts[0]?.heard(id) });
    hosts.push(first.keeper, second.keeper);
    const id = await make(first.keeper.as(ADA), TOWERS, 'chosen');
    for (const keeper of hosts) await keeper.as(ADA).watch(id, 0, nothing);
    await grant(first.keeper.as(ADA), id, bid(1));
    await idle();
    expect(thoughts).toHaveLength(1);
    thoughts[0]?.decide({ type: 'pass' });
    await idle();
    expect(thoughts).toHaveLength(1);
    for (const keeper of hosts) expect((await lookAt(keeper.as(ADA), id)).log.at(-1)).toMatchObject({ seat: 1 });
    expect([...first.failures, ...second.failures]).toEqual([]);
  });
});

test('bots that were seated by people who came together play their seats', async () => {
  const { keeper, failures } = keep();
  const id = await gather(keeper, 'skyscraper', [ADA, BEN], { begin: false, seats: 3 });
  await grant(keeper.as(ADA), id, { type: 'seat-bot', seat: 2, name: 'Jackdaw', policy: 'eager' });
  await grant(keeper.as(ADA), id, { type: 'begin', seating: 'chosen' });
  await keeper.as(BEN).watch(id, 1, nothing);
  const END: Json = { type: 'end' };
  await grant(keeper.as(ADA), id, { type: 'act', seat: 0, action: END });
  await grant(keeper.as(BEN), id, { type: 'act', seat: 1, action: END });
  await idle();
  const { log } = await lookAt(keeper.as(ADA), id);
  expect(log.some(entry => (entry as { seat?: number }).seat === 2)).toBe(true);
  expect(failures).toEqual([]);
});
