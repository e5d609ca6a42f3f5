// @vitest-environment happy-dom
import { type Json, SeededRandom } from '@belfry/engine';
import { ADA, BEN, keeperOf, must, seedKeys } from '@belfry/table/testing';
import { FateMemory } from '@belfry/wire';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Guest, gatherGuests, playGuests } from '../../../table/testing/guests.js';
import { listed } from '../shell/testing.js';
import { type Me, type ServerCalls, ServerError } from './calls.js';
import { drawStore } from './draws.js';
import { Server, type ServerParts } from './server.js';

type Listener = (event: { readonly data: unknown }) => void;

/** A socket in the hands of a test. */
class FakeSocket {
  readonly sent: unknown[] = [];
  readonly #listeners = new Map<string, Listener>();
  send = (text: string): void => void this.sent.push(JSON.parse(text));
  close = (): void => this.#listeners.get('close')?.({ data: undefined });
  addEventListener = (type: string, listen: Listener): void => void this.#listeners.set(type, listen);
  tell = (...messages: readonly object[]): void => this.#listeners.get('message')?.({ data: JSON.stringify(messages) });
}

function serverWith(calls: Partial<ServerCalls> = {}, parts: Partial<ServerParts> = {}) {
  const sockets: FakeSocket[] = [];
  const server = new Server({
    calls: calls as ServerCalls,
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    rulesOf: () => Promise.reject(new Error('no rules here')),
    now: () => 1000,
    ...parts,
  });
  const hello = (now = 1000): void =>
    sockets.at(-1)?.tell({ is: 'hello', protocol: 'belfry-wire/1', name: 'Ada', now });
  return { server, sockets, hello };
}

beforeEach(() => localStorage.clear());

describe('the line', () => {
  test('is opened when somebody needs it, and not before', () => {
    const { server, sockets, hello } = serverWith();
    expect(sockets).toHaveLength(0);
    server.watch('t', () => undefined);
    server.connect();
    expect(sockets).toHaveLength(1);
    expect(server.line.get()).toEqual({ is: 'opening' });
    hello();
    expect(server.line.get()).toEqual({ is: 'open' });
  });

  test('says when it is tried again, by the clock of this device', () => {
    vi.useFakeTimers();
    const { server, sockets, hello } = serverWith();
    const seen: unknown[] = [];
    server.connect();
    server.line.subscribe(() => seen.push(server.line.get()));
    hello();
    sockets[0]?.close();
    const lost = server.line.get();
    expect(lost).toMatchObject({ is: 'lost', tries: 1, isRenewed: false });
    expect(lost.is === 'lost' && (lost.until ?? 0) > 1000).toBe(true);
    server.hurry();
    expect(server.line.get()).toMatchObject({ is: 'lost', until: undefined });
    hello();
    expect(seen.map(state => (state as { is: string }).is)).toEqual(['open', 'lost', 'lost', 'open']);
    vi.useRealTimers();
  });

  test('brings the server’s clock', () => {
    const { server, hello } = serverWith();
    server.connect();
    hello(61_000);
    expect(server.now()).toBe(61_000);
  });

  test('shows what is held over a board, and nothing when it is put away', () => {
    const { server, sockets, hello } = serverWith();
    server.connect();
    hello();
    const points = server.pointsAt('t');
    sockets[0]?.tell({ is: 'point', table: 't', seat: 1, at: { x: 2 } });
    expect(points.get()).toEqual({ seat: 1, at: { x: 2 } });
    sockets[0]?.tell({ is: 'point', table: 't', seat: 1, at: null });
    expect(points.get()).toBeUndefined();
    // When the match goes on nobody holds anything any more.
    sockets[0]?.tell({ is: 'point', table: 't', seat: 1, at: { x: 2 } });
    sockets[0]?.tell({ is: 'news', table: 't', revision: 5, patch: [], log: { from: 3, entries: [{}] } });
    expect(points.get()).toBeUndefined();
    server.point('t', { x: 3 });
    expect(sockets[0]?.sent.at(-1)).toEqual({ do: 'point', table: 't', at: { x: 3 } });
  });
});

describe('who one is', () => {
  test('is asked once', async () => {
    const me = vi.fn<() => Promise<Me | null>>(async () => ({ name: 'Ada' }));
    const { server } = serverWith({ me });
    expect(server.me.get()).toBeUndefined();
    await server.whoAmI();
    expect(await server.whoAmI()).toEqual({ name: 'Ada' });
    expect(me).toHaveBeenCalledTimes(1);
    expect(server.me.get()).toEqual({ name: 'Ada' });
  });

  test('nobody becomes somebody; who is somebody changes their name only if it is another', async () => {
    const signIn = vi.fn<(you: Me) => Promise<Me>>(async you => you);
    const change = vi.fn<ServerCalls['change']>(async you => ({ name: you.name ?? '' }));
    const { server } = serverWith({ me: async () => null, signIn, change });
    await server.beSomebody({ name: 'Ada' });
    await server.beSomebody({ name: 'Ada' });
    expect([signIn.mock.calls.length, change.mock.calls.length]).toEqual([1, 0]);
    await server.beSomebody({ name: 'Ada L.' });
    expect(change).toHaveBeenCalledWith({ name: 'Ada L.' });
    expect(server.me.get()).toEqual({ name: 'Ada L.' });
  });

  test('is found out anew where another window was faster', async () => {
    const me = vi.fn<() => Promise<Me | null>>().mockResolvedValueOnce(null).mockResolvedValue({ name: 'Ada' });
    const signIn = () => Promise.reject(new ServerError('signed-in-already'));
    const { server } = serverWith({ me, signIn });
    expect(await server.beSomebody({ name: 'Ada' })).toEqual({ name: 'Ada' });
    expect(server.me.get()).toEqual({ name: 'Ada' });
    const full = serverWith({ me: async () => null, signIn: () => Promise.reject(new ServerError('storage-full')) });
    await expect(full.server.beSomebody({ name: 'Ada' })).rejects.toMatchObject({ code: 'storage-full' });
  });

  test('may be another after a join: the line is made anew with the new cookie', async () => {
    const { server, sockets, hello } = serverWith({ me: async () => ({ name: 'Ben' }) });
    server.connect();
    hello();
    await server.renewed();
    expect(sockets).toHaveLength(2);
    expect(server.me.get()).toEqual({ name: 'Ben' });
  });
});

describe('a match that is over', () => {
  test('is fair, though what this device saw last was taken back while it slept', async () => {
    seedKeys(3);
    const { rules } = await listed('five-towers').play();
    const { keeper } = keeperOf([{ rules, policies: [] }])({ isShared: true });
    const guests = await gatherGuests(keeper, 'five-towers', [ADA, BEN]);
    const [ada, ben] = guests as [Guest, Guest];
    const device = new FateMemory(drawStore());
    const look = async (): Promise<void> => {
      const made = device.follow(ada.table, await ada.look());
      if (made !== undefined) await ada.grant(made);
    };
    await ada.grant({ type: 'begin', seating: 'chosen' });
    await look();
    await ben.grant(await ben.seal());
    await look();
    await ben.grant(ben.show());
    await playGuests(guests, new SeededRandom(1), 1);
    await look();
    const { undo } = await ada.lookAt();
    await guests[undo?.seat ?? 0]?.grant({ type: 'take-back' });
    await playGuests(guests, new SeededRandom(2));
    const record: Json = JSON.parse(JSON.stringify(must(await ada.host.exportRecord(ada.table))));
    expect(device.check(ada.table, record, rules)).toMatchObject({ code: 'head-differs' });
    const calls = { view: () => ada.look(), record: async () => record };
    const { server } = serverWith(calls, { rulesOf: async () => ({ rules, answer: undefined }) });
    expect(await server.host.fairness(ada.table)).toMatchObject({ code: 'fair', isOwnNumberIn: true });
  });
});
