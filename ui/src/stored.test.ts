// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readStored, writeStored } from './stored.js';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what was written is read again, each place for itself', () => {
  expect(writeStored('key', { steps: [1, 2] })).toBe(true);
  expect(readStored('key')).toEqual({ steps: [1, 2] });
  expect(readStored('key', 'sessionStorage')).toBeUndefined();
  expect(writeStored('key', null, 'sessionStorage')).toBe(true);
  expect(readStored('key', 'sessionStorage')).toBeNull();
  expect(localStorage.getItem('key')).toBe('{"steps":[1,2]}');
});

test.each(['', '{', 'not json', 'undefined'])('what cannot be read counts as nothing: %s', text => {
  localStorage.setItem('key', text);
  expect(readStored('key')).toBeUndefined();
});

describe.each(['localStorage', 'sessionStorage'] as const)('%s', place => {
  test('where it is full, what is there stays', () => {
    writeStored('key', 1, place);
    const full = (): void => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal(place, { getItem: globalThis[place].getItem.bind(globalThis[place]), setItem: full });
    expect(writeStored('key', 2, place)).toBe(false);
    expect(readStored('key', place)).toBe(1);
  });

  test('where it is forbidden even to look, nothing is there and nothing is kept', () => {
    vi.spyOn(globalThis, place, 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(writeStored('key', 1, place)).toBe(false);
    expect(readStored('key', place)).toBeUndefined();
  });

  test('where there is none, neither', () => {
    vi.stubGlobal(place, undefined);
    expect(writeStored('key', 1, place)).toBe(false);
    expect(readStored('key', place)).toBeUndefined();
  });
});
