// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const KEY = 'belfry-settings';

/** As a page that was just opened reads them. */
async function opened(stored: unknown) {
  localStorage.setItem(KEY, typeof stored === 'string' ? stored : JSON.stringify(stored));
  vi.resetModules();
  return import('./settings.js');
}

const changeElsewhere = (settings: unknown): void => {
  localStorage.setItem(KEY, JSON.stringify(settings));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
};

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('valid settings are read', async () => {
  const chosen = {
    language: 'bg',
    theme: 'dark',
    motion: 'off',
    sound: true,
    botSpeed: 'slow',
    autoPass: true,
    name: 'Ева',
    figure: 'fox',
  };
  const { getSettings } = await opened(chosen);
  expect(getSettings()).toMatchObject(chosen);
});

test.each([['not json'], ['null'], ['3'], ['"dark"'], ['[]']])('nothing is read from %s', async text => {
  const { getSettings } = await opened(text);
  expect(getSettings()).toEqual((await opened({})).getSettings());
});

test('each field that makes no sense counts as not chosen, the others stay', async () => {
  const wrong = {
    language: 'xx',
    theme: 'pink',
    motion: 1,
    sound: 'yes',
    botSpeed: null,
    autoPass: 0,
    name: 7,
    figure: 'jackdaw',
    more: 1,
  };
  const defaults = (await opened({})).getSettings();
  expect((await opened(wrong)).getSettings()).toEqual(defaults);
  expect((await opened({ ...wrong, theme: 'dark' })).getSettings()).toEqual({ ...defaults, theme: 'dark' });
});

test('what another window chose is taken over', async () => {
  const { getSettings } = await opened({});
  changeElsewhere({ theme: 'dark', botSpeed: 'never' });
  expect(getSettings()).toMatchObject({ theme: 'dark', botSpeed: 'normal' });
});

test('a change keeps what another window changed, even if nobody told', async () => {
  const { getSettings, updateSettings } = await opened({});
  localStorage.setItem(KEY, JSON.stringify({ theme: 'dark' }));
  updateSettings({ name: 'Mila' });
  expect(getSettings()).toMatchObject({ theme: 'dark', name: 'Mila' });
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ theme: 'dark', name: 'Mila' });
});

test('where nothing can be stored, choices last as long as the page', async () => {
  const { getSettings, updateSettings } = await opened({});
  const full = (): void => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: localStorage.getItem.bind(localStorage), setItem: full });
  updateSettings({ theme: 'dark' });
  expect(localStorage.getItem(KEY)).toBe('{}');
  updateSettings({ name: 'Mila' });
  expect(getSettings()).toMatchObject({ theme: 'dark', name: 'Mila' });
});
