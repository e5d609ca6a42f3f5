// @vitest-environment happy-dom

import type { TableSummary } from '@belfry/table';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, answering, fakeServer, summary } from '../../join/testing.js';
import { pageRenderer, playedTable, testHost } from '../../shell/testing.js';
import { AtServer, OPEN, person } from '../../shell/testing-server.js';
import { Matches } from '../matches.js';

const renderPage = pageRenderer(renderIn);

beforeEach(() => localStorage.clear());
afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const HOUSE = { 'GET /house': { listed: false, push: null } };
const ANNA = { ...person('Anna', { isYours: true }), isHost: true } as const;
const RUNNING = summary('runs', [person('Anna', { isYours: true }), person('Ben')], { turn: 1 });
const ROOM = summary('room', [ANNA, OPEN], { phase: 'room', turn: undefined });
const OVER = summary('over', [ANNA, person('Ben')], {
  phase: 'over',
  turn: undefined,
  outcome: { scores: [3, 5], winners: [1] },
});

interface There {
  readonly running?: readonly TableSummary[];
  readonly over?: readonly TableSummary[];
  readonly answers?: Answers;
}

async function atMatches({ running = [], over = [], answers = {} }: There, host = testHost()) {
  const { fetchIt, calls, asked } = answering({ ...HOUSE, 'GET /me': { me: { name: 'Anna' } }, ...answers });
  vi.stubGlobal('fetch', fetchIt);
  const listOf = (tables: readonly TableSummary[]) => ({ tables, total: tables.length });
  const { server } = fakeServer({
    ...calls,
    tables: async ({ phases }) => listOf(phases.includes('over') ? over : running),
  });
  await renderPage(
    <AtServer server={server}>
      <Matches />
    </AtServer>,
    { host },
  );
  return { asked: () => asked.map(({ what }) => what) };
}

test('matches of the server stand under a heading of their own, apart from those of this device', async () => {
  const host = testHost();
  const id = await playedTable(host, ['Theo', 'Jonas']);
  await atMatches({ running: [RUNNING, ROOM], over: [OVER] }, host);
  const there = within(await screen.findByRole('region', { name: 'On the server' }));
  expect(there.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/play/runs',
    '/play/room',
    '/play/over',
    '/play/over/replay',
  ]);
  expect(there.getByText('Ben to play')).toBeDefined();
  expect(there.getByText('Waits for players')).toBeDefined();
  expect(there.getByText('Won by Ben')).toBeDefined();
  const here = within(await screen.findByRole('region', { name: 'On this device' }));
  expect(here.getByRole('link', { name: /^Watch/ }).getAttribute('href')).toBe(`/replay/${id}`);
});

test('only who made a table may remove it, after a question', async () => {
  const { asked } = await atMatches({ running: [RUNNING], over: [OVER], answers: { 'DELETE /tables/over': {} } });
  const there = within(await screen.findByRole('region', { name: 'On the server' }));
  const [remove, ...others] = there.getAllByRole('button', { name: /^Remove/ });
  expect(others).toHaveLength(0);
  if (remove !== undefined) fireEvent.click(remove);
  const dialog = within(screen.getByRole('dialog', { name: 'Remove this match?' }));
  expect(dialog.getByText(/It goes for everybody who sits there/)).toBeDefined();
  expect(asked()).not.toContain('DELETE /tables/over');
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Remove it' })));
  await waitFor(() => expect(asked()).toContain('DELETE /tables/over'));
});

test('without any, nothing is said of places', async () => {
  await atMatches({});
  expect(await screen.findByRole('heading', { name: 'No matches yet' })).toBeDefined();
  expect(screen.queryByText('On the server')).toBeNull();
});

test('nobody is asked who is nobody there', async () => {
  const { asked } = await atMatches({ answers: { 'GET /me': { me: null } } });
  expect(await screen.findByRole('heading', { name: 'No matches yet' })).toBeDefined();
  await waitFor(() => expect(asked()).toContain('GET /me'));
  expect(new Set(asked())).toEqual(new Set(['GET /house', 'GET /me']));
});
