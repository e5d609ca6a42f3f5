// @vitest-environment happy-dom
import type { FairTogether, TableView } from '@belfry/table';
import { saveFile } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { newWishId } from '../new-id.js';
import { pageRenderer } from '../shell/testing.js';
import { NOW } from '../shell/testing-server.js';
import { FAIR, type FakeMatch, fakeMatch } from './testing.js';

// happy-dom downloads nothing.
vi.mock(import('@belfry/ui'), async original => ({ ...(await original()), saveFile: vi.fn<typeof saveFile>() }));

const renderPage = pageRenderer(renderIn);

async function open(parts: Parameters<typeof fakeMatch>[0] = {}) {
  const match = await fakeMatch(parts);
  const { history } = await renderPage(match.page, { path: `/play/${match.id}` });
  await waitFor(() => expect(document.querySelector('main[data-turn]')).not.toBeNull());
  return { ...match, history };
}

/** With a change at one seat. */
const seatsWith = ({ view }: FakeMatch, seat: number, more: Partial<TableView['seats'][number]>) =>
  view().seats.map((each, index) => (index === seat ? { ...each, ...more } : each));

const bid = (count: number) => screen.findByRole('button', { name: `Bid ${count}` });
const turn = () => document.querySelector('main')?.getAttribute('data-turn');

/** Somebody elsewhere bids. */
async function bidOf(match: FakeMatch, seat: number, count: number): Promise<void> {
  const { revision } = match.view();
  const action = { type: 'bid', count };
  await act(() => match.host.wish(match.id, { id: newWishId(), revision, seat, type: 'act', action }));
}

/** The menu, opened. */
async function menu() {
  fireEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
}

beforeEach(() => {
  localStorage.clear();
  vi.mocked(saveFile).mockClear();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
});

test('clocks run where somebody is on turn; the title says whose turn it is', async () => {
  const match = await open({
    change: {
      clock: { type: 'move', seconds: 30, reserve: 300 },
      deadline: NOW + 24_000 + 250_000,
      reserves: [250_000, 300_000, 200_000],
    },
  });
  await bid(1);
  const running = [...document.querySelectorAll('[data-clock][data-runs]')].map(chip => chip.textContent);
  expect(running.every(text => text?.includes('0:24 + 4:10'))).toBe(true);
  expect(running.length).toBeGreaterThan(0);
  await screen.findByText('Ben: 5:00 left');
  expect(document.title).toBe('(0:24) Your turn · 5 Towers');
  match.change({ due: { type: 'seat', seat: 1 } });
  await waitFor(() => expect(document.title).toBe('Ben’s turn · 5 Towers'));
});

test('the last seconds are said, with what follows', async () => {
  await open({
    change: {
      clock: { type: 'move', seconds: 30, reserve: 300 },
      deadline: NOW + 9000 + 250_000,
      reserves: [250_000, 300_000, 300_000],
    },
  });
  await screen.findAllByText(/Your turn, 9 seconds\./);
  await screen.findByText('Then your reserve begins: 4:10.');
});

test('who is here, who is gone, and whom a bot plays for is told without colour', async () => {
  const match = await open();
  await screen.findByText('Ben is here');
  await act(async () => match.presence.set({ seats: [true, false, true], watchers: 2 }));
  await screen.findByText('Ben is not connected');
  await screen.findByText('2 watch');
  await act(async () => match.change({ seats: seatsWith(match, 1, { standIn: 'greedy' }) }));
  await screen.findByText('The Stork plays for Ben');
  await screen.findByText('Ben is away.');
});

test('who is on holiday is marked so until then', async () => {
  const match = await open();
  const DAY = 24 * 60 * 60 * 1000;
  await act(async () => match.change({ seats: seatsWith(match, 1, { vacation: NOW + 4 * DAY }) }));
  await screen.findByText('Ben is on holiday until 20 November');
  await act(async () => match.change({ seats: seatsWith(match, 1, { vacation: NOW - DAY }) }));
  await screen.findByText('Ben is here');
});

test('a bot kept the seat, and gives it back', async () => {
  const match = await fakeMatch();
  match.change({ seats: seatsWith(match, 0, { standIn: 'greedy' }) });
  await renderPage(match.page, { path: `/play/${match.id}` });
  await screen.findByRole('heading', { name: 'The Stork kept your seat warm.' });
  expect(turn()).toBe('others');
  fireEvent.click(screen.getByRole('button', { name: 'Take my seat' }));
  await waitFor(() => expect(match.wishes).toEqual([{ type: 'return' }]));
});

test('without a line one can look, not act; what one was asked stays', async () => {
  const match = await open();
  await bid(1);
  await act(async () => match.line.set({ is: 'lost', tries: 3, until: NOW + 4000, isRenewed: false }));
  await screen.findByRole('button', { name: 'Try now' });
  await screen.findByText('You can look, but not move.');
  // The question stays where it was.
  fireEvent.click(await bid(1));
  expect(match.wishes).toEqual([]);
  await act(async () => match.line.set({ is: 'open' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull());
  fireEvent.click(await bid(1));
  await waitFor(() => expect(match.view().count).toBe(2));
});

test('the server is renewed: nothing is lost, and clocks stand', async () => {
  const match = await open();
  await act(async () => match.line.set({ is: 'lost', tries: 1, until: NOW + 4000, isRenewed: true }));
  await screen.findByText('All tables are kept, all clocks stand still.');
});

test('what is on its way when the line breaks is done in the end', async () => {
  const match = await open();
  const go = match.hold();
  fireEvent.click(await bid(1));
  await act(async () => match.line.set({ is: 'lost', tries: 1, until: NOW + 300, isRenewed: false }));
  fireEvent.click(await bid(2));
  expect(match.wishes).toHaveLength(1);
  await act(async () => match.line.set({ is: 'open' }));
  await act(async () => go());
  await waitFor(() => expect(match.view().count).toBe(2));
  await waitFor(() => expect(turn()).toBe('others'));
});

test('another window of the same person follows', async () => {
  const match = await open();
  await bid(1);
  await bidOf(match, 0, 1);
  await waitFor(() => expect(turn()).toBe('others'));
});

test('what may be taken back says until when, and is gone afterwards', async () => {
  const match = await open();
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  fireEvent.click(await bid(1));
  await screen.findByText(/You may take it back until Ben moves\./);
  await bidOf(match, 1, 2);
  await waitFor(() => expect(screen.queryByText(/You may take it back/)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
});

test('the menu lets a bot play, and leaves with or without the seat', async () => {
  const match = await open();
  const choices = await menu();
  expect(choices.queryByText('Speed of the bots')).toBeNull();
  fireEvent.click(choices.getByRole('button', { name: 'Leave the table' }));
  const leave = await screen.findByRole('dialog', { name: 'Leave the table?' });
  fireEvent.click(within(leave).getByRole('button', { name: 'Give my seat up' }));
  expect(match.wishes).toEqual([]);
  fireEvent.click(within(leave).getByRole('button', { name: 'Give it up for good' }));
  await waitFor(() => expect(match.wishes).toEqual([{ type: 'get-up' }]));
});

test('the menu saves the record of a match that is over', async () => {
  const match = await fakeMatch({ isOver: true });
  await renderPage(match.page, { path: `/play/${match.id}` });
  const choices = await menu();
  fireEvent.click(choices.getByRole('button', { name: 'Save as a file' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [[name, content] = []] = vi.mocked(saveFile).mock.calls;
  expect(name).toMatch(/^belfry-skyscraper-[-\d]{10}\.json$/);
  const record = await match.host.exportRecord(match.id);
  if (!record.ok) throw new Error(record.error.code);
  expect(JSON.parse((await content?.text()) ?? '')).toEqual(record.value);
});

test('while a match runs, the menu has no record to save', async () => {
  await open();
  const choices = await menu();
  expect(choices.getByRole('button', { name: 'Leave the table' })).toBeTruthy();
  expect(choices.queryByRole('button', { name: 'Save as a file' })).toBeNull();
});

test('what is refused is said aloud, in the menu and in notes', async () => {
  const match = await open({ me: -1 });
  match.server.host.wish = () => Promise.reject(new Error('not now'));
  const left = { player: { type: 'bot', policy: 'greedy' }, isLeft: true } as const;
  await act(async () => match.change({ seats: seatsWith(match, 1, left) }));
  fireEvent.click(await screen.findByRole('button', { name: 'Play on for Ben' }));
  expect((await screen.findByRole('alert')).textContent).toBe('That is not possible now.');
  cleanup();
  const own = await open();
  own.server.host.wish = () => Promise.reject(new Error('not now'));
  const choices = await menu();
  fireEvent.click(choices.getByRole('button', { name: 'A bot plays for me' }));
  expect((await choices.findByRole('alert')).textContent).toBe('That is not possible now.');
});

test('another device comes with a link that works once', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Continue on another device' }));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link for your other device' });
  expect(link.value).toBe('https://belfry.example/join#secret');
  expect(screen.getByRole('img', { name: 'The link as a picture to scan' })).toBeTruthy();
});

test('a rematch is everybody’s wish, and leads all who want it to the next table', async () => {
  const match = await fakeMatch({ isOver: true, change: { wants: [1] } });
  const { history } = await renderPage(match.page, { path: `/play/${match.id}` });
  fireEvent.click(await screen.findByRole('button', { name: 'Rematch · 1 of 3 want it' }));
  await waitFor(() => expect(match.wishes).toEqual([{ type: 'rematch' }]));
  await act(async () => match.change({ wants: [0, 1] }));
  const wanted = await screen.findByRole('button', { name: 'You want a rematch · 2 of 3' });
  expect(wanted.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(await screen.findByRole('button', { name: 'Start with those who want to · 2' }));
  await waitFor(() => expect(match.wishes.at(-1)).toEqual({ type: 'rematch', now: true }));
  await act(async () => match.change({ wants: [0, 1], next: 'next-table' }));
  await waitFor(() => expect(history.at(-1)).toBe('/play/next-table'));
});

test('whether fate was fair is checked on this device', async () => {
  const match = await fakeMatch({ isOver: true });
  await renderPage(match.page, { path: `/play/${match.id}` });
  await screen.findByText('Checked on this device:');
});

const NOT_OWN = { ...FAIR, isOwnNumberIn: false };

test.each<[string, FairTogether, string, string]>([
  ['with all numbers', FAIR, 'fair', 'everything left to chance follows from the sealed numbers.'],
  [
    'with the numbers of others only',
    { ...NOT_OWN, added: ['Ben', 'Cleo'], missing: ['Anna'] },
    'open',
    'everything left to chance follows from the sealed numbers of Ben and Cleo; none came from this device. No number came from Anna.',
  ],
  [
    'with nobody’s number',
    { ...NOT_OWN, added: [], missing: ['Anna', 'Ben', 'Cleo'] },
    'open',
    'nobody sealed a number, so everything left to chance follows from a key that the server drew alone.',
  ],
  [
    'drawn anew without this device, though it showed its number',
    { ...NOT_OWN, added: ['Ben', 'Cleo'], missing: ['Anna'], redrawn: 1, isOwnNumberLost: true },
    'open',
    'everything left to chance follows from the sealed numbers of Ben and Cleo; none came from this device. No number came from Anna. One draw before it did not count, because a sealed number was not shown in time. This device showed its number, but the server says that it did not come in time.',
  ],
  [
    'drawn anew without somebody else',
    { ...FAIR, added: ['Anna'], missing: ['Ben', 'Cleo'], redrawn: 2 },
    'fair',
    'everything left to chance follows from the sealed numbers. No number came from Ben and Cleo. 2 draws before it did not count, because sealed numbers were not shown in time.',
  ],
])('a match %s: no more is said than is proven', async (_, checked, verdict, text) => {
  const match = await fakeMatch({ isOver: true, checked });
  await renderPage(match.page, { path: `/play/${match.id}` });
  const line = (await screen.findByText('Checked on this device:')).closest('p');
  expect([line?.dataset['verdict'], line?.textContent]).toEqual([verdict, `Checked on this device: ${text}`]);
});

test('a fate that was not fair is said aloud, with what differs', async () => {
  const match = await fakeMatch({ isOver: true, checked: { code: 'not-from-key', entry: 4 } });
  await renderPage(match.page, { path: `/play/${match.id}` });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('A shuffle does not follow from the sealed numbers.');
  expect(alert.textContent).toContain('not-from-key');
});

test('who only looks on hears how much later, and may take a seat that was left', async () => {
  const match = await fakeMatch({ me: -1 });
  const left = { player: { type: 'bot', policy: 'greedy' }, isLeft: true } as const;
  match.change({ delay: 30, seats: seatsWith(match, 1, left) });
  await renderPage(match.page, { path: `/play/${match.id}` });
  await screen.findByText('You see everything 30 seconds later.');
  fireEvent.click(await screen.findByRole('button', { name: 'Play on for Ben' }));
  await waitFor(() => expect(match.wishes).toEqual([{ type: 'sit', seat: 1, name: 'Anna' }]));
});

test('who is removed while looking is told kindly', async () => {
  const match = await open();
  await act(async () => match.change(undefined));
  await screen.findByRole('heading', { name: 'Your seat was given free' });
});
