// @vitest-environment happy-dom
import { failed } from '@belfry/engine';
import { getSettings, updateSettings } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScreen } from '../games.js';
import { fakeServer } from '../room/testing.js';
import { ServerError } from '../server/calls.js';
import { listed, pageRenderer } from '../shell/testing.js';
import { AtServer } from '../shell/testing-server.js';
import { Together } from './together.js';

const renderPage = pageRenderer(renderIn);

let house: object | undefined;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  updateSettings({ name: 'Anna', figure: 'fox' });
  house = { listed: true, push: null };
  vi.stubGlobal('fetch', async () => (house === undefined ? Response.error() : Response.json(house)));
  await loadScreen(listed('skyscraper'), 'en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(parts: Parameters<typeof fakeServer>[0] = {}, path = '/together?game=skyscraper') {
  const fake = fakeServer({ me: null, ...parts });
  const page = await renderPage(
    <AtServer server={fake.server}>
      <Together />
    </AtServer>,
    { path },
  );
  await screen.findByRole('button', { name: /Open the table/ });
  return { ...fake, ...page };
}

const start = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /Open the table/ })));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

test('one button opens a table with good defaults, and leads there', async () => {
  const { setups, somebody, history } = await open();
  await start();
  expect(somebody).toEqual([{ name: 'Anna', figure: 'fox' }]);
  expect(setups).toEqual([
    {
      game: 'skyscraper',
      options: { players: 4 },
      seats: [{ name: 'Anna', player: { type: 'human', figure: 'fox' } }, null, null, null],
      clock: { type: 'none' },
      standIn: 'fair',
      listed: false,
      spectators: true,
      delay: 0,
    },
  ]);
  expect(history.at(-1)).toBe('/play/t1');
});

test('everything can be chosen, and is remembered', async () => {
  const { setups } = await open();
  choose('3');
  fireEvent.click(screen.getAllByRole('button', { name: /Open.*for whoever/ })[0] as HTMLElement);
  fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('radio')[2] as HTMLElement);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Done' }));
  choose('Days');
  choose('3 days');
  choose('Listed for all');
  choose('2 min later');
  choose('As they sit');
  choose('4 floors');
  await start();
  cleanup();
  const { setups: again } = await open();
  await start();
  expect(again).toEqual(setups);
  expect(again).toEqual([
    expect.objectContaining({
      options: { players: 3, floors: 4 },
      seats: [expect.anything(), { name: 'Gloriosa', player: { type: 'bot', policy: 'fair' } }, null],
      clock: { type: 'days', days: 3 },
      listed: true,
      delay: 120,
    }),
  ]);
  expect(sessionStorage.getItem('belfry-seating-t1')).toBe('"chosen"');
});

test('a name is needed, and kept for this device', async () => {
  updateSettings({ name: '', figure: undefined });
  const { setups } = await open();
  await start();
  const field = screen.getByLabelText('Your name');
  expect(document.activeElement).toBe(field);
  expect(screen.getByText('What shall the others call you?')).toBeTruthy();
  expect(setups).toEqual([]);
  fireEvent.change(field, { target: { value: 'Mila' } });
  await start();
  expect(setups).toHaveLength(1);
  expect(getSettings().name).toBe('Mila');
});

test('a big screen has no seat: all are open', async () => {
  const { setups, history } = await open({}, '/together?game=skyscraper&how=screen');
  expect(screen.queryByLabelText('Your name')).toBeNull();
  await start();
  expect(setups).toEqual([expect.objectContaining({ seats: [null, null, null, null] })]);
  expect(history.at(-1)).toBe('/screen/t1');
});

test('another game, and one device, are one step away', async () => {
  const { history } = await open();
  await act(async () => choose('5 Towers'));
  expect(history.at(-1)).toBe('/together?game=five-towers');
  await act(async () => choose('One device'));
  expect(history.at(-1)).toBe('/new/five-towers?with=people');
});

test('where no tables are listed, nobody can wish for it', async () => {
  house = { listed: false, push: null };
  await open();
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Listed for all' })).toBeNull());
});

test.each([
  ['too-many-tables', 'You have as many tables as this server allows. Finish or close one of them first.'],
  ['what-ever', 'The table could not be opened. Try again.'],
])('%s is said in words', async (code, text) => {
  const answer = () => {
    throw new ServerError(code);
  };
  await open({ answer });
  await start();
  expect(screen.getByRole('alert').textContent).toBe(text);
});

test('a set-up that the server does not want is explained', async () => {
  await open({ answer: () => failed({ code: 'unknown-bot', policy: 'owl' }) });
  await start();
  expect(screen.getByRole('alert').textContent).toContain('owl');
});

test('without a server there is a way to play on one device', async () => {
  house = undefined;
  await renderPage(
    <AtServer server={fakeServer().server}>
      <Together />
    </AtServer>,
    { path: '/together?game=skyscraper' },
  );
  const way = await screen.findByRole('link', { name: 'Play on one device' });
  expect(way.getAttribute('href')).toBe('/new/skyscraper?with=people');
});
