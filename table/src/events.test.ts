import { type Game, SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as samples from '../testing/samples.js';
import {
  ADA,
  BEN,
  CLEO,
  DEEDS,
  type Deed,
  DORA,
  doDeed,
  FakeClock,
  gather,
  grant,
  human,
  idle,
  keeperOf,
  look,
  lookAt,
  make,
  playOn,
  seedKeys,
  setupOf,
} from '../testing/tables.js';
import type { Eye, TableId, TableKeeper, TableStore } from './index.js';
import { Table } from './table.js';

const GAMES = await loadGames();

const keep = keeperOf(GAMES);
beforeEach(() => seedKeys(1));
afterEach(() => void vi.restoreAllMocks());

const PEOPLE = [ADA, BEN, CLEO, DORA];
const EYES: readonly Eye[] = ['spectator', 'open', 0, 1, 2, 3];

const TIMINGS = [
  {},
  { clock: { type: 'move', seconds: 30, reserve: 60 } },
  { clock: { type: 'days', days: 1 } },
] as const;

const deeds = fc.array(
  fc.record<Deed>({ who: fc.nat({ max: 3 }), what: fc.constantFrom(...DEEDS), pick: fc.nat({ max: 1000 }) }),
  { minLength: 10, maxLength: 50 },
);

/** Everything that anybody can see of a table, as text. */
async function allViews(keeper: TableKeeper, id: TableId): Promise<string[]> {
  const seen: string[] = [];
  for (const person of [...PEOPLE, 'stranger'])
    for (const eye of EYES) {
      const host = keeper.as(person);
      const count = (await host.summary(id))?.count ?? 0;
      const moments = await host.moments(id, eye, Math.max(0, count - 40), count);
      seen.push(`${person} ${eye} ${JSON.stringify([await host.view(id, eye), moments, await host.summary(id)])}`);
    }
  return seen;
}

const eventsOf = async (store: TableStore, id: TableId): Promise<string[]> =>
  (await store.read(id, 0)).map(event => JSON.stringify(event));

async function live(game: string, all: readonly Deed[], seed: number) {
  seedKeys(seed);
  const { keeper, store, failures, clock } = keep();
  const timing = TIMINGS[seed % TIMINGS.length];
  const id = await make(keeper.as(ADA), setupOf(game, [human('Ada'), null, null], timing));
  await keeper.as(ADA).watch(id, 'spectator', () => undefined);
  const playing = { keeper, games: GAMES, people: PEOPLE, random: new SeededRandom(seed) };
  let before = await eventsOf(store, id);
  for (const deed of all) {
    await doDeed(playing, id, deed);
    await clock.advance(deed.pick * 100);
    const now = await eventsOf(store, id);
    expect(now.slice(0, before.length)).toEqual(before);
    before = now;
  }
  expect(failures).toEqual([]);
  return { keeper, store, clock, id };
}

describe.each(['five-towers', 'skyscraper'])('whatever people do at a table of %s', game => {
  test('it follows from its events, and no event is ever rewritten', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, fc.nat(), async (all, seed) => {
        const { keeper, store, clock, id } = await live(game, all, seed);
        const { keeper: restarted } = keep({ store, clock });
        expect(await allViews(restarted, id)).toEqual(await allViews(keeper, id));
        const { next } = await look(keeper.as(ADA), id);
        if (next !== undefined) expect(await allViews(restarted, next)).toEqual(await allViews(keeper, next));
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  test('a revision is the number of the last event', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, fc.nat(), async (all, seed) => {
        const { keeper, store, id } = await live(game, all, seed);
        const { revision } = await look(keeper.as(ADA), id);
        expect(revision).toBe((await store.read(id, 0)).length - 1);
      }),
      { numRuns: 5, seed: 2 },
    );
  });
});

test('the deeds of these tests do happen', async () => {
  const types = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const random = new SeededRandom(seed);
    const all = Array.from({ length: 50 }, (): Deed => {
      const what = DEEDS[random.below(DEEDS.length)] ?? 'act';
      return { who: random.below(4), what, pick: random.below(1000) };
    });
    const { store, id } = await live('skyscraper', all, seed);
    for (const { type } of await store.read(id, 0)) types.add(type);
  }
  const before = ['made', 'arranged', 'sat', 'bot-sat', 'got-up', 'swapped', 'begun'];
  const beside = ['said', 'talk-set', 'time-ran-out', 'covered', 'uncovered', 'vacation'];
  const during = ['entry', 'taken-back', ...beside, 'continued'];
  expect([...types].toSorted()).toEqual([...before, ...during].toSorted());
});

describe('acting', () => {
  /** A game that counts how often it is begun and played. */
  function counted(game: Game): { readonly rules: Game; readonly calls: { start: number; apply: number } } {
    const calls = { start: 0, apply: 0 };
    const rules: Game = {
      ...game,
      start: options => {
        calls.start += 1;
        return game.start(options);
      },
      applyAction: (state, action) => {
        calls.apply += 1;
        game.applyAction(state, action);
      },
      applyChance: (state, chance) => {
        calls.apply += 1;
        game.applyChance(state, chance);
      },
    };
    return { rules, calls };
  }

  test.each(['five-towers', 'skyscraper'])('in %s plays nothing again, however long the match', async game => {
    const listed = GAMES.find(({ rules }) => rules.id === game);
    if (listed === undefined) throw new Error(game);
    const { rules, calls } = counted(listed.rules);
    const { keeper } = keeperOf([{ ...listed, rules }])();
    const people = [ADA, BEN, CLEO];
    const id = await gather(keeper, game, people);
    for (const [seat, person] of people.entries()) await keeper.as(person).watch(id, seat, () => undefined);
    await keeper.as(DORA).watch(id, 'spectator', () => undefined);
    const playing = { keeper, games: [{ ...listed, rules }], people, random: new SeededRandom(7) };
    const costs: number[] = [];
    for (let actions = 0; actions < 200; actions++) {
      const { count } = await lookAt(keeper.as(ADA), id);
      const before = { ...calls };
      await playOn(playing, id, 1);
      expect(calls.start).toBe(before.start);
      const fate = (await lookAt(keeper.as(ADA), id)).count - count - 1;
      costs.push(calls.apply - before.apply - Math.max(0, fate));
    }
    expect((await lookAt(keeper.as(ADA), id)).count).toBeGreaterThan(60);
    // The action itself, and whether it could be foreseen.
    expect(Math.max(...costs)).toBeLessThanOrEqual(2);
  });

  test('and talking play nothing again either', async () => {
    const listed = GAMES.find(({ rules }) => rules.id === 'five-towers');
    if (listed === undefined) throw new Error('no games');
    const { rules, calls } = counted(listed.rules);
    const { keeper } = keeperOf([{ ...listed, rules }])();
    const id = await gather(keeper, rules.id, [ADA, BEN]);
    const playing = { keeper, games: [{ ...listed, rules }], people: [ADA, BEN], random: new SeededRandom(4) };
    await playOn(playing, id, 30);
    await look(keeper.as(ADA), id);
    const before = { ...calls };
    await grant(keeper.as(ADA), id, { type: 'say', seat: 0, text: 'hello' });
    expect(calls).toEqual(before);
  });
});

test('a table of before there was a delay, silence or a vote is read as one without', () => {
  const rules = GAMES.find(listed => listed.rules.id === 'skyscraper')?.rules;
  if (rules === undefined) throw new Error('no games');
  const { room } = new Table(rules, [{ ...samples.made, game: rules.id, options: { players: 2 } }]);
  expect(room).toMatchObject({ talk: 'free', wants: [], seats: [{ name: '' }, { name: '' }] });
  expect(room.delay).toBeUndefined();
});

test('what is read from the store is the same whenever it is read', async () => {
  const { keeper, store } = keep();
  const id = await gather(keeper, 'skyscraper', [ADA, BEN], { clock: { type: 'days', days: 3 } });
  const playing = { keeper, games: GAMES, people: [ADA, BEN], random: new SeededRandom(9) };
  await playOn(playing, id, 10);
  const early = await eventsOf(store, id);
  await playOn(playing, id);
  await idle();
  expect((await eventsOf(store, id)).slice(0, early.length)).toEqual(early);
  const { keeper: restarted } = keep({ store, clock: new FakeClock(5) });
  expect(await allViews(restarted, id)).toEqual(await allViews(keeper, id));
});
