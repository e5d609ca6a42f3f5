// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Action } from '../../rules/index.js';
import { alongX, look, position } from '../../testing/scenario.js';
import { useBuilding } from './use-building.js';
import { useClimbing } from './use-climbing.js';
import { useStable } from './use-stable.js';

afterEach(cleanup);

const STONES = { 'red-2a': alongX(0, 1, 0, 1) } as const;

test('functions stay the same, and do what the newest do', () => {
  const said: number[] = [];
  const { result, rerender } = renderHook(({ number }) => useStable({ say: () => said.push(number) }), {
    initialProps: { number: 1 },
  });
  const { say } = result.current;
  rerender({ number: 2 });
  expect(result.current.say).toBe(say);
  say();
  expect(said).toEqual([2]);
});

describe('what is in hand is the same as long as nothing of it changes', () => {
  test('a stone', () => {
    const state = look(position({ stones: STONES, dice: [4, 1], round: 3 }));
    const { result, rerender } = renderHook(() => useBuilding(state, () => undefined, true));
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
    act(() => before?.pick(0));
    expect(result.current).not.toBe(before);
    expect(result.current?.stone).toBe(0);
    expect(result.current?.pick).toBe(before?.pick);
  });

  test('a pawn; what it does is done by whoever listens now', () => {
    const state = look(position({ stones: STONES }));
    const acts = [vi.fn<(action: Action) => void>(), vi.fn<(action: Action) => void>()] as const;
    const { result, rerender } = renderHook(({ by }) => useClimbing(state, acts[by]), {
      initialProps: { by: 0 as 0 | 1 },
    });
    const before = result.current;
    rerender({ by: 1 });
    expect(result.current).toBe(before);
    act(() => before?.stay());
    expect(acts[0]).not.toHaveBeenCalled();
    expect(acts[1]).toHaveBeenCalledExactlyOnceWith({ type: 'stay' });
  });
});
