/** Where fate needs more than rules: what it draws, who answers, and who is told of it. */
import { checkFairness, commitmentOf, type Json, newFateKey, readRecord, SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import { type Push, SETTLED_BY, type State, turmbauerBy } from '@belfry/games/turmbauer/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ADA,
  BEN,
  gather,
  grant,
  idle,
  keeperOf,
  lookAt,
  make,
  must,
  newWishId,
  type Parts,
  playOn,
  seedKeys,
  setupOf,
  step,
} from '../testing/tables.js';
import { follow, type News, type Playable, type TableKeeper, type TableView } from './index.js';

const GAMES = await loadGames();
const GAME = 'turmbauer';
const people = [ADA, BEN];
const random = () => new SeededRandom(2);

beforeEach(() => seedKeys(1));
afterEach(() => void vi.restoreAllMocks());

/** A physics that needs no time: pushed to the right, the new stone falls. */
const settle = ({ tower }: State, push: Push | undefined) =>
  push !== undefined && push.x > 0 ? tower.slice(-1).map(({ piece }) => piece) : [];
const physics = turmbauerBy(settle);

const listed = GAMES.find(({ rules }) => rules.id === GAME);
if (listed === undefined) throw new Error('no such game');
const { rules } = listed;

const answer: NonNullable<Playable['fate']> = async (state, drawn) => {
  if (physics.answer === undefined) throw new Error('nobody answers');
  return physics.answer(state as State, drawn);
};
const PLAYABLE: Playable = { game: rules, policies: ['random'], fate: answer };

function keep(playable: Partial<Playable> = {}, parts: Parts = {}) {
  const found: Playable = { ...PLAYABLE, ...playable };
  const kept = keeperOf([{ rules: found.game, policies: [] }])({
    isOwnDevice: true,
    ...parts,
    find: async () => found,
  });
  return { ...kept, ada: kept.keeper.as(ADA) };
}

const at = (keeper: TableKeeper, source = random()) => ({
  keeper,
  games: [{ rules, policies: [] }],
  people,
  random: source,
});

type Saved = Readonly<Record<string, Json>> & { readonly log: readonly Json[]; readonly fate: Record<string, string> };

async function played(playable: Partial<Playable> = {}, actions?: number) {
  const kept = keep(playable);
  const id = await gather(kept.keeper, GAME, people);
  await playOn(at(kept.keeper), id, actions);
  const record = JSON.parse(JSON.stringify(must(await kept.ada.exportRecord(id)))) as Saved;
  return { ...kept, id, record };
}

const without = (fate: Saved['fate'], field: string): object =>
  Object.fromEntries(Object.entries(fate).filter(([name]) => name !== field));

const settlings = ({ log }: Saved): readonly number[] =>
  log.flatMap((entry, index) => (Object(entry).chance === 'settle' ? [index] : []));

describe('whoever answers what fate drew', () => {
  test('gets the state and what was drawn, never the key nor any randomness', async () => {
    const fate = vi.fn<typeof answer>(answer);
    const { keeper, store } = keep({ fate });
    const id = await gather(keeper, GAME, people);
    await playOn(at(keeper), id, 6);
    const begun = (await store.read(id, 0)).find(event => event.type === 'begun');
    expect(begun).toMatchObject({ by: SETTLED_BY });
    expect(fate.mock.calls.length).toBeGreaterThan(2);
    for (const given of fate.mock.calls) {
      expect(given).toHaveLength(2);
      expect(given[1]).toEqual({ x: expect.any(Number), y: expect.any(Number) });
      expect(JSON.stringify(given)).not.toContain(begun?.key);
      // Plain data: nothing that could be asked for more.
      expect(JSON.parse(JSON.stringify(given))).toEqual(given);
    }
  });

  test('is not asked for a roll: the rules answer', async () => {
    const fate = vi.fn<typeof answer>(answer);
    const { keeper } = keep({ fate });
    const id = await gather(keeper, GAME, people);
    expect((await lookAt(keeper.as(ADA), id)).count).toBeGreaterThan(0);
    expect(fate).not.toHaveBeenCalled();
  });

  test('may fail: then nothing has happened, and the same can be wished for again', async () => {
    const fate = vi.fn<typeof answer>(answer);
    const { keeper, ada } = keep({ fate });
    const id = await gather(keeper, GAME, people);
    const before = await lookAt(ada, id);
    fate.mockRejectedValueOnce(new Error('the workshop has failed'));
    await expect(playOn(at(keeper), id, 4)).rejects.toThrow('the workshop has failed');
    const failed = await lookAt(ada, id);
    expect(failed.draws).toEqual({});
    expect(failed.count).toBeLessThan(before.count + 4);
    await playOn(at(keeper), id);
    expect((await lookAt(ada, id)).due.type).toBe('over');
    expect(await ada.fairness(id)).toEqual({ code: 'fair' });
  });
});

describe('what fate drew', () => {
  test('is told with each answer that came of it, the same to all, and leads to it again', async () => {
    const { keeper, ada, id, record } = await played();
    const view = await lookAt(ada, id);
    expect(view.fateBy).toBe(SETTLED_BY);
    expect(view.fate).toMatchObject({ by: SETTLED_BY });
    expect(Object.keys(view.draws).map(Number)).toEqual(settlings(record));
    for (const eye of [0, 'spectator', 'open'] as const) expect((await lookAt(ada, id, eye)).draws).toEqual(view.draws);
    expect((await lookAt(keeper.as(BEN), id, 1)).draws).toEqual(view.draws);
    for (const [entry, drawn] of Object.entries(view.draws)) {
      const [state] = (await ada.moments(id, 0, Number(entry), Number(entry))) ?? [];
      expect(rules.chances.write(await answer(state, drawn))).toEqual(record.log[Number(entry)]);
    }
  });

  test('is told in news only of what is new, and put together by those who follow', async () => {
    const { keeper, ada } = keep();
    const id = await gather(keeper, GAME, people);
    const news: News[] = [];
    let seen: ReturnType<typeof follow>;
    await ada.watch(id, 0, told => {
      if (told === undefined) return;
      news.push(told);
      seen = follow(seen, told);
    });
    await playOn(at(keeper), id, 12);
    await idle();
    expect((seen as TableView).draws).toEqual((await lookAt(ada, id, 0)).draws);
    expect(Object.keys((seen as TableView).draws).length).toBeGreaterThan(3);
    for (const { match } of news)
      for (const entry of Object.keys(match?.draws ?? {})) {
        expect(Number(entry)).toBeGreaterThanOrEqual(match?.from ?? 0);
        expect(Number(entry)).toBeLessThan(match?.count ?? 0);
      }
    expect(news.some(({ match }) => Object.keys(match?.draws ?? {}).length === 0)).toBe(true);
  });

  test('is never told of what is still to come, whatever is taken back', async () => {
    // Every settling waits until it is let go.
    const waiting: (() => void)[] = [];
    const drawnLately: Json[] = [];
    const fate: NonNullable<Playable['fate']> = async (state, drawn) => {
      drawnLately.push(drawn);
      await new Promise<void>(resolve => waiting.push(resolve));
      return await answer(state, drawn);
    };
    const { keeper, ada } = keep({ fate });
    const id = await gather(keeper, GAME, people);
    const told: string[] = [];
    await ada.watch(id, 0, news => void told.push(JSON.stringify(news)));
    const source = random();
    for (let settled = 0; settled < 8; ) {
      const acting = step(at(keeper, source), id);
      await idle();
      const release = waiting.shift();
      if (release === undefined) {
        await acting;
        const { undo } = await lookAt(ada, id);
        if (undo !== undefined && source.below(2) === 0)
          await grant(keeper.as(people[undo.seat] ?? ''), id, { type: 'take-back', seat: undo.seat });
        continue;
      }
      // It is drawn and not yet an entry: nobody knows it.
      const drawn = JSON.stringify(drawnLately.at(-1));
      told.push(JSON.stringify(await lookAt(ada, id, 0)), JSON.stringify(await lookAt(keeper.as(BEN), id)));
      for (const line of told) expect(line).not.toContain(drawn);
      release();
      await acting;
      expect(JSON.stringify((await lookAt(ada, id)).draws)).toContain(drawn);
      told.length = 0;
      settled++;
    }
  });

  test('goes when its entry does', () => {
    const view = { revision: 5, chat: [], log: ['a', 'b', 'c'], draws: { 0: 'x', 2: 'y' }, state: {} };
    const news = { since: 5, room: { revision: 6, chat: [] }, match: { from: 2, log: [], draws: {}, state: {} } };
    expect(follow(view as unknown as TableView, news as unknown as News)).toMatchObject({
      log: ['a', 'b'],
      draws: { 0: 'x' },
    });
  });
});

describe('a match from a file', () => {
  async function imported(change: (record: Saved) => unknown, playable?: Partial<Playable>) {
    const { record } = await played();
    const { ada } = keep(playable);
    const id = must(await ada.importRecord(newWishId(), change(record)));
    return { record, view: await lookAt(ada, id), fairness: await ada.fairness(id), ada, id };
  }

  test('that shows its key says what was drawn, and is fair', async () => {
    const { record, view, fairness } = await imported(each => each);
    expect(record.fate).toMatchObject({ by: SETTLED_BY, key: expect.any(String) });
    expect(Object.keys(view.draws).map(Number)).toEqual(settlings(record));
    expect(view.fateBy).toBe(SETTLED_BY);
    expect(fairness).toEqual({ code: 'fair' });
  });

  test('of another version says nothing of it, cannot be checked again, and is kept as it was', async () => {
    const by = 'rapier 1 belfry 0';
    const { record, view, fairness, ada, id } = await imported(each => ({ ...each, fate: { ...each.fate, by } }));
    expect(view.draws).toEqual({});
    expect(view.fateBy).toBe(by);
    expect(fairness).toEqual({ code: 'other-version' });
    expect(must(await ada.exportRecord(id))).toEqual({ ...record, fate: { ...record.fate, by } });
  });

  test('of another version is still unfair if its dice do not follow from the key', async () => {
    const key = newFateKey();
    const fate = { scheme: 'belfry-fate/1', commitment: commitmentOf(key), key, by: 'other' };
    expect((await imported(each => ({ ...each, fate }))).fairness).toMatchObject({ code: 'not-from-key' });
  });

  test.each<[string, (fate: Saved['fate']) => object]>([
    ['no key', fate => without(fate, 'key')],
    ['a key that it did not commit to', fate => ({ ...fate, commitment: '0'.repeat(64) })],
    ['no version', fate => without(fate, 'by')],
    ['a version without end', fate => ({ ...fate, by: 'x'.repeat(1000) })],
  ])('with %s says nothing of what was drawn', async (_, change) => {
    const { view } = await imported(each => ({ ...each, fate: change(each.fate) }));
    expect(view.draws).toEqual({});
  });

  test('without a version is checked with the one that is here', async () => {
    const { fairness } = await imported(each => ({ ...each, fate: without(each.fate, 'by') }));
    expect(fairness).toEqual({ code: 'fair' });
  });

  test('cannot be checked where nobody can answer', async () => {
    const unable: Playable = { game: rules, policies: ['random'] };
    const kept = keeperOf([{ rules, policies: [] }])({ isOwnDevice: true, find: async () => unable });
    const ada = kept.keeper.as(ADA);
    const { record } = await played();
    const id = must(await ada.importRecord(newWishId(), record));
    expect(await ada.fairness(id)).toEqual({ code: 'fate-elsewhere' });
  });

  test('that goes on here says what is drawn from now on', async () => {
    const { record } = await played({}, 8);
    const { keeper, ada } = keep();
    const id = must(await ada.importRecord(newWishId(), record));
    expect((await lookAt(ada, id)).draws).toEqual({});
    await playOn({ ...at(keeper), people: [ADA, ADA] }, id, 8);
    const entries = Object.keys((await lookAt(ada, id)).draws).map(Number);
    expect(entries.length).toBeGreaterThan(1);
    expect(Math.min(...entries)).toBeGreaterThanOrEqual(record.log.length);
  });
});

test('a table that was begun with another version plays on, and claims nothing of what was drawn', async () => {
  const { store, id } = await played({}, 8);
  const game = { ...rules, fateBy: 'a newer one' };
  const { keeper, ada } = keep({ game }, { store });
  expect((await lookAt(ada, id)).draws).toEqual({});
  await playOn({ ...at(keeper), games: [{ rules: game, policies: [] }] }, id);
  const view = await lookAt(ada, id);
  expect(view).toMatchObject({ fateBy: SETTLED_BY, draws: {}, due: { type: 'over' } });
  expect(await ada.fairness(id)).toEqual({ code: 'other-version' });
});

test('the record of a match follows from its key for whoever has the physics', async () => {
  const { record } = await played();
  const match = must(readRecord(record, [rules]));
  const shown = record.fate as { readonly key: string; readonly commitment: string; readonly by: string };
  expect(checkFairness(match, shown, physics as unknown as typeof rules)).toBeUndefined();
  expect(checkFairness(match, { ...shown, by: 'other' }, physics as unknown as typeof rules)).toEqual({
    code: 'other-version',
  });
});

describe('customs', () => {
  const customs = { readOut: ['shown', 'hidden'], talk: ['free', 'none'] } as const;
  const seats = [null, null];

  test('are as usual where nothing is said, and the same for all at the table', async () => {
    const { keeper, ada } = keep({ customs });
    const id = await make(ada, setupOf(GAME, seats));
    expect((await ada.view(id, 'spectator'))?.customs).toEqual({ readOut: 'shown', talk: 'free' });
    await grant(ada, id, { type: 'arrange', customs: { readOut: 'hidden' } });
    for (const person of people)
      expect((await keeper.as(person).view(id, 'spectator'))?.customs).toEqual({ readOut: 'hidden', talk: 'free' });
  });

  test('are agreed with the set-up, stay for a rematch, and no record knows of them', async () => {
    const { keeper, ada } = keep({ customs });
    const id = await gather(keeper, GAME, people, { customs: { readOut: 'hidden' } });
    await playOn(at(keeper), id);
    expect(JSON.stringify(must(await ada.exportRecord(id)))).not.toMatch(/readOut|hidden/);
    const { next = '' } = await grant(ada, id, { type: 'rematch' });
    expect((await ada.view(next, 'spectator'))?.customs).toEqual({ readOut: 'hidden', talk: 'free' });
  });

  test.each([
    ['nobody knows', { music: 'loud' }],
    ['has no such value', { readOut: 'loud' }],
    ['every object has', { constructor: 'shown' }],
  ])('one that %s is refused', async (_, wrong) => {
    const { ada } = keep({ customs });
    const [[custom, value] = []] = Object.entries(wrong);
    const problem = { code: 'unknown-custom', custom, value };
    expect(await ada.make(newWishId(), setupOf(GAME, seats, { customs: wrong }))).toEqual({
      ok: false,
      error: problem,
    });
    const id = await make(ada, setupOf(GAME, seats));
    const revision = (await ada.view(id, 'spectator'))?.revision ?? 0;
    expect(await ada.wish(id, { id: newWishId(), revision, type: 'arrange', customs: wrong })).toEqual({
      ok: false,
      error: { by: 'table', code: 'not-so', problem },
    });
  });

  test('a game without any has none, and old tables have what is usual', async () => {
    const { ada, store } = keep();
    const id = await make(ada, setupOf(GAME, seats));
    expect((await ada.view(id, 'spectator'))?.customs).toEqual({});
    expect((await store.read(id, 0))[0]).not.toHaveProperty('customs');
    expect(await ada.make(newWishId(), setupOf(GAME, seats, { customs: { readOut: 'shown' } }))).toMatchObject({
      ok: false,
    });
  });
});
