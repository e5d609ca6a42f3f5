import { type Json, newFateKey, SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ADA,
  BEN,
  CLEO,
  gather,
  grant,
  human,
  keeperOf,
  lookAt,
  make,
  must,
  newWishId,
  playOn,
  seedKeys,
  setupOf,
} from '../testing/tables.js';
import type { TableKeeper } from './index.js';

const GAMES = await loadGames();

const keep = keeperOf(GAMES);
beforeEach(() => seedKeys(1));
afterEach(() => void vi.restoreAllMocks());

const people = [ADA, BEN];
const at = (keeper: TableKeeper) => ({ keeper, games: GAMES, people, random: new SeededRandom(2) });
const GAME = 'five-towers';

async function played(game: string, actions?: number) {
  const kept = keep({ isOwnDevice: true });
  const id = await gather(kept.keeper, game, people);
  await playOn(at(kept.keeper), id, actions);
  const record = must(await kept.keeper.as(ADA).exportRecord(id));
  return { ...kept, ada: kept.keeper.as(ADA), id, record: JSON.parse(JSON.stringify(record)) as Saved };
}

type Saved = { readonly [field: string]: Json } & { readonly fate: object; readonly log: readonly Json[] };

describe('a match that was played here', () => {
  test.each(GAMES)('$rules.id is fair when it is over, whoever asks', async ({ rules }) => {
    const { keeper, id } = await played(rules.id);
    expect((await lookAt(keeper.as(ADA), id)).due.type).toBe('over');
    // Where more than rules is needed, there is nobody here who could answer once more.
    const code = rules.draw === undefined ? 'fair' : 'fate-elsewhere';
    for (const person of [ADA, BEN, CLEO]) expect(await keeper.as(person).fairness(id)).toEqual({ code });
  });

  test('is fair also if moves were taken back', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, GAME, people);
    let takenBack = 0;
    for (let more = 0; more < 12; more++) {
      await playOn(at(keeper), id, 1);
      const { undo } = await lookAt(keeper.as(ADA), id);
      if (undo === undefined) continue;
      await grant(keeper.as(people[undo.seat] ?? ''), id, { type: 'take-back', seat: undo.seat });
      takenBack += 1;
    }
    expect(takenBack).toBeGreaterThan(0);
    await playOn(at(keeper), id);
    expect(await keeper.as(ADA).fairness(id)).toEqual({ code: 'fair' });
  });

  test('keeps its key to itself while it runs', async () => {
    const { ada, id, store } = await played(GAME, 3);
    const answer = await ada.fairness(id);
    expect(answer).toEqual({ code: 'key-hidden' });
    const begun = (await store.read(id, 0)).find(event => event.type === 'begun');
    expect(JSON.stringify(answer)).not.toContain(begun?.key);
  });

  test('has no fate before it begins, and none for those who may not know of it', async () => {
    const { keeper } = keep();
    const room = await make(keeper.as(ADA), setupOf(GAME, [human('Ada'), null]));
    expect(await keeper.as(ADA).fairness(room)).toBeUndefined();
    const closed = await gather(keeper, GAME, people, { spectators: false });
    expect(await keeper.as(CLEO).fairness(closed)).toBeUndefined();
    expect(await keeper.as(ADA).fairness('nowhere')).toBeUndefined();
  });

  test('is not played again for lists, nor for those who only look', async () => {
    const { ada, id } = await played(GAME);
    const fate = vi.spyOn(GAMES.find(({ rules }) => rules.id === GAME)?.rules ?? Object(undefined), 'fate');
    await ada.list({ phases: ['over'], limit: 10 });
    await ada.summary(id);
    await ada.view(id, 'open');
    expect(fate).not.toHaveBeenCalled();
    await ada.fairness(id);
    expect(fate).toHaveBeenCalled();
  });
});

describe('a match from a file', () => {
  async function fairnessOf(change: (record: Saved) => unknown, actions?: number) {
    const { ada, record } = await played(GAME, actions);
    return await ada.fairness(must(await ada.importRecord(newWishId(), change(record))));
  }

  test('is fair if it follows from its own key', async () => {
    expect(await fairnessOf(record => record)).toEqual({ code: 'fair' });
  });

  test('is not fair if its key contradicts its commitment', async () => {
    expect(await fairnessOf(record => ({ ...record, fate: { ...record.fate, key: newFateKey() } }))).toEqual({
      code: 'key-not-committed',
    });
    expect(await fairnessOf(record => ({ ...record, fate: { ...record.fate, commitment: '0'.repeat(64) } }))).toEqual({
      code: 'key-not-committed',
    });
  });

  test('is not fair if another key explains it no better', async () => {
    const other = (await played(GAME)).record.fate;
    seedKeys(2);
    expect(await fairnessOf(record => ({ ...record, fate: other }))).toEqual({ code: 'not-from-key', entry: 0 });
  });

  test.each<[string, (record: Saved) => object]>([
    ['says nothing of fate', record => ({ ...record, fate: undefined })],
    ['says nothing that can be read', record => ({ ...record, fate: null })],
    ['names another scheme', record => ({ ...record, fate: { ...record.fate, scheme: 'belfry-fate/0' } })],
    ['has no commitment', record => ({ ...record, fate: { ...record.fate, commitment: null } })],
    ['shows no key', record => ({ ...record, fate: { ...record.fate, key: undefined } })],
    ['shows what is no key', record => ({ ...record, fate: { ...record.fate, key: 'x' } })],
  ])('cannot be checked if it %s', async (_, change) => {
    expect(await fairnessOf(record => JSON.parse(JSON.stringify(change(record))))).toEqual({ code: 'key-missing' });
  });

  test('cannot be checked if it began elsewhere, neither now nor at its end', async () => {
    const { keeper, ada, record } = await played(GAME, 3);
    const id = must(await ada.importRecord(newWishId(), record));
    expect(await ada.fairness(id)).toEqual({ code: 'key-missing' });
    await playOn({ ...at(keeper), people: [ADA, ADA] }, id);
    expect((await lookAt(ada, id)).due.type).toBe('over');
    expect(await ada.fairness(id)).toEqual({ code: 'key-missing' });
  });
});
