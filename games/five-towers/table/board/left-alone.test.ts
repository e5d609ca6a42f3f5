// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});

/** As after a reload. */
const open = () => import('./left-alone.js');

test('what was left alone stays so when the page is opened again', async () => {
  (await open()).leaveAlone('a');
  vi.resetModules();
  const { isLeftAlone } = await open();
  expect(isLeftAlone('a')).toBe(true);
  expect(isLeftAlone('b')).toBe(false);
});

test('only the last moments are kept', async () => {
  const { isLeftAlone, leaveAlone } = await open();
  for (let moment = 0; moment < 9; moment++) leaveAlone(String(moment));
  expect(isLeftAlone('0')).toBe(false);
  expect(isLeftAlone('1')).toBe(true);
  leaveAlone('1');
  leaveAlone('9');
  expect(isLeftAlone('1')).toBe(true);
  expect(isLeftAlone('2')).toBe(false);
});

test.each(['{', '7', 'null', '[1, {}]'])('what cannot be read counts as nothing: %s', async text => {
  sessionStorage.setItem('belfry-left-alone', text);
  const { isLeftAlone, leaveAlone } = await open();
  expect(isLeftAlone('1')).toBe(false);
  leaveAlone('1');
  expect(isLeftAlone('1')).toBe(true);
});

test('where nothing may be stored, it lasts until the page is left', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { isLeftAlone, leaveAlone } = await open();
  leaveAlone('a');
  expect(isLeftAlone('a')).toBe(true);
  vi.unstubAllGlobals();
});
