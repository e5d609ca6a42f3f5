/** The part of the service worker that is written by hand: run as it is, in a worker that is made up. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const SCRIPT = readFileSync(new URL('../../public/push.js', import.meta.url), 'utf8');
const ORIGIN = 'https://belfry.example';

interface Window {
  readonly path: string;
  readonly visibilityState?: 'visible' | 'hidden';
  /** May the worker lead it elsewhere? */
  readonly isOurs?: boolean;
}

type Listener = (event: object) => void;

function worker(windows: readonly Window[] = []) {
  const listeners = new Map<string, Listener>();
  const log: string[] = [];
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => undefined);
  const self = {
    location: { origin: ORIGIN },
    navigator: { setAppBadge: async () => void log.push('badge') },
    registration: { showNotification },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    clients: {
      matchAll: async () =>
        windows.map(({ path, visibilityState = 'hidden', isOurs = true }) => ({
          url: ORIGIN + path,
          visibilityState,
          focus: async () => void log.push(`focus ${path}`),
          navigate: async (to: string) => {
            if (!isOurs) throw new TypeError('not controlled');
            log.push(`${path} → ${to}`);
          },
        })),
      openWindow: async (to: string) => void log.push(`open ${to}`),
    },
  };
  runInNewContext(SCRIPT, { self, URL });
  const fire = async (type: string, event: object): Promise<void> => {
    let work: unknown;
    listeners.get(type)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  return {
    log,
    fire,
    showNotification,
    push: (data: unknown) => fire('push', { data }),
    click: (data: unknown) => fire('notificationclick', { notification: { data, close: () => log.push('close') } }),
  };
}

const json = (message: unknown) => ({ json: () => message });

test('a message is shown as the server wrote it, once for each table, and the app is marked', async () => {
  const { push, showNotification, log } = worker();
  await push(json({ title: 'It is your turn, Anna', body: 'You have 2 days.', url: '/play/t1', tag: 't1' }));
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('It is your turn, Anna', {
    body: 'You have 2 days.',
    icon: '/icon-192.png',
    badge: '/badge.png',
    data: { url: '/play/t1' },
    silent: false,
    tag: 't1',
    renotify: true,
  });
  expect(log).toEqual(['badge']);
});

test('whoever looks at the table already is not disturbed', async () => {
  const { push, showNotification, log } = worker([{ path: '/play/t1', visibilityState: 'visible' }]);
  await push(json({ title: 'Your turn', url: '/play/t1', tag: 't1' }));
  expect(showNotification).toHaveBeenCalledWith(
    'Your turn',
    expect.objectContaining({ silent: true, renotify: false }),
  );
  expect(log).toEqual([]);
});

test.each([
  ['nothing', null],
  ['no JSON', { json: () => JSON.parse('{') }],
  ['null', json(null)],
  ['a list', json([1])],
  ['other types', json({ title: 7, body: {}, url: [], tag: null })],
])('whatever comes, something harmless is shown: %s', async (_, data) => {
  const { push, showNotification } = worker();
  await push(data);
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Belfry',
    expect.objectContaining({ body: '', data: { url: '/' } }),
  );
  expect(showNotification.mock.calls.flat()[1]).not.toHaveProperty('renotify');
});

test('texts have an end', async () => {
  const { push, showNotification } = worker();
  await push(json({ title: 'x'.repeat(10_000), body: 'y'.repeat(10_000) }));
  expect(showNotification).toHaveBeenCalledWith('x'.repeat(200), expect.objectContaining({ body: 'y'.repeat(200) }));
});

test.each([
  ['/play/t1', '/play/t1'],
  ['/play/t1?x=1#y', '/play/t1'],
  [`${ORIGIN}/play/t1`, '/play/t1'],
  ['https://elsewhere.example/play/t1', '/'],
  ['//elsewhere.example/play/t1', '/'],
  ['/play/../api/session', '/'],
  ['/play/t1/../../join', '/'],
  ['javascript:alert(1)', '/'],
  ['/join#secret', '/'],
  ['http://[', '/'],
  [undefined, '/'],
])('a click leads to a table of ours or home: %s', async (url, address) => {
  const { click, log } = worker();
  await click({ url });
  expect(log).toEqual(['close', `open ${address}`]);
});

test('the window that shows the table comes to the front', async () => {
  const { click, log } = worker([{ path: '/matches' }, { path: '/play/t1' }]);
  await click({ url: '/play/t1' });
  expect(log).toEqual(['close', 'focus /play/t1']);
});

test('another window of ours is led to the table, else a new one opens', async () => {
  const led = worker([{ path: '/matches' }]);
  await led.click({ url: '/play/t1' });
  expect(led.log).toEqual(['close', 'focus /matches', '/matches → /play/t1']);
  const foreign = worker([{ path: '/matches', isOurs: false }]);
  await foreign.click({ url: '/play/t1' });
  expect(foreign.log).toEqual(['close', 'focus /matches', 'open /play/t1']);
});

test('a notification without data leads home, and so does a click that does not say on which', async () => {
  const { click, fire, log } = worker();
  await click(null);
  expect(log).toEqual(['close', 'open /']);
  await fire('notificationclick', {});
  expect(log).toEqual(['close', 'open /', 'open /']);
});
