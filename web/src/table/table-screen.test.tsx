// @vitest-environment happy-dom
import type { TableHost } from '@belfry/table';
import { renderIn } from '@belfry/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { madeTable, pageRenderer, playedTable, testHost } from '../shell/testing.js';
import { TableScreen } from './table-screen.js';

const renderPage = pageRenderer(renderIn);
const human = (name: string) => ({ name, player: { type: 'human' } });

async function openTable(game: string, names: readonly string[]) {
  const host = testHost();
  const id = await madeTable(host, { game, options: { players: names.length }, seats: names.map(human) });
  await renderPage(<TableScreen id={id} />, { host, path: `/table/${id}` });
  return { host, id };
}

const hand = () => screen.queryByRole('list', { name: 'Your hand' });

beforeEach(() => {
  // The test's window has no modal dialogs of its own.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
});

test('a bid enters the match, and whoever made it may take it back', async () => {
  const { host, id } = await openTable('five-towers', ['Ada', 'Ben']);
  fireEvent.click(await screen.findByRole('button', { name: 'Bid 1' }));
  await waitFor(async () => expect((await host.summary(id))?.count).toBe(2));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await host.summary(id))?.count).toBe(1));
});

test('a curtain hides every hand until its owner has the device', async () => {
  await openTable('skyscraper', ['Ada', 'Ben']);
  const show = await screen.findByRole('button', { name: 'I am Ada: show my cards' });
  expect(hand()).toBeNull();
  fireEvent.click(show);
  await waitFor(() => expect(hand()).not.toBeNull());
  fireEvent.click(screen.getByRole('button', { name: /^End turn/ }));
  const next = await screen.findByRole('button', { name: 'I am Ben: show my cards' });
  expect(hand()).toBeNull();
  // A key that is held down too long must not show Ben's hand to Ada.
  expect(document.activeElement).not.toBe(next);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a finished match opens with its result', async () => {
  const host = testHost();
  const id = await playedTable(host, ['Ada', 'Ben']);
  await renderPage(<TableScreen id={id} />, { host, path: `/table/${id}` });
  await screen.findByRole('dialog', { name: 'Result' });
});

test('a table that cannot go on says so, and may be asked to try again', async () => {
  const host = testHost();
  const id = await madeTable(host, { game: 'five-towers', options: { players: 2 }, seats: ['Ada', 'Ben'].map(human) });
  const stuck: Pick<TableHost, 'watch' | 'wake'> = {
    watch: (table, eye, tell, since) =>
      host.watch(table, eye, news => tell(news?.match && { ...news, match: { ...news.match, isStuck: true } }), since),
    wake: vi.fn<TableHost['wake']>().mockResolvedValue(),
  };
  await renderPage(<TableScreen id={id} />, { host: Object.assign(Object.create(host), stuck), path: `/table/${id}` });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This table cannot go on just now. Nothing is lost.');
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(stuck.wake).toHaveBeenCalledWith(id);
});

test('a table that is not here says so', async () => {
  await renderPage(<TableScreen id="nowhere" />, { path: '/table/nowhere' });
  await screen.findByRole('heading', { name: 'No such table' });
});

test('a moment in the address is shown, and now is one step away', async () => {
  const host = testHost();
  const id = await playedTable(host, ['Ada', 'Ben']);
  await renderPage(<TableScreen id={id} />, { host, path: `/table/${id}?at=1` });
  await screen.findByText(/You are looking back: moment 1/);
  // Nothing may lie over it.
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Back to now' }));
  await waitFor(() => expect(screen.queryByText(/You are looking back/)).toBeNull());
});
