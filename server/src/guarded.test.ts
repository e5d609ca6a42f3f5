/** The whole app: who is turned away, what every answer has, and what is written down. */
import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { loadGames } from '@belfry/games';
import { human, keeperOf, setupOf } from '@belfry/table/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { BOUNDLESS, begin, openApp, type Request, type TestApp, type TestSettings } from '../testing/app.js';
import { ERRORS } from './api/index.js';
import { LIMITS } from './guard/index.js';
import { plainError } from './logs.js';
import { StorageError } from './store/errors.js';

const keep = keeperOf(await loadGames());
const SETUP = setupOf('skyscraper', [human('Ada'), null]);
const opened: TestApp[] = [];
afterEach(async () => {
  for (const { server } of opened.splice(0)) await server.close();
});
async function open(settings: TestSettings = {}) {
  const app = await openApp(keep, settings);
  opened.push(app);
  return app;
}

const PUBLIC = 'https://games.example';
const JSON_SENT = { 'content-type': 'application/json' };

describe('a request', () => {
  test.each([
    ['localhost:80', undefined, 200],
    ['127.0.0.1:8080', undefined, 200],
    ['[::1]:8080', undefined, 200],
    ['games.example', undefined, 200],
    ['evil.example', undefined, 421],
    ['games.example.evil.example', undefined, 421],
    ['localhost:80', 'http://localhost:80', 200],
    ['localhost:80', 'http://evil.example', 200],
  ])('to read at %s, from a page of %s, is answered %i', async (host, origin, status) => {
    const { server } = await open({ publicUrl: PUBLIC });
    for (const url of ['/api/me', '/healthz', '/api', '/']) {
      const headers = { host, accept: 'text/html', ...(origin !== undefined && { origin }) };
      const answer = await server.inject({ url, headers });
      expect(answer.statusCode).toBe(status);
      if (status === 421) expect(answer.json()).toEqual({ code: 'wrong-host' });
    }
  });

  test.each([
    ['localhost:8080', undefined, 201],
    ['localhost:8080', 'http://localhost:8080', 201],
    ['localhost:8080', PUBLIC, 201],
    ['games.example', PUBLIC, 201],
    ['localhost:8080', 'http://localhost', 403],
    ['localhost:8080', 'http://evil.example', 403],
    ['localhost:8080', 'null', 403],
    ['evil.example', 'http://evil.example', 421],
  ])('to change something at %s, from a page of %s, is answered %i', async (host, origin, status) => {
    const { server } = await open({ publicUrl: PUBLIC });
    const headers = { ...JSON_SENT, host, ...(origin !== undefined && { origin }) };
    const answer = await server.inject({ url: '/api/guest', method: 'POST', headers, payload: { name: 'Ada' } });
    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(answer.json()).toEqual({ code: 'wrong-origin' });
  });

  const guest = (payload: string, headers: Record<string, string> = JSON_SENT): Request => ({
    url: '/api/guest',
    method: 'POST',
    payload,
    headers: { ...headers },
  });
  const BOMB = 20_000;
  test.each<[string, Request, keyof typeof ERRORS]>([
    ['with too much', guest(`{"name":"${'x'.repeat(70_000)}"}`), 'too-large'],
    ['with lists in lists in lists', guest(`{"name":${'['.repeat(BOMB)}${']'.repeat(BOMB)}}`), 'malformed'],
    ['with objects in objects that never end', guest('{"name":'.repeat(5000)), 'malformed'],
    ['with a prototype', guest('{"name":"Ada","__proto__":{"admin":true}}'), 'malformed'],
    ['with a hidden prototype', guest('{"name":"Ada","__proto\\u005f_":{}}'), 'malformed'],
    ['with half of it', guest('{"name":'), 'malformed'],
    ['with nothing', guest(''), 'malformed'],
    ['with null', guest('null'), 'malformed'],
    ['with a list', guest('[]'), 'malformed'],
    ['with text', guest('{"name":"Ada"}', { 'content-type': 'text/plain' }), 'not-json'],
    ['as forms do', guest('name=Ada', { 'content-type': 'application/x-www-form-urlencoded' }), 'not-json'],
    ['as files do', guest('x', { 'content-type': 'multipart/form-data; boundary=x' }), 'not-json'],
    ['without a type', guest('{"name":"Ada"}', { 'content-type': '' }), 'not-json'],
    ['at a very long address', { url: `/api/me?${'x'.repeat(3000)}` }, 'address-too-long'],
    ['at no address', { url: '/api/%E0%A4%A' }, 'bad-address'],
    ['for nothing there is', { url: '/api/nothing', headers: { accept: 'text/html' } }, 'not-found'],
    ['for a table of no name', { url: `/api/tables/${'x'.repeat(65)}` }, 'not-signed-in'],
    ['for something of a very long name', { url: `/api/tables/${'x'.repeat(101)}` }, 'not-found'],
    ['in another way', { url: '/api/me', method: 'PUT', payload: '{}', headers: JSON_SENT }, 'not-found'],
    ['for the head only', { url: '/api/me', method: 'HEAD' }, 'not-found'],
    ['what may be asked', { url: '/api/me', method: 'OPTIONS' }, 'not-found'],
  ])('%s is answered with a code', async (_, request, code) => {
    const { server } = await open();
    const answer = await server.inject(request);
    expect(answer.statusCode).toBe(ERRORS[code].status);
    if (request.method !== 'HEAD') expect(answer.json().code).toBe(code);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('of random bytes is never the server’s fault', async () => {
    const app = await open({ limits: { rates: BOUNDLESS } });
    const { server, routes } = app;
    const ada = await app.visitor().named('Ada');
    const id = await ada.make(SETUP);
    let seed = 1;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((seed / 2 ** 31) * below);
    };
    const VALUES = [null, true, -1, 1e308, '', 'x'.repeat(400), '\u0000', [], {}, [[]], { type: 'act' }, id, 'say'];
    const value = () => VALUES[random(VALUES.length)];
    const KEYS = ['name', 'id', 'revision', 'type', 'seat', 'link', 'code', 'wish', 'setup', 'scopes', 'kind', 'text'];
    for (let count = 0; count < 2000; count++) {
      const route = routes[random(routes.length)];
      if (route === undefined || route.path.endsWith('/stream') || route.path === '/session') continue;
      const body = Object.fromEntries(Array.from({ length: random(5) }, () => [KEYS[random(KEYS.length)], value()]));
      const query =
        random(2) === 0 ? '' : `?${KEYS[random(KEYS.length)]}=${encodeURIComponent(JSON.stringify(value()))}`;
      const answer = await server.inject({
        method: route.method,
        url: `/api${route.path.replace(':id', random(2) === 0 ? id : encodeURIComponent(JSON.stringify(value())))}${query}`,
        headers: { ...JSON_SENT, cookie: ada.cookie ?? '' },
        ...(route.method !== 'GET' && { payload: JSON.stringify(random(3) === 0 ? value() : body) }),
      });
      if (answer.statusCode >= 500) throw new Error(`${route.method} ${route.path} ${answer.body}`);
    }
  });
});

describe('every answer', () => {
  test('has strict headers, an id, and is kept by nobody: on every route, to somebody and to nobody', async () => {
    const app = await open({ limits: { rates: BOUNDLESS } });
    const ada = await app.visitor().named('Ada');
    const id = await ada.make(SETUP);
    const gone = await ada.make(SETUP);
    const asked: Request[] = [
      ...app.routes
        .filter(({ path }) => !path.endsWith('/stream') && path !== '/session')
        .flatMap(({ method, path }) =>
          [id, gone, 'x'].flatMap(name =>
            [ada.cookie ?? '', ''].map(cookie => ({
              method,
              url: `/api${path.replace(':id', name)}`,
              headers: { cookie, ...(method !== 'GET' && JSON_SENT) },
              ...(method === 'POST' && { payload: '{}' }),
            })),
          ),
        ),
      { url: '/api' },
      { url: '/api/nothing' },
      { url: '/api/socket' },
      { url: '/healthz' },
      { url: '/readyz' },
      { url: '/metrics' },
      { url: '/nothing.js' },
      { url: '/api/me', headers: { host: 'evil.example' } },
      { url: `/api/me?${'x'.repeat(3000)}` },
      { url: '/api/guest', method: 'POST', payload: 'x', headers: { 'content-type': 'text/plain' } },
      { url: '/api/guest', method: 'POST', payload: '{}', headers: { ...JSON_SENT, origin: 'http://evil.example' } },
    ];
    for (const request of asked) {
      const { headers } = await app.server.inject(request);
      const name = `${request.method ?? 'GET'} ${request.url}`;
      // The name shows which it was.
      expect(Object.assign({ name }, headers)).toMatchObject({
        name,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
        'x-request-id': expect.stringMatching(/^[0-9a-f]{16}$/),
      });
      const policy = String(headers['content-security-policy']).split(';');
      expect(policy).toEqual(
        expect.arrayContaining(["default-src 'self'", "connect-src 'self'", "frame-ancestors 'none'"]),
      );
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test.each([
    [PUBLIC, 'games.example', 'max-age=31536000'],
    [PUBLIC, 'localhost:8080', undefined],
    [PUBLIC, '192.168.1.7:8080', undefined],
    [PUBLIC, 'evil.example', undefined],
    ['https://games.example:8443', 'games.example:8443', 'max-age=31536000'],
    ['http://games.example', 'games.example', undefined],
    [undefined, 'localhost:8080', undefined],
  ])('of a house that is %s demands HTTPS from who asks for %s: %s', async (publicUrl, host, demanded) => {
    const { server } = await open({ publicUrl });
    for (const url of ['/', '/api/me', '/api/nothing', '/nothing.js', `/api/me?${'x'.repeat(3000)}`]) {
      const { headers } = await server.inject({ url, headers: { host, accept: 'text/html' } });
      expect(headers['strict-transport-security']).toBe(demanded);
    }
  });

  test('has ids of its own, whatever a client says', async () => {
    const { server } = await open();
    const ask = async () => (await server.inject({ url: '/healthz', headers: { 'x-request-id': 'mine' } })).headers;
    const ids = [(await ask())['x-request-id'], (await ask())['x-request-id']];
    expect(new Set([...ids, 'mine']).size).toBe(3);
  });

  test('of pages and files is as it was, behind the same door', async () => {
    const { server } = await open();
    const page = await server.inject({ url: '/join', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(
      (await server.inject({ url: '/join', headers: { accept: 'text/html', host: 'x.example' } })).statusCode,
    ).toBe(421);
  });
});

describe('on a bare connection', () => {
  async function say(settings: TestSettings, text: string): Promise<string> {
    const { server } = await open(settings);
    await server.listen({ port: 0, host: '127.0.0.1' });
    const address = server.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('it does not listen');
    const socket = connect(address.port, '127.0.0.1');
    let all = '';
    socket.on('data', data => {
      all += data;
    });
    socket.write(text);
    await once(socket, 'close');
    return all;
  }

  test.each([
    ['what is no request', 'hello\r\n\r\n', 'bad-request', {}],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      'headers-too-large',
      {},
    ],
    ['headers that never come', 'GET / HTTP/1.1\r\nHost: loc', 'too-slow', { headerTime: 50 }],
    [
      'what is sent along and never comes',
      'POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
      'too-slow',
      { headerTime: 50, requestTime: 100 },
    ],
    [
      'two lengths at once',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'bad-request',
      {},
    ],
  ] as const)(
    '%s is answered with a code and strict headers, and the connection ends',
    async (_, text, code, limits) => {
      const answer = await say({ limits }, text);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${ERRORS[code].status} `));
      expect(answer.slice(answer.indexOf('\r\n\r\n') + 4)).toBe(JSON.stringify({ code }));
      for (const header of ['x-content-type-options: nosniff', "default-src 'self'", 'referrer-policy: no-referrer'])
        expect(answer).toContain(header);
    },
  );
});

describe('what goes wrong here', () => {
  const SECRET = 'c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LXNlY3JldA';
  const failing = (error: unknown) =>
    open({
      hostFor: () => {
        throw error;
      },
    });

  test('is told without a stack or a message, and found in the log by its id', async () => {
    const app = await failing(new Error(`the key ${SECRET} does not fit`));
    const ada = await app.visitor().named('Ada');
    const { json, headers } = await ada.get('/tables');
    expect(json).toEqual({ code: 'failed', request: headers['x-request-id'] });
    const line = app.lines.map(text => JSON.parse(text)).find(({ msg }) => msg === 'failed');
    expect(line).toMatchObject({
      level: 50,
      request: json.request,
      error: { name: 'Error', message: 'the key … does not fit' },
    });
    expect(app.lines.join('')).not.toContain('    at ');
    expect(app.lines.join('')).not.toContain(SECRET);
  });

  test('because the disk is full is told so', async () => {
    const app = await failing(new StorageError('full', 'no room'));
    const ada = await app.visitor().named('Ada');
    expect((await ada.post('/tables', { wish: 'w', setup: SETUP })).json).toEqual({ code: 'storage-full' });
  });

  test.each([
    [new TypeError('no'), { name: 'TypeError', message: 'no' }],
    ['text', { name: 'String', message: 'text' }],
    [undefined, { name: 'Object', message: 'undefined' }],
    [Object.assign(new Error('x'.repeat(1000)), { code: 'E' }), { name: 'Error', code: 'E', message: '…' }],
  ])('is written down short: %s', (error, plain) => {
    expect(plainError(error)).toMatchObject({ message: plain.message });
  });
});

describe('whoever looks after it', () => {
  test('is told whether it is well, and why it is not', async () => {
    const app = await open({
      hostFor: () => {
        throw new StorageError('broken', 'the disk is gone');
      },
    });
    const { server } = app;
    expect((await server.inject('/readyz')).json()).toEqual({ ok: true });
    expect((await (await app.visitor().named('Ada')).get('/tables')).json.code).toBe('failed');
    const answer = await server.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ ok: false, reasons: ['storage-broken'] });
    expect((await server.inject('/healthz')).json()).toEqual({ ok: true });
  });

  test('gets figures on this machine, and nobody does elsewhere', async () => {
    const { server, metrics } = await open();
    metrics.add({ gauges: { tables_open: () => 7 }, totals: { thoughts_done_total: () => 12 } });
    const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
      await server.inject({ url: '/metrics', remoteAddress, headers });
    const { body, headers } = await ask('127.0.0.1');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('belfry_tables_open 7');
    expect(body).toContain('belfry_thoughts_done_total 12');
    expect(body).toContain('process_cpu_seconds_total');
    expect((await ask('192.168.1.7')).json()).toEqual({ code: 'not-found' });
    expect((await ask('127.0.0.1', { 'x-forwarded-for': '192.168.1.7' })).statusCode).toBe(404);
    expect((await ask('127.0.0.1')).body).toContain('belfry_thoughts_done_total 12');
  });

  test('gets figures with the token, wherever they are, and nobody does without it, if there is one', async () => {
    const { server } = await open({ metricsToken: 'for-the-watchman' });
    const ask = async (remoteAddress: string, authorization?: string) =>
      await server.inject({
        url: '/metrics',
        remoteAddress,
        headers: { ...(authorization !== undefined && { authorization }) },
      });
    for (const address of ['127.0.0.1', '192.168.1.7']) {
      const answer = await ask(address, 'Bearer for-the-watchman');
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('process_cpu_seconds_total');
    }
    const WRONG = [undefined, '', 'Bearer', 'Bearer for-the-watchma', 'Bearer for-the-watchman2', 'for-the-watchman'];
    for (const wrong of WRONG)
      for (const address of ['127.0.0.1', '192.168.1.7']) {
        const answer = await ask(address, wrong);
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toEqual({ code: 'not-signed-in' });
        expect(answer.headers['www-authenticate']).toBe('Bearer');
      }
  });

  test('sees requests counted by pattern, without any id', async () => {
    const app = await open();
    const ada = await app.visitor().named('Ada');
    const id = await ada.make(SETUP);
    await ada.get(`/tables/${id}`);
    const text = await app.metrics.text();
    expect(text).toContain('belfry_http_request_seconds_count{method="GET",route="/api/tables/:id",status="2xx"} 1');
    expect(text).not.toContain(id);
  });
});

describe('who asks too much', () => {
  const rate = { burst: 3, perSecond: 1 };
  const asked = async ({ server }: TestApp, url: string, headers: Record<string, string> = {}) => {
    const answer = await server.inject({ url, headers });
    return answer.statusCode === 429 ? [429, answer.json(), answer.headers['retry-after']] : answer.statusCode;
  };
  const TOO_FAST = [429, { code: 'too-fast', wait: 1000 }, '1'];

  test.each([
    ['files', '/', 200],
    ['files', '/nowhere.js', 404],
    ['files', '/healthz', 200],
    ['files', '/readyz', 200],
    ['files', '/metrics', 200],
    ['address', '/api', 200],
    ['address', '/api/nothing', 404],
    ['address', '/api/me', 200],
    ['address', '/%61pi/me', 200],
  ] as const)('is told to wait, whatever it is: %s, such as %s', async (kind, url, status) => {
    const app = await open({ limits: { rates: { ...LIMITS.rates, [kind]: rate } }, trustProxy: ['loopback'] });
    // What is not for us costs nothing.
    expect(await asked(app, url, { host: 'evil.example' })).toBe(421);
    for (let each = 0; each < 3; each++) expect(await asked(app, url)).toBe(status);
    expect(await asked(app, url)).toEqual(TOO_FAST);
    const other = { 'x-forwarded-for': '203.0.113.7' };
    expect(await asked(app, url, other)).not.toEqual(TOO_FAST);
  });

  test('is not a house in which many open the app: that is not counted with what they ask for there', async () => {
    const app = await open();
    for (let file = 0; file < LIMITS.rates.address.burst + 100; file++) expect(await asked(app, '/')).toBe(200);
    expect(await asked(app, '/api/me')).toBe(200);
  });
});

describe('connections', () => {
  async function listen(settings: TestSettings) {
    const { server } = await open(settings);
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    /** One that is let in, or ends without a word. */
    return async () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
      const isIn = await Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
      return { socket, isIn };
    };
  }

  test('of one address are so many at a time, and those that have ended do not count', async () => {
    const come = await listen({ limits: { connections: { perAddress: 2, inAll: 9 } } });
    const [first, second, third] = [await come(), await come(), await come()];
    expect([first.isIn, second.isIn, third.isIn]).toEqual([true, true, false]);
    first.socket.destroy();
    await expect.poll(async () => (await come()).isIn).toBe(true);
    expect((await come()).isIn).toBe(false);
  });

  test('of a proxy, which brings many people, are as many as there are in all', async () => {
    const come = await listen({ limits: { connections: { perAddress: 1, inAll: 3 } }, trustProxy: ['loopback'] });
    const all = [await come(), await come(), await come(), await come()];
    expect(all.map(({ isIn }) => isIn)).toEqual([true, true, true, false]);
  });
});

test('a server that closes says so to who still asks on a connection that is being answered', async () => {
  const { server } = await open();
  const slow = new EventEmitter();
  server.get('/slow', async () => {
    slow.emit('asked');
    await once(slow, 'answer');
    return { ok: true };
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  let all = '';
  socket.on('data', data => {
    all += data;
  });
  const asked = once(slow, 'asked');
  socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await asked;
  const again = once(server.server, 'request');
  const closed = server.close();
  await new Promise(setImmediate);
  socket.write('GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await again;
  slow.emit('answer');
  await Promise.all([closed, once(socket, 'close')]);
  expect(all).toMatch(/^HTTP\/1.1 200 OK/);
  expect(all).toMatch(/HTTP\/1.1 503 [\s\S]*nosniff[\s\S]*\{"code":"closing"\}$/);
});

describe('the log', () => {
  test('has a line for each request, and no secret, name, cookie, token, link or code, whatever was asked', async () => {
    const app = await open({ limits: { rates: BOUNDLESS } });
    const secrets = new Set<string>(['Ada Lovelace', 'Charles', 'psst a secret word', '203.0.113.77']);
    const keepAll = (text: string): void => {
      for (const [found] of text.matchAll(/[\w-]{43}/g)) secrets.add(found);
      const code = /"code":"(\d{6})"/.exec(text)?.[1];
      if (code !== undefined) secrets.add(code);
    };
    const ada = app.visitor({ 'x-forwarded-for': '203.0.113.77' });
    const ben = app.visitor();
    const asking = [ada, ben];
    const note = async <T extends { body: string }>(answer: Promise<T>): Promise<T> => {
      const got = await answer;
      keepAll(got.body);
      for (const { secret } of asking) if (secret !== '') secrets.add(secret);
      return got;
    };
    await note(ada.post('/guest', { name: 'Ada Lovelace' }));
    const id = await ada.make(SETUP);
    const { link } = (await note(ada.post(`/tables/${id}/links`, { kind: 'seat', seat: 1 }))).json;
    const { code } = (await note(ada.get(`/tables/${id}/code`))).json;
    const { token } = (await note(ada.post('/tokens', { name: 'Charles', scopes: ['read'] }))).json;
    const device = (await note(ada.post('/device'))).json.link;
    await note(ben.post('/join', { link, name: 'Charles' }));
    await note(ben.post('/join', { link }));
    await note(ben.post('/join', { code }));
    await note(ben.ask('GET', '/tables', undefined, { cookie: '', authorization: `Bearer ${token}` }));
    await note(ada.wish(id, { type: 'say', text: 'psst a secret word' }));
    await begin(id, [ada, ben]);
    // What people do by mistake.
    const secretIn = String(link).split('#')[1] ?? '';
    for (const url of [
      `/join/${secretIn}`,
      `/join?link=${secretIn}`,
      `/api/join?code=${code}`,
      `/api/tables/${secretIn}`,
      `/api/${token}`,
      `/api/tables/${id}?token=${token}`,
      `/${token}/%E0%A4%A`,
    ])
      for (const headers of [{}, { cookie: ada.cookie ?? '' }]) await app.server.inject({ url, headers });
    for (const payload of [`{"link":"${secretIn}"`, `"${token}"`, `[`.repeat(40) + secretIn])
      await app.server.inject({ url: '/api/join', method: 'POST', headers: JSON_SENT, payload });
    for (const { method, path } of app.routes.filter(route => !route.path.endsWith('/stream')))
      await note(ada.ask(method, path.replace(':id', id), method === 'GET' || method === 'DELETE' ? undefined : {}));
    secrets.add(String(device).split('#')[1] ?? '');
    expect(secrets.size).toBeGreaterThan(9);
    const log = app.lines.join('');
    expect(app.lines.length).toBeGreaterThan(50);
    for (const secret of secrets) expect(log).not.toContain(secret);
    for (const line of app.lines) {
      const { level, time, request, method, route, status, ms, msg, table, ...more } = JSON.parse(line);
      expect(more).toEqual({});
      expect({ level, msg }).toEqual({ level: 30, msg: 'answered' });
      expect(request).toMatch(/^[0-9a-f]{16}$/);
      expect(Date.parse(time)).toBeGreaterThan(0);
      expect([method, route, status, ms].every(fact => fact !== undefined)).toBe(true);
      expect([id, undefined]).toContain(table);
    }
  });

  test('is silent if it is to be', async () => {
    const app = await open({ log: 'silent' });
    await app.visitor().named('Ada');
    expect(app.lines).toEqual([]);
  });
});
