import type { IDBPDatabase, OpenDBCallbacks } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { connector } from './database.js';

/** Each attempt to open, to be answered by the test. */
interface Attempt {
  readonly callbacks: OpenDBCallbacks<unknown>;
  readonly succeed: (database: IDBPDatabase) => void;
  readonly fail: (error: Error) => void;
}

const { attempts } = vi.hoisted(() => ({ attempts: [] as Attempt[] }));
vi.mock('idb', () => ({
  openDB: (_name: string, _version: number, callbacks: OpenDBCallbacks<unknown>) =>
    new Promise((succeed, fail) => attempts.push({ callbacks, succeed, fail })),
}));

const connection = () => ({ close: vi.fn<() => void>() }) as unknown as IDBPDatabase;
const latest = (): Attempt => {
  const attempt = attempts.at(-1);
  if (attempt === undefined) throw new Error('nothing was opened');
  return attempt;
};

/** Connects for the first time. */
async function connected() {
  const connect = connector('test', () => undefined);
  const opening = connect();
  const first = connection();
  latest().succeed(first);
  expect(await opening).toBe(first);
  return { connect, first };
}

beforeEach(() => {
  attempts.length = 0;
});

test('one connection is enough', async () => {
  const { connect, first } = await connected();
  expect(await connect()).toBe(first);
  expect(attempts).toHaveLength(1);
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

test('who is blocked is told, does not hold the place later, and may try again', async () => {
  const connect = connector('test', () => undefined);
  const opening = connect();
  latest().callbacks.blocked?.(1, 2, {} as IDBVersionChangeEvent);
  await expect(opening).rejects.toThrow('another window');
  const late = connection();
  latest().succeed(late);
  await vi.waitFor(() => expect(late.close).toHaveBeenCalledOnce());
  void connect();
  expect(attempts).toHaveLength(2);
});

test('a browser that refused once may allow it the next time', async () => {
  const connect = connector('test', () => undefined);
  const opening = connect();
  latest().fail(new DOMException('no', 'SecurityError'));
  await expect(opening).rejects.toThrow('no');
  void connect();
  expect(attempts).toHaveLength(2);
});
