// @vitest-environment happy-dom
import { failed } from '@belfry/engine';
import { LONGEST_LINE as LONGEST_AT_A_TABLE, REACTIONS, type RoomView } from '@belfry/table';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, line, roomView } from '../room/testing.js';
import { Cell, useChanging } from '../server/cell.js';
import { AtServer, NOW, person } from '../shell/testing-server.js';
import { Chat } from './chat.js';
import { ChatButton } from './chat-button.js';
import { LONGEST_LINE } from './composer.js';
import { REACTIONS_SHOWN } from './reaction-face.js';
import { BUBBLE, useBubbles } from './use-bubbles.js';

let tables = 0;
let id = '';

beforeEach(() => {
  sessionStorage.clear();
  id = `table ${tables++}`;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const refusing = { answer: () => failed({ by: 'table', code: 'silenced' }) };

async function open(view: RoomView, parts: Parameters<typeof fakeServer>[0] = {}) {
  const fake = fakeServer(parts);
  const views = new Cell(view);
  const Shown = () => <Chat id={id} view={useChanging(views)} />;
  await renderIn(
    'en',
    <AtServer server={fake.server}>
      <Shown />
    </AtServer>,
  );
  await screen.findByRole('heading', { name: 'Chat' });
  return { ...fake, show: (now: RoomView) => act(async () => views.set(now)) };
}

const lines = (): readonly string[] => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText('Write something kind'), { target: { value: text } });
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
const said = (): string =>
  screen.getAllByRole('status').find(({ textContent }) => textContent !== '')?.textContent ?? '';

test('it offers what a table takes', () => {
  expect(LONGEST_LINE).toBe(LONGEST_AT_A_TABLE);
  expect(REACTIONS_SHOWN).toEqual(REACTIONS);
});

test('lines stand in their order, reactions in words', async () => {
  await open(roomView({ chat: [line(1, 'Ben'), line(2, 'Anna'), line(3, 'Ben', { text: '', reaction: 'bravo' })] }));
  expect(lines()).toEqual(['BBenline 1', 'Annaline 2', 'BBenBravo']);
});

test('says a line and a reaction', async () => {
  const { wishes } = await open(roomView());
  write('  Good evening ');
  await send();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Thanks' })));
  expect(wishes).toEqual([
    { type: 'say', text: 'Good evening' },
    { type: 'say', reaction: 'thanks' },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Write something kind').value).toBe('');
});

test('nothing is no line', async () => {
  const { wishes } = await open(roomView());
  write('   ');
  await send();
  expect(wishes).toEqual([]);
});

test('what could not be said is still there', async () => {
  await open(roomView(), refusing);
  write('Good evening');
  await send();
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Write something kind').value).toBe('Good evening');
});

test.each([
  ['reactions', 'The host has left only reactions on.', 5],
  ['none', 'The host has silenced the chat.', 0],
] as const)('where talk is %s', async (talk, why, reactions) => {
  await open(roomView({ talk }));
  expect(screen.getByText(why)).toBeTruthy();
  expect(screen.queryByLabelText('Write something kind')).toBeNull();
  expect(screen.queryAllByRole('button', { name: /Bravo|Oh!|Hm|Thanks|Hello/ })).toHaveLength(reactions);
});

test('those who only look on are told why they cannot write', async () => {
  await open(roomView({ seats: [person('Ben')], isHost: false }));
  expect(screen.getByText(/Only those with a seat can write/)).toBeTruthy();
});

test('the host says what may be said, guests do not', async () => {
  const { wishes } = await open(roomView());
  fireEvent.click(screen.getByRole('button', { name: 'Who is heard' }));
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'Reactions' })));
  expect(wishes).toEqual([{ type: 'talk', talk: 'reactions' }]);
  await open(roomView({ isHost: false }));
  fireEvent.click(screen.getByRole('button', { name: 'Who is heard' }));
  expect(screen.queryByRole('radio')).toBeNull();
});

test('somebody is silenced here, also on the next page, and heard again', async () => {
  const view = roomView({ chat: [line(1, 'Ben'), line(2, 'Anna')] });
  await open(view);
  fireEvent.click(screen.getByRole('button', { name: 'Who is heard' }));
  fireEvent.click(screen.getByRole('button', { name: 'Silence Ben' }));
  expect(screen.queryByText('line 1')).toBeNull();
  cleanup();
  await open(view);
  expect(screen.queryByText('line 1')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Who is heard' }));
  fireEvent.click(screen.getByRole('button', { name: 'Hear Ben again' }));
  expect(screen.getByText('line 1')).toBeTruthy();
});

test('new lines of others are announced, the newest only', async () => {
  const old = [line(1, 'Ben')];
  const { show } = await open(roomView({ chat: old }));
  expect(screen.getAllByRole('status').every(({ textContent }) => textContent === '')).toBe(true);
  await show(roomView({ chat: [...old, line(2, 'Ben'), line(3, 'Ben')] }));
  expect(said()).toBe('Ben: line 3');
  await show(roomView({ chat: [...old, line(2, 'Ben'), line(3, 'Ben'), line(4, 'Anna')] }));
  expect(said()).toBe('Ben: line 3');
});

test('the button counts what is new, until it was read', async () => {
  const view = roomView({ chat: [line(1, 'Ben'), line(2, 'Anna'), line(3, 'Ben')] });
  await renderIn(
    'en',
    <AtServer server={fakeServer().server}>
      <ChatButton id={id} view={view} />
    </AtServer>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Chat, 2 new' }));
  expect(screen.getByText('line 3')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Chat, 2 new' })).toBeNull();
});

function Bubbles({ view }: { readonly view: RoomView }) {
  return <h1>{[...useBubbles(id, view)].map(([seat, { text }]) => `${seat} ${text}`).join()}</h1>;
}

test('bubbles show what others have just said, and go', async () => {
  vi.useFakeTimers({ now: NOW + 1000, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { server } = fakeServer({ now: () => Date.now() });
  const view = roomView({
    chat: [
      line(1, 'Ben', { at: NOW - BUBBLE }),
      line(2, 'Anna'),
      line(3, 'Ben'),
      line(4, 'Ben', { text: '', reaction: 'oh' }),
    ],
  });
  const page = await renderIn(
    'en',
    <AtServer server={server}>
      <Bubbles view={view} />
    </AtServer>,
  );
  const shown = () => page.container.querySelector('h1')?.textContent;
  expect(shown()).toBe('1 Oh!');
  await act(async () => void vi.advanceTimersByTime(BUBBLE));
  expect(shown()).toBe('');
});
