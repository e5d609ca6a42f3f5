import { loadGames } from '@belfry/games';
import { keeperOf } from '@belfry/table/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { openApp, type TestApp, type TestSettings } from '../../testing/app.js';
import { Browser } from '../../testing/push-service.js';
import { oldPush } from './people-shapes.js';

const keep = keeperOf(await loadGames());
const opened: TestApp[] = [];
afterEach(async () => {
  for (const { server } of opened.splice(0)) await server.close();
});

async function desk(settings: TestSettings = {}) {
  const heard: unknown[] = [];
  const app = await openApp(keep, {
    push: {
      key: 'B-key',
      subscribe: async subscription => {
        heard.push(subscription);
        return subscription.endpoint.startsWith('https:');
      },
      unsubscribe: async (person, endpoint) => void heard.push({ person, endpoint }),
    },
    ...settings,
  });
  opened.push(app);
  const ada = await app.visitor().named('Ada');
  const [person = ''] = app.registry.people.keys();
  return { app, ada, heard, person };
}

const { keys } = new Browser('');
const BODY = { endpoint: 'https://push.example.org/send/abc', keys, language: 'bg' };

describe('who wants to be told of their turns', () => {
  test('says so, and no more', async () => {
    const { ada, heard, person } = await desk();
    expect((await ada.get('/house')).json).toEqual({ listed: true, push: 'B-key' });
    expect((await ada.ask('PUT', '/push', BODY)).status).toBe(204);
    expect((await ada.ask('DELETE', '/push', oldPush.example)).status).toBe(204);
    expect(heard).toEqual([
      { person, endpoint: BODY.endpoint, ...keys, language: 'bg' },
      { person, endpoint: BODY.endpoint },
    ]);
  });

  test('hears that nothing is sent to an address like that', async () => {
    const { ada } = await desk();
    expect((await ada.ask('PUT', '/push', { ...BODY, endpoint: 'http://nas/' })).json).toEqual({
      code: 'bad-endpoint',
    });
  });

  test.each([
    {},
    { ...BODY, endpoint: '' },
    { ...BODY, endpoint: 'x'.repeat(1025) },
    { ...BODY, language: 'xx' },
    { ...BODY, keys: { ...keys, p256dh: 'A'.repeat(87) } },
    { ...BODY, keys: { ...keys, auth: 'short' } },
    { ...BODY, keys: {} },
    { ...BODY, person: 'ben' },
  ])('cannot say it like %j', async body => {
    const { ada, heard } = await desk();
    expect((await ada.ask('PUT', '/push', body)).json.code).toBe('malformed');
    expect(heard).toEqual([]);
  });

  test('comes themselves: no token, and nobody unknown', async () => {
    const { app, ada, heard } = await desk();
    const { token } = (await ada.post('/tokens', { name: 'bot', scopes: ['read', 'play'] })).json;
    const program = app.visitor({ authorization: `Bearer ${token}` });
    for (const [method, body] of [['PUT', BODY] as const, ['DELETE', oldPush.example] as const]) {
      expect((await program.ask(method, '/push', body)).json).toEqual({ code: 'session-only' });
      expect((await app.visitor().ask(method, '/push', body)).json).toEqual({ code: 'not-signed-in' });
    }
    expect(heard).toEqual([]);
  });

  test('cannot say it all the time', async () => {
    const { ada } = await desk();
    for (let each = 0; each < 60; each++) expect((await ada.ask('PUT', '/push', BODY)).status).toBe(204);
    expect((await ada.ask('PUT', '/push', BODY)).json.code).toBe('too-fast');
  });
});
