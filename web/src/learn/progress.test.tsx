// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

const KEY = 'belfry-lessons';

beforeEach(() => localStorage.clear());

/** As a page that was just opened reads it. */
async function opened(stored: unknown) {
  localStorage.setItem(KEY, JSON.stringify(stored));
  vi.resetModules();
  const { TAUGHT } = await import('./courses.js');
  const progress = await import('./progress.js');
  const [game, other] = TAUGHT;
  if (game === undefined || other === undefined) throw new Error('no lessons');
  return { ...progress, game, other, solved: () => renderHook(() => progress.useSolved(game)).result.current };
}

const inStore = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? '');

test('what was solved is known again, and kept with what is new', async () => {
  const { game, other, solved, markSolved, nextStep } = await opened({ 'five-towers': [1, 3] });
  expect(game.id).toBe('five-towers');
  expect(solved()).toEqual([1, 3]);
  expect(nextStep(game, solved())).toBe(2);
  markSolved(game, 2);
  markSolved(game, 2);
  markSolved(other, 5);
  expect(solved()).toEqual([1, 2, 3]);
  expect(inStore()).toMatchObject({ 'five-towers': [1, 2, 3], [other.id]: [5] });
});

test.each([
  ['steps that there are not', { 'five-towers': [0, 8, 1.5, '2', null, 4], nowhere: [1] }, [4]],
  ['what is no list', { 'five-towers': 7 }, []],
  ['what is no object', 'five-towers', []],
  ['nothing', null, []],
])('%s do not count', async (_, stored, expected) => {
  const { game, solved, markSolved } = await opened(stored);
  expect(solved()).toEqual(expected);
  markSolved(game, 7);
  expect(inStore()).not.toHaveProperty('nowhere');
});

test('after the last step one begins anew', async () => {
  const { game, nextStep } = await opened({});
  expect(nextStep(game, [1, 2, 3, 4, 5, 6, 7])).toBe(1);
});
