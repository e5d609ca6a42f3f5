import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('storage is asked for once, and a refusal does no harm', async () => {
  const persist = vi.fn<() => Promise<boolean>>().mockRejectedValue(new Error('no'));
  vi.stubGlobal('navigator', { storage: { persist } });
  const { askToKeep } = await import('./keep.js');
  askToKeep();
  askToKeep();
  expect(persist).toHaveBeenCalledOnce();
});

test.each([[{}], [{ storage: {} }]])('a browser that knows nothing of it is left alone: %j', async navigator => {
  vi.stubGlobal('navigator', navigator);
  const { askToKeep } = await import('./keep.js');
  expect(askToKeep).not.toThrow();
});
