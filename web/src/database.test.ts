import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BlockedError, connector, type Layout } from './database.js';

/** Each attempt to open, to be answered by the test. */
interface Attempt {
  readonly version: number;
  readonly callbacks: OpenDBCallbacks<unknown>;
  readonly succeed: (database: IDBPDatabase) => void;
  readonly fail: (error: Error) => void;
}

const { attempts } = vi.hoisted(() => ({ attempts: [] as Attempt[] }));
/** Thrown at once by a browser that refuses. */
let refusal: Error | undefined;
vi.mock('idb', () => ({
  openDB: (_name: string, version: number, callbacks: OpenDBCallbacks<unknown>) => {
    if (refusal !== undefined) throw refusal;
    return new Promise((succeed, fail) => attempts.push({ version, callbacks, succeed, fail }));
  },
}));

const LAYOUT: Layout<DBSchema> = { version: 2, upgrade: () => undefined };

const connection = () => ({ close: vi.fn<() => void>() }) as unknown as IDBPDatabase;
const latest = (): Attempt => {
  const attempt = attempts.at(-1);
  if (attempt === undefined) throw new Error('nothing was opened');
  return attempt;
};

/** What an upgrade is handed to work with. */
function upgradeWork() {
  let end: (error?: Error) => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    end = error => (error === undefined ? resolve() : reject(error));
  });
  const abort = vi.fn<() => void>(() => end(new DOMException('aborted', 'AbortError')));
  return { work: { done, abort }, end };
}

/** Connects for the first time. */
async function connected() {
  const connect = connector('test', LAYOUT);
  const opening = connect();
  const first = connection();
  latest().succeed(first);
  expect(await opening).toBe(first);
  return { connect, first };
}

beforeEach(() => {
  attempts.length = 0;
  refusal = undefined;
});

afterEach(() => {
  vi.useRealTimers();
});

test('one connection is enough', async () => {
  const { connect, first } = await connected();
  expect(await connect()).toBe(first);
  expect(attempts).toHaveLength(1);
  expect(latest().version).toBe(2);
});

test('a connection that the browser ended is opened again when needed', async () => {
  const { connect } = await connected();
  latest().callbacks.terminated?.();
  expect(attempts).toHaveLength(1);
  const again = connect();
  const second = connection();
  latest().succeed(second);
  expect(await again).toBe(second);
});

test('a newer version of the app gets its way, and the next call opens again', async () => {
  const { connect, first } = await connected();
  latest().callbacks.blocking?.(1, 2, { target: first } as unknown as IDBVersionChangeEvent);
  expect(first.close).toHaveBeenCalledOnce();
  void connect();
  expect(attempts).toHaveLength(2);
});

/** Another window keeps an older version open. */
const block = (): void => latest().callbacks.blocked?.(1, 2, {} as IDBVersionChangeEvent);

test('who is blocked for too long is told, does not hold the place later, and may try again', async () => {
  vi.useFakeTimers();
  const connect = connector('test', LAYOUT);
  const opening = connect();
  block();
  vi.runAllTimers();
  await expect(opening).rejects.toThrow(BlockedError);
  vi.useRealTimers();
  const late = connection();
  latest().succeed(late);
  await vi.waitFor(() => expect(late.close).toHaveBeenCalledOnce());
  void connect();
  expect(attempts).toHaveLength(2);
});

test('who hears nothing, behind an attempt that still waits, is told too', async () => {
  vi.useFakeTimers();
  const opening = connector('test', LAYOUT)();
  vi.runAllTimers();
  await expect(opening).rejects.toThrow(BlockedError);
  vi.useRealTimers();
});

test('who is blocked only until another window has written what it was writing is let in', async () => {
  vi.useFakeTimers();
  const connect = connector('test', LAYOUT);
  const opening = connect();
  block();
  const first = connection();
  const { work, end } = upgradeWork();
  latest().callbacks.upgrade?.(first, 1, 2, work as never, {} as IDBVersionChangeEvent);
  // The upgrade takes its time.
  vi.runAllTimers();
  end();
  latest().succeed(first);
  expect(await opening).toBe(first);
  expect(await connect()).toBe(first);
  expect(first.close).not.toHaveBeenCalled();
});

test('a browser that refused once may allow it the next time', async () => {
  const connect = connector('test', LAYOUT);
  const opening = connect();
  latest().fail(new DOMException('no', 'SecurityError'));
  await expect(opening).rejects.toThrow('no');
  void connect();
  expect(attempts).toHaveLength(2);
});

test('one that refused by throwing may too', async () => {
  const connect = connector('test', LAYOUT);
  refusal = new DOMException('no', 'SecurityError');
  await expect(connect()).rejects.toThrow('no');
  refusal = undefined;
  const again = connect();
  const first = connection();
  latest().succeed(first);
  expect(await again).toBe(first);
});

test('an upgrade knows what is stored', async () => {
  const upgrade = vi.fn<Layout<DBSchema>['upgrade']>();
  void connector('test', { version: 2, upgrade })();
  const [database, { work }] = [connection(), upgradeWork()];
  latest().callbacks.upgrade?.(database, 1, 2, work as never, {} as IDBVersionChangeEvent);
  expect(upgrade).toHaveBeenCalledExactlyOnceWith({ database, from: 1, work });
});

test.each([
  [
    'at once',
    () => {
      throw new Error('cannot be carried over');
    },
  ],
  ['later', async () => Promise.reject(new Error('cannot be carried over'))],
])('an upgrade that fails %s is taken back, and whoever opens is told why', async (_, upgrade) => {
  const connect = connector('test', { version: 2, upgrade });
  const opening = connect();
  const { work } = upgradeWork();
  latest().callbacks.upgrade?.(connection(), 1, 2, work as never, {} as IDBVersionChangeEvent);
  await expect(opening).rejects.toThrow('cannot be carried over');
  expect(work.abort).toHaveBeenCalledOnce();
  latest().fail(new DOMException('aborted', 'AbortError'));
  void connect();
  expect(attempts).toHaveLength(2);
});
