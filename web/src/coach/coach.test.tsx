// @vitest-environment happy-dom
import { renderIn } from '@belfry/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { madeTable, pageRenderer, testHost } from '../shell/testing.js';
import { TableScreen } from '../table/table-screen.js';
import { Coach } from './index.js';
import { forgetMemories } from './memory.js';

const renderPage = pageRenderer(renderIn);
const human = (name: string) => ({ name, player: { type: 'human' } });
const bot = (name: string) => ({ name, player: { type: 'bot', policy: 'random' } });

/** Is there room for the log beside the board? */
let hasRoom = true;
const media = (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: query.includes('1080px') ? !hasRoom : false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

beforeEach(() => {
  hasRoom = true;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(media);
  localStorage.clear();
  forgetMemories();
  // The test's window has no modal dialogs of its own.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
});

async function open(game: string, query = '?coach=1') {
  const host = testHost();
  const seats = [human('Ada'), bot('Ben')];
  const id = await madeTable(host, { game, options: { players: 2 }, seats });
  const show = (search = query): Promise<unknown> =>
    renderPage(<TableScreen id={id} />, { host, path: `/table/${id}${search}` });
  await show();
  return { host, id, show };
}

const bird = (): Promise<HTMLElement> => screen.findByRole('complementary', { name: 'The jackdaw’s tips' });
const said = async (): Promise<string> => within(await bird()).getByRole('status').textContent ?? '';
const gotIt = async (): Promise<void> => {
  fireEvent.click(within(await bird()).getByRole('button', { name: 'Got it' }));
};

test('the first tip is the goal, with the name of who else plays; then comes what fits', async () => {
  await open('five-towers');
  await waitFor(async () => expect(await said()).toContain('Ben wants the same cards.'));
  await gotIt();
  expect(await said()).toContain('What a bid means');
});

test('a key says it, too, and what was said is not said again after a reload', async () => {
  const { show } = await open('skyscraper');
  await waitFor(async () => expect(await said()).toContain('5 floors win'));
  act(() => void fireEvent.keyDown(document.body, { key: 'g', code: 'KeyG' }));
  expect(await said()).not.toContain('5 floors win');
  forgetMemories();
  await show('');
  await bird();
  expect(await said()).not.toContain('5 floors win');
});

test('sent away it stays away, until it is called back', async () => {
  const { show } = await open('five-towers');
  fireEvent.click(within(await bird()).getByRole('button', { name: 'Send the jackdaw away' }));
  expect(within(await bird()).queryByRole('status')).toBeNull();
  forgetMemories();
  await show();
  fireEvent.click(within(await bird()).getByRole('button', { name: 'Call the jackdaw back' }));
  expect(await said()).toContain('Build five towers');
});

test('the menu calls it back', async () => {
  await open('five-towers');
  fireEvent.click(within(await bird()).getByRole('button', { name: 'Send the jackdaw away' }));
  // It is loaded when somebody wants it.
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Menu' })));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  fireEvent.click(await within(menu).findByRole('button', { name: 'Call the jackdaw back' }));
  expect(await said()).toContain('Build five towers');
});

test('it stays while somebody looks back at a moment', async () => {
  await open('five-towers');
  await waitFor(async () => expect(await said()).toContain('Build five towers'));
  const [line] = within(screen.getByRole('complementary', { name: 'Log' })).getAllByRole('button');
  await act(async () => void (line && fireEvent.click(line)));
  await screen.findByRole('button', { name: 'Back to now' });
  expect(await said()).toContain('Build five towers');
});

test('whoever wants to be shown a second time hears it all again', async () => {
  const { show } = await open('five-towers');
  await gotIt();
  await open('five-towers');
  expect(await said()).toContain('Build five towers');
  // The table before it is an ordinary one now.
  await show('');
  await screen.findByRole('button', { name: 'Bid 1' });
  expect(screen.queryByRole('complementary', { name: 'The jackdaw’s tips' })).toBeNull();
});

test('the last “Got it” leaves the focus beside the bird', async () => {
  await open('five-towers');
  const corner = await bird();
  for (let tips = 0; tips < 10; tips++) {
    const button = within(corner).queryByRole('button', { name: 'Got it' });
    if (button === null) break;
    button.focus();
    fireEvent.click(button);
  }
  expect(document.activeElement).toBe(within(corner).getByRole('button', { name: 'Send the jackdaw away' }));
  expect(corner.textContent).toContain('I will speak up when something is new to you.');
});

test('where there is no room for a log, the bird folds its strip open', async () => {
  hasRoom = false;
  await open('five-towers');
  const toggle = within(await bird()).getByRole('button', { name: 'The jackdaw: more' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(within(await bird()).getByRole('button', { name: 'Send the jackdaw away' }));
  expect(screen.queryByRole('complementary', { name: 'The jackdaw’s tips' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a table where nobody asked has no coach', async () => {
  await open('five-towers', '');
  await screen.findByRole('button', { name: 'Bid 1' });
  expect(screen.queryByRole('complementary', { name: 'The jackdaw’s tips' })).toBeNull();
});

test('a game without a coach is left alone', async () => {
  const table = { tableId: 'one', view: {}, viewer: 0, log: [], people: { seats: [], you: 0 } };
  const corner = <Coach screenId="turmbauer" {...table} mayAct isSettled />;
  await renderPage([<h1 key="title">Table</h1>, <div key="corner">{corner}</div>], { path: '/table/one?coach=1' });
  await waitFor(() => expect(document.querySelector('[data-coach]')).toBeNull());
  expect(screen.queryByRole('complementary')).toBeNull();
});
