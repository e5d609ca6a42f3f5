// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
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
    const { push, notes } = fakePush(made);
    expect(push.state.get()).toEqual({ is: 'looking' });
    await push.look('en');
    expect(push.state.get()).toEqual(state);
    expect(notes.asked).toBe(0);
  });

  test('without a server', async () => {
    const { push, notes } = fakePush();
    notes.fails = { house: true };
    await push.look('en');
    expect(push.state.get()).toEqual({ is: 'unsupported', why: 'server' });
  });
});

test('whoever wants it is asked at once, and the server is told where to and in which language', async () => {
  const { push, notes, isSubscribed } = fakePush();
  await push.look('de');
  const turning = push.turnOn('de');
  expect(notes.asked).toBe(1);
  expect(push.state.get()).toEqual({ is: 'turning' });
  await turning;
  expect(push.state.get()).toEqual({ is: 'on' });
  expect(isSubscribed()).toBe(true);
  expect(notes.keys).toEqual([OWN_KEY]);
  expect(notes.told).toEqual([told(1, 'de')]);
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
  const { push, notes, isSubscribed } = fakePush();
  await push.look('en');
  notes.fails = { subscribe: true };
  await push.turnOn('en');
  expect(push.state.get()).toEqual({ is: 'off', hasFailed: true });
  expect(isSubscribed()).toBe(false);
  notes.fails = {};
  await push.turnOn('en');
  expect(push.state.get()).toEqual({ is: 'on' });
});

test('switched off, the browser forgets it and the server is told; even if nobody answers', async () => {
  const { push, notes, isSubscribed } = fakePush({ subscribed: OWN_KEY });
  await push.look('en');
  notes.fails = { unsubscribe: true };
  await push.turnOff();
  expect(notes.untold).toEqual(['https://push.example/1']);
  expect(isSubscribed()).toBe(false);
  expect(push.state.get()).toEqual({ is: 'off', hasFailed: false });
  await push.look('en');
  expect(push.state.get()).toEqual({ is: 'off', hasFailed: false });
});

test('the server is told once on each page, and again in another language', async () => {
  const { push, notes } = fakePush({ subscribed: OWN_KEY });
  await Promise.all([push.look('en'), push.look('en')]);
  await push.look('en');
  expect(notes.told).toEqual([told(1, 'en')]);
  await push.look('bg');
  expect(notes.told).toEqual([told(1, 'en'), told(1, 'bg')]);
});

test('a server that cannot be told again sends on as before', async () => {
  const { push, notes } = fakePush({ subscribed: OWN_KEY });
  notes.fails = { subscribe: true };
  await push.look('fr');
  expect(push.state.get()).toEqual({ is: 'on' });
});

test('a server with another key gets another subscription', async () => {
  const { push, notes } = fakePush({ subscribed: [1, 2, 3] });
  await push.look('en');
  expect(notes.told).toEqual([told(2, 'en')]);
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
  const { push, notes } = fakePush();
  await push.clear('/play/t2');
  expect(notes.closed).toEqual([{ url: '/play/t2' }]);
});

test.each([
  ['a page that came by plain HTTP', { navigator: {} }, 'browser'],
  ['most browsers', { navigator: { serviceWorker: {} }, PushManager: {}, Notification: {} }, 'push'],
  ['a phone whose app is not on the home screen', { navigator: { serviceWorker: {}, standalone: false } }, 'install'],
  ['an old phone with the app on its home screen', { navigator: { serviceWorker: {}, standalone: true } }, 'browser'],
  ['a browser without notifications', { navigator: { serviceWorker: {} } }, 'browser'],
] as const)('%s', (_, abilities, can) => {
  expect(pushAbility(abilities)).toBe(can);
});
