// @vitest-environment happy-dom
import { failed } from '@belfry/engine';
import type { BindingView, RoomView } from '@belfry/table';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { loadScreen } from '../games.js';
import { Cell, useChanging } from '../server/cell.js';
import type { Presence } from '../server/server.js';
import { listed } from '../shell/testing.js';
import { AtServer, OPEN, person } from '../shell/testing-server.js';
import { LotDrawn } from './lot-drawn.js';
import { Room } from './room.js';
import { fakeServer, roomView } from './testing.js';

const LINK = 'https://belfry.example/join#secret';

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  await loadScreen(listed('skyscraper'), 'en');
});
afterEach(cleanup);

interface Opened {
  readonly presence?: Presence;
  readonly parts?: Parameters<typeof fakeServer>[0];
}

async function open(view: RoomView, { presence, parts = {} }: Opened = {}) {
  const linkTo = vi.fn<() => Promise<string>>(async () => LINK);
  const fake = fakeServer({ calls: { linkTo, codeOf: async () => '482917' }, ...parts });
  const views = new Cell(view);
  const Shown = () => <Room id="t1" view={useChanging(views)} presence={presence} />;
  const { hook, searchHook } = memoryLocation({ path: '/play/t1' });
  await renderIn(
    'en',
    <Router hook={hook} searchHook={searchHook}>
      <AtServer server={fake.server}>
        <Shown />
      </AtServer>
    </Router>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...fake, linkTo, show: (now: RoomView) => act(async () => views.set(now)) };
}

const rows = () => within(screen.getByRole('list', { name: 'Who sits where' })).getAllByRole('listitem');
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const guest = (more: Partial<RoomView> = {}): RoomView =>
  roomView({
    isHost: false,
    seats: [person('Anna', { isHost: true }), person('Ben', { isYours: true }), OPEN],
    ...more,
  });
const said = (): string =>
  screen.getAllByRole('status').find(({ textContent }) => textContent !== '')?.textContent ?? '';

test('says whose table it is, and who sits where', async () => {
  await open(roomView(), { presence: { seats: [true, false, false], watchers: 2 } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Anna’s table');
  expect(screen.getByText('Skyscraper · 3 seats · no clock · seats by lot · only with the link')).toBeTruthy();
  expect(screen.getByText('2 watch')).toBeTruthy();
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('you'),
    expect.stringContaining('not here right now'),
    expect.stringContaining('waits for a guest'),
  ]);
});

test('the host has the link and the code, and makes one link for each table', async () => {
  const { linkTo } = await open(roomView());
  expect(await screen.findByText('482 917')).toBeTruthy();
  expect((await screen.findByLabelText<HTMLInputElement>('Link to this table')).value).toBe(LINK);
  expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
  expect(screen.getByText('belfry.example')).toBeTruthy();
  cleanup();
  const again = await open(roomView());
  await screen.findByLabelText('Link to this table');
  expect([linkTo.mock.calls.length, again.linkTo.mock.calls.length]).toEqual([1, 0]);
});

test('a guest has only the code, and waits', async () => {
  const { linkTo } = await open(guest());
  expect(await screen.findByText('482 917')).toBeTruthy();
  expect(screen.queryByLabelText('Link to this table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'New link' })).toBeNull();
  expect(linkTo).not.toHaveBeenCalled();
  expect(screen.getByText('Anna will start the match.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Start with/ })).toBeNull();
});

/** A server with a new link and new digits each time they were revoked; `fails` says of a call whether it does. */
function revocable(fails: (call: string) => boolean = () => false) {
  const called: string[] = [];
  let times = 0;
  const call = async <T,>(name: string, answer: () => T): Promise<T> => {
    called.push(name);
    if (fails(name)) throw new Error(name);
    return answer();
  };
  const revoke = (): void => {
    times += 1;
  };
  const calls = {
    linkTo: () => call('linkTo', () => `${LINK}${times}`),
    codeOf: () => call('codeOf', () => `48291${times}`),
    revokeLinks: () => call('revokeLinks', revoke),
  };
  return { called, calls, revoke };
}

const link = () => screen.findByLabelText<HTMLInputElement>('Link to this table');
const asked = () => within(screen.getByRole('dialog'));
const pressThere = (name: string) => act(async () => fireEvent.click(asked().getByRole('button', { name })));

test('the host replaces the link after a question, and nothing of the old one is left', async () => {
  const { called, calls } = revocable();
  await open(roomView(), { parts: { calls } });
  expect((await link()).value).toBe(`${LINK}0`);
  const picture = screen.getByRole('img', { name: /QR code/ }).innerHTML;
  called.length = 0;
  await press('New link');
  expect(asked().getByText(/you have passed on stop working.*stays/)).toBeTruthy();
  await pressThere('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(called).toEqual([]);
  await press('New link');
  await pressThere('Replace the link');
  expect(called).toEqual(['revokeLinks', 'codeOf', 'linkTo', 'codeOf']);
  expect((await link()).value).toBe(`${LINK}1`);
  expect(await screen.findByText('482 911')).toBeTruthy();
  expect(screen.getByRole('img', { name: /QR code/ }).innerHTML).not.toBe(picture);
  expect(said()).toBe('The old link no longer works. This is the new one.');
  cleanup();
  await open(roomView(), { parts: { calls } });
  expect((await link()).value).toBe(`${LINK}1`);
  expect(called.filter(call => call === 'linkTo')).toHaveLength(1);
});

test('a new link is nobody’s copy yet', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { calls } = revocable();
  await open(roomView(), { parts: { calls } });
  await link();
  await press('Copy');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  await press('New link');
  await pressThere('Replace the link');
  await press('Copy');
  expect(writeText.mock.calls).toEqual([[`${LINK}0`], [`${LINK}1`]]);
});

test.each([
  ['revokeLinks', '482 910'],
  ['linkTo', '482 911'],
])(
  'where %s fails, no link is shown that may be good for nothing, and the digits that count',
  async (failing, digits) => {
    let isDown = false;
    const { calls } = revocable(name => isDown && name === failing);
    await open(roomView({ seats: [person('Anna', { isYours: true }), OPEN] }), { parts: { calls } });
    await link();
    isDown = true;
    await press('New link');
    await pressThere('Replace the link');
    expect(screen.getByRole('alert').textContent).toMatch(/^No new link came/);
    expect(screen.queryByLabelText('Link to this table')).toBeNull();
    expect(await screen.findByText(digits)).toBeTruthy();
    isDown = false;
    await press('New link');
    await pressThere('Replace the link');
    expect((await link()).value).toMatch(new RegExp(`^${LINK}[12]$`));
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

/** As if somebody had looked elsewhere, and looks here again. */
const lookAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

test('whoever sits in the room gets the digits that the host has replaced', async () => {
  const { calls, revoke } = revocable();
  await open(guest(), { parts: { calls } });
  expect(await screen.findByText('482 910')).toBeTruthy();
  revoke();
  await lookAgain();
  expect(await screen.findByText('482 911')).toBeTruthy();
});

test('a link that the host has replaced on another device gives way to a new one', async () => {
  const { called, calls, revoke } = revocable();
  await open(roomView(), { parts: { calls } });
  expect((await link()).value).toBe(`${LINK}0`);
  expect(await screen.findByText('482 910')).toBeTruthy();
  await lookAgain();
  expect(called.filter(call => call === 'linkTo')).toHaveLength(1);
  revoke();
  await lookAgain();
  expect(await screen.findByText('482 911')).toBeTruthy();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Link to this table').value).toBe(`${LINK}1`));
});

test('a wish that never got anywhere is not said to be granted when digits come again', async () => {
  let isDown = false;
  const { calls } = revocable(() => isDown);
  await open(roomView(), { parts: { calls } });
  await link();
  isDown = true;
  await press('New link');
  await pressThere('Replace the link');
  isDown = false;
  await lookAgain();
  expect(screen.getByText('482 910')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/^No new link came/);
});

test('a link that was asked for before the links were replaced is not shown, however late it comes', async () => {
  const { called, calls, revoke } = revocable();
  const late: (() => void)[] = [];
  let isSlow = false;
  const linkTo = async (): Promise<string> => {
    const made = await calls.linkTo();
    if (isSlow) await new Promise<void>(resolve => void late.push(resolve));
    return made;
  };
  await open(roomView(), { parts: { calls: { ...calls, linkTo } } });
  await link();
  // Somebody has replaced them on another device: here, too, a new one is asked for.
  revoke();
  isSlow = true;
  await lookAgain();
  isSlow = false;
  expect(late).toHaveLength(1);
  await press('New link');
  await pressThere('Replace the link');
  await act(async () => late[0]?.());
  await lookAgain();
  expect((await link()).value).toBe(`${LINK}2`);
  expect(called.filter(call => call === 'linkTo')).toHaveLength(3);
});

test('the host starts with those who are there, by lot or as they sit', async () => {
  const { wishes } = await open(roomView());
  expect(screen.getByRole('button', { name: /Start with 2 players/ }).textContent).toContain('the open seat goes away');
  await press(/Start with 2 players/);
  fireEvent.click(screen.getByRole('radio', { name: 'As they sit' }));
  await press(/Start with 2 players/);
  expect(wishes).toEqual([
    { type: 'begin', seating: 'lot' },
    { type: 'begin', seating: 'chosen' },
  ]);
});

test('nobody starts alone', async () => {
  const { wishes } = await open(roomView({ seats: [person('Anna', { isYours: true, isHost: true }), OPEN, OPEN] }));
  expect(screen.getByText('At least 2 must sit here before it starts.')).toBeTruthy();
  await press(/Start with/);
  expect(wishes).toEqual([]);
});

test('why the host could not start is said', async () => {
  await open(roomView(), { parts: { answer: () => failed({ by: 'table', code: 'about-to-begin' }) } });
  await press(/Start with/);
  expect(screen.getByRole('alert').textContent).not.toBe('');
});

test('seats change places', async () => {
  const { wishes } = await open(roomView());
  await press('Ben: change places');
  await press(/Anna$/);
  expect(wishes).toEqual([{ type: 'swap', seat: 1, with: 0 }]);
  expect(said()).toBe('Ben and Anna have changed places');
});

test('a person is removed after a question, a bot at once', async () => {
  const bot = { name: 'Gloriosa', player: { type: 'bot', policy: 'fair' }, isYours: false } as const;
  const { wishes } = await open(roomView({ seats: [person('Anna', { isYours: true }), person('Ben'), bot] }));
  await press('Give Gloriosa’s seat free');
  await press('Give Ben’s seat free');
  expect(wishes).toEqual([{ type: 'remove', seat: 2 }]);
  await act(async () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Give Ben/ })));
  expect(wishes.at(-1)).toEqual({ type: 'remove', seat: 1 });
});

test('bots sit down, one or as many as there are seats, and have names of their own', async () => {
  const view = roomView({ seats: [person('Gloriosa', { isYours: true }), OPEN, OPEN] });
  const { wishes } = await open(view);
  await press('Fill up with bots');
  expect(wishes).toEqual([
    { type: 'seat-bot', seat: 1, name: 'Emmanuel', policy: 'fair' },
    { type: 'seat-bot', seat: 2, name: 'Susanna', policy: 'fair' },
  ]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Let a bot sit here' })[0] as HTMLElement);
  fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('radio')[0] as HTMLElement);
  await act(async () =>
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Let a bot sit here' })),
  );
  expect(wishes.at(-1)).toEqual({ type: 'seat-bot', seat: 1, name: 'Emmanuel', policy: 'gentle' });
});

test('the host changes the table', async () => {
  const { wishes } = await open(roomView());
  await press('Change the table');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('radio', { name: '4' }));
  fireEvent.click(dialog.getByRole('radio', { name: 'Relaxed' }));
  fireEvent.click(dialog.getByRole('radio', { name: '4 floors' }));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Save' })));
  expect(wishes).toEqual([
    {
      type: 'arrange',
      options: { players: 4, floors: 4 },
      customs: {},
      clock: { type: 'move', seconds: 30, reserve: 300 },
      listed: false,
      spectators: true,
      delay: 0,
    },
  ]);
});

test('a guest changes place by getting up and sitting down', async () => {
  const { wishes } = await open(guest(), { parts: { me: { name: 'Ben' } } });
  await press('Sit here');
  expect(wishes).toEqual([{ type: 'get-up' }, { type: 'sit', seat: 2, name: 'Ben' }]);
});

test('a guest takes another name and a figure on the same seat', async () => {
  const { wishes, somebody } = await open(guest(), { parts: { me: { name: 'Ben' } } });
  await press('Name and figure');
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: ' Benno ' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Bear' }));
  await press('Done');
  expect(wishes).toEqual([{ type: 'get-up' }, { type: 'sit', seat: 1, name: 'Benno', figure: 'bear' }]);
  expect(somebody).toEqual([{ name: 'Benno', figure: 'bear' }]);
});

test('who has no name is asked for one', async () => {
  const { wishes } = await open(guest({ seats: [person('Anna', { isHost: true }), OPEN] }), { parts: { me: null } });
  await press('Sit down');
  await act(async () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sit down' })));
  expect(screen.getByText('What shall the others call you?')).toBeTruthy();
  expect(wishes).toEqual([]);
});

test('who was removed is told so once; who got up is not', async () => {
  const { show } = await open(guest());
  const without = guest({ seats: [person('Anna', { isHost: true }), OPEN, OPEN] });
  await show(without);
  expect(screen.getByText('Your seat was given free')).toBeTruthy();
  expect(screen.getByText('Anna, the host, has done it.')).toBeTruthy();
  await press('Watch');
  expect(screen.queryByText('Your seat was given free')).toBeNull();
  await show(guest());
  await press('Get up');
  await show(without);
  expect(screen.queryByText('Your seat was given free')).toBeNull();
});

test('who comes and goes is announced', async () => {
  const { show } = await open(roomView());
  await show(roomView({ seats: [person('Anna', { isYours: true }), person('Ben'), person('Mila')] }));
  expect(said()).toBe('Mila sat down');
  await show(roomView({ seats: [person('Anna', { isYours: true }), OPEN, person('Mila')] }));
  expect(said()).toBe('Ben got up');
});

const binding = (more: Partial<BindingView>): BindingView => ({
  commitment: 'c0ffee',
  terms: {
    table: 't1',
    game: 'skyscraper',
    options: { players: 2 },
    seats: [{ name: 'Anna' }, { name: 'Ben' }],
    seating: 'lot',
    attempt: 0,
    left: [],
  },
  seals: [null, null],
  numbers: [null, null],
  isShowing: false,
  until: 0,
  awaited: [0, 1],
  ...more,
});

test('envelopes are sealed and opened before everybody’s eyes', async () => {
  const seats = [person('Anna', { isYours: true }), OPEN, person('Ben')];
  const { show } = await open(roomView({ seats }));
  const envelopes = () => screen.getAllByRole('img').flatMap(each => each.getAttribute('aria-label') ?? []);
  expect(envelopes()).toEqual(expect.arrayContaining(['Anna: envelope open', 'Ben: envelope open']));
  await show(roomView({ seats, binding: binding({ seals: [null, 'abc'], awaited: [0] }) }));
  expect(envelopes()).toEqual(expect.arrayContaining(['Anna: envelope open', 'Ben: sealed']));
  expect(screen.getByText(/1 of 2 devices have sealed their number. Waiting for Anna’s device./)).toBeTruthy();
  expect(said()).toBe('The match is about to begin');
  const opened = binding({ seals: ['def', 'abc'], numbers: ['1', null], isShowing: true, awaited: [1] });
  await show(roomView({ seats, binding: opened }));
  expect(envelopes()).toEqual(expect.arrayContaining(['Anna: number shown', 'Ben: sealed']));
  expect(screen.getByText('c0ffee')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /change places/ })).toBeNull();
});

test('a device that does not answer is left out, and that is said', async () => {
  const { terms } = binding({});
  await open(
    roomView({
      seats: [person('Anna', { isYours: true }), person('Ben')],
      binding: binding({ terms: { ...terms, attempt: 1, left: [1] }, awaited: [0] }),
    }),
  );
  expect(screen.getByText(/It is drawn anew without it. 0 of 1 devices/)).toBeTruthy();
  expect(screen.queryByRole('img', { name: /^Ben:/ })).toBeNull();
});

test('the lot is shown in its order, and goes by Escape', async () => {
  const closed = vi.fn<() => void>();
  await renderIn('en', <LotDrawn names={[{ name: 'Ben' }, { name: 'Anna' }]} onClose={closed} />);
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(['BBen', 'AAnna']);
  await waitFor(() => expect(said()).toBe('Ben begins'));
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(closed).toHaveBeenCalledTimes(1);
});
