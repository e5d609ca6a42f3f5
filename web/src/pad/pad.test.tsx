// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Pad } from './pad.js';
import { memoryStore } from './store/memory.js';
import { open, openPad, press, samplePad } from './testing.js';

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
  await act(() => store.put(samplePad('skyscraper', ['Ada', 'Cleo'])));
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

test.each([
  ['de', 'Candyturm'],
  ['fr', 'Tour de bonbons'],
  ['bg', 'Захарна кула'],
] as const)('a pad in %s', async (language, heading) => {
  await openPad('five-towers', ['Ada', 'Bo'], language);
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeTruthy();
});
