import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './new-id.js';

afterEach(() => vi.unstubAllGlobals());

test('names are short, fit into addresses, and come where there is no randomUUID', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const names = Array.from({ length: 100 }, newId);
  expect(new Set(names).size).toBe(100);
  for (const name of names) expect(name).toMatch(/^[0-9a-v]{10}$/);
});
