import { loadGames } from '@belfry/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginTogether, Guest, gatherGuests } from '../testing/guests.js';
import { ADA, BEN, CLEO, keeperOf, newWishId, seedKeys } from '../testing/tables.js';
import { REACTIONS } from './index.js';

const GAMES = await loadGames();
beforeEach(() => seedKeys(1));
afterEach(() => void vi.restoreAllMocks());

const table = (code: string) => ({ by: 'table', code });

async function room() {
  const kept = keeperOf(GAMES)({ isShared: true });
  const guests = await gatherGuests(kept.keeper, 'skyscraper', [ADA, BEN]);
  const [ada, ben] = guests as [Guest, Guest];
  return { ...kept, guests, ada, ben };
}

describe('talk', () => {
  test('has reactions that need no words', async () => {
    const { ada, ben } = await room();
    for (const reaction of REACTIONS) await ben.grant({ type: 'say', reaction });
    const { chat } = await ada.look();
    expect(chat.map(({ text, reaction }) => [text, reaction])).toEqual(REACTIONS.map(reaction => ['', reaction]));
  });

  test('is words or a reaction, not both, neither or another', async () => {
    const { ben } = await room();
    const said = { type: 'say', id: newWishId(), revision: 0 };
    for (const what of [{}, { text: 'Hm', reaction: 'hm' }, { reaction: 'boo' }, { text: '' }, { reaction: '' }])
      expect(await ben.host.wish(ben.table, { ...said, ...what })).toMatchObject({
        ok: false,
        error: { by: 'reader' },
      });
  });

  test('is what the host lets be said, at any time', async () => {
    const { guests, ada, ben } = await room();
    expect((await ben.look()).talk).toBe('free');
    await ada.grant({ type: 'talk', talk: 'reactions' });
    expect((await ben.look()).talk).toBe('reactions');
    expect(await ben.refusal({ type: 'say', text: 'Hello' })).toEqual(table('silenced'));
    expect(await ada.refusal({ type: 'say', text: 'Hello' })).toEqual(table('silenced'));
    await ben.grant({ type: 'say', reaction: 'hello' });
    await beginTogether(guests);
    await ada.grant({ type: 'talk', talk: 'none' });
    expect(await ben.refusal({ type: 'say', reaction: 'hello' })).toEqual(table('silenced'));
    await ada.grant({ type: 'talk', talk: 'free' });
    await ben.grant({ type: 'say', text: 'Hello' });
    expect((await ada.look()).chat.map(({ text }) => text)).toEqual(['', 'Hello']);
  });

  test('is nobody else’s to stop', async () => {
    const { keeper, ada, ben } = await room();
    expect(await ben.refusal({ type: 'talk', talk: 'none' })).toEqual(table('only-the-host'));
    const cleo = new Guest(keeper, CLEO, ada.table);
    expect(await cleo.refusal({ type: 'talk', talk: 'none' })).toEqual(table('only-the-host'));
  });

  test('is stopped while the match is about to begin, and that makes no wish out of date', async () => {
    const { ada } = await room();
    const { revision } = await ada.look();
    await ada.grant({ type: 'talk', talk: 'none' });
    await ada.grant({ type: 'begin', seating: 'chosen', revision });
    await ada.grant({ type: 'talk', talk: 'reactions' });
    const granted = await ada.grant({ type: 'talk', talk: 'reactions' });
    expect(granted.revision).toBe((await ada.look()).revision);
    expect((await ada.look()).talk).toBe('reactions');
  });
});

describe('seats', () => {
  test('change places as the host wishes: people, bots and nobody', async () => {
    const { keeper } = keeperOf(GAMES)({ isShared: true });
    const [ada, ben] = (await gatherGuests(keeper, 'skyscraper', [ADA, BEN], { seats: 4 })) as [Guest, Guest];
    await ada.grant({ type: 'seat-bot', seat: 2, name: 'Jackdaw', policy: 'random' });
    const names = async () => (await ben.look()).seats.map(({ name }) => name);
    await ada.grant({ type: 'swap', seat: 0, with: 1 });
    expect(await names()).toEqual(['Name 2', 'Name 1', 'Jackdaw', '']);
    await ada.grant({ type: 'swap', seat: 3, with: 0 });
    await ada.grant({ type: 'swap', seat: 1, with: 2 });
    expect(await names()).toEqual(['', 'Jackdaw', 'Name 1', 'Name 2']);
    const { seats } = await ben.look();
    expect(seats.map(({ isYours }) => isYours)).toEqual([false, false, false, true]);
    expect(seats.map(({ isHost }) => isHost)).toEqual([undefined, undefined, true, undefined]);
    expect((await ada.grant({ type: 'swap', seat: 1, with: 1 })).revision).toBe((await ada.look()).revision);
  });

  test('change places only as long as the same sit there, before the match, and for the host', async () => {
    const { guests, ada, ben } = await room();
    const swap = { type: 'swap', seat: 0, with: 1 } as const;
    expect(await ben.refusal(swap)).toEqual(table('only-the-host'));
    expect(await ada.refusal({ ...swap, with: 7 })).toEqual({ by: 'match', code: 'no-such-seat', seat: 7 });
    const { revision } = await ada.look();
    await ben.grant({ type: 'get-up' });
    expect(await ada.refusal({ ...swap, revision })).toMatchObject(table('out-of-date'));
    await ben.grant({ type: 'sit', seat: 1, name: 'Ben' });
    await beginTogether(guests);
    expect(await ada.refusal(swap)).toEqual(table('begun-already'));
  });
});

describe('a delay', () => {
  test('is arranged by the host in whole seconds', async () => {
    const { ada, ben } = await room();
    expect((await ben.look()).delay).toBe(0);
    await ada.grant({ type: 'arrange', delay: 120 });
    await ada.grant({ type: 'arrange', spectators: true });
    expect((await ben.look()).delay).toBe(120);
    await ada.grant({ type: 'arrange', delay: 0 });
    expect((await ben.look()).delay).toBe(0);
    for (const delay of [-1, 0.5, 3601, '60'])
      expect(await ada.refusal({ type: 'arrange', delay } as never)).toMatchObject({ by: 'reader' });
  });
});
