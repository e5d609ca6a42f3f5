// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTips } from './use-tips.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function useKept(fitting: readonly string[] | undefined) {
  const [seen, keep] = useState<readonly string[]>([]);
  return { ...useTips(fitting, { seen, keep }), seen };
}

const shown = (first: readonly string[] | undefined) =>
  renderHook(({ fitting }) => useKept(fitting), { initialProps: { fitting: first } });

const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

test('one at a time, the most urgent first; who got it sees the next', () => {
  const { result } = shown(['goal', 'bid']);
  expect(result.current.tip).toBe('goal');
  act(() => result.current.gotIt());
  expect(result.current.tip).toBe('bid');
  act(() => result.current.gotIt());
  expect(result.current.tip).toBeUndefined();
});

test('a tip whose moment went by too soon comes again, one that could be read does not', () => {
  const { result, rerender } = shown(['goal']);
  wait(1000);
  rerender({ fitting: [] });
  rerender({ fitting: ['goal'] });
  expect(result.current.tip).toBe('goal');
  wait(5000);
  rerender({ fitting: ['build'] });
  expect(result.current.seen).toEqual(['goal']);
  rerender({ fitting: ['goal'] });
  expect(result.current.tip).toBeUndefined();
});

test('where none are wanted none is shown, and none counts as read', () => {
  const { result, rerender } = shown(['goal']);
  wait(5000);
  rerender({ fitting: undefined });
  expect(result.current.tip).toBeUndefined();
  rerender({ fitting: ['goal'] });
  expect(result.current.tip).toBe('goal');
});
