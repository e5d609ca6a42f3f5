import 'fake-indexeddb/auto';
import { newPad } from '@belfry/ui/pad';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askToKeep } from '../../keep.js';
import { browserStore } from './browser.js';

vi.mock('../../keep.js', () => ({ askToKeep: vi.fn<() => void>() }));

const pad = newPad({ id: 'p', game: 'skyscraper', names: ['Ada', 'Bo'], now: 5 });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('pads and names are there for whoever opens the page again', async () => {
  const store = browserStore();
  expect(await store.put(pad)).toBe(true);
  await store.rememberNames(['Ada', 'Bo'], 5);
  expect(askToKeep).toHaveBeenCalled();
  const again = browserStore();
  expect(await again.get('p')).toEqual(pad);
  expect(await again.list()).toEqual([pad]);
  expect(await again.names()).toEqual(['Ada', 'Bo']);
  expect(await again.isKept()).toBe(true);
  await again.remove('p');
  expect(await store.get('p')).toBeUndefined();
});

test('another window hears of a change, until it does not want to', async () => {
  const [here, there] = [browserStore(), browserStore()];
  const changed = vi.fn<() => void>();
  const stop = here.watch('p', changed);
  await here.list();
  await there.put(pad);
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  stop();
  // Whoever stops before the store is open hears nothing either.
  here.watch('p', changed)();
  await there.put({ ...pad, changed: 6 }, pad.changed);
  const heard = vi.fn<() => void>();
  here.watch('other', heard);
  await here.list();
  await there.put({ ...pad, id: 'other' });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(changed).toHaveBeenCalledOnce();
});

const DENIED = new DOMException('The user denied permission to access the database.', 'UnknownError');

const REFUSALS: Readonly<Record<string, () => Promise<void>>> = {
  'refuses at once': async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw DENIED;
    });
  },
  // As it would after somebody had used a newer version of the app.
  'refuses after a while': async () => {
    await new Promise(resolve => {
      indexedDB.open('belfry-pads', 9).onsuccess = resolve;
    });
  },
  'has no such storage': async () => void vi.stubGlobal('indexedDB', undefined),
};

test.each(Object.entries(REFUSALS))(
  'where the browser %s, pads last as long as the page, and that is said',
  async (_, refuse) => {
    await refuse();
    const store = browserStore();
    expect(await store.isKept()).toBe(false);
    const changed = vi.fn<() => void>();
    const stop = store.watch('p', changed);
    expect(await store.put(pad)).toBe(true);
    expect(await store.put({ ...pad, changed: 6 }, 4)).toBe(false);
    expect(await store.list()).toEqual([pad]);
    await store.rememberNames(['Ada'], 5);
    expect(await store.names()).toEqual(['Ada']);
    expect(changed).toHaveBeenCalledOnce();
    stop();
    await store.remove('p');
    expect(await store.get('p')).toBeUndefined();
    expect(await browserStore().list()).toEqual([]);
  },
);

test('nothing is opened before somebody needs it', () => {
  const open = vi.spyOn(indexedDB, 'open');
  browserStore();
  expect(open).not.toHaveBeenCalled();
});

test('what could be opened once is not given up for memory later', async () => {
  const store = browserStore();
  await store.put(pad);
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw DENIED;
  });
  await expect(store.list()).rejects.toThrow('denied');
  vi.restoreAllMocks();
  expect(await store.list()).toEqual([pad]);
});
