// @vitest-environment happy-dom
import type { BindingView, RoomView, TableView } from '@belfry/table';
import { updateSettings } from '@belfry/ui';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { daysView } from '../days/testing.js';
import { roomView } from './testing.js';
import { useOpening } from './use-opening.js';

const BINDING = {
  commitment: 'c',
  terms: { seats: [{ name: 'Anna' }, { name: 'Ben' }], left: [] },
  seals: ['s', null],
  numbers: [null, null],
  isShowing: false,
  until: 0,
  awaited: [1],
} as unknown as BindingView;

const MATCH = daysView();

beforeEach(() => {
  vi.useFakeTimers();
  updateSettings({ motion: 'auto' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (first: RoomView | TableView) =>
  renderHook(({ view }: { readonly view: RoomView | TableView }) => useOpening(view), {
    initialProps: { view: first },
  });

const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

test('all envelopes are seen sealed, then opened, then the match', async () => {
  const { result, rerender } = show(roomView({ binding: BINDING }));
  expect(result.current).toBeUndefined();
  rerender({ view: MATCH });
  expect(result.current?.binding).toMatchObject({ seals: ['', ''], numbers: [null, null], isShowing: false });
  await pass(700);
  expect(result.current?.binding).toMatchObject({ seals: ['', ''], numbers: ['', ''], isShowing: true });
  await pass(800);
  expect(result.current).toBeUndefined();
  rerender({ view: { ...MATCH, revision: 8 } });
  expect(result.current).toBeUndefined();
});

test('who comes to a match that runs, or did not see them sealed, waits for nothing', () => {
  expect(show(MATCH).result.current).toBeUndefined();
  const { result, rerender } = show(roomView());
  rerender({ view: MATCH });
  expect(result.current).toBeUndefined();
});

test('where nothing shall move, nobody waits', () => {
  updateSettings({ motion: 'off' });
  const { result, rerender } = show(roomView({ binding: BINDING }));
  rerender({ view: MATCH });
  expect(result.current).toBeUndefined();
});
