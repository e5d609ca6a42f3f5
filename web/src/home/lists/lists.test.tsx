// @vitest-environment happy-dom

import { updateSettings } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answers, answering, fakeServer, summary } from '../../join/testing.js';
import { madeTable, pageRenderer, testHost } from '../../shell/testing.js';
import { AtServer, NOW, OPEN, person } from '../../shell/testing-server.js';
import { Home } from '../home.js';
import { recallTables } from './recalled.js';

const renderPage = pageRenderer(renderIn);
const HOUR = 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
  updateSettings({ name: 'Anna', figure: 'fox' });
});
afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const HOUSE = { 'GET /house': { listed: true, push: null } };
const ANNA = { ...HOUSE, 'GET /me': { me: { name: 'Anna', figure: 'fox' } }, 'GET /here': { people: [], total: 0 } };

const MINE = summary('mine', [person('Anna', { isYours: true }), person('Ben'), person('Mila')], {
  game: 'five-towers',
  deadline: NOW + 14.5 * HOUR,
});
const URGENT = summary('urgent', [person('Anna', { isYours: true }), person('Zoe')], { deadline: NOW + HOUR });
const RUTHS = summary('ruths', [person('Anna', { isYours: true }), person('Ruth')], {
  turn: 1,
  deadline: NOW + 50 * HOUR,
});
const ROOM = summary('room', [person('Anna', { isYours: true }), OPEN], { phase: 'room', turn: undefined });

async function atHome(answers: Answers, options: Parameters<typeof renderPage>[1] = {}) {
  const { fetchIt, calls, asked } = answering(answers);
  vi.stubGlobal('fetch', fetchIt);
  const { server, lines } = fakeServer(calls);
  const page = await renderPage(
    <AtServer server={server}>
      <Home />
    </AtServer>,
    options,
  );
  return { ...page, asked: () => asked.map(({ what }) => what), lines };
}

describe('the two ways in', () => {
  test('are there with a server, and cards lead to tables for friends', async () => {
    await atHome({ ...HOUSE, 'GET /me': { me: null } });
    const friends = await screen.findByRole('link', { name: 'Play with friends Send a link. No sign-up.' });
    expect(friends.getAttribute('href')).toBe('/together');
    const card = screen.getByRole('link', { name: 'With friends: Skyscraper' });
    expect(card.getAttribute('href')).toBe('/together?game=skyscraper');
  });

  test('give way to a calm note without one, and to the games that go round', async () => {
    await atHome({});
    await screen.findByText('No server in reach');
    expect(screen.queryByText('Play with friends')).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /Play on one device/ })));
    const sheet = within(await screen.findByRole('dialog', { name: 'Play on one device' }));
    expect(sheet.getByRole('link', { name: /Skyscraper/ }).getAttribute('href')).toBe('/new/skyscraper?with=people');
  });

  test('the sixth digit opens the sheet, which looks for the table', async () => {
    const { asked } = await atHome({ ...HOUSE, 'GET /me': { me: null }, 'POST /look': { code: 'no-such-invitation' } });
    const field = await screen.findByRole('textbox', { name: 'Code of a table' });
    fireEvent.change(field, { target: { value: '482 97' } });
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => fireEvent.change(field, { target: { value: '482 971' } }));
    expect(await screen.findByRole('dialog', { name: 'Join a table' })).toBeDefined();
    expect((await screen.findByRole('alert')).textContent).toMatch(/No table has this code/);
    expect(asked()).toContain('POST /look');
  });

  test('nobody asks for lists who is nobody', async () => {
    const { asked, lines } = await atHome({ ...HOUSE, 'GET /me': { me: null } });
    await screen.findByRole('heading', { name: 'New here?' });
    await waitFor(() => expect(asked()).toContain('GET /me'));
    expect(new Set(asked())).toEqual(new Set(['GET /house', 'GET /me']));
    expect(lines()).toBe(0);
  });
});

describe('your tables', () => {
  test('are those of the server and of this device, the most urgent first; only that has a filled button', async () => {
    const badge = vi.fn<(count: number) => Promise<void>>(async () => undefined);
    Object.assign(navigator, { setAppBadge: badge });
    const host = testHost();
    const seats = ['Mila', 'Ruth'].map(name => ({ name, player: { type: 'human' } }));
    const local = await madeTable(host, { game: 'five-towers', options: { players: 2 }, seats });
    const { lines } = await atHome(
      { ...ANNA, 'GET /tables': { tables: [RUTHS, MINE, URGENT, ROOM], total: 4 } },
      { host },
    );
    const card = within(await screen.findByRole('region', { name: 'Your tables' }));
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(4));
    await act(async () => fireEvent.click(card.getByRole('button', { name: '1 more' })));
    const rows = card.getAllByRole('link');
    expect(rows.map(row => row.getAttribute('href'))).toEqual([
      '/play/urgent',
      '/play/mine',
      '/play/room',
      '/play/ruths',
      `/table/${local}`,
    ]);
    for (const name of [
      'Your turn Skyscraper with Zoe Go on 1 hour left',
      'Your turn 5 Towers with Ben, Mila Go on 14 hours left',
      'Waits for players Skyscraper',
      'Ruth to play Skyscraper with Ruth 2 days left',
      'Mila to play 5 Towers, on this device Go on',
    ])
      expect(card.getByRole('link', { name })).toBeDefined();
    expect(lines()).toBe(1);
    expect(badge).toHaveBeenLastCalledWith(2);
  });

  test('that the server has are remembered, and wait there while it is out of reach', async () => {
    await atHome({ ...ANNA, 'GET /tables': { tables: [MINE], total: 1 } });
    await screen.findByRole('region', { name: 'Your tables' });
    await waitFor(() => expect(recallTables().map(({ id }) => id)).toEqual(['mine']));
    cleanup();
    await atHome({});
    const card = within(await screen.findByRole('region', { name: 'Your tables' }));
    expect(await card.findByText('waits on the server for you')).toBeDefined();
    expect(card.getByText('5 Towers with Ben, Mila')).toBeDefined();
    expect(card.queryByRole('link')).toBeNull();
    expect(card.getByText(/is kept there and comes back with it/)).toBeDefined();
  });

  test('are forgotten with who one was', async () => {
    localStorage.setItem('belfry-somebody', 'true');
    localStorage.setItem('belfry-tables-there', JSON.stringify([MINE, { damaged: true }]));
    expect(recallTables()).toHaveLength(1);
    await atHome({ ...HOUSE, 'GET /me': { me: null } });
    expect(await screen.findByRole('heading', { name: 'New here?' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Your tables' })).toBeNull();
    expect(recallTables()).toEqual([]);
  });

  test('are as before where the server has none', async () => {
    await atHome({ ...ANNA, 'GET /tables': { tables: [], total: 0 } });
    expect(await screen.findByRole('heading', { name: 'New here?' })).toBeDefined();
  });
});

test('a desk shows open tables and who is here, and where one may watch', async () => {
  await atHome({
    ...ANNA,
    'GET /tables': { tables: [], total: 0 },
    'GET /tables/open': { tables: [summary('o', [person('Jonas'), OPEN], { phase: 'room' })], total: 1 },
    'GET /here': { people: [{ name: 'Mila' }, { name: 'Ben', game: 'skyscraper', table: 'x' }], total: 9 },
  });
  const open = within(await screen.findByRole('region', { name: 'Open tables' }));
  expect(await open.findByRole('button', { name: 'Sit down: Skyscraper, Jonas' })).toBeDefined();
  const here = within(screen.getByRole('region', { name: 'Here now' }));
  expect(await here.findByText('9 people')).toBeDefined();
  expect(here.getByText('plays Skyscraper')).toBeDefined();
  expect(here.getByRole('link', { name: 'Watch: Ben' }).getAttribute('href')).toBe('/play/x');
});
