import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { loadGames } from '@belfry/games';
import { human, idle, keeperOf, setupOf } from '@belfry/table/testing';
import { told } from '@belfry/wire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Asker, openApp, type TestApp, type TestSettings } from '../../testing/app.js';
import { Openings } from '../guard/index.js';
import { Streams } from './streams.js';

const GAMES = await loadGames();
const keep = keeperOf(GAMES);
const SETUP = setupOf('skyscraper', [human('Ada'), null]);

/** A stream over a real connection, and what came over it. */
interface Reading {
  readonly socket: Socket;
  readonly status: number;
  readonly head: string;
  /** The next message; fails if there is none any more. */
  next(): Promise<{ is: string; [field: string]: unknown }>;
  readonly empty: () => number;
  /** Everything after what was read, until the end. */
  rest(): Promise<readonly { is: string }[]>;
}

let app: Awaited<ReturnType<typeof openApp<ReturnType<typeof keep>['clock']>>>;
const sockets: Socket[] = [];

async function open(settings: TestSettings = {}): Promise<void> {
  app = await openApp(keep, settings);
  await app.server.listen({ port: 0, host: '127.0.0.1' });
}
beforeEach(() => open());
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.server.close();
});

async function read(who: Pick<Asker, 'cookie'>, path: string, more = ''): Promise<Reading> {
  const address = app.server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('it does not listen');
  const socket = connect(address.port, '127.0.0.1');
  sockets.push(socket);
  socket.write(
    `GET /api${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: ${who.cookie}\r\n${more}\r\n`,
  );
  const chunks: AsyncIterator<string> = linesIn(socket);
  const line = async (): Promise<string | undefined> => {
    const { value, done } = await chunks.next();
    return done === true ? undefined : value;
  };
  let head = '';
  for (let text = await line(); text !== undefined && text !== ''; text = await line()) head += `${text}\n`;
  let empty = 0;
  const isJson = (text: string): boolean => text.startsWith('{');
  const message = async (): Promise<{ is: string } | undefined> => {
    for (let text = await line(); text !== undefined; text = await line()) {
      if (isJson(text)) return JSON.parse(text);
      if (text === '') empty += 1;
    }
    return undefined;
  };
  return {
    socket,
    head,
    status: Number(head.slice(9, 12)),
    next: async () => {
      const found = await message();
      if (found === undefined) throw new Error('there is no more');
      return { ...found };
    },
    empty: () => empty,
    rest: async () => {
      const all: { is: string }[] = [];
      for (let found = await message(); found !== undefined; found = await message()) all.push(found);
      return all;
    },
  };
}

/** Lines of what comes, also those that say how long the next piece is. */
async function* linesIn(socket: Socket): AsyncGenerator<string> {
  let rest = '';
  for await (const data of socket) {
    const parts = `${rest}${data}`.split('\n').map(part => part.replace(/\r$/, ''));
    rest = parts.pop() ?? '';
    yield* parts;
  }
}

async function table(): Promise<{ ada: Asker; id: string }> {
  const ada = await app.visitor().named('Ada');
  return { ada, id: await ada.make(SETUP) };
}

describe('a stream', () => {
  test('has all there is, and then whatever happens, in messages as sockets get them', async () => {
    const { ada, id } = await table();
    const stream = await read(ada, `/tables/${id}/stream`);
    expect(stream.status).toBe(200);
    expect(stream.head).toMatch(/content-type: application\/x-ndjson/);
    expect(stream.head).toMatch(/cache-control: no-store/);
    expect(stream.head).toMatch(/content-security-policy: default-src 'self'/);
    const first = await stream.next();
    expect(first).toMatchObject({ is: 'news', table: id, view: { game: 'skyscraper' } });
    await ada.wish(id, { type: 'say', text: 'hello' });
    const second = await stream.next();
    expect(second).toMatchObject({ is: 'news', since: first['revision'], chat: [{ text: 'hello' }] });
    for (const message of [first, second]) expect(told.safeParse(message).success).toBe(true);
  });

  test('goes on from where somebody was', async () => {
    const { ada, id } = await table();
    await ada.wish(id, { type: 'say', text: 'one' });
    const { revision } = await ada.view(id);
    await ada.wish(id, { type: 'say', text: 'two' });
    const stream = await read(ada, `/tables/${id}/stream?since=${revision}`);
    expect(await stream.next()).toMatchObject({ since: revision, chat: [{ text: 'two' }] });
  });

  test('ends with the table', async () => {
    const { ada, id } = await table();
    const stream = await read(ada, `/tables/${id}/stream`);
    await stream.next();
    await ada.delete(`/tables/${id}`);
    expect(await stream.rest()).toEqual([{ is: 'gone', table: id }]);
  });

  test('ends with the session or the token it was opened with, and no other does', async () => {
    const { ada, id } = await table();
    const { json: token } = await ada.post('/tokens', { name: 'bot', scopes: ['read'] });
    const own = await read(ada, `/tables/${id}/stream`);
    const program = await read({ cookie: '' }, `/tables/${id}/stream`, `Authorization: Bearer ${token.token}\r\n`);
    await own.next();
    await program.next();
    await ada.delete(`/tokens/${token.id}`);
    expect(await program.rest()).toEqual([]);
    await ada.wish(id, { type: 'say', text: 'still here' });
    expect(await own.next()).toMatchObject({ chat: [{ text: 'still here' }] });
    await ada.delete('/session');
    expect(await own.rest()).toEqual([]);
  });

  test('says good-bye when the server closes', async () => {
    const { ada, id } = await table();
    const stream = await read(ada, `/tables/${id}/stream`);
    await stream.next();
    await app.server.close();
    expect(await stream.rest()).toEqual([{ is: 'closing', again: 2000 }]);
    await open();
  });

  test('gives a sign of life now and then', async () => {
    const { ada, id } = await table();
    const stream = await read(ada, `/tables/${id}/stream`);
    await stream.next();
    const before = stream.empty();
    for (let beats = 0; beats < 3; beats++) await app.clock.advance(15_000);
    await ada.wish(id, { type: 'say', text: 'x' });
    await stream.next();
    expect(stream.empty() - before).toBeGreaterThanOrEqual(3);
  });

  test('is watched by nobody any more when its reader has gone', async () => {
    const { ada, id } = await table();
    const stream = await read(ada, `/tables/${id}/stream`);
    await stream.next();
    const alarms = app.clock.alarms.length;
    stream.socket.destroy();
    while (app.clock.alarms.length === alarms) await idle();
    expect(app.clock.alarms.length).toBe(alarms - 1);
  });

  test('is one of so many for each guest, and for each address', async () => {
    await app.server.close();
    await open({ limits: { streamsPerGuest: 2, sockets: { perAddress: 3, inAll: 100 } } });
    const { ada, id } = await table();
    const ben = app.visitor();
    await ben.post('/join', { link: await ada.link(id), name: 'Ben' });
    const hers = [await read(ada, `/tables/${id}/stream`), await read(ada, `/tables/${id}/stream`)];
    expect((await ada.get(`/tables/${id}/stream`)).json).toEqual({ code: 'too-many-streams' });
    const bens = await read(ben, `/tables/${id}/stream`);
    expect([...hers, bens].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read(ben, `/tables/${id}/stream`)).status).toBe(429);
    hers[0]?.socket.destroy();
    let status = 429;
    while (status === 429) ({ status } = await read(ada, `/tables/${id}/stream`));
    expect(status).toBe(200);
  });
});

const WHO = { person: 'ada', via: 'session', session: 'digest' } as const;
const make = (clock: TestApp['clock'], limits = { streamsPerGuest: 2, unread: 1000 }) =>
  new Streams({ limits, clock, sockets: new Openings(10, 10) });

describe('whoever does not read', () => {
  test('is cut off before too much waits for them', async () => {
    let send: (message: string) => void = () => undefined;
    let isStopped = false;
    const streams = make(app.clock);
    const stream = await streams.begin(WHO, 'here', async sender => {
      send = sender;
      return () => {
        isStopped = true;
      };
    });
    if (stream === undefined) throw new Error('no stream');
    let sent = 0;
    while (!stream.destroyed && sent < 1000) {
      send('x'.repeat(100));
      sent += 1;
    }
    await once(stream, 'close');
    expect(sent).toBeLessThan(15);
    expect(isStopped).toBe(true);
    send('after the end');
  });
});

test('a table that cannot be watched leaves nothing open', async () => {
  const streams = make(app.clock);
  for (let tries = 0; tries < 5; tries++)
    await expect(streams.begin(WHO, 'here', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await idle();
  expect(await streams.begin(WHO, 'here', async () => () => undefined)).toBeInstanceOf(Readable);
});
