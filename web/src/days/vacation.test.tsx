// @vitest-environment happy-dom
import { failed, ok } from '@belfry/engine';
import type { RoomView, TableHost, TableView } from '@belfry/table';
import { renderIn } from '@belfry/ui/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ServerContext } from '../server/context.js';
import type { Server } from '../server/server.js';
import { daysView } from './testing.js';
import { VacationControl } from './vacation-control.js';

afterEach(cleanup);

const NOW = new Date(2026, 10, 16, 12).getTime();
const DAY = 86_400_000;

const LEFT = (days: number) => failed({ by: 'table', code: 'no-vacation-left', days } as const);

function fakeServer(tables: Readonly<Record<string, RoomView | TableView>> = {}) {
  const wish = vi.fn<TableHost['wish']>(async () => ok({ table: undefined } as never));
  const pages = Object.entries(tables).map(([id, { seats }]) => ({ id, seats }));
  const host = {
    wish,
    view: async (id: string) => tables[id],
    // One on each page.
    list: async ({ after }: { readonly after?: { readonly changed: number } }) => {
      const at = after?.changed ?? 0;
      return {
        tables: pages.slice(at, at + 1),
        total: pages.length,
        next: at + 1 < pages.length ? { changed: at + 1, id: '' } : undefined,
      };
    },
  };
  return { wish, server: { host, now: () => NOW } as unknown as Server };
}

const shown = (view: RoomView | TableView, server: Server | undefined) => (
  <ServerContext value={server}>
    <VacationControl id="t1" view={view} />
  </ServerContext>
);

const wished = (wish: ReturnType<typeof fakeServer>['wish']) =>
  wish.mock.calls.map(([id, each]) => [id, (each as { readonly days: number }).days]);

test('somebody is away for so many days, at this table', async () => {
  const { server, wish } = fakeServer();
  await renderIn('en', shown(daysView(), server));
  fireEvent.change(await screen.findByRole('combobox', { name: 'How long?' }), { target: { value: '7' } });
  fireEvent.click(screen.getByRole('button', { name: 'I am away for 7 days' }));
  expect(wish).toHaveBeenCalledExactlyOnceWith('t1', {
    id: expect.any(String),
    revision: 7,
    type: 'vacation',
    days: 7,
  });
});

test('whoever has fewer days left reads how many, and can choose no more', async () => {
  const { server, wish } = fakeServer();
  wish.mockResolvedValueOnce(LEFT(2));
  await renderIn('de', shown(daysView(), server));
  fireEvent.click(await screen.findByRole('button', { name: 'Ich bin 3 Tage weg' }));
  expect(await screen.findByText('In dieser Partie bleiben dir noch 2 Tage.')).toBeTruthy();
  expect(screen.getAllByRole('option')).toHaveLength(2);
  wish.mockResolvedValueOnce(LEFT(0));
  fireEvent.click(screen.getByRole('button', { name: 'Ich bin 2 Tage weg' }));
  expect(await screen.findByText('In dieser Partie sind alle deine Tage verbraucht.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('whoever is away sees until when, and can come back at once', async () => {
  const { server, wish } = fakeServer();
  const [anna, ben] = daysView().seats;
  const seats = [{ ...anna, vacation: NOW + 4 * DAY }, ben] as TableView['seats'];
  await renderIn('en', shown(daysView({ seats }), server));
  expect(await screen.findByText('You are away until Friday 20 November. Your clock stands.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'I am back' }));
  expect(wished(wish)).toEqual([['t1', 0]]);
});

test('all tables with days at once, and no others', async () => {
  const others = daysView().seats.map(seat => ({ ...seat, isYours: false }));
  const { server, wish } = fakeServer({
    t1: daysView(),
    t2: daysView({ clock: { type: 'none' } }),
    t3: daysView({ seats: others }),
    t4: daysView(),
    t5: daysView({ due: { type: 'over', result: { winners: [0] } } }),
  });
  wish.mockResolvedValueOnce(LEFT(1));
  await renderIn('bg', shown(daysView(), server));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'На всички мои маси с дни' }));
  fireEvent.click(screen.getByRole('button', { name: 'Няма ме 3 дни' }));
  expect(await screen.findByText('Часовникът ти е спрян на 1 маса. На 1 маса не ти остават толкова дни.')).toBeTruthy();
  expect(wished(wish)).toEqual([
    ['t1', 3],
    ['t4', 3],
  ]);
});

test('back at all tables from which somebody was away', async () => {
  const [anna, ben] = daysView().seats;
  const away = daysView({ seats: [{ ...anna, vacation: NOW + DAY }, ben] as TableView['seats'] });
  const { server, wish } = fakeServer({ t1: away, t2: daysView(), t3: away });
  await renderIn('en', shown(away, server));
  fireEvent.click(await screen.findByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'I am back at all tables' }));
  expect(await screen.findByText('You are back at 2 tables.')).toBeTruthy();
  expect(wished(wish)).toEqual([
    ['t1', 0],
    ['t3', 0],
  ]);
});

test('a line that breaks is told', async () => {
  const { server, wish } = fakeServer();
  wish.mockRejectedValueOnce(new Error('gone'));
  await renderIn('fr', shown(daysView(), server));
  fireEvent.click(await screen.findByRole('button', { name: 'Je m’absente 3 jours' }));
  expect(await screen.findByText(/Cela n’a pas marché/)).toBeTruthy();
});

test.each([
  ['without days', daysView({ clock: { type: 'none' } })],
  ['when it is over', daysView({ due: { type: 'over', result: { winners: [0] } } })],
  ['to who only watches', daysView({ seats: [] })],
])('there is nothing of it %s', async (_, view) => {
  await renderIn('en', shown(view, fakeServer().server));
  expect(screen.queryByRole('button')).toBeNull();
});

test('nor at a table of this device', async () => {
  await renderIn('en', shown(daysView(), undefined));
  expect(screen.queryByRole('button')).toBeNull();
});
