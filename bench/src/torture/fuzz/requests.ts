/** Attacks over HTTP: requests that can be read, many after each other on one connection, and what cannot be read at the end. */
import { connect } from 'node:net';
import type { Random } from '@belfry/engine';
import type { TableId } from '@belfry/table';
import { type Operation, type Prey, STACK, type Target, UNKNOWN } from './attack.js';
import { wishAt } from './sockets.js';
import { fitting, isOften, noise, pick, spoilt } from './values.js';

/** Requests on one connection. */
const REQUESTS = 40;
/** Milliseconds for all answers, and for one to what cannot be read. */
const PATIENCE = 20_000;
const SHORT_PATIENCE = 300;

/** One connection. */
export async function floodConnection(target: Target): Promise<void> {
  const { port, from, random } = target;
  const requests = Array.from({ length: REQUESTS }, () => requestFor(target));
  const tail = isOften(random, 40) ? pick(random, TAILS)(target) : undefined;
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  let text = '';
  const outcome = await new Promise<string>(resolve => {
    const timer = setTimeout(() => resolve('silent'), PATIENCE);
    const done = (how: string): void => {
      clearTimeout(timer);
      resolve(how);
    };
    socket.on('data', data => {
      text += data.toString('latin1');
      if (statusesIn(text).length < REQUESTS) return;
      if (tail === undefined) done('answered');
      else setTimeout(() => done('answered'), SHORT_PATIENCE);
    });
    socket.on('close', () => done('closed'));
    socket.on('error', error => done(error.message));
    socket.on('connect', () => {
      socket.write(Buffer.concat(requests.map(request => Buffer.from(request, 'latin1'))));
      if (tail !== undefined) socket.write(Buffer.from(tail, 'latin1'));
    });
  });
  socket.destroy();
  look(text, outcome, requests, tail, target);
}

function look(text: string, outcome: string, requests: readonly string[], tail: string | undefined, { count }: Target) {
  count.answered(`connection ${outcome}`);
  const statuses = statusesIn(text);
  // What comes after the server has closed the line was never looked at.
  count.sent += Math.min(statuses.length + 1, requests.length + (tail === undefined ? 0 : 1));
  for (const status of statuses) count.answered(`status ${status}`);
  if (STACK.test(text)) count.fault(`a stack over HTTP: ${text.slice(text.search(STACK) - 300)}`);
  for (const [index, status] of statuses.entries())
    if (status >= 500) count.fault(`status ${status} for ${JSON.stringify(requests[index] ?? tail)}`);
  if (outcome === 'silent' && tail === undefined)
    count.fault(`no answer to ${JSON.stringify(requests[statuses.length])}`);
}

const statusesIn = (text: string): readonly number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)).filter(status => status !== 100);

/** A request that is whole, whatever it asks. */
function requestFor(target: Target): string {
  const { random, operations } = target;
  const operation = pick(random, operations);
  const prey = pick(random, target.tables);
  const method = isOften(random, 8) ? pick(random, METHODS) : operation.method.toUpperCase();
  const body = bodyFor(operation, prey, target);
  const headers = headersFor(operation, body, target);
  // Whoever removes a table has nothing left to attack.
  const isOwn = method !== 'DELETE' && isOften(random, 60);
  return `${method} ${addressFor(operation, isOwn ? prey.id : pick(random, [...target.foreign, ...UNKNOWN]), target)} HTTP/1.1\r\n${headers}\r\n${body ?? ''}`;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'SEARCH', 'TRACE'];

const PATHS = [
  '/',
  '//',
  '/api',
  '/api/',
  '/api//tables',
  '/api/../healthz',
  '/api/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/assets/../../package.json',
  '/%00',
  '/%',
  '/%zz',
  '/%c0%af',
  '/.env',
  '/.git/config',
  '/index.html%00.png',
  '/metrics',
  '/readyz',
  '/healthz',
  '/api/socket',
  '/api/tables/%5f%5fproto%5f%5f',
  '/api/tables/..',
  '/api/tables/.',
  '/api/TABLES',
  '/api/tables?limit=1&limit=2',
  '/api/tables?__proto__[x]=1',
  '/api/tables?constructor=1',
  '/join',
  '/api/me/',
  '/api/me;x',
  '/sw.js',
  '/manifest.webmanifest',
  'http://evil.example/api/me',
  '*',
  '/\\..\\..\\',
  '/api/tables?after=1-__proto__',
];

function addressFor({ path, query }: Operation, id: TableId, { random, schemas }: Target): string {
  if (isOften(random, 10)) return pick(random, PATHS);
  if (random.below(500) === 0) return `/api/tables/${'x'.repeat(random.below(4000))}`;
  const asked = query
    .filter(() => isOften(random, 60))
    .map(
      ({ name, schema }) =>
        `${name}=${inAddress(spoilt(fitting(schema, schemas, random), random, isOften(random, 40) ? 1 : 0))}`,
    );
  const more = isOften(random, 5) ? [`${pick(random, ['__proto__', 'x', 'limit', 'toString'])}=1`] : [];
  const question = [...asked, ...more].join('&');
  return `/api${path.replace('{id}', encodeURIComponent(id))}${question === '' ? '' : `?${question}`}`;
}

const inAddress = (text: string): string => {
  const plain = text.replace(/^"|"$/g, '');
  return /[\ud800-\udfff]/.test(plain) ? 'x' : encodeURIComponent(plain).slice(0, 1500);
};

function bodyFor({ path, body }: Operation, prey: Prey, target: Target): string | undefined {
  const { random, schemas } = target;
  if (body === undefined) return isOften(random, 5) ? '{"x":1}' : undefined;
  if (isOften(random, 5)) return noise(random, random.below(100)).toString('latin1');
  const value =
    path === '/tables'
      ? tableFor(random)
      : path.endsWith('/wishes')
        ? wishAt(prey, target)
        : fitting(body, schemas, random);
  return Buffer.from(spoilt(value, random, isOften(random, 25) ? 0 : 1)).toString('latin1');
}

/** The same few wishes again and again, so that there is an end of tables. */
const tableFor = (random: Random) => ({
  wish: `table-${random.below(5)}`,
  setup: {
    game: pick(random, ['five-towers', 'skyscraper', 'turmbauer', 'x']),
    options: { players: 2 + random.below(3) },
    seats: [
      { name: 'Mallory', player: { type: 'human' } },
      null,
      { name: 'bot', player: { type: 'bot', policy: 'random' } },
    ],
    spectators: true,
    clock: { type: 'none' },
    listed: isOften(random, 50),
  },
});

function headersFor({ path }: Operation, body: string | undefined, target: Target): string {
  const { random, port } = target;
  const lines = [`host: ${isOften(random, 96) ? `127.0.0.1:${port}` : pick(random, HOSTS)}`];
  if (isOften(random, 5)) lines.push(`origin: ${pick(random, ORIGINS)}`);
  // Whoever signs out could not attack any more.
  lines.push(...passFor(target, path === '/session' ? 0 : 85));
  if (isOften(random, 8)) lines.push(pick(random, ODD_HEADERS));
  if (body !== undefined) {
    lines.push(`content-type: ${isOften(random, 95) ? 'application/json' : pick(random, TYPES)}`);
    lines.push(`content-length: ${body.length}`);
  }
  return lines.map(line => `${line}\r\n`).join('');
}

function passFor({ random, cookies, tokens }: Target, percent: number): readonly string[] {
  if (isOften(random, percent))
    return isOften(random, 85)
      ? [`cookie: ${pick(random, cookies)}`]
      : [`authorization: Bearer ${pick(random, tokens)}`];
  return isOften(random, 50) ? [pick(random, PASSES)] : [];
}

const HOSTS = [
  'evil.example',
  '',
  'localhost:1',
  '127.0.0.1:99999',
  '[::1',
  '[::1]:80',
  'a b',
  '127.0.0.1@evil.example',
  '\u00e9.example',
];
const ORIGINS = ['null', 'http://evil.example', 'file://', 'http://127.0.0.1', 'javascript:1', 'http://[', ''];
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
  '',
  'a/b',
  'application/json;;;',
  '/',
];
const PASSES = [
  'cookie: belfry=',
  'cookie: belfry=x; belfry=y',
  'cookie: __proto__=x; constructor=y',
  'cookie: ;;;===',
  'cookie: belfry=%00%ff',
  `cookie: belfry=${'A'.repeat(43)}`,
  `cookie: belfry=${'A'.repeat(4000)}`,
  'authorization: Bearer',
  'authorization: Bearer bft_x',
  'authorization: Basic eDp5',
  `authorization: Bearer ${'b'.repeat(3000)}`,
  'authorization: bearer   ',
];
const ODD_HEADERS = [
  'x-forwarded-for: 1.2.3.4, , evil',
  'x-forwarded-host: evil.example',
  'forwarded: for=1',
  'accept: text/html',
  'accept-encoding: br;q=x, gzip',
  'content-encoding: gzip',
  'range: bytes=0-0,1-,-1',
  'if-none-match: *',
  'if-modified-since: never',
  'x-http-method-override: DELETE',
  '__proto__: x',
  'constructor: y',
  'connection: keep-alive',
  'accept-language: ../..',
  'referer: http://evil.example/#x',
  'x: \u00ff\u00fe',
];

type Tail = (target: Target) => string;

const hostLine = ({ port }: Target): string => `host: 127.0.0.1:${port}\r\n`;
const withPass = (target: Target): string => `${hostLine(target)}cookie: ${pick(target.random, target.cookies)}\r\n`;

/** What is never whole, or is no request: it comes last. */
const TAILS: readonly Tail[] = [
  target => noise(target.random, 1 + target.random.below(300)).toString('latin1'),
  target => `GET /api/me HTTP/1.1\r\n${hostLine(target)}x: ${'y'.repeat(20_000)}\r\n\r\n`,
  target => `GET /api/me HTTP/1.1\r\n${hostLine(target)}${'a: b\r\n'.repeat(500)}\r\n`,
  target =>
    `POST /api/guest HTTP/1.1\r\n${hostLine(target)}content-type: application/json\r\ncontent-length: 500\r\n\r\n{"na`,
  target =>
    `POST /api/guest HTTP/1.1\r\n${hostLine(target)}content-type: application/json\r\ncontent-length: 99999999\r\n\r\n{`,
  target =>
    `POST /api/guest HTTP/1.1\r\n${hostLine(target)}content-type: application/json\r\ncontent-length: -1\r\n\r\n{}`,
  target => `POST /api/guest HTTP/1.1\r\n${hostLine(target)}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`,
  target =>
    `POST /api/guest HTTP/1.1\r\n${hostLine(target)}transfer-encoding: chunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n`,
  target =>
    `POST /api/tables HTTP/1.1\r\n${withPass(target)}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"wis\r\nzz\r\n`,
  target =>
    `POST /api/tables HTTP/1.1\r\n${withPass(target)}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nffffffffff\r\n{`,
  target =>
    `POST /api/tables HTTP/1.1\r\n${withPass(target)}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${'1\r\n \r\n'.repeat(70_000 / 6)}0\r\n\r\n`,
  target =>
    `POST /api/tables HTTP/1.1\r\n${withPass(target)}content-type: application/json\r\ncontent-length: 70000\r\n\r\n${'x'.repeat(70_000)}`,
  target =>
    `POST /api/tables HTTP/1.1\r\n${withPass(target)}expect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
  target => `POST /api/tables HTTP/1.1\r\n${withPass(target)}expect: something\r\ncontent-length: 2\r\n\r\n{}`,
  target => `HEAD /api/me HTTP/1.1\r\n${withPass(target)}\r\n`,
  target => `CONNECT evil.example:443 HTTP/1.1\r\n${hostLine(target)}\r\n`,
  target => `GET /api/tables/${pick(target.random, target.tables).id}/stream HTTP/1.1\r\n${withPass(target)}\r\n`,
  target => `GET /api/me HTTP/1.0\r\n${hostLine(target)}\r\n`,
  () => 'GET /api/me HTTP/1.1\r\n\r\n',
  () => 'GET /api/me HTTP/9.9\r\nhost: x\r\n\r\n',
  () => 'GET /api/me\r\n\r\n',
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  () => '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  target => `GET /api/me HTTP/1.1\r\n${hostLine(target)}x : y\r\n\r\n`,
  target => `GET /api/me HTTP/1.1\r\n${hostLine(target)} folded\r\n\r\n`,
  () => 'GET /api/m',
];
