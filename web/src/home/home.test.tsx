// @vitest-environment happy-dom

import { GAMES } from '@belfry/games';
import { updateSettings } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadScreen } from '../games.js';
import { idsOf, listed, madeTable, pageRenderer, playedTable, testHost } from '../shell/testing.js';
import { GameCard } from './game-card.js';
import { Home } from './home.js';

const renderPage = pageRenderer(renderIn);

beforeAll(async () => {
  await loadScreen(listed('skyscraper'), 'en');
});
afterEach(cleanup);

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
    'eager',
    'eager',
  ]);
  expect(new Set(seats.map(({ name }) => name))).toEqual(new Set(['Mila', 'Gloriosa', 'Emmanuel']));
  updateSettings({ name: '' });
});

test('every game is offered against bots, passed round, and to learn', async () => {
  await renderPage(<Home />);
  for (const { id, name } of GAMES) {
    const card = within(screen.getByRole('article', { name: name.en }));
    expect(card.getByRole('button', { name: `Play against bots, ${name.en}` })).toBeDefined();
    expect(card.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      `/new/${id}?with=people`,
      `/learn/${id}/1`,
    ]);
  }
});

test('a game that cannot be played here yet offers what there is', async () => {
  const game = { ...listed('turmbauer'), hasNoTable: true };
  await renderPage(<GameCard game={game} quick={{ starting: undefined, failed: undefined, start: () => undefined }} />);
  const card = within(screen.getByRole('article', { name: 'Turmbauer' }));
  expect(card.queryByRole('button')).toBeNull();
  expect(card.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/pad', '/learn/turmbauer/1']);
});

test('who is new is invited to learn', async () => {
  await renderPage(<Home />);
  expect((await screen.findByRole('link', { name: 'Show me how' })).getAttribute('href')).toBe('/learn');
  expect(screen.getByText(/Once you have played a match/)).toBeDefined();
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
