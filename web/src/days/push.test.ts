// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pushAbility } from './push-browser.js';
import { fakePush, OWN_KEY, told } from './testing.js';

beforeEach(() => localStorage.clear());

describe('how things stand', () => {
  test.each([
    ['a browser that cannot', { can: 'browser' }, { is: 'unsupported', why: 'browser' }],
    ['an app that is not on the home screen', { can: 'install' }, { is: 'unsupported', why: 'install' }],
    ['a server that sends nothing', { key: null }, { is: 'unsupported', why: 'server' }],
    ['somebody whom the server does not know', { isNobody: true }, { is: 'unsupported', why: 'server' }],
    ['somebody who said no', { permission: 'denied' }, { is: 'denied' }],
    ['somebody who was not asked', {}, { is: 'off', hasFailed: false }],
    ['somebody who switched it off', { permission: 'granted' }, { is: 'off', hasFailed: false }],
    ['somebody who has it', { subscribed: OWN_KEY }, { is: 'on' }],
  ] as const)('with %s', async (_, made, state) => {
    const { push, browser } = fakePush(made);
    expect(push.state.get()).toEqual({ is: 'looking' });
    await push.look('en');
    expect(push.state.get()).toEqual(state);
    expect(browser.ask).not.toHaveBeenCalled();
  });

  test('without a server', async () => {
    const { push, calls } = fakePush();
    calls.house.mockRejectedValue(new Error('nobody there'));
    await push.look('en');
    expect(push.state.get()).toEqual({ is: 'unsupported', why: 'server' });
  });
});

test('whoever wants it is asked at once, and the server is told where to and in which language', async () => {
  const { push, calls, browser, subscribe, isSubscribed } = fakePush();
  await push.look('de');
  const turning = push.turnOn('de');
  expect(browser.ask).toHaveBeenCalledOnce();
  expect(push.state.get()).toEqual({ is: 'turning' });
  await turning;
  expect(push.state.get()).toEqual({ is: 'on' });
  expect(isSubscribed()).toBe(true);
  const { applicationServerKey } = subscribe.mock.calls[0]?.[0] ?? { applicationServerKey: [] };
  expect([...applicationServerKey]).toEqual(OWN_KEY);
  expect(calls.subscribe).toHaveBeenCalledExactlyOnceWith(told(1, 'de'));
});

test('whoever says no to the browser has nothing', async () => {
  const refused = fakePush({ answer: 'denied' });
  await refused.push.look('en');
  await refused.push.turnOn('en');
  expect(refused.push.state.get()).toEqual({ is: 'denied' });
  const closed = fakePush({ answer: 'default' });
  await closed.push.look('en');
  await closed.push.turnOn('en');
  expect(closed.push.state.get()).toEqual({ is: 'off', hasFailed: false });
  expect(closed.isSubscribed()).toBe(false);
});

test('what the server does not know of is off', async () => {
  const { push, calls, isSubscribed } = fakePush();
  await push.look('en');
  calls.subscribe.mockRejectedValueOnce(new Error('not now'));
  await push.turnOn('en');
  expect(push.state.get()).toEqual({ is: 'off', hasFailed: true });
  expect(isSubscribed()).toBe(false);
  await push.turnOn('en');
  expect(push.state.get()).toEqual({ is: 'on' });
});

test('switched off, the browser forgets it and the server is told; even if nobody answers', async () => {
  const { push, calls, isSubscribed } = fakePush({ subscribed: OWN_KEY });
  await push.look('en');
  calls.unsubscribe.mockRejectedValueOnce(new Error('nobody there'));
  await push.turnOff();
  expect(calls.unsubscribe).toHaveBeenCalledExactlyOnceWith('https://push.example/1');
  expect(isSubscribed()).toBe(false);
  expect(push.state.get()).toEqual({ is: 'off', hasFailed: false });
  await push.look('en');
  expect(push.state.get()).toEqual({ is: 'off', hasFailed: false });
});

test('the server is told once on each page, and again in another language', async () => {
  const { push, calls } = fakePush({ subscribed: OWN_KEY });
  await Promise.all([push.look('en'), push.look('en')]);
  await push.look('en');
  expect(calls.subscribe.mock.calls).toEqual([[told(1, 'en')]]);
  await push.look('bg');
  expect(calls.subscribe).toHaveBeenLastCalledWith(told(1, 'bg'));
  expect(calls.subscribe).toHaveBeenCalledTimes(2);
});

test('a server that cannot be told again sends on as before', async () => {
  const { push, calls } = fakePush({ subscribed: OWN_KEY });
  calls.subscribe.mockRejectedValue(new Error('not now'));
  await push.look('fr');
  expect(push.state.get()).toEqual({ is: 'on' });
});

test('a server with another key gets another subscription', async () => {
  const { push, calls } = fakePush({ subscribed: [1, 2, 3] });
  await push.look('en');
  expect(calls.subscribe).toHaveBeenCalledExactlyOnceWith(told(2, 'en'));
});

test('what the browser let go without a word is made anew', async () => {
  const { push, browser } = fakePush();
  await push.look('en');
  await push.turnOn('en');
  const { push: later, isSubscribed } = fakePush({ permission: browser.permission() });
  await later.look('en');
  expect(later.state.get()).toEqual({ is: 'on' });
  expect(isSubscribed()).toBe(true);
});

test('whoever looks at a table need not be told of it any more', async () => {
  const { push, notifications } = fakePush();
  await push.clear('/play/t2');
  expect(notifications.map(({ close }) => close.mock.calls.length)).toEqual([0, 1, 0]);
});

test.each([
  ['a page that came by plain HTTP', { navigator: {} }, 'browser'],
  ['most browsers', { navigator: { serviceWorker: {} }, PushManager: vi, Notification: vi }, 'push'],
  ['a phone whose app is not on the home screen', { navigator: { serviceWorker: {}, standalone: false } }, 'install'],
  ['an old phone with the app on its home screen', { navigator: { serviceWorker: {}, standalone: true } }, 'browser'],
  ['a browser without notifications', { navigator: { serviceWorker: {} } }, 'browser'],
] as const)('%s', (_, abilities, can) => {
  expect(pushAbility(abilities)).toBe(can);
});
