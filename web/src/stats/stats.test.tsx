// @vitest-environment happy-dom
import { fiveTowers } from '@belfry/games/five-towers/rules';
import type { RoomView, TableHost, TableSummary, TableView } from '@belfry/table';
import { saveFile } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newWishId } from '../new-id.js';
import { idsOf, pageRenderer, testHost } from '../shell/testing.js';
import { Stats } from './stats.js';
import { finishedMatch } from './testing.js';

vi.mock(import('@belfry/ui'), async original => ({ ...(await original()), saveFile: vi.fn<typeof saveFile>() }));

const renderPage = pageRenderer(renderIn);

beforeEach(() => {
  localStorage.clear();
  vi.mocked(saveFile).mockClear();
  // The test's window has no modal dialogs of its own.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
});
afterEach(cleanup);

const START = Date.UTC(2026, 10, 1);

/** A match of two that ended on this day. */
const summary = (day: number, result: 'won' | 'lost', score: number, policy = 'greedy'): TableSummary => ({
  id: `day-${day}`,
  game: 'five-towers',
  options: { players: 2 },
  seats: [
    { name: 'Ada', player: { type: 'human' }, isYours: true },
    { name: 'Gloriosa', player: { type: 'bot', policy }, isYours: false },
  ],
  clock: { type: 'none' },
  spectators: false,
  host: undefined,
  phase: 'over',
  count: 80,
  turn: undefined,
  outcome: { scores: [score, 20], winners: [result === 'won' ? 0 : 1] },
  deadline: undefined,
  started: START + day * 86_400_000 - 1000,
  changed: START + day * 86_400_000,
  next: undefined,
});

/** The end of a match in which seat 0 built a sand tower of so many cards, and a candy card. */
function endOf(cards: number): TableView {
  const state = fiveTowers.start({ players: 2, bids: 'checked' });
  state.phase = 'over';
  state.towers[0]?.[0]?.push(15);
  for (let value = 14; value > 14 - cards; value--) state.towers[0]?.[4]?.push(value);
  const fate = { commitment: 'a', key: 'b' };
  return { state, log: [], fate, due: { type: 'over', result: { winners: [0] } } } as unknown as TableView;
}

const MATCHES = [summary(1, 'won', 31), summary(2, 'won', 28), summary(3, 'lost', 13, 'random'), summary(4, 'won', 40)];

/** A host that has these matches, a page of two at a time. */
function hostWith(
  matches: readonly TableSummary[],
  view: (id: string) => Promise<RoomView | TableView | undefined> = async id => endOf(Number(id.slice(4))),
): TableHost {
  const latest = matches.toSorted((a, b) => b.changed - a.changed);
  return {
    ...testHost(),
    list: async ({ after }) => {
      const from = after === undefined ? 0 : latest.findIndex(({ id }) => id === after.id) + 1;
      const tables = latest.slice(from, from + 2);
      const last = tables.at(-1);
      const next = last !== undefined && from + 2 < latest.length ? { changed: last.changed, id: last.id } : undefined;
      return { tables, total: latest.length, next };
    },
    view,
  };
}

const open = (host: TableHost, language: 'en' | 'de' = 'en') => renderPage(<Stats />, { host, language });

/** The facts of a section by their names. */
async function factsOf(section: string): Promise<Readonly<Record<string, string>>> {
  const region = within(await screen.findByRole('region', { name: section }));
  const names = await region.findAllByRole('term');
  const values = region.getAllByRole('definition');
  return Object.fromEntries(names.map((name, index) => [name.textContent, values[index]?.textContent?.trim() ?? '']));
}

test('without matches it says what will be here', async () => {
  await open(testHost(), 'de');
  expect(await screen.findByRole('heading', { name: 'Noch nichts zu zählen' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /JSON/ })).toBeNull();
});

test('matches, wins and streaks, over all pages', async () => {
  await open(hostWith(MATCHES));
  await screen.findByRole('img', { name: 'Your last 4 matches: 3 won.' });
  expect(await factsOf('All games')).toEqual({
    Matches: '4',
    Won: '3 of 4 75%',
    'Longest winning streak': '2',
    'Current streak': '1',
  });
});

test('a game tells of scores, opponents, towers and the best of them', async () => {
  await open(hostWith(MATCHES));
  const region = within(await screen.findByRole('region', { name: '5 Towers' }));
  expect(await region.findByText('Sand tower: 14, 13, 12, 11. 4 points.')).toBeDefined();
  expect(await factsOf('5 Towers')).toMatchObject({
    'Mean points': '28',
    'Most points': '40',
    'Cards built per match': '3.5',
    'Cards in the tallest tower': '4',
    'Tower tops set': '0',
  });
  expect(region.getByRole('link', { name: 'Watch that match: Best tower' }).getAttribute('href')).toBe('/replay/day-4');
  const rows = (name: string): (string | null)[] =>
    within(region.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map(row => row.textContent);
  expect(rows('Wins by opponent')).toEqual(['Stork3 of 3', 'Fledgling0 of 1']);
  expect(rows('Favourite tower')).toEqual(['Sand tower10 cards', 'Candy tower4 cards']);
  expect(region.getByRole('img', { name: 'Your last 4 matches: from 13 to 40, at last 40.' })).toBeDefined();
  const table = within(region.getByRole('table', { name: 'From match to match' }));
  expect(table.getAllByRole('cell').map(cell => cell.textContent)).toEqual([
    '40',
    'won',
    '13',
    'not won',
    '28',
    'won',
    '31',
    'won',
  ]);
});

test('a match whose end cannot be read counts all the same', async () => {
  await open(hostWith(MATCHES, async id => (id === 'day-2' ? Promise.reject(new Error('broken')) : endOf(1))));
  expect(await screen.findByText(/^1 match could not be read to the end/)).toBeDefined();
  expect(await factsOf('All games')).toMatchObject({ Matches: '4' });
});

test('a game that tells nothing has wins and scores', async () => {
  await open(hostWith(MATCHES.map(match => ({ ...match, game: 'night-watch' }))));
  expect(await factsOf('night-watch')).toEqual({
    Matches: '4',
    Won: '3 of 4 75%',
    'Longest winning streak': '2',
    'Mean score': '28',
    'Best score': '40',
  });
  expect(screen.getByRole('rowheader', { name: 'Stork' })).toBeDefined();
});

test('what was played together counts as played; what was watched, or came from a file, does not', async () => {
  const host = testHost();
  await finishedMatch(host, ['you', 'bot']);
  await finishedMatch(host, ['you', 'you']);
  const watched = await finishedMatch(host, ['bot', 'bot']);
  const record = await host.exportRecord(watched);
  if (!record.ok) throw new Error(record.error.code);
  await host.importRecord(newWishId(), record.value);
  await open(host);
  expect(await screen.findByText('Not counted: 1 match from files.')).toBeDefined();
  expect(screen.getByText('Not counted: 1 match that you only watched.')).toBeDefined();
  const { Matches, Won } = await factsOf('All games');
  expect(Matches).toBe('2 1 of them together on this device');
  expect(Won).toMatch(/^[01] of 1 /);
});

test('forgetting asks first, leaves the matches, and can be undone', async () => {
  const host = testHost();
  const id = await finishedMatch(host, ['you', 'bot']);
  await open(host);
  fireEvent.click(await screen.findByRole('button', { name: 'Forget the statistics' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep them' }));
  expect(screen.getByRole('region', { name: 'All games' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Forget the statistics' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Forget them' })));
  expect(await screen.findByRole('heading', { name: 'Nothing to count yet' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(await idsOf(host)).toEqual([id]);
  // It is kept for the next visit.
  cleanup();
  await open(host);
  expect(
    await screen.findByText(/^Matches count since .*Earlier ones are forgotten here, but still kept\.$/),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Remove matches' }).getAttribute('href')).toBe('/matches');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Count them again' })));
  expect(await factsOf('All games')).toMatchObject({ Matches: '1' });
});

test('both files have every match', async () => {
  await open(hostWith(MATCHES));
  await screen.findByText('Sand tower: 14, 13, 12, 11. 4 points.');
  fireEvent.click(screen.getByRole('button', { name: 'Save as JSON' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save as a spreadsheet (CSV)' }));
  const saved = await Promise.all(
    vi.mocked(saveFile).mock.calls.map(async ([name, blob]) => [name, await blob.text()]),
  );
  const [[jsonName = '', json = ''] = [], [csvName = '', csv = ''] = []] = saved;
  expect(jsonName).toMatch(/^belfry-stats-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(json)).toMatchObject({
    format: 'belfry-stats/1',
    matches: MATCHES.map(({ id }) => ({ id })),
    games: [{ game: 'five-towers', matches: 4, wins: 3, meanScore: 28 }],
  });
  expect(csvName).toMatch(/\.csv$/);
  expect(csv.split('\r\n')).toHaveLength(6);
  expect(csv).toContain(',5 Towers,2,Gloriosa,40,yes');
});

test('a list that cannot be read may be asked for again', async () => {
  const host = hostWith(MATCHES);
  let calls = 0;
  const list: TableHost['list'] = query => (calls++ === 0 ? Promise.reject(new Error('no list')) : host.list(query));
  await open({ ...host, list });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await factsOf('All games')).toMatchObject({ Matches: '4' });
});
