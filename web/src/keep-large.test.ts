// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLarge } from './keep-large.js';

beforeEach(() => void vi.stubGlobal('requestIdleCallback', (call: () => void) => call()));
afterEach(() => void vi.unstubAllGlobals());

/** A cache as browsers have it, by addresses. */
function fakeCache(...kept: readonly string[]) {
  const files = new Set(kept);
  const urls = (): string[] => [...files];
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (address: string) => (files.has(address) ? {} : undefined),
      add: async (address: string) => void files.add(address),
      keys: async () => urls().map(address => ({ url: `https://belfry.example${address}` })),
      delete: async ({ url }: { readonly url: string }) => files.delete(new URL(url).pathname),
    }),
  });
  return { urls };
}

const list = (...addresses: readonly string[]): unknown =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => ({ json: async () => addresses })),
  );

test('what is large is kept, and what an earlier version had is not', async () => {
  const { urls } = fakeCache('/assets/large-old.js');
  list('/assets/large-new.js');
  await keepLarge();
  expect(urls()).toEqual(['/assets/large-new.js']);
});

test.each([
  ['for those who save data', { onLine: true, connection: { saveData: true } }],
  ['without a network', { onLine: false }],
])('nothing is brought %s', async (_, navigator) => {
  const { urls } = fakeCache();
  list('/assets/large-new.js');
  vi.stubGlobal('navigator', navigator);
  await keepLarge();
  expect(urls()).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});
