// @vitest-environment happy-dom
import type { RoomView, TableView } from '@belfry/table';
import { updateSettings } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { loadScreen } from '../games.js';
import { fakeServer, roomView } from '../room/testing.js';
import { Cell } from '../server/cell.js';
import type { LineState, Presence } from '../server/server.js';
import { listed } from '../shell/testing.js';
import { AtServer, OPEN } from '../shell/testing-server.js';
import { BigScreen } from './big-screen.js';
import { matchView, phoneSeats } from './testing.js';
import { textScale } from './use-large-text.js';

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  updateSettings({ motion: 'off' });
  await loadScreen(listed('skyscraper'), 'en');
});
afterEach(cleanup);

const HERE: Presence = { seats: [true, true, true], watchers: 1 };

async function open(view: RoomView | TableView, presence: Presence = HERE) {
  const fake = fakeServer({
    calls: { linkTo: async () => 'https://belfry.example/join#secret', codeOf: async () => '482917' },
  });
  let tell: (view: RoomView | TableView | undefined) => void = () => undefined;
  const line = new Cell<LineState>({ is: 'open' });
  const server = Object.assign(fake.server, {
    line,
    pointsAt: () => new Cell(undefined),
    watch(_: string, told: typeof tell, present: (presence: Presence) => void) {
      tell = told;
      told(view);
      present(presence);
      return () => undefined;
    },
  });
  const { hook, searchHook, history } = memoryLocation({ path: '/screen/t1', record: true });
  await renderIn(
    'en',
    <Router hook={hook} searchHook={searchHook}>
      <AtServer server={server}>
        <BigScreen id="t1" />
      </AtServer>
    </Router>,
  );
  await screen.findByRole('heading', { level: 1 });
  const show = (now: RoomView | TableView | undefined): Promise<void> => act(async () => tell(now));
  return { ...fake, history, show, lose: (state: LineState) => act(async () => line.set(state)) };
}

const lobby = (more: Partial<RoomView> = {}): RoomView =>
  roomView({ options: { players: 4, floors: 5 }, seats: [...phoneSeats(), OPEN], ...more });
const text = (): string => document.body.textContent;
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('the lobby tells how a phone becomes a hand, and who is here', async () => {
  await open(lobby(), { seats: [true, false, true, false], watchers: 1 });
  expect(screen.getByRole('heading', { name: 'Your phone is your hand' })).toBeDefined();
  expect(await screen.findByText('482 917')).toBeDefined();
  expect(text()).toContain('belfry.example');
  expect(await screen.findByRole('img', { name: /Picture to scan/ })).toBeDefined();
  const seats = within(screen.getByRole('region', { name: 'Who plays' })).getAllByRole('listitem');
  expect(seats.map(seat => seat.textContent.replace(/^[A-Z?](?=[A-Z])/, ''))).toEqual([
    'Annaready',
    'Milaline lost',
    'Theoready',
    'Freewaits for a phone',
  ]);
  expect(text()).toContain('Skyscraper · 5 floors');
});

test('the big screen starts with those who are there, seats by lot', async () => {
  const { wishes } = await open(lobby());
  expect(text()).toContain('the open seat goes away');
  await press('Start with 3');
  expect(wishes).toEqual([{ type: 'begin', seating: 'lot' }]);
});

test('open seats are filled with bots', async () => {
  const { wishes } = await open(lobby());
  await press('Fill up with bots');
  expect(wishes).toMatchObject([{ type: 'seat-bot', seat: 3 }]);
});

test('too few cannot start, and who only looks on starts nothing', async () => {
  const { wishes, show } = await open(lobby({ seats: [...phoneSeats().slice(0, 1), OPEN, OPEN, OPEN] }));
  expect(text()).toContain('1 player more is needed');
  await press('Start with 2');
  expect(wishes).toEqual([]);
  await show(lobby({ isHost: false }));
  expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull();
});

test('whoever sits at the table sees nothing of it here: it would be their own hand', async () => {
  await open(await matchView(0));
  expect(screen.getByRole('heading', { name: 'You sit at this table yourself' })).toBeDefined();
  expect(document.querySelector('[data-count]')).toBeNull();
});

test('the table says whose turn it is, and what happened last', async () => {
  const view = await matchView('spectator');
  await open(view);
  expect(await screen.findByRole('heading', { name: 'Anna’s turn' })).toBeDefined();
  expect(text()).toContain('Anna chooses on the phone.');
  expect(text()).toMatch(/What happened last/);
  expect(screen.queryByRole('img', { name: /Picture to scan/ })).toBeNull();
});

test('a phone that is gone finds the way back in a corner', async () => {
  await open(await matchView('spectator'), { seats: [true, false, true], watchers: 1 });
  expect(await screen.findByRole('img', { name: /Picture to scan/ })).toBeDefined();
  expect(text()).toContain('Mila: line lost. Scan here to come back.');
});

test('a lost line is said plainly', async () => {
  const { lose } = await open(await matchView('spectator'));
  await lose({ is: 'lost', tries: 1, until: undefined, isRenewed: false });
  expect(text()).toContain('The line to the server is lost.');
  await lose({ is: 'lost', tries: 1, until: undefined, isRenewed: true });
  expect(text()).toContain('The server is being renewed.');
});

test('at the end it shows who has won and who wants more, and goes on to the next match by itself', async () => {
  const view = await matchView('spectator', { isOver: true });
  const { wishes, history, show } = await open(view);
  expect((await screen.findAllByText(/ wins|share the victory/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^Once more/ })).toBeNull();
  await show({ ...view, wants: [0, 2] });
  expect(text()).toContain('2 of 3 want another match');
  await press('Once more with 2');
  expect(wishes).toEqual([{ type: 'rematch', now: true }]);
  await show({ ...view, wants: [0, 2], next: 't2' });
  expect(history.at(-1)).toBe('/screen/t2');
});

test('text is as large as the screen allows', () => {
  expect(textScale({ width: 1920, height: 1080 }) * 12).toBeCloseTo(20);
  expect(textScale({ width: 1024, height: 768 })).toBe(1);
});
