// @vitest-environment happy-dom
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PushSwitch } from './push-switch.js';
import { fakePush, OWN_KEY } from './testing.js';
import { PushContext } from './use-push.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const shown = ({ push }: ReturnType<typeof fakePush>) => (
  <PushContext value={push}>
    <PushSwitch />
  </PushContext>
);

const find = () => screen.findByRole<HTMLInputElement>('switch');

test('notifications are switched on and off', async () => {
  const fake = fakePush();
  await renderIn('en', shown(fake));
  expect((await find()).checked).toBe(false);
  fireEvent.click(await find());
  await waitFor(() => expect(fake.push.state.get()).toEqual({ is: 'on' }));
  expect((await find()).checked).toBe(true);
  fireEvent.click(await find());
  await waitFor(() => expect(fake.isSubscribed()).toBe(false));
  await waitFor(async () => expect((await find()).checked).toBe(false));
});

test('whoever has them finds the switch on', async () => {
  await renderIn('en', shown(fakePush({ subscribed: OWN_KEY })));
  expect((await find()).checked).toBe(true);
});

test.each([
  ['the browser says no', { permission: 'denied' }, /erlaubt es nicht/],
  ['the app is not on the home screen', { can: 'install' }, /Home-Bildschirm/],
] as const)('where %s, it is said why it cannot be switched', async (_, made, text) => {
  const fake = fakePush(made);
  await renderIn('de', shown(fake));
  fireEvent.click(await find());
  expect(screen.getByText(text)).toBeTruthy();
  expect((await find()).checked).toBe(false);
  expect(fake.notes.asked).toBe(0);
});

test.each([
  ['no server sends any', { key: null }],
  ['the browser cannot', { can: 'browser' }],
] as const)('where %s, there is no switch', async (_, made) => {
  const fake = fakePush(made);
  await renderIn('en', shown(fake));
  await act(() => fake.push.look('en'));
  expect(screen.queryByRole('switch')).toBeNull();
});
