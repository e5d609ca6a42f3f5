// @vitest-environment happy-dom
import type { TableView } from '@belfry/table';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScreen } from '../games.js';
import type { Presence } from '../server/server.js';
import { listed } from '../shell/testing.js';
import { peopleOf } from '../table/people.js';
import { hasBigScreen, useHandChoice } from './hand-choice.js';
import { HandScreen } from './hand-screen.js';
import { matchView, phoneSeats } from './testing.js';

const HERE: Presence = { seats: [true, true, true], watchers: 1 };
const vibrate = vi.fn<(pattern: unknown) => boolean>(() => true);

beforeEach(() => {
  sessionStorage.clear();
  vibrate.mockClear();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
});
afterEach(cleanup);

async function open(view: TableView, presence: Presence = HERE) {
  const game = await loadScreen(listed('skyscraper'), 'en');
  const onBoard = vi.fn<() => void>();
  let setMine: (isMine: boolean) => void = () => undefined;
  const Shown = () => {
    const [isMine, set] = useState(view.due.type === 'seat' && view.due.seat === view.viewer);
    setMine = set;
    return (
      <HandScreen
        screen={game}
        view={view}
        people={peopleOf(view)}
        act={isMine ? () => undefined : undefined}
        isSent={false}
        presence={presence}
        menu={<button type="button">Menu</button>}
        notice={<p>Notice</p>}
        next={<button type="button">Rematch</button>}
        onBoard={onBoard}
      />
    );
  };
  await renderIn('en', <Shown />);
  await screen.findByRole('heading', { level: 1 });
  if (view.due.type !== 'over') await screen.findByRole('list', { name: 'Your hand' });
  return { onBoard, turn: (isMine: boolean) => act(async () => setMine(isMine)) };
}

const text = (): string => document.body.textContent;
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('on turn it is the hand with what is to be decided', async () => {
  await open(await matchView(0));
  expect(text()).toContain('your turn');
  expect(screen.getByRole('button', { name: /^End turn/ })).toBeDefined();
  expect(screen.getByRole('img', { name: 'The big screen is there' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined();
  expect(text()).toContain('Notice');
});

test('while others play, one looks up; the phone buzzes when the turn comes', async () => {
  const { turn } = await open(await matchView(1));
  expect(screen.getByRole('heading', { name: 'Anna’s turn. Look up!' })).toBeDefined();
  expect(text()).toContain('Your phone buzzes when it is your turn.');
  expect(vibrate).not.toHaveBeenCalled();
  await turn(true);
  expect(vibrate).toHaveBeenCalledTimes(1);
});

test('a hand can be covered, and shown again', async () => {
  await open(await matchView(0));
  await press('Hide');
  expect(document.querySelector('main')?.hidden).toBe(true);
  await press(/Your hand is covered/);
  expect(document.querySelector('main')?.hidden).toBe(false);
});

test('without a big screen, the table can be shown here', async () => {
  const { onBoard } = await open(await matchView(0), { seats: [true, true, true], watchers: 0 });
  expect(screen.getByRole('img', { name: 'The big screen is not there' })).toBeDefined();
  await press('Show the table here');
  expect(onBoard).toHaveBeenCalledTimes(1);
});

test('at the end there is what can be done next', async () => {
  await open(await matchView(0, { isOver: true }));
  expect(screen.getByRole('heading', { name: 'It is over. Look up!' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Rematch' })).toBeDefined();
});

test('a host without a seat is a big screen for everybody else', () => {
  expect(hasBigScreen({ hasScreen: true, isHost: false })).toBe(true);
  expect(hasBigScreen({ hasScreen: true, isHost: true })).toBe(false);
  expect(hasBigScreen({ hasScreen: false, isHost: false })).toBe(false);
});

test('who wants the whole table has it, also after a reload', async () => {
  const Choice = () => {
    const { isHand, showBoard } = useHandChoice('t1', { seats: phoneSeats(1), hasScreen: true, isHost: false });
    return (
      <button type="button" onClick={() => showBoard(isHand)}>
        {isHand ? 'hand' : 'board'}
      </button>
    );
  };
  await renderIn('en', <Choice />);
  await press('hand');
  cleanup();
  await renderIn('en', <Choice />);
  await press('board');
  expect(screen.getByRole('button', { name: 'hand' })).toBeDefined();
});
