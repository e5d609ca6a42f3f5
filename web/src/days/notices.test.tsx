// @vitest-environment happy-dom
import type { TableView } from '@belfry/table';
import type { People } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DaysNotices } from './days-notices.js';
import { writeSeen } from './seen.js';
import { daysView, fakePush, OWN_KEY } from './testing.js';
import { PushContext } from './use-push.js';

const HOUR = 3_600_000;

const PEOPLE: People = {
  seats: [
    { name: 'Anna', isBot: false },
    { name: 'Ben', isBot: false },
  ],
  you: 0,
};
const LINES = [
  { entry: 1, seat: 0, text: 'You built a 2.' },
  { entry: 2, seat: 1, text: 'Ben tore down a 1.' },
];

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const shown = (view: TableView, { push } = fakePush({ can: 'browser' })) => (
  <PushContext value={push}>
    <DaysNotices id="t1" view={view} lines={LINES} people={PEOPLE} />
  </PushContext>
);

const WAITING = daysView({ due: { type: 'seat', seat: 1 } });

test('whoever waits is asked once, and told what for', async () => {
  const fake = fakePush();
  await renderIn('en', shown(WAITING, fake));
  expect(await screen.findByText('Shall Belfry tell you when it is your turn?')).toBeTruthy();
  expect(screen.getByText('One message a turn, one more when 3 hours are left.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Yes, please' }));
  expect(fake.notes.asked).toBe(1);
  await screen.findByRole('button', { name: 'All right' });
  expect(fake.isSubscribed()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'All right' }));
  expect(screen.queryByRole('button')).toBeNull();
  await fake.push.turnOff();
  await renderIn('en', shown(WAITING, fake));
  expect(screen.queryByRole('button')).toBeNull();
});

test('whoever says not now is not asked again, and the browser is not bothered', async () => {
  const fake = fakePush();
  await renderIn('de', shown(WAITING, fake));
  fireEvent.click(await screen.findByRole('button', { name: 'Jetzt nicht' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(fake.notes.asked).toBe(0);
  await renderIn('de', shown(WAITING, fake));
  expect(screen.queryByRole('button')).toBeNull();
});

test('where the browser then says no, it is said what can be done', async () => {
  await renderIn('en', shown(WAITING, fakePush({ answer: 'denied' })));
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, please' }));
  expect(await screen.findByText(/does not allow it/)).toBeTruthy();
});

test('on phones that need it, the way to the home screen is told', async () => {
  await renderIn('en', shown(WAITING, fakePush({ can: 'install' })));
  expect(await screen.findByText(/Add to Home Screen/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'All right' }));
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['of who is on turn', daysView(), {}],
  ['without days', daysView({ ...WAITING, clock: { type: 'none' } }), {}],
  ['when it is over', daysView({ due: { type: 'over', result: { winners: [0] } } }), {}],
  ['to who only watches', daysView({ ...WAITING, seats: [] }), {}],
  ['of whoever has it', WAITING, { subscribed: OWN_KEY }],
  ['of whoever said no before', WAITING, { permission: 'denied' }],
  ['where the server sends nothing', WAITING, { key: null }],
] as const)('nothing is asked %s', async (_, view, made) => {
  const fake = fakePush(made);
  await renderIn('en', shown(view, fake));
  await act(() => fake.push.look('en'));
  expect(screen.queryByRole('button')).toBeNull();
});

test('what was asked stays when it becomes one’s turn', async () => {
  const fake = fakePush();
  let change: (view: TableView) => void = () => undefined;
  const Page = () => {
    const [view, setView] = useState(WAITING);
    change = setView;
    return shown(view, fake);
  };
  await renderIn('bg', <Page />);
  await screen.findByRole('button', { name: 'Да, нека' });
  act(() => change(daysView()));
  expect(screen.getByRole('button', { name: 'Да, нека' })).toBeTruthy();
});

test('what happened is read first', async () => {
  writeSeen('t1', { revision: 4, count: 1, at: Date.now() - 20 * HOUR });
  await renderIn('en', shown(WAITING, fakePush()));
  fireEvent.click(await screen.findByRole('button', { name: 'To the table' }));
  expect(await screen.findByRole('button', { name: 'Yes, please' })).toBeTruthy();
});

test('the notification of a table that is looked at goes', async () => {
  const fake = fakePush();
  await renderIn('en', shown(daysView(), fake));
  await waitFor(() => expect(fake.notes.closed).toEqual([{ url: '/play/t1' }]));
});

test('whoever comes back after hours reads what happened, and goes on with one tap', async () => {
  writeSeen('t1', { revision: 4, count: 1, at: Date.now() - 20 * HOUR });
  const chat = [{ number: 6, at: 0, seat: 1, name: 'Ben', text: 'Sorry, exams!' }];
  await renderIn('en', shown(daysView({ chat, deadline: Date.now() + 14.5 * HOUR })));
  const card = await screen.findByRole('dialog', { name: /^Since / });
  expect(card.textContent).toContain('Ben tore down a 1.');
  expect(card.textContent).toContain('Ben: “Sorry, exams!”');
  expect(card.textContent).not.toContain('You built');
  const goOn = screen.getByRole('button', { name: 'Your turn · 14 hours left' });
  expect(document.activeElement).toBe(goOn);
  fireEvent.click(goOn);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape closes it, and it says so when it is not one’s turn', async () => {
  writeSeen('t1', { revision: 4, count: 1, at: Date.now() - 20 * HOUR });
  await renderIn('fr', shown(WAITING));
  fireEvent.keyDown(await screen.findByRole('button', { name: 'À la table' }), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['was here a while ago', { revision: 4, count: 1, at: Date.now() - HOUR }],
  ['has seen it all', { revision: 7, count: 3, at: Date.now() - 20 * HOUR }],
  ['has only missed their own deeds', { revision: 4, count: 3, at: Date.now() - 20 * HOUR }],
])('nothing is told to who %s', async (_, seen) => {
  writeSeen('t1', seen);
  await renderIn('en', shown(daysView()));
  expect(screen.queryByRole('dialog')).toBeNull();
});
