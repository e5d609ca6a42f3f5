// @vitest-environment happy-dom
import { button, pick, press, samplePad, type } from '@belfry/ui/testing/pad';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Pads } from './pads.js';
import { memoryStore } from './store/memory.js';
import { open } from './testing.js';

afterEach(cleanup);

const nameField = (number: number): HTMLElement => screen.getByRole('combobox', { name: `Name of player ${number}` });

test('a new pad needs a game and names, and opens', async () => {
  const { store, history } = await open(<Pads />);
  await pick(/Turmbauer/);
  await type(nameField(1), 'Ada');
  await press('Open the pad');
  expect(screen.getByRole('alert').textContent).toBe('Everybody needs a name.');
  await type(nameField(2), ' ada');
  await press('Open the pad');
  expect(screen.getByRole('alert').textContent).toMatch(/Two players are called ada/);
  await type(nameField(2), 'Bo');
  await press('One more player');
  await type(nameField(3), 'Cy');
  await press('Open the pad');
  const [pad] = await store.list();
  expect(pad).toMatchObject({ game: 'turmbauer', names: ['Ada', 'Bo', 'Cy'], finished: false, log: [] });
  expect(history.at(-1)).toBe(`/pad/${pad?.id}`);
  expect(await store.names()).toEqual(['Ada', 'Bo', 'Cy']);
});

test('names used before are a tap away, and no more players fit than the game takes', async () => {
  const store = memoryStore();
  await store.rememberNames(['Ada', 'Bo', 'Cy', 'Di', 'Eo'], 1);
  await open(<Pads />, { store });
  await pick(/Skyscraper/);
  await press('Ada', 'Bo', 'Cy', 'Di', 'Eo');
  expect(screen.queryByRole('combobox', { name: 'Name of player 5' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'One more player' })).toBeNull();
});

test('pads are listed with their result and deleted only after a question', async () => {
  const store = memoryStore();
  const log = [{ id: 1, type: 'match', winners: [1], at: 0 }] as const;
  await store.put({ ...samplePad('skyscraper', ['Ada', 'Bo']), finished: true, log });
  await store.put(samplePad('five-towers', ['Cy', 'Di']));
  await open(<Pads />, { store });
  expect(screen.getByRole('link', { name: /Skyscraper.*Ada 0 · Bo 1.*Bo wins/ }).getAttribute('href')).toBe(
    '/pad/skyscraper',
  );
  expect(screen.getByRole('link', { name: /5 Towers.*nothing written yet/ })).toBeTruthy();
  await press(/^Delete the pad Skyscraper/);
  await press('Keep it');
  expect(await store.list()).toHaveLength(2);
  await press(/^Delete the pad Skyscraper/);
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText(/will be gone for good/)).toBeTruthy();
  await press('Delete');
  expect((await store.list()).map(({ id }) => id)).toEqual(['five-towers']);
  expect(screen.queryByRole('link', { name: /Skyscraper/ })).toBeNull();
});

test('a pad of a game that this app does not know is listed, and can be deleted', async () => {
  const store = memoryStore();
  await store.put(samplePad('go-fish', ['Ada', 'Bo']));
  await store.put(samplePad('five-towers', ['Cy', 'Di']));
  await open(<Pads />, { store });
  expect(screen.getByRole('link', { name: 'go-fish · 14 Nov 2026 Ada · Bo' }).getAttribute('href')).toBe(
    '/pad/go-fish',
  );
  expect(screen.getByRole('link', { name: /5 Towers.*nothing written yet/ })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /go-fish/ })).toBeNull();
  await press(/^Delete the pad go-fish/);
  await press('Delete');
  expect((await store.list()).map(({ id }) => id)).toEqual(['five-towers']);
});

test('storage that cannot be read says so and can be asked again', async () => {
  const store = memoryStore();
  let broken = true;
  const list = async () => {
    if (broken) throw new Error('locked');
    return store.list();
  };
  await open(<Pads />, { store: { ...store, list } });
  expect(screen.getByRole('alert').textContent).toMatch(/cannot be read/);
  broken = false;
  await press('Try again');
  expect(screen.getByText(/No pads yet/)).toBeTruthy();
  expect(button('Open the pad')).toBeTruthy();
});

test('where nothing can be stored, the pads say so; otherwise they do not', async () => {
  await open(<Pads />);
  expect(screen.getByText(/pads are lost when you close the page/).closest('[role=status]')).toBeTruthy();
  cleanup();
  await open(<Pads />, { store: { ...memoryStore(), isKept: async () => true } });
  expect(screen.queryByText(/pads are lost/)).toBeNull();
});
