// @vitest-environment happy-dom
import { renderIn } from '@belfry/ui/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { madeTable, pageRenderer, testHost } from '../shell/testing.js';
import { TableScreen } from './table-screen.js';

const renderPage = pageRenderer(renderIn);
afterEach(cleanup);

const player = (name: string) => ({ name, player: { type: 'human' } });

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
});

async function openTable(seats: readonly object[]) {
  const host = testHost();
  const saw = vi.fn<NonNullable<typeof host.saw>>();
  const id = await madeTable(host, { game: 'five-towers', options: { players: seats.length }, seats });
  await renderPage(<TableScreen id={id} />, { host: { ...host, saw }, path: `/table/${id}` });
  return { host, id, saw };
}

test('the host learns what was seen, so that bots need not wait', async () => {
  const { host, id, saw } = await openTable([player('Ada'), player('Ben')]);
  await screen.findByRole('button', { name: 'Bid 1' });
  const before = (await host.view(id, 0))?.revision;
  await waitFor(() => expect(saw).toHaveBeenLastCalledWith(id, before));
  fireEvent.click(screen.getByRole('button', { name: 'Bid 1' }));
  await waitFor(async () => expect(saw).toHaveBeenLastCalledWith(id, (await host.view(id, 0))?.revision));
  expect((await host.view(id, 0))?.revision).not.toBe(before);
});
