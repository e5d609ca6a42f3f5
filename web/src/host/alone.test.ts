import { afterEach, expect, test, vi } from 'vitest';
import { alone } from './alone.js';

afterEach(() => vi.unstubAllGlobals());

type Request = (name: string, options: object, work: () => Promise<void>) => Promise<void>;
const withLocks = (request?: Request): void => {
  vi.stubGlobal('navigator', request === undefined ? {} : { locks: { request } });
};
const { signal } = new AbortController();

test('work is done under its lock', async () => {
  const names: string[] = [];
  const work = vi.fn<() => Promise<void>>();
  withLocks(async (name, _, begin) => {
    names.push(name);
    await begin();
  });
  await alone('a', signal, work);
  expect(names).toEqual(['a']);
  expect(work).toHaveBeenCalledOnce();
});

test.each([
  ['are none', undefined],
  ['are forbidden', () => Promise.reject(new DOMException('denied', 'SecurityError'))],
])('where there %s, it is done all the same', async (_, request) => {
  const work = vi.fn<() => Promise<void>>();
  withLocks(request);
  await alone('a', signal, work);
  expect(work).toHaveBeenCalledOnce();
});

test('who waits too long for a window that sleeps goes on without', async () => {
  vi.useFakeTimers();
  try {
    const work = vi.fn<() => Promise<void>>();
    withLocks(
      (_, options) =>
        new Promise((__, reject) => {
          const { signal: waiting } = options as { readonly signal: AbortSignal };
          waiting.addEventListener('abort', () => reject(new DOMException('enough', 'AbortError')));
        }),
    );
    const done = alone('a', signal, work);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    await done;
    expect(work).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

test('work that fails is not done again', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('disk full'));
  withLocks((_, __, begin) => begin());
  await expect(alone('a', signal, work)).rejects.toThrow('disk full');
  expect(work).toHaveBeenCalledOnce();
});

test('who was called off while waiting does nothing', async () => {
  const stop = new AbortController();
  const work = vi.fn<() => Promise<void>>();
  withLocks(() => Promise.reject(new DOMException('called off', 'AbortError')));
  stop.abort();
  await expect(alone('a', stop.signal, work)).rejects.toThrow('called off');
  expect(work).not.toHaveBeenCalled();
});
