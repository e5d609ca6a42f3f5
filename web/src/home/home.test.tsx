// @vitest-environment happy-dom

import { GAMES } from '@belfry/games';
import type { TableHost } from '@belfry/table';
import { getSettings, updateSettings } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadScreen } from '../games.js';
import { PLAYABLE } from '../playable.js';
import { idsOf, listed, madeTable, pageRenderer, playedTable, testHost } from '../shell/testing.js';
import { GameCard } from './game-card.js';
import { Home } from './home.js';
import type { QuickStart } from './quick-start.js';

const renderPage = pageRenderer(renderIn);

const nothing = (): void => undefined;
const AT_REST: QuickStart = {
  play: nothing,
  teach: nothing,
  choose: nothing,
  question: undefined,
  answer: nothing,
  leave: nothing,
  starting: undefined,
  failed: undefined,
};

beforeAll(async () => {
  await loadScreen(listed('skyscraper'), 'en');
});
beforeEach(() => {
  localStorage.clear();
  updateSettings({ name: '', figure: undefined });
});
afterEach(cleanup);

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

/** The first table of the host, once the page has gone there. */
async function tableOf({ host, history }: { readonly host: TableHost; readonly history: readonly string[] }) {
  await waitFor(() => expect(history.at(-1)).toMatch(/^\/table\/./));
  const [id = ''] = await idsOf(host);
  const seats = (await host.summary(id))?.seats ?? [];
  const you = seats.find(({ isYours }) => isYours);
  const bots = seats.flatMap(({ player }) => (player.type === 'bot' ? [player.policy] : []));
  return { id, you, bots };
}

test('a match against bots begins with one click', async () => {
  updateSettings({ name: 'Mila' });
  const { host, history } = await renderPage(<Home />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Play against bots, Skyscraper' })));
  await waitFor(() => expect(history.at(-1)).toMatch(/^\/table\/./));
  const [id = ''] = await idsOf(host);
  expect(history.at(-1)).toBe(`/table/${id}`);
  const seats = (await host.summary(id))?.seats ?? [];
  expect(seats.map(({ player }) => (player.type === 'bot' ? player.policy : 'Mila')).toSorted()).toEqual([
    'Mila',
    'fair',
    'fair',
  ]);
  expect(new Set(seats.map(({ name }) => name))).toEqual(new Set(['Mila', 'Gloriosa', 'Emmanuel']));
});

test('whoever has no name yet is asked once who plays, and against whom; then play begins at once', async () => {
  const page = await renderPage(<Home />);
  await press('Play against bots, Skyscraper');
  const sheet = within(await screen.findByRole('dialog', { name: 'Skyscraper: Who is playing?' }));
  fireEvent.click(sheet.getByRole('radio', { name: 'Whale' }));
  const name = sheet.getByRole<HTMLInputElement>('textbox', { name: 'Your name' });
  expect(name.value).toBe('Whale');
  fireEvent.change(name, { target: { value: ' Mila ' } });
  expect(sheet.getByRole<HTMLInputElement>('radio', { name: 'Sparrow' }).checked).toBe(true);
  fireEvent.click(sheet.getByRole('radio', { name: 'Owl' }));
  fireEvent.click(sheet.getByRole('radio', { name: '3' }));
  await act(async () => fireEvent.submit(name));
  const { id, you, bots } = await tableOf(page);
  expect(page.history.at(-1)).toBe(`/table/${id}`);
  expect(you).toMatchObject({ name: 'Mila', player: { type: 'human', figure: 'whale' } });
  expect(bots).toEqual(['sharp', 'sharp', 'sharp']);
  expect(getSettings()).toMatchObject({ name: 'Mila', figure: 'whale' });
  cleanup();
  const next = await renderPage(<Home />);
  await press('Play against bots, Skyscraper');
  expect((await tableOf(next)).bots).toEqual(['sharp', 'sharp', 'sharp']);
});

test('one press is enough for whoever wants to say nothing: they are called after their figure', async () => {
  const page = await renderPage(<Home />);
  await press('Play against bots, Skyscraper');
  await screen.findByRole('dialog');
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' });
  fireEvent.change(name, { target: { value: '  ' } });
  await press('Play');
  const { you, bots } = await tableOf(page);
  expect(you?.name).toBe(name.placeholder);
  expect(bots).toEqual(['gentle', 'gentle']);
});

test('a sheet that is closed begins nothing, and asks again', async () => {
  const { host } = await renderPage(<Home />);
  await press('Play against bots, Skyscraper');
  await screen.findByRole('dialog');
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await idsOf(host)).toEqual([]);
  await press('Play against bots, Skyscraper');
  expect(await screen.findByRole('dialog')).toBeDefined();
});

test('against how many, and how strong they are, stands beside Play and can be changed there', async () => {
  updateSettings({ name: 'Mila', figure: 'fox' });
  const page = await renderPage(<Home />);
  await press(/^2 × Jackdaw: choose how many bots, and how strong, Skyscraper/);
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole<HTMLInputElement>('radio', { name: 'Jackdaw' }).checked).toBe(true);
  fireEvent.click(sheet.getByRole('radio', { name: 'Sparrow' }));
  fireEvent.click(sheet.getByRole('radio', { name: '1' }));
  await press('Play');
  expect((await tableOf(page)).bots).toEqual(['gentle']);
  cleanup();
  await renderPage(<Home />);
  expect(screen.getByRole('button', { name: /^1 × Sparrow: .*, Skyscraper/ })).toBeDefined();
});

test('a first match that teaches has the gentlest bot, and the coach in its address', async () => {
  const page = await renderPage(<Home />);
  await screen.findByRole('heading', { name: 'New here?' });
  await press('Show me how: Skyscraper');
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.queryByRole('radio', { name: 'Jackdaw' })).toBeNull();
  await press('To the table');
  const { id, bots } = await tableOf(page);
  expect(page.history.at(-1)).toBe(`/table/${id}?coach=1`);
  expect(bots).toEqual(['gentle']);
  expect(localStorage.getItem('belfry-bots-skyscraper')).toBeNull();
});

test('every game is offered against bots, passed round, and to learn', async () => {
  await renderPage(<Home />);
  for (const { id, name } of GAMES) {
    const card = within(screen.getByRole('article', { name: name.en }));
    expect(card.getByRole('button', { name: `Play against bots, ${name.en}` })).toBeDefined();
    expect(card.getByRole('button', { name: new RegExp(`how many bots, and how strong, ${name.en}$`) })).toBeDefined();
    expect(card.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      `/new/${id}?with=people`,
      `/learn/${id}/1`,
    ]);
  }
});

test('a game that cannot be played here yet offers what there is', async () => {
  const game = { ...listed('turmbauer'), hasNoTable: true };
  await renderPage(<GameCard game={game} quick={AT_REST} />);
  const card = within(screen.getByRole('article', { name: 'Turmbauer' }));
  expect(card.queryByRole('button')).toBeNull();
  expect(card.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/pad', '/learn/turmbauer/1']);
});

test('who is new is invited to learn', async () => {
  await renderPage(<Home />);
  expect((await screen.findByRole('link', { name: 'All lessons' })).getAttribute('href')).toBe('/learn');
  const taught = screen
    .getAllByRole('button', { name: /^Show me how: / })
    .map(button => button.getAttribute('aria-label'));
  expect(taught).toEqual(PLAYABLE.filter(({ coached }) => coached).map(({ name }) => `Show me how: ${name.en}`));
  expect(screen.getByText(/Once you have played a match/)).toBeDefined();
});

test('who has played a match is not new any more: they may play it again', async () => {
  updateSettings({ name: 'Mila' });
  const host = testHost();
  await playedTable(host, ['Theo', 'Jonas']);
  const { history } = await renderPage(<Home />, { host });
  expect(await screen.findByRole('heading', { name: 'Once more?' })).toBeDefined();
  expect(screen.queryByText('New here?')).toBeNull();
  await press('Play again: Skyscraper');
  await waitFor(() => expect(history.at(-1)).toMatch(/^\/table\/./));
});

test('what was begun can be continued, what was played can be watched', async () => {
  const host = testHost();
  const played = await playedTable(host, ['Theo', 'Jonas']);
  const human = (name: string) => ({ name, player: { type: 'human' } });
  const begun = await madeTable(host, {
    game: 'five-towers',
    options: { players: 2 },
    seats: [human('Mila'), human('Ruth')],
  });
  await renderPage(<Home />, { host, language: 'de' });
  const onward = await screen.findByRole('link', { name: '5 Towers weiterspielen' });
  expect(onward.getAttribute('href')).toBe(`/table/${begun}`);
  expect(screen.getByText('Mila ist am Zug')).toBeDefined();
  const past = within(screen.getByRole('region', { name: 'Gespielte Partien' }));
  const [row] = within(past.getByRole('list')).getAllByRole('link');
  expect(row?.getAttribute('href')).toBe(`/replay/${played}`);
  expect(row?.textContent).toMatch(/Theo: \d/);
});
