// @vitest-environment happy-dom
import { press, samplePad } from '@belfry/ui/testing/pad';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Pad } from './pad.js';
import { memoryStore } from './store/memory.js';
import { open, openPad } from './testing.js';

afterEach(cleanup);

test('a pad that is not here says so and leads to those that are', async () => {
  await open(<Pad id="gone" />);
  expect((await screen.findByRole('alert')).textContent).toMatch(/no such pad on this device/);
  expect(screen.getByRole('link', { name: 'All pads' }).getAttribute('href')).toBe('/pad');
});

test('what is written in another window appears here; a pad that is thrown away there is gone', async () => {
  const { store } = await openPad('skyscraper', ['Ada', 'Bo']);
  await screen.findByRole('button', { name: 'Ada won' }, { timeout: 30_000 });
  const names = () => screen.queryAllByRole('button', { name: 'Cleo won' });
  expect(names()).toHaveLength(0);
  const pad = samplePad('skyscraper', ['Ada', 'Cleo']);
  await act(async () => void (await store.put(pad, pad.changed)));
  expect(names()).toHaveLength(1);
  await act(() => store.remove('skyscraper'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/no such pad on this device/);
});

test('what cannot be saved is said', async () => {
  const store = memoryStore();
  await store.put(samplePad('skyscraper', ['Ada', 'Bo']));
  const put = async () => Promise.reject(new Error('full'));
  await open(<Pad id="skyscraper" />, { store: { ...store, put } });
  await screen.findByRole('button', { name: 'Ada won' }, { timeout: 30_000 });
  await press('Ada won');
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be saved/);
});

test('of two windows that write at once, the second is asked to write again', async () => {
  const store = memoryStore();
  const pad = samplePad('skyscraper', ['Ada', 'Bo']);
  await store.put(pad);
  // Nobody hears of the other window's change.
  await open(<Pad id="skyscraper" />, { store: { ...store, watch: () => () => undefined } });
  await screen.findByRole('button', { name: 'Ada won' }, { timeout: 30_000 });
  await store.put({ ...samplePad('skyscraper', ['Ada', 'Cleo']), changed: 7 }, pad.changed);
  await press('Ada won');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Another window wrote on this pad first/);
  expect((await store.get('skyscraper'))?.log).toEqual([]);
  await press('Cleo won');
  expect(screen.queryByRole('alert')).toBeNull();
  expect((await store.get('skyscraper'))?.log).toHaveLength(1);
});

test('what could not be saved is saved with the next change', async () => {
  const store = memoryStore();
  await store.put(samplePad('skyscraper', ['Ada', 'Bo']));
  let isFull = true;
  const put: typeof store.put = async (...args) => (isFull ? Promise.reject(new Error('full')) : store.put(...args));
  await open(<Pad id="skyscraper" />, { store: { ...store, put } });
  await screen.findByRole('button', { name: 'Ada won' }, { timeout: 30_000 });
  await press('Ada won');
  await press('Bo won');
  isFull = false;
  await press('Ada won');
  expect(screen.queryByRole('alert')).toBeNull();
  expect((await store.get('skyscraper'))?.log).toHaveLength(3);
});

test('a pad that cannot be stored says so, and can be written on', async () => {
  const { store } = await openPad('skyscraper', ['Ada', 'Bo']);
  await screen.findByRole('button', { name: 'Ada won' }, { timeout: 30_000 });
  expect(screen.getByText(/pads are lost when you close the page/).closest('[role=status]')).toBeTruthy();
  await press('Ada won');
  expect((await store.get('skyscraper'))?.log).toHaveLength(1);
});

test('a pad of a game that this app does not know says so, and stays', async () => {
  const store = memoryStore();
  await store.put(samplePad('go-fish', ['Ada', 'Bo']));
  await open(<Pad id="go-fish" />, { store });
  expect((await screen.findByRole('alert')).textContent).toMatch(/does not know the game of this pad/);
  expect(screen.getByRole('link', { name: 'All pads' }).getAttribute('href')).toBe('/pad');
  expect(await store.list()).toHaveLength(1);
});
