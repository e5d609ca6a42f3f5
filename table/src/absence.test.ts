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
  idle,
  keeperOf,
  look,
  lookAt,
  make,
  refusal,
  seedKeys,
  setupOf,
} from '../testing/tables.js';
import { LONGEST_LINE } from './index.js';

const GAMES = await loadGames();

const keep = keeperOf(GAMES);
beforeEach(() => seedKeys(1));
afterEach(() => void vi.restoreAllMocks());

const END = { type: 'act', seat: 0, action: { type: 'end' } } as const;

describe('while somebody is away', () => {
  test('a bot plays for them, and they get their seat back when they return', async () => {
    const { keeper } = keep();
    const ben = keeper.as(BEN);
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    await keeper.as(ADA).watch(id, 0, () => undefined);
    await grant(ben, id, { type: 'cover', seat: 1 });
    expect((await look(keeper.as(ADA), id)).seats[1]).toEqual({
      name: 'Name 2',
      player: { type: 'human' },
      isYours: false,
      standIn: 'random',
    });
    await grant(keeper.as(ADA), id, END);
    await idle();
    const { due, log } = await lookAt(ben, id, 1);
    expect(due).toEqual({ type: 'seat', seat: 0 });
    expect(log.some(entry => (entry as { seat?: number }).seat === 1)).toBe(true);
    await grant(ben, id, { type: 'return', seat: 1 });
    await grant(keeper.as(ADA), id, END);
    await idle();
    expect((await lookAt(ben, id)).due).toEqual({ type: 'seat', seat: 1 });
    await grant(ben, id, { ...END, seat: 1 });
  });

  test('they see their cards and talk, but do not act', async () => {
    const { keeper } = keep();
    const ada = keeper.as(ADA);
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    await grant(ada, id, { type: 'cover', seat: 0 });
    expect(await refusal(ada, id, END)).toEqual({ by: 'table', code: 'bot-plays-for-you', seat: 0 });
    expect(await refusal(ada, id, { type: 'take-back', seat: 0 })).toMatchObject({ code: 'bot-plays-for-you' });
    expect((await lookAt(ada, id, 0)).viewer).toBe(0);
    await grant(ada, id, { type: 'say', seat: 0, text: 'back in a minute' });
  });

  test('the bot is the one they name, one they can have, and one at a time', async () => {
    const { keeper } = keep();
    const ada = keeper.as(ADA);
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    expect(await refusal(ada, id, { type: 'cover', seat: 0, policy: 'x' })).toMatchObject({ code: 'not-so' });
    await grant(ada, id, { type: 'cover', seat: 0, policy: 'eager' });
    expect((await look(ada, id)).seats[0]?.standIn).toBe('eager');
    expect(await refusal(ada, id, { type: 'cover', seat: 0 })).toEqual({ by: 'table', code: 'not-a-person', seat: 0 });
    expect(await refusal(ada, id, { type: 'cover', seat: 7 })).toMatchObject({ code: 'no-such-seat' });
  });

  test('nobody plays for a bot, nor comes back to its seat', async () => {
    const { keeper } = keep();
    const ada = keeper.as(ADA);
    const id = await make(ada, setupOf('skyscraper', [human('Ada'), bot('Jackdaw')]), 'chosen');
    const notAPerson = { by: 'table', code: 'not-a-person', seat: 1 };
    for (const type of ['cover', 'return', 'get-up'] as const)
      expect(await refusal(ada, id, { type, seat: 1 })).toEqual(notAPerson);
  });

  test('what they come back to is theirs again at once, also in the middle of the bot’s thought', async () => {
    let thoughts = 0;
    const think = () => {
      thoughts += 1;
      return new Promise(() => undefined);
    };
    const { keeper } = keep({ think });
    const ada = keeper.as(ADA);
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    await ada.watch(id, 0, () => undefined);
    await grant(ada, id, { type: 'cover', seat: 0 });
    await idle();
    expect(thoughts).toBe(1);
    await grant(ada, id, { type: 'return', seat: 0 });
    await grant(ada, id, END);
    expect((await lookAt(ada, id)).due).toEqual({ type: 'seat', seat: 1 });
  });

  test('a thought that ends after they came back is not played', async () => {
    const thoughts: ((action: unknown) => void)[] = [];
    const { keeper, failures } = keep({ think: () => new Promise(resolve => thoughts.push(resolve)) });
    const ada = keeper.as(ADA);
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    await ada.watch(id, 0, () => undefined);
    await grant(ada, id, { type: 'cover', seat: 0 });
    await idle();
    await grant(ada, id, { type: 'return', seat: 0 });
    thoughts[0]?.({ type: 'end' });
    await idle();
    expect((await lookAt(ada, id)).due).toEqual({ type: 'seat', seat: 0 });
    expect(failures).toEqual([]);
  });
});

describe('talk', () => {
  test('is heard by all, in order, before, during and after the match', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN], { begin: false });
    await grant(keeper.as(BEN), id, { type: 'say', seat: 1, text: 'shall we?' });
    await grant(keeper.as(ADA), id, { type: 'begin', seating: 'chosen' });
    await grant(keeper.as(ADA), id, { type: 'say', seat: 0, text: 'good luck' });
    for (const person of [ADA, BEN, CLEO])
      expect((await look(keeper.as(person), id)).chat.map(({ name, text }) => [name, text])).toEqual([
        ['Name 2', 'shall we?'],
        ['Name 1', 'good luck'],
      ]);
  });

  test('comes from one’s own seat only', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    for (const person of [BEN, CLEO])
      expect(await refusal(keeper.as(person), id, { type: 'say', seat: 0, text: 'x' })).toEqual({
        by: 'table',
        code: 'not-your-seat',
        seat: 0,
      });
    expect((await look(keeper.as(ADA), id)).chat).toEqual([]);
  });

  test.each([
    ['a\u0000b\nc', 'a b c'],
    ['\u202etfel\u202c ot thgir\u2066', 'tfel ot thgir'],
    ['  so   much\troom ', 'so much room'],
    ['half \ud83d', 'half'],
    ['whole 🗼 and العربية', 'whole 🗼 and العربية'],
  ])('%j is heard as %j', async (text, heard) => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    await grant(keeper.as(ADA), id, { type: 'say', seat: 0, text });
    expect((await look(keeper.as(BEN), id)).chat.map(line => line.text)).toEqual([heard]);
  });

  test.each([
    ['empty', ''],
    ['nothing that can be seen', ' \u202e\u0000\n'],
    ['too long', 'x'.repeat(LONGEST_LINE + 1)],
    ['far too long', 'x'.repeat(10_000_000)],
  ])('that is %s is refused', async (_, text) => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    const { revision } = await look(keeper.as(ADA), id);
    expect(await refusal(keeper.as(ADA), id, { type: 'say', seat: 0, text })).toMatchObject({
      by: 'reader',
      code: 'malformed',
      path: 'text',
    });
    expect(await look(keeper.as(ADA), id)).toMatchObject({ revision, chat: [] });
  });

  test('of the longest kind is allowed', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    await grant(keeper.as(ADA), id, { type: 'say', seat: 0, text: 'x'.repeat(LONGEST_LINE) });
  });
});
