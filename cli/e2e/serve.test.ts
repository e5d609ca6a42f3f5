/** `belfry serve` as people start it, with the app that was built. */
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@belfry/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest } from './guest.js';
import { type Ended, ended, opened } from './served.js';

const root = join(import.meta.dirname, '../..');
const BELFRY = [process.execPath, join(root, 'cli/bin/belfry.js')];
const SERVE = [...BELFRY, 'serve'];
const START = [process.execPath, join(root, 'scripts/start.js')];

const folder = mkdtempSync(join(tmpdir(), 'belfry-served-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['belfry serve', [...SERVE, '--port', '0', '--data', join(folder, 'serve')], {}, 'serve'],
  ['npm start', START, { PORT: '0', BELFRY_DATA: join(folder, 'start') }, 'start'],
])('%s serves the app, says where it is, and ends when it is asked to', async (_, command, variables, data) => {
  const running = await opened(command, variables);
  const { address, said, stop } = running;
  expect(address).toMatch(/^http:\/\/localhost:\d+$/);
  expect(said()).toContain(`everything is kept in ${join(folder, data)}\n`);
  expect(statSync(join(folder, data)).mode & 0o777).toBe(0o700);
  const page = await fetch(address, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>');
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  // No terminal, no code for cameras.
  expect(said()).not.toContain('█');
  expect(await stop()).toBe(0);
});

test('nobody who holds on to it keeps it from ending: neither who never reads, nor who asks by halves', async () => {
  const { address, said, stop } = await opened([...SERVE, '--port', '0', '--data', join(folder, 'held')], {});
  const { host } = new URL(address);
  const cookie = await cookieOf(address);
  const deaf = await say(
    address,
    `GET /api/socket HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nOrigin: ${address}\r\nConnection: Upgrade\r\n` +
      `Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
  );
  const [answer] = await once(deaf, 'data');
  expect(`${answer}`).toMatch(/^HTTP\/1\.1 101 /);
  deaf.pause();
  const half = await say(address, `POST /api/guest HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 99\r\n\r\n{`);
  // Whoever comes after them is answered.
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(await stop()).toBe(0);
  expect(said()).not.toContain('not closed in time');
  for (const socket of [deaf, half]) socket.destroy();
});

/** Who is a guest from now on. */
async function cookieOf(address: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}/api/guest`, { method: 'POST', headers, body: '{"name":"Ada"}' });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** A connection on which somebody has said so much, and no more. */
async function say(address: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

test('an error that nobody caught ends it in order, with a line that says what it was and no more', async () => {
  const accident = "process.on('SIGUSR2', () => { throw new TypeError('of ' + 'x'.repeat(43)) })";
  const { said, stop } = await opened([...SERVE, '--port', '0', '--data', join(folder, 'accident')], {
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(accident)}`,
  });
  expect(await stop('SIGUSR2')).toBe(1);
  const last = said().trimEnd().split('\n').at(-1) ?? '';
  expect(JSON.parse(last)).toEqual({
    level: 60,
    time: expect.any(String),
    error: { name: 'TypeError', message: 'of …' },
    msg: 'an error that nobody caught',
  });
  expect(said()).not.toContain('    at ');
});

test('a port that is taken is told in one line', async () => {
  const { address, stop } = await opened([...SERVE, '--port', '0'], { BELFRY_DATA: join(folder, 'first') });
  const { port } = new URL(address);
  expect(await ended([...SERVE, '--port', port], { BELFRY_DATA: join(folder, 'second') })).toEqual({
    status: 1,
    out: '',
    err: `belfry: port ${port} is taken: choose another, for example with PORT=8081 or --port 8081\n`,
  });
  await stop('SIGINT');
});

test.each(['1e3', '0x1F90'])('does not start at %s, and says why', async PORT => {
  expect(await ended(START, { PORT, BELFRY_DATA: join(folder, 'none') })).toEqual({
    status: 2,
    out: '',
    err: `belfry: PORT must be a whole number from 0 to 65535, written in digits only; it is “${PORT}”\n`,
  });
  expect(existsSync(join(folder, 'none'))).toBe(false);
});

describe('a copy that was made while people played', () => {
  const [data, copy] = [join(folder, 'played'), join(folder, 'copy.db')];
  let [ada, table] = [new Guest(''), ''];
  const said: Ended[] = [];

  /** The copy in a folder of its own. */
  async function restored(name: string): Promise<string> {
    const place = join(folder, name);
    await ended([...BELFRY, 'restore', copy, '--data', place], {});
    return place;
  }

  const tried = (place: string, variables = {}) => ended([...SERVE, '--port', '0', '--data', place], variables);

  beforeAll(async () => {
    const { address, stop } = await opened([...SERVE, '--port', '0', '--data', data], {});
    ada = new Guest(address);
    table = await ada.make('Ada', GAMES[0]?.id ?? '', [null]);
    said.push(
      await ended([...BELFRY, 'backup', copy], { BELFRY_DATA: data }),
      await ended([...BELFRY, 'restore', copy, '--data', data, '--replace'], {}),
    );
    await stop();
  });

  test('is whole; nothing is put in the place of a database that is in use', () => {
    expect(said).toEqual([
      { status: 0, err: '', out: expect.stringContaining(`everything is in ${copy} too`) },
      { status: 1, out: '', err: `belfry: a server uses ${data}: end it first\n` },
    ]);
  });

  test('is gone on from elsewhere, with the secret', async () => {
    const place = await restored('elsewhere');
    copyFileSync(join(data, 'secret.key'), join(place, 'secret.key'));
    const { address, stop } = await opened([...SERVE, '--port', '0', '--data', place], {});
    expect(await ada.at(address).view(table)).toMatchObject({ seats: [{ isYours: true }, { isYours: false }] });
    await stop();
  });

  test('does not open without the secret, or with another one', async () => {
    const place = await restored('without-secret');
    expect(await tried(place)).toMatchObject({
      status: 1,
      out: '',
      err: expect.stringContaining('a secret that is missing'),
    });
    const other = await tried(place, { BELFRY_SECRET: '0'.repeat(64) });
    expect(other).toMatchObject({ status: 1, out: '', err: expect.stringContaining('with another secret') });
    writeFileSync(join(place, 'secret.key'), readFileSync(join(data, 'secret.key')), { mode: 0o644 });
    expect(await tried(place)).toMatchObject({ status: 1, err: expect.stringContaining('others can read the file') });
  });

  test('of a newer version is not opened, and neither is what is no database', async () => {
    const place = await restored('newer');
    const bytes = readFileSync(join(place, 'belfry.db'));
    // Where SQLite keeps the version of a file.
    bytes.writeUInt32BE(99, 60);
    writeFileSync(join(place, 'belfry.db'), bytes);
    expect(await tried(place)).toMatchObject({ status: 1, err: expect.stringContaining('a newer version of Belfry') });
    mkdirSync(join(folder, 'foreign'));
    writeFileSync(join(folder, 'foreign/belfry.db'), 'a letter to my grandmother '.repeat(100));
    expect(await tried(join(folder, 'foreign'))).toMatchObject({ err: expect.stringContaining('is not Belfry’s') });
  });

  test('takes the place of what is there only if that is wished', async () => {
    const again = [...BELFRY, 'restore', copy, '--data', data];
    expect(await ended(again, {})).toMatchObject({ status: 1, err: expect.stringContaining('--replace') });
    expect(await ended([...again, '--replace'], {})).toMatchObject({
      status: 0,
      err: '',
      out: expect.stringContaining('belfry.db is restored'),
    });
    expect(await ended([...BELFRY, 'backup', copy], { BELFRY_DATA: data })).toMatchObject({
      status: 1,
      err: `belfry: ${copy} is there already, and nothing is written over it\n`,
    });
  });
});
