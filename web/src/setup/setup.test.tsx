// @vitest-environment happy-dom
import { getSettings, updateSettings } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadScreen } from '../games.js';
import type { SeatMix } from '../paths.js';
import { idsOf, listed, pageRenderer } from '../shell/testing.js';
import { Setup } from './setup.js';

const renderPage = pageRenderer(renderIn);

beforeEach(async () => {
  localStorage.clear();
  await loadScreen(listed('skyscraper'), 'en');
});
afterEach(cleanup);

async function open(mix: SeatMix = 'bots') {
  const page = await renderPage(<Setup game={listed('skyscraper')} mix={mix} />, { path: '/new/skyscraper' });
  await screen.findByRole('radio', { name: '4' });
  return page;
}

const start = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /Start/ })));
const rename = (seat: number, name: string) =>
  fireEvent.change(screen.getByLabelText(`Name, Seat ${seat}`), { target: { value: name } });

test('sets up a table as chosen and goes there', async () => {
  const { host, history } = await open();
  fireEvent.click(screen.getByRole('radio', { name: '4' }));
  fireEvent.change(screen.getByLabelText('Person or bot, Seat 2'), { target: { value: 'person' } });
  rename(1, 'Mila');
  rename(2, 'Jonas');
  fireEvent.click(screen.getByRole('radio', { name: 'In this order' }));
  fireEvent.click(screen.getByRole('button', { name: 'Jonas: one seat earlier' }));
  fireEvent.click(screen.getByRole('radio', { name: '4 floors' }));
  await start();
  await waitFor(() => expect(history.at(-1)).toMatch(/^\/table\/./));
  const [id = ''] = await idsOf(host);
  expect(history.at(-1)).toBe(`/table/${id}`);
  const table = await host.summary(id);
  expect(table?.seats.map(({ name, player }) => `${name} ${player.type}`)).toEqual([
    'Jonas human',
    'Mila human',
    'Emmanuel bot',
    'Susanna bot',
  ]);
  expect(table?.options).toEqual({ players: 4, floors: 4 });
});

test('says what is wrong with a name, at the name', async () => {
  const { host } = await open();
  rename(1, 'Gloriosa');
  await start();
  const second = screen.getByLabelText('Name, Seat 2');
  expect(second.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(second);
  expect(document.getElementById(second.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Somebody else has this name already.',
  );
  expect(await idsOf(host)).toEqual([]);
  rename(1, 'Mila');
  expect(second.getAttribute('aria-invalid')).toBe('false');
});

test('remembers the last set-up, and names for other tables', async () => {
  await open('people');
  rename(2, 'Ruth');
  fireEvent.click(screen.getByRole('radio', { name: '4 floors' }));
  await start();
  cleanup();
  await open('people');
  expect(screen.getByLabelText<HTMLInputElement>('Name, Seat 2').value).toBe('Ruth');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 floors' }).checked).toBe(true);
  expect([...document.querySelectorAll('datalist option')].map(option => option.getAttribute('value'))).toContain(
    'Ruth',
  );
});

test('unreadable memories do no harm', async () => {
  localStorage.setItem(
    'belfry-setup-skyscraper-bots',
    '{"players":99,"seats":[{"kind":"genius"}],"options":{"floors":7}}',
  );
  await open();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3' }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Person or bot, Seat 1').value).toBe('person');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '5 floors' }).checked).toBe(true);
});

test('a name nobody typed is nobody’s; one that is typed is remembered; the one in the settings counts', async () => {
  updateSettings({ name: '' });
  await open();
  await start();
  expect(getSettings().name).toBe('');
  cleanup();
  await open();
  rename(1, 'Mila');
  await start();
  expect(getSettings().name).toBe('Mila');
  cleanup();
  updateSettings({ name: 'Ruth' });
  await open();
  expect(screen.getByLabelText<HTMLInputElement>('Name, Seat 1').value).toBe('Ruth');
  await start();
  expect(getSettings().name).toBe('Ruth');
  updateSettings({ name: '' });
});

test('what is agreed beside the rules is chosen like an option, kept at the table, and remembered', async () => {
  await loadScreen(listed('turmbauer'), 'en');
  const show = async () => {
    const page = await renderPage(<Setup game={listed('turmbauer')} mix="bots" />, { path: '/new/turmbauer' });
    await screen.findByRole('radio', { name: '4' });
    return page;
  };
  const { host } = await show();
  // The last of the page, whatever they are called: first the usual one, then the other.
  const readOuts = () => screen.getAllByRole<HTMLInputElement>('radio').slice(-2);
  expect(readOuts().map(({ checked }) => checked)).toEqual([true, false]);
  fireEvent.click(readOuts()[1] as HTMLInputElement);
  await start();
  await waitFor(async () => expect(await idsOf(host)).toHaveLength(1));
  const [id = ''] = await idsOf(host);
  expect((await host.view(id, 'spectator'))?.customs).toEqual({ readOut: 'hidden' });
  cleanup();
  await show();
  expect(readOuts().map(({ checked }) => checked)).toEqual([false, true]);
});

test('names nobody said are shown as such, not written into the fields', async () => {
  localStorage.setItem('belfry-setup-skyscraper-people', '{"seats":[{"name":"Player 1"},{"name":"Ruth"}]}');
  await open('people');
  const fields = screen.getAllByLabelText<HTMLInputElement>(/^Name, Seat/);
  expect(fields.map(({ value, placeholder }) => [value, placeholder])).toEqual([
    ['', 'Player 1'],
    ['Ruth', 'Player 2'],
  ]);
});

test('everybody’s face can be chosen: figures for people, birds with their characters for bots', async () => {
  updateSettings({ name: 'Mila', figure: 'fox' });
  const { host } = await open();
  const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole('radio', { name })));
  const look = (seat: number) =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: `Face, Seat ${seat}` })));
  await look(1);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Fox' }).checked).toBe(true);
  await choose('Snail');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Done' })));
  await look(2);
  expect(screen.getByRole('heading', { name: 'Which bot sits on seat 2?' })).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Jackdaw', description: /forgets the cards/ })).toBeDefined();
  await choose('Owl');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Done' })));
  await start();
  await waitFor(async () => expect(await idsOf(host)).toHaveLength(1));
  const [id = ''] = await idsOf(host);
  const players = (await host.summary(id))?.seats.map(({ player }) => player) ?? [];
  expect(players).toContainEqual({ type: 'human', figure: 'snail' });
  expect(players).toContainEqual({ type: 'bot', policy: 'sharp' });
  expect(getSettings()).toMatchObject({ name: 'Mila', figure: 'snail' });
  updateSettings({ name: '', figure: undefined });
});
