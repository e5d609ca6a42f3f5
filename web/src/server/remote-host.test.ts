import type { RoomView, TableView } from '@belfry/table';
import { describe, expect, test, vi } from 'vitest';
import { type ServerCalls, ServerError } from './calls.js';
import { type RemoteParts, remoteHost } from './remote-host.js';

const ROOM = { revision: 3, game: 'g', options: { players: 2 }, seats: [], chat: [] } as unknown as RoomView;
const BEGUN = {
  ...ROOM,
  viewer: 0,
  count: 4,
  state: {},
  log: [1, 2, 3, 4],
  draws: {},
  due: { type: 'seat', seat: 1 },
  deadline: 9,
} as unknown as TableView;
const FAIR = {
  code: 'fair',
  isOwnNumberIn: true,
  isOwnNumberLost: false,
  redrawn: 0,
  added: ['Ada'],
  missing: [],
} as const;
const OVER = { ...BEGUN, due: { type: 'over', result: { winners: [0] } } } as unknown as TableView;

function hostWith(calls: Partial<ServerCalls>, parts: Partial<RemoteParts> = {}) {
  const line = {
    watch: vi.fn<(table: string, tell: (view: unknown) => void) => () => void>(),
    wish: vi.fn<(...args: never[]) => unknown>(),
    hurry: vi.fn<() => void>(),
  };
  const host = remoteHost({
    calls: calls as ServerCalls,
    line: () => line as never,
    check: () => Promise.reject(new Error('not asked for')),
    after: async () => undefined,
    ...parts,
  });
  return { host, line };
}

describe('wishes', () => {
  test('go over the line, without the seat that is their maker’s', async () => {
    const { host, line } = hostWith({});
    line.wish.mockResolvedValue({ granted: { revision: 5 } });
    const wish = { id: 'w', revision: 4, type: 'act', seat: 1, action: 'pass' };
    expect(await host.wish('t', wish)).toEqual({ ok: true, value: { revision: 5 } });
    expect(line.wish).toHaveBeenCalledWith('t', { id: 'w', revision: 4, type: 'act', action: 'pass' });
    await host.wish('t', { id: 'v', revision: 4, type: 'remove', seat: 1 });
    expect(line.wish).toHaveBeenLastCalledWith('t', { id: 'v', revision: 4, type: 'remove', seat: 1 });
  });

  test('that are refused say why, and what went wrong is an error', async () => {
    const { host, line } = hostWith({});
    const refused = { by: 'table', code: 'out-of-date', revision: 6 };
    line.wish.mockResolvedValueOnce({ refused });
    expect(await host.wish('t', { type: 'rematch' })).toEqual({ ok: false, error: refused });
    line.wish.mockResolvedValueOnce({ failed: 'storage-full' });
    await expect(host.wish('t', { type: 'rematch' })).rejects.toMatchObject({ code: 'storage-full' });
  });

  test('that came too fast are sent again, with the same id', async () => {
    const { host, line } = hostWith({});
    line.wish.mockResolvedValueOnce({ failed: 'too-fast' }).mockResolvedValueOnce({ granted: { revision: 1 } });
    expect(await host.wish('t', { id: 'w', type: 'rematch' })).toMatchObject({ ok: true });
    expect(line.wish.mock.calls).toEqual([
      ['t', { id: 'w', type: 'rematch' }],
      ['t', { id: 'w', type: 'rematch' }],
    ]);
  });

  test('to sit down bring a new cookie: they are asked as requests, and the line is made anew', async () => {
    const { host, line } = hostWith({ wish: async () => ({ revision: 8 }) });
    expect(await host.wish('t', { type: 'sit', seat: 1, name: 'Ada' })).toEqual({ ok: true, value: { revision: 8 } });
    expect(line.hurry).toHaveBeenCalledTimes(1);
    const taken = new ServerError('refused', { refused: { by: 'table', code: 'seat-taken', seat: 1 } });
    const other = hostWith({ wish: () => Promise.reject(taken) });
    expect(await other.host.wish('t', { type: 'sit', seat: 1, name: 'Ada' })).toMatchObject({
      ok: false,
      error: { code: 'seat-taken' },
    });
    expect(other.line.hurry).not.toHaveBeenCalled();
  });
});

describe('tables', () => {
  test('are told whole, as the line has put them together', async () => {
    const { host, line } = hostWith({});
    const tell = vi.fn<(news: unknown) => void>();
    line.watch.mockImplementation((_, told) => {
      told(ROOM);
      told(BEGUN);
      told(undefined);
      return () => undefined;
    });
    await host.watch('t', 0, tell);
    expect(tell.mock.calls.map(([news]) => news)).toMatchObject([
      { since: undefined, room: ROOM, match: undefined },
      { since: undefined, match: { from: 0, log: [1, 2, 3, 4] } },
      undefined,
    ]);
  });

  test('that nobody may know of are not there', async () => {
    const missing = new ServerError('no-such-table');
    const { host } = hostWith({ view: () => Promise.reject(missing), moments: () => Promise.reject(missing) });
    expect(await host.summary('t')).toBeUndefined();
    expect(await host.moments('t', 0, 0, 0)).toBeUndefined();
    const broken = hostWith({ view: () => Promise.reject(new ServerError('failed')) });
    await expect(broken.host.view('t', 0)).rejects.toMatchObject({ code: 'failed' });
  });

  test('say in short what they are', async () => {
    const { host } = hostWith({ view: async () => BEGUN });
    expect(await host.summary('t')).toMatchObject({ id: 't', phase: 'running', turn: 1, count: 4, deadline: 9 });
    expect(await hostWith({ view: async () => ROOM }).host.summary('t')).toMatchObject({ phase: 'room', count: 0 });
    expect(await hostWith({ view: async () => OVER }).host.summary('t')).toMatchObject({ phase: 'over' });
    const said = { clock: { type: 'none' }, spectators: true } as const;
    const hosted = { ...ROOM, ...said, seats: [{ name: 'Ada', isHost: true }] } as unknown as RoomView;
    expect(await hostWith({ view: async () => hosted }).host.summary('t')).toMatchObject({ ...said, host: 'Ada' });
  });

  test('come in pages', async () => {
    const tables = vi.fn<ServerCalls['tables']>(async () => ({ tables: [], total: 7, next: '12-t-9' }));
    const { host } = hostWith({ tables });
    const page = await host.list({ phases: ['over'], limit: 2, after: { changed: 5, id: 'x' } });
    expect(tables).toHaveBeenCalledWith({ phases: ['over'], limit: 2, after: '5-x' });
    expect(page).toEqual({ tables: [], total: 7, next: { changed: 12, id: 't-9' } });
  });

  test('that cannot be set up like this say why', async () => {
    const problem = { code: 'unknown-game', game: 'x' };
    const { host } = hostWith({ make: () => Promise.reject(new ServerError('impossible-setup', { problem })) });
    expect(await host.make('w', {})).toEqual({ ok: false, error: problem });
  });
});

describe('fairness', () => {
  test('is checked here, when the match is over', async () => {
    const check = vi.fn<RemoteParts['check']>(async () => FAIR);
    const { host } = hostWith({ view: async () => OVER, record: async () => ({ game: 'g' }) }, { check });
    expect(await host.fairness('t')).toMatchObject({ code: 'fair' });
    expect(check).toHaveBeenCalledWith('t', OVER, { game: 'g' });
    expect(await hostWith({ view: async () => BEGUN }).host.fairness('t')).toEqual({ code: 'key-hidden' });
    expect(await hostWith({ view: async () => ROOM }).host.fairness('t')).toBeUndefined();
  });

  test('cannot be said of a match that promised nothing, or of no match', async () => {
    const calls = { view: async () => OVER, record: async () => ({}) };
    const nothing = hostWith(calls, { check: async () => ({ code: 'not-promised' }) });
    expect(await nothing.host.fairness('t')).toEqual({ code: 'key-missing' });
    const broken = hostWith(calls, { check: async () => ({ code: 'not-a-record', fault: {} as never }) });
    await expect(broken.host.fairness('t')).rejects.toThrow('cannot be read');
  });
});
