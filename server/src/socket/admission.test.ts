/** Who may open a socket at a real house, what they may do there, and what a server bears from them. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { housesWithGames, Lines } from '../../testing/at-houses.js';
import { GENEROUS } from '../../testing/houses.js';
import { socketOf, statusOf } from '../../testing/line.js';
import { gatherAt, newWishId, pairAt, Visitor } from '../../testing/visitor.js';
import { MOST_FAULTS } from './connection.js';

const all = housesWithGames();
afterAll(() => all.closeAll());
const shared = all.open();
const lines = new Lines();
afterEach(() => lines.end());

/** Two people in a waiting room of their own, in a house that all tests here share. */
async function pair(base?: string) {
  const house = base ?? (await shared).base;
  return { ...(await pairAt(house, { game: 'five-towers' })), base: house };
}

describe('a token', () => {
  async function tokenFor(visitor: Visitor, scopes: readonly string[]) {
    const made = await visitor.must<{ id: string; token: string }>('POST', '/api/tokens', {
      name: 'a program',
      scopes,
    });
    const headers = { authorization: `Bearer ${made.token}` };
    return { ...made, line: await lines.open({ base: visitor.base, cookie: '' }, { headers }) };
  }

  test('to read reads, and neither plays nor talks', async () => {
    const { ada, table } = await pair();
    const { line } = await tokenFor(ada, ['read']);
    line.watch(table);
    await line.until('news');
    expect(await line.wish(table, { type: 'get-up' })).toMatchObject({ failed: 'out-of-scope' });
    expect(await line.wish(table, { type: 'say', text: 'hello' })).toMatchObject({ failed: 'out-of-scope' });
  });

  test('to play plays, and neither reads nor talks', async () => {
    const { ada, table } = await pair();
    const { line } = await tokenFor(ada, ['play']);
    line.watch(table);
    expect(await line.until('fault')).toEqual({ is: 'fault', code: 'out-of-scope' });
    expect(await line.wish(table, { type: 'say', text: 'hello' })).toMatchObject({ failed: 'out-of-scope' });
    expect(await line.wish(table, { type: 'get-up', revision: 2 })).toMatchObject({ granted: {} });
  });

  test('sits down over a socket; who has a cookie asks over HTTP, which brings a new one', async () => {
    const { base } = await all.open();
    const [ada, ben] = [await Visitor.arrive(base, 'Ada'), await Visitor.arrive(base, 'Ben')];
    const table = await listedTable(ada);
    const sit = { type: 'sit', seat: 1, name: 'Ben', revision: 1 };
    expect(await (await lines.open(ben)).wish(table, sit)).toMatchObject({ failed: 'ask-over-http' });
    const { line } = await tokenFor(ben, ['play']);
    expect(await line.wish(table, sit)).toMatchObject({ granted: {} });
  });

  test('to chat talks, and does not play', async () => {
    const { ada, table } = await pair();
    const { line } = await tokenFor(ada, ['chat']);
    expect(await line.wish(table, { type: 'get-up', revision: 2 })).toMatchObject({ failed: 'out-of-scope' });
    expect(await line.wish(table, { type: 'say', text: 'hello', revision: 2 })).toMatchObject({ granted: {} });
  });

  test('that is revoked ends its sockets, and no others', async () => {
    const { ada } = await pair();
    const [{ line, id }, other] = [await tokenFor(ada, ['read']), await lines.open(ada)];
    await ada.must('DELETE', `/api/tokens/${id}`);
    expect(await line.ended).toBe(4001);
    await other.settle();
  });

  test('that is none opens nothing, whatever cookie comes with it', async () => {
    const { ada, base } = await pair();
    const headers = { authorization: 'Bearer bft_nonsense' };
    expect(await statusOf(socketOf({ base, cookie: ada.cookie }, { headers }))).toBe(401);
  });
});

describe('a session that ends', () => {
  test('takes its sockets with it', async () => {
    const { ada, ben } = await pair();
    const [one, two, other] = [await lines.open(ada), await lines.open(ada), await lines.open(ben)];
    await ada.must('DELETE', '/api/session');
    expect([await one.ended, await two.ended]).toEqual([4001, 4001]);
    await other.settle();
  });

  test('because a seat was claimed lets its owner come again, and nobody else', async () => {
    const { ada, base } = await pair();
    const dora = await Visitor.arrive(base, 'Dora');
    const old = { base, cookie: dora.cookie };
    const line = await lines.open(dora);
    const table = await gatherAt([ada, dora], { game: 'five-towers' });
    await dora.must('GET', '/api/me');
    expect(await line.ended).toBe(4001);
    expect(await statusOf(socketOf(old))).toBe(401);
    const again = await lines.open(dora);
    again.watch(table);
    await again.until('news');
  });
});

/** A client byte for byte, which answers nothing: no sign of life, and no farewell. Gives what sends a text, and how it ends. */
async function deafLine(base: string, headers: Readonly<Record<string, string>>) {
  const socket = askToUpgrade(base, headers);
  const heard = allThatComes(socket);
  await once(socket, 'data');
  return {
    send: (bytes: Buffer) => void socket.write(bytes),
    say: (message: object) => void socket.write(frameOf(Buffer.from(JSON.stringify(message)))),
    /** A farewell has come, with this code. */
    until: async (code: number) => {
      while (!heard.bytes().includes(farewell(code))) await once(socket, 'data');
    },
    ended: heard.ended,
  };
}

const farewell = (code: number): Buffer => Buffer.from([0x88, 2, code >> 8, code & 0xff]);

/** A short text as clients send it (RFC 6455, 5.2): masked, with a mask that changes nothing. */
function frameOf(text: Buffer): Buffer {
  const { length } = text;
  const head = length < 126 ? [0x81, 0x80 | length] : [0x81, 0xfe, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), Buffer.alloc(4), text]);
}

describe('who is told that it is over, and does not go, is heard no more, and cut off', () => {
  /** What they go on wishing for, on a table that all of them may talk at. */
  const say = (table: string) => ({
    do: 'wish',
    table,
    wish: { id: newWishId(), type: 'say', text: 'still here', revision: 2 },
  });
  const lastWords = async (visitor: Visitor, table: string) => {
    const { chat } = await visitor.must<{ chat?: readonly { text?: string }[] }>('GET', `/api/tables/${table}`);
    return chat?.map(({ text }) => text) ?? [];
  };

  test('with a token that is revoked', async () => {
    const { ada, table, base } = await pair();
    const made = await ada.must<{ id: string; token: string }>('POST', '/api/tokens', {
      name: 'bot',
      scopes: ['chat'],
    });
    const deaf = await deafLine(base, { authorization: `Bearer ${made.token}` });
    await ada.must('DELETE', `/api/tokens/${made.id}`);
    await deaf.until(4001);
    deaf.say(say(table));
    await deaf.ended;
    expect(await lastWords(ada, table)).toEqual([]);
  });

  test('with a cookie that another has taken the place of', async () => {
    const { ada, base } = await pair();
    const dora = await Visitor.arrive(base, 'Dora');
    const deaf = await deafLine(base, { cookie: dora.cookie });
    const table = await gatherAt([ada, dora], { game: 'five-towers' });
    await dora.must('GET', '/api/me');
    await deaf.until(4001);
    deaf.say(say(table));
    await deaf.ended;
    expect(await lastWords(ada, table)).toEqual([]);
  });

  test('with too many faults', async () => {
    const { ada, table, base } = await pair();
    const deaf = await deafLine(base, { cookie: ada.cookie });
    for (let each = 0; each <= MOST_FAULTS; each++) deaf.say({ do: 'nothing' });
    deaf.say(say(table));
    await deaf.until(1008);
    deaf.say(say(table));
    await deaf.ended;
    expect(await lastWords(ada, table)).toEqual([]);
  });
});

describe('a server defends itself', () => {
  test('against who gives no sign of life', async () => {
    const { base } = await all.open({ heartbeat: 100 });
    const ada = await Visitor.arrive(base, 'Ada');
    const [alive, dead] = [await lines.open(ada), await lines.open(ada, { autoPong: false })];
    expect(await dead.ended).toBe(1006);
    await alive.settle();
  });

  test('against who asks too fast: that is told, not done, and others are not slowed down', async () => {
    const rates = { ...GENEROUS.rates, guest: { burst: 12, perSecond: 0.001 } };
    const { base } = await all.open({ limits: { ...GENEROUS, rates } });
    const [ada, ben] = [await Visitor.arrive(base, 'Ada'), await Visitor.arrive(base, 'Ben')];
    const [a, b] = [await lines.open(ada), await lines.open(ben)];
    for (let each = 0; each < 20; each++) a.watch('nowhere');
    const fault = await a.until('fault');
    expect(fault).toEqual({ is: 'fault', code: 'too-fast', wait: expect.any(Number) });
    expect(fault.wait).toBeGreaterThan(0);
    await b.settle();
    // And at last the line is cut.
    for (let each = 0; each < 250; each++) a.watch('nowhere');
    expect(await a.ended).toBe(1008);
    await b.settle();
  });

  test('against who asks too fast in the dress of gestures, which are bounded apart', async () => {
    const rates = { ...GENEROUS.rates, guest: { burst: 12, perSecond: 0.001 } };
    const { base } = await all.open({ limits: { ...GENEROUS, rates } });
    const line = await lines.open(await Visitor.arrive(base, 'Ada'));
    for (let each = 0; each < 40; each++) line.say('{"do":"point","do":"watch","table":"nowhere"}');
    expect(await line.until('fault')).toEqual({ is: 'fault', code: 'too-fast', wait: expect.any(Number) });
  });

  test('against too much at one table', async () => {
    const rates = { ...GENEROUS.rates, table: { burst: 3, perSecond: 0.001 } };
    const { base } = await all.open({ limits: { ...GENEROUS, rates } });
    const line = await lines.open(await Visitor.arrive(base, 'Ada'));
    for (let each = 0; each < 3; each++) await line.wish('nowhere', { type: 'rematch' });
    expect(await line.wish('nowhere', { type: 'rematch' })).toMatchObject({ failed: 'too-fast' });
    expect(await line.wish('elsewhere', { type: 'rematch' })).toMatchObject({ refused: { code: 'no-such-table' } });
  });

  test('against too much from who only looks on, or may not even do that: those at the table are not slowed down', async () => {
    const rates = { ...GENEROUS.rates, table: { burst: 3, perSecond: 0.001 } };
    const { base } = await all.open({ limits: { ...GENEROUS, rates } });
    const { ada, table } = await pair(base);
    const [eve, mallory] = [await Visitor.arrive(base, 'Eve'), await Visitor.arrive(base, 'Mallory')];
    const { link } = await ada.must<{ link: string }>('POST', `/api/tables/${table}/links`, { kind: 'table' });
    await eve.must('POST', '/api/join', { link, watch: true });
    const [player, looker, stranger] = [await lines.open(ada), await lines.open(eve), await lines.open(mallory)];
    for (const line of [player, looker]) line.watch(table);
    for (const line of [player, looker]) await line.until('news');
    for (let each = 0; each < 3; each++) await looker.wish(table, { type: 'rematch' });
    expect(await looker.wish(table, { type: 'rematch' })).toMatchObject({ failed: 'too-fast' });
    // Before anybody has looked whether they may.
    stranger.watch(table);
    for (let each = 0; each < 3; each++)
      stranger.say({ do: 'wish', table, wish: { id: newWishId(), type: 'rematch' } });
    await stranger.settle();
    for (let each = 0; each < 3; each++)
      expect(await player.wish(table, { type: 'rematch' })).toMatchObject({ refused: {} });
    expect(await player.wish(table, { type: 'rematch' })).toMatchObject({ failed: 'too-fast' });
  });

  test('against too many tables on one socket', async () => {
    const { base } = await shared;
    const ada = await Visitor.arrive(base, 'Ada');
    const line = await lines.open(ada);
    const made = await Promise.all(
      Array.from({ length: 51 }, async (_, each) => {
        const host = each % 2 === 0 ? ada : await Visitor.arrive(base, 'Ben');
        return await listedTable(host);
      }),
    );
    for (const table of made.slice(0, 50)) line.watch(table);
    for (const _ of made.slice(0, 50)) await line.until('news');
    line.watch(made[50] ?? '');
    expect(await line.until('fault')).toEqual({ is: 'fault', code: 'too-many-tables' });
    // The same one again is not one more, and who looks away has room.
    line.watch(made[0] ?? '');
    await line.until('news');
    line.say({ do: 'leave', table: made[0] });
    line.watch(made[50] ?? '');
    await line.until('news');
  });

  test.each<[string, unknown]>([
    ['no JSON', 'hello'],
    ['half of some', '{"do":"watch"'],
    ['nothing', ''],
    ['a number', 7],
    ['a list', []],
    ['null', null],
    ['what nobody can do', { do: 'everything' }],
    ['a table without a name', { do: 'watch', table: '' }],
    ['a table with a name too long', { do: 'watch', table: 'x'.repeat(65) }],
    ['a revision below all', { do: 'watch', table: 't', since: -1 }],
    ['eyes of somebody else', { do: 'watch', table: 't', eye: 0 }],
    ['a seat beside the wish', { do: 'wish', table: 't', seat: 0, wish: { id: 'w', type: 'rematch' } }],
    ['a wish without an id', { do: 'wish', table: 't', wish: { type: 'rematch' } }],
    ['a wish that is none', { do: 'wish', table: 't', wish: 'rematch' }],
    [
      'what lies too deep',
      `{"do":"wish","table":"t","wish":{"id":"w","type":"act","action":${'['.repeat(99)}${']'.repeat(99)}}}`,
    ],
    ['a field called __proto__', '{"do":"watch","table":"t","__proto__":{"since":0}}'],
  ])('against %s: it is told what was wrong, and the socket stays', async (_, message) => {
    const { base } = await shared;
    const line = await lines.open(await Visitor.arrive(base, 'Ada'));
    line.say(typeof message === 'string' ? message : JSON.stringify(message));
    expect(await line.until('fault')).toMatchObject({ code: 'malformed', problem: { code: 'malformed' } });
    await line.settle();
    expect(line.frames.join()).not.toMatch(/node_modules|Error|\.ts/);
  });

  test('against bytes that are no text', async () => {
    const { base } = await shared;
    const line = await lines.open(await Visitor.arrive(base, 'Ada'));
    line.socket.send(Buffer.from('{"do":"watch","table":"t"}'));
    expect(await line.ended).toBe(1003);
  });

  test('against what is too large', async () => {
    const { base } = await shared;
    const line = await lines.open(await Visitor.arrive(base, 'Ada'));
    line.say(JSON.stringify({ do: 'watch', table: 'x'.repeat(GENEROUS.body) }));
    expect(await line.ended).toBe(1009);
  });

  test.each([
    ['is no frame of a socket at all', 1002, Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff])],
    ['is a frame without a mask', 1002, Buffer.from([0x81, 2, 0x7b, 0x7d])],
    ['is a text that is not UTF-8', 1007, frameOf(Buffer.from([0x22, 0xff, 0x22]))],
  ])('against what %s', async (_, code, bytes) => {
    const { base, ada } = await pair();
    const deaf = await deafLine(base, { cookie: ada.cookie });
    deaf.send(bytes);
    await deaf.until(code);
    await deaf.ended;
    await (await lines.open(ada)).settle();
  });

  test('against who does not read', async () => {
    const { base } = await all.open({ limits: { ...GENEROUS, unread: 1000 } });
    const [ada, ben] = [await Visitor.arrive(base, 'Ada'), await Visitor.arrive(base, 'Ben')];
    const table = await gatherAt([ada, ben], { game: 'five-towers' });
    const [slow, other] = [await lines.open(ada), await lines.open(ben)];
    // A long talk makes what is told large: sockets hold a few megabytes before anybody notices.
    for (let each = 0; each < 150; each++) await other.wish(table, { type: 'say', text: 'x'.repeat(300), revision: 2 });
    slow.socket.pause();
    for (let each = 0; each < 400; each++) {
      slow.watch(table);
      await other.settle();
    }
    await other.settle();
    slow.socket.resume();
    expect(await slow.ended).toBe(1006);
    await other.settle();
  });
});

/** Byte for byte: `ws` does not let its own headers be others. */
function askToUpgrade(base: string, { path = '/api/socket', ...more }: Readonly<Record<string, string>>): Socket {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  const headers = {
    host: '127.0.0.1',
    upgrade: 'websocket',
    connection: 'upgrade',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    ...more,
  };
  socket.write(`GET ${path} HTTP/1.1\r\n${headOf(headers)}\r\n`);
  return socket;
}

const headOf = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

/** What has come so far, and all that comes until the connection ends. */
function allThatComes(socket: Socket) {
  const pieces: Buffer[] = [];
  const bytes = (): Buffer => Buffer.concat(pieces);
  socket.on('data', (piece: Buffer) => void pieces.push(piece));
  return { bytes, ended: new Promise<string>(resolve => socket.once('close', () => resolve(bytes().toString()))) };
}

const upgradeAt = (base: string, headers: Readonly<Record<string, string>>): Promise<string> =>
  allThatComes(askToUpgrade(base, headers)).ended;

async function listedTable(host: Visitor): Promise<string> {
  const seats = [{ name: host.name, player: { type: 'human' } }, null];
  const setup = { game: 'five-towers', options: { players: 2 }, seats, listed: true };
  const { table } = await host.must<{ table: string }>('POST', '/api/tables', { wish: newWishId(), setup });
  return table;
}

test('a house without a list for everybody lists nothing and nobody, over sockets as little as by HTTP', async () => {
  const { base } = await all.open({}, undefined, { listedTables: false });
  const { ada, ben, table } = await pair(base);
  const line = await lines.open(ada);
  expect(await ben.must('GET', '/api/house')).toMatchObject({ listed: false });
  expect(await ben.must('GET', '/api/here')).toEqual({ people: [], total: 0 });
  line.watch(table);
  await line.until('news');
  expect(await line.wish(table, { type: 'arrange', listed: true })).toMatchObject({ failed: 'not-here' });
  expect(await line.wish(table, { type: 'arrange', listed: false })).toMatchObject({ granted: {} });
});

describe('a socket is opened', () => {
  test('by guests and by programs with a token, and by nobody else', async () => {
    const { base } = await shared;
    expect(await statusOf(socketOf({ base, cookie: '' }))).toBe(401);
    expect(await statusOf(socketOf({ base, cookie: 'belfry=nonsense' }))).toBe(401);
  });

  test.each([
    ['another page', { origin: 'https://evil.example' }, 403],
    ['a page without an address', { origin: 'null' }, 403],
    ['a page on another port', { origin: 'http://127.0.0.1:1' }, 403],
    ['what is no address', { origin: 'nonsense' }, 403],
    ['another name for us', { host: 'rebound.example' }, 421],
  ])('not from %s', async (_, headers, status) => {
    const { ada } = await pair();
    expect(await statusOf(socketOf(ada, { headers }))).toBe(status);
  });

  test.each<[number, Readonly<Record<string, string>>]>([
    [400, { 'sec-websocket-key': 'short' }],
    [400, { 'sec-websocket-version': '99' }],
    [401, { cookie: 'belfry=nonsense' }],
    [403, { origin: 'https://evil.example' }],
    [404, { path: '/api/tables' }],
    [421, { host: 'rebound.example' }],
  ])('or the answer is %i, with strict headers: %j', async (status, wrong) => {
    const { ada, base } = await pair();
    const answer = await upgradeAt(base, { cookie: ada.cookie, ...wrong });
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const header of [
      'x-content-type-options: nosniff',
      'referrer-policy: no-referrer',
      'cross-origin-resource-policy: same-origin',
      "content-security-policy: default-src 'self'",
      'cache-control: no-store',
      'connection: close',
    ])
      expect(answer).toContain(`\r\n${header}`);
  });

  test.each([
    ['GET', '/api/house', '', /^HTTP\/1.1 200 .*"listed":true/s],
    ['POST', '/api/guest', '{"name":"Ada"}', /^HTTP\/1.1 201 .*"name":"Ada"/s],
    ['GET', '/', '', /^HTTP\/1.1 200 .*<title>Belfry<\/title>/s],
    ['GET', '/api/socket', '', /^HTTP\/1.1 404 .*"code":"not-found"\}$/s],
  ])('and who offers another protocol is answered in this one: %s %s', async (method, path, body, answer) => {
    const { base } = await shared;
    const offer = {
      upgrade: 'h2c',
      connection: 'Upgrade, HTTP2-Settings',
      'http2-settings': 'AAMAAABkAAQAoAAAAAIAAAAA',
    };
    const sent = { ...(body !== '' && { 'content-type': 'application/json' }), 'content-length': `${body.length}` };
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    const { ended } = allThatComes(socket);
    const asked = (more: Readonly<Record<string, string>>) =>
      `${method} ${path} HTTP/1.1\r\n${headOf({ host: '127.0.0.1', ...sent, ...more })}\r\n${body}`;
    // And so is what they ask next, on the same connection.
    socket.write(asked(offer));
    await once(socket, 'data');
    socket.write(asked({ connection: 'close' }));
    const answers = (await ended).split(/(?=HTTP\/1\.1 )/);
    expect(answers).toEqual([expect.stringMatching(answer), expect.stringMatching(answer)]);
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ['nobody', { cookie: '' }],
    ['what is no socket', { 'sec-websocket-key': 'short' }],
  ])('not for %s, and then the connection is ended, whether they end it or not', async (_, wrong) => {
    const { ada, base } = await pair();
    const socket = askToUpgrade(base, { cookie: ada.cookie, ...wrong });
    socket.allowHalfOpen = true;
    socket.on('error', () => undefined).resume();
    await once(socket, 'end');
    // Whoever writes into what is gone is told so.
    const writing = setInterval(() => socket.write('x'), 10);
    await new Promise(resolve => socket.once('close', resolve));
    clearInterval(writing);
  });

  test('from our own page', async () => {
    const { ada, base } = await pair();
    await lines.open(ada, { headers: { origin: base } });
  });

  test('at its own address only', async () => {
    const { ada, base } = await pair();
    const elsewhere = { base: `${base}/api/tables`, cookie: ada.cookie };
    expect(await statusOf(socketOf(elsewhere))).toBe(404);
  });

  test('no faster than an address may ask, whoever comes', async () => {
    const rates = { ...GENEROUS.rates, address: { burst: 6, perSecond: 0.001 } };
    const { base } = await all.open({ limits: { ...GENEROUS, rates } });
    const ada = await Visitor.arrive(base, 'Ada');
    const nobody = { base, cookie: '' };
    for (let each = 0; each < 4; each++) expect(await statusOf(socketOf(nobody))).toBe(401);
    await lines.open(ada);
    for (const who of [ada, nobody]) expect(await statusOf(socketOf(who))).toBe(429);
    // What is not for us at all, and costs nothing, is turned away as ever.
    expect(await statusOf(socketOf(nobody, { headers: { host: 'rebound.example' } }))).toBe(421);
  });

  test('so many from one address', async () => {
    const limits = { ...GENEROUS, sockets: { perAddress: 3, inAll: 100 } };
    const { base } = await all.open({ limits });
    const ada = await Visitor.arrive(base, 'Ada');
    const some = [await lines.open(ada), await lines.open(ada), await lines.open(ada)];
    expect(await statusOf(socketOf(ada))).toBe(429);
    some[0]?.close();
    await some[0]?.ended;
    await expect
      .poll(
        async () =>
          await lines
            .open(ada)
            .then(() => true)
            .catch(() => false),
      )
      .toBe(true);
  });
});
