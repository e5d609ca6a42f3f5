// @vitest-environment happy-dom
import { renderIn } from '@belfry/ui/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setTurnBadge, useBadge } from './badge.js';
import type { Urgent } from './urgency.js';

const badges = () => ({
  setAppBadge: vi.fn<(count: number) => Promise<void>>(async () => undefined),
  clearAppBadge: vi.fn<() => Promise<void>>(async () => undefined),
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the icon shows how many tables wait, and nothing if none does', () => {
  const badge = badges();
  setTurnBadge(3, badge);
  expect(badge.setAppBadge).toHaveBeenCalledExactlyOnceWith(3);
  setTurnBadge(0, badge);
  expect(badge.clearAppBadge).toHaveBeenCalledOnce();
});

test('browsers without badges, or that want none, are left in peace', () => {
  expect(() => setTurnBadge(3, {})).not.toThrow();
  expect(() => setTurnBadge(3, { setAppBadge: () => Promise.reject(new Error('no')) })).not.toThrow();
});

test('a list keeps the number up to date once it is known', async () => {
  const badge = badges();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, badge));
  const List = ({ tables }: { readonly tables: readonly Urgent[] | undefined }) => {
    useBadge(tables);
    return null;
  };
  const mine = { phase: 'running', seats: [{ isYours: true }], turn: 0, changed: 0 };
  await renderIn('en', <List tables={undefined} />);
  expect(badge.clearAppBadge).not.toHaveBeenCalled();
  await renderIn('en', <List tables={[mine, mine, { ...mine, phase: 'over' }]} />);
  expect(badge.setAppBadge).toHaveBeenCalledExactlyOnceWith(2);
  await renderIn('en', <List tables={[]} />);
  expect(badge.clearAppBadge).toHaveBeenCalledOnce();
});
