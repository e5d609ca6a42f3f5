/** Real sockets at a real house. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { loadGames } from '@belfry/games';
import { FakeClock } from '@belfry/table/testing';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { GENEROUS, houses } from '../../testing/houses.js';
import { Line, socketOf, statusOf } from '../../testing/line.js';
import { gatherAt, newWishId, Visitor } from '../../testing/visitor.js';

const GAMES = await loadGames();
const all = houses(async id => {
  const listed = GAMES.find(({ rules }) => rules.id === id);
  return listed && { game: listed.rules, policies: listed.policies.map(({ name }) => name) };
});
afterAll(() => all.closeAll());

const lines: Line[] = [];
afterEach(() => {
  for (const line of lines.splice(0)) line.socket.terminate();
});

async function lineOf(...args: Parameters<typeof Line.of>): Promise<Line> {
  const line = await Line.of(...args);
  lines.push(line);
  return line;
}

const shared = all.open();

/** Two people in a waiting room of their own, in a house that all tests here share. */
async function pair(base?: string) {
  const house = base ?? (await shared).base;
  const [ada, ben] = [await Visitor.arrive(house, 'Ada'), await Visitor.arrive(house, 'Ben')];
  const table = await gatherAt([ada, ben], { game: 'five-towers' });
  return { ada, ben, table, base: house };
}

describe('a socket', () => {
  test('greets first, with the protocol, a name and the server’s time', async () => {
    const { base } = await shared;
    const line = await lineOf(await Visitor.arrive(base, 'Цвети 🏰'));
    expect(line.messages).toEqual([
      { is: 'hello', protocol: 'belfry-wire/1', name: 'Цвети 🏰', now: expect.any(Number) },
    ]);
    expect(line.frames[0]?.startsWith('[{"is":"hello"')).toBe(true);
    const ben = new Visitor(base, 'Ben');
    await ben.must('POST', '/api/guest', { name: 'Ben', figure: 'fox' });
    expect((await lineOf(ben)).messages).toMatchObject([{ name: 'Ben', figure: 'fox' }]);
  });

  test('tells the house who is here, until it is closed; those of programs do not', async () => {
    const { base } = await all.open();
    const [ada, ben] = [await Visitor.arrive(base, 'Ada'), await Visitor.arrive(base, 'Ben')];
    const { token } = await ben.must<{ token: string }>('POST', '/api/tokens', { name: 'bot', scopes: ['read'] });
    await lineOf({ base, cookie: '' }, { headers: { authorization: `Bearer ${token}` } });
    const here = async (): Promise<unknown> => await ada.must('GET', '/api/here');
    expect(await here()).toEqual({ people: [], total: 0 });
    const line = await lineOf(ben);
    expect(await here()).toEqual({ people: [{ name: 'Ben' }], total: 1 });
    line.close();
    await expect.poll(here).toEqual({ people: [], total: 0 });
  });

  test('tells what there is to see of a table, then what is new, until one looks away', async () => {
    const { ada, ben, table } = await pair();
    const [a, b] = [await lineOf(ada), await lineOf(ben)];
    b.watch(table);
    const first = await b.until('news');
    expect(first).toMatchObject({ table, view: { game: 'five-towers', isHost: false } });
    expect(first.since).toBeUndefined();
    const said = await a.wish(table, { type: 'say', text: 'hello', revision: first.revision });
    expect(said).toMatchObject({ granted: { revision: first.revision + 1 } });
    expect(await b.until('news')).toMatchObject({ since: first.revision, chat: [{ name: 'Ada', text: 'hello' }] });
    b.say({ do: 'leave', table });
    await b.settle();
    const before = b.messages.length;
    await a.wish(table, { type: 'say', text: 'are you there?', revision: first.revision });
    await b.settle();
    expect(b.messages.slice(before).filter(({ is }) => is === 'news')).toEqual([]);
  });

  test('tells what was missed since a revision, and nothing twice', async () => {
    const { ada, ben, table } = await pair();
    const a = await lineOf(ada);
    a.watch(table);
    const { revision } = await a.until('news');
    const b = await lineOf(ben);
    for (const text of ['one', 'two']) await b.wish(table, { type: 'say', text, revision });
    const again = await lineOf(ada);
    again.watch(table, revision);
    const missed = await again.until('news');
    expect(missed).toMatchObject({ since: revision, chat: [{ text: 'one' }, { text: 'two' }] });
  });

  test('news of a wish come before its answer, in order', async () => {
    const { ada, table } = await pair();
    const a = await lineOf(ada);
    a.watch(table);
    const { revision } = await a.until('news');
    for (let each = 0; each < 5; each++)
      a.say({ do: 'wish', table, wish: { id: `order-${each}`, type: 'say', text: `${each}`, revision } });
    await a.until('answer', ({ wish }) => wish === 'order-4');
    const heard = a.messages.flatMap(message => {
      if (message.is === 'news' && message.chat !== undefined) return message.chat.map(({ text }) => `news ${text}`);
      return message.is === 'answer' ? [`answer ${message.wish.at(-1)}`] : [];
    });
    expect(heard).toHaveLength(10);
    for (let each = 0; each < 5; each++)
      expect(heard.indexOf(`news ${each}`)).toBeLessThan(heard.indexOf(`answer ${each}`));
    for (const kind of ['news', 'answer'])
      expect(heard.filter(line => line.startsWith(kind))).toEqual([0, 1, 2, 3, 4].map(each => `${kind} ${each}`));
  });

  test('a wish that is sent again is done once and answered twice, also over another socket', async () => {
    const { ada, table } = await pair();
    const [one, two] = [await lineOf(ada), await lineOf(ada)];
    const wish = { id: newWishId(), type: 'say', text: 'once', revision: 2 };
    const answers = [await one.wish(table, wish), await one.wish(table, wish), await two.wish(table, wish)];
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
    two.watch(table);
    expect((await two.until('news')).chat).toMatchObject([{ text: 'once' }]);
  });

  test('what is refused says why, and what is not there is gone', async () => {
    const { ada, table } = await pair();
    const a = await lineOf(ada);
    expect(await a.wish(table, { type: 'act', action: {} })).toMatchObject({
      refused: { by: 'table', code: 'not-begun-yet' },
    });
    expect(await a.wish(table, { type: 'begin', seating: 'lot', revision: 99 })).toMatchObject({
      refused: { by: 'table', code: 'out-of-date', revision: 2 },
    });
    expect(await a.wish(table, { type: 'say', text: '' })).toMatchObject({
      refused: { by: 'reader', code: 'malformed', path: 'text' },
    });
    expect(await a.wish('nowhere', { type: 'rematch' })).toMatchObject({
      refused: { by: 'table', code: 'no-such-table' },
    });
    a.watch('nowhere');
    expect(await a.until('gone')).toEqual({ is: 'gone', table: 'nowhere' });
  });

  test('of one person can be several: all are told', async () => {
    const { ada, ben, table } = await pair();
    const several = [await lineOf(ada), await lineOf(ada), await lineOf(ben)];
    for (const line of several) {
      line.watch(table);
      await line.until('news');
    }
    await several[0]?.wish(table, { type: 'say', text: 'all of you' });
    for (const line of several.slice(1))
      expect(await line.until('news')).toMatchObject({ chat: [{ text: 'all of you' }] });
  });

  test('tells that a table was removed, once', async () => {
    const { ada, ben, table } = await pair();
    const b = await lineOf(ben);
    b.watch(table);
    await b.until('news');
    await ada.must('DELETE', `/api/tables/${table}`);
    expect(await b.until('gone')).toEqual({ is: 'gone', table });
    await b.settle();
    expect(b.messages.filter(({ is }) => is === 'gone')).toHaveLength(1);
  });

  test('tells whoever was removed from a private table that there is nothing to see any more', async () => {
    const { base } = await shared;
    const [ada, ben] = [await Visitor.arrive(base, 'Ada'), await Visitor.arrive(base, 'Ben')];
    const table = await gatherAt([ada, ben], { game: 'five-towers', spectators: false });
    const [a, b] = [await lineOf(ada), await lineOf(ben)];
    for (const line of [a, b]) {
      line.watch(table);
      await line.until('news');
    }
    await a.wish(table, { type: 'remove', seat: 1 });
    await b.until('gone');
  });
});

describe('who is here', () => {
  /** A house whose time passes when it is told to. */
  async function quiet() {
    const clock = new FakeClock(Date.UTC(2026, 10, 17));
    const { base } = await all.open({ clock });
    const people = await pair(base);
    // Who sat down is not on the way any more.
    await clock.advance(10_000);
    const tick = async (those: readonly Line[]): Promise<void> => {
      for (const line of those) await line.settle();
      await clock.advance(500);
      for (const line of those) await line.settle();
    };
    return { ...people, clock, tick };
  }
  const presences = (line: Line) =>
    line.messages.flatMap(message =>
      message.is === 'presence' ? [`${message.seats.join()} ${message.watchers}`] : [],
    );

  test('is told seat by seat, when somebody comes and when they go', async () => {
    const { ada, ben, table, tick } = await quiet();
    const [a, b] = [await lineOf(ada), await lineOf(ben)];
    a.watch(table);
    await a.until('news');
    await tick([a]);
    b.watch(table);
    await b.until('news');
    await tick([a, b]);
    b.socket.terminate();
    await b.ended;
    await a.settle();
    await tick([a]);
    expect(presences(a)).toEqual(['true,false 0', 'true,true 0', 'true,false 0']);
    expect(presences(b)).toEqual(['true,true 0']);
  });

  test('who has just sat down is, at once, and stays so only if their page is open in time', async () => {
    const { ada, ben, table, tick, clock } = await quiet();
    const a = await lineOf(ada);
    a.watch(table);
    await a.until('news');
    await tick([a]);
    for (const wanted of [{ type: 'get-up' }, { type: 'sit', seat: 1, name: 'Ben' }]) {
      const { revision } = await ben.must<{ revision: number }>('GET', `/api/tables/${table}`);
      await ben.must('POST', `/api/tables/${table}/wishes`, { id: newWishId(), revision, ...wanted });
    }
    await a.settle();
    expect(presences(a)).toEqual(['true,false 0', 'true,true 0']);
    await clock.advance(10_000);
    await tick([a]);
    expect(presences(a)).toEqual(['true,false 0', 'true,true 0', 'true,false 0']);
  });

  test('does not flicker when somebody reloads', async () => {
    const { ada, ben, table, tick } = await quiet();
    const [a, b] = [await lineOf(ada), await lineOf(ben)];
    for (const line of [a, b]) {
      line.watch(table);
      await line.until('news');
    }
    await tick([a, b]);
    b.socket.terminate();
    await b.ended;
    await a.settle();
    const again = await lineOf(ben);
    again.watch(table);
    await again.until('news');
    await tick([a, again]);
    expect(presences(a)).toEqual(['true,true 0']);
    expect(presences(again)).toEqual(['true,true 0']);
  });

  test('counts who looks on, and a person with two sockets once, until both have gone', async () => {
    const { ada, ben, table, tick, base } = await quiet();
    const cleo = await Visitor.arrive(base, 'Cleo');
    const { link } = await ada.must<{ link: string }>('POST', `/api/tables/${table}/links`, { kind: 'table' });
    await cleo.must('POST', '/api/join', { link, watch: true });
    const [a, one, two, c] = [await lineOf(ada), await lineOf(ben), await lineOf(ben), await lineOf(cleo)];
    for (const line of [a, one, two, c]) {
      line.watch(table);
      await line.until('news');
    }
    await tick([a, one, two, c]);
    one.say({ do: 'leave', table });
    await tick([a, one]);
    two.say({ do: 'leave', table });
    await tick([a, two]);
    expect(presences(a)).toEqual(['true,true 1', 'true,false 1']);
  });

  test('is told to nobody who may not look', async () => {
    const { ada, table, tick, base } = await quiet();
    const dora = await Visitor.arrive(base, 'Dora');
    const [a, d] = [await lineOf(ada), await lineOf(dora)];
    a.watch(table);
    await a.until('news');
    d.watch(table);
    await d.until('gone');
    await tick([a, d]);
    expect(presences(a)).toEqual(['true,false 0']);
    expect(presences(d)).toEqual([]);
  });
});

describe('a token', () => {
  async function tokenFor(visitor: Visitor, scopes: readonly string[]) {
    const made = await visitor.must<{ id: string; token: string }>('POST', '/api/tokens', {
      name: 'a program',
      scopes,
    });
    const headers = { authorization: `Bearer ${made.token}` };
    return { ...made, line: await lineOf({ base: visitor.base, cookie: '' }, { headers }) };
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
    expect(await (await lineOf(ben)).wish(table, sit)).toMatchObject({ failed: 'ask-over-http' });
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
    const [{ line, id }, other] = [await tokenFor(ada, ['read']), await lineOf(ada)];
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
    const [one, two, other] = [await lineOf(ada), await lineOf(ada), await lineOf(ben)];
    await ada.must('DELETE', '/api/session');
    expect([await one.ended, await two.ended]).toEqual([4001, 4001]);
    await other.settle();
  });

  test('because a seat was claimed lets its owner come again, and nobody else', async () => {
    const { ada, base } = await pair();
    const dora = await Visitor.arrive(base, 'Dora');
    const old = { base, cookie: dora.cookie };
    const line = await lineOf(dora);
    const table = await gatherAt([ada, dora], { game: 'five-towers' });
    await dora.must('GET', '/api/me');
    expect(await line.ended).toBe(4001);
    expect(await statusOf(socketOf(old))).toBe(401);
    const again = await lineOf(dora);
    again.watch(table);
    await again.until('news');
  });
});

describe('a server defends itself', () => {
  test('against who gives no sign of life', async () => {
    const { base } = await all.open({ heartbeat: 100 });
    const ada = await Visitor.arrive(base, 'Ada');
    const [alive, dead] = [await lineOf(ada), await lineOf(ada, { autoPong: false })];
    expect(await dead.ended).toBe(1006);
    await alive.settle();
  });

  test('against who asks too fast: that is told, not done, and others are not slowed down', async () => {
    const rates = { ...GENEROUS.rates, guest: { burst: 12, perSecond: 0.001 } };
    const { base } = await all.open({ limits: { ...GENEROUS, rates } });
    const [ada, ben] = [await Visitor.arrive(base, 'Ada'), await Visitor.arrive(base, 'Ben')];
    const [a, b] = [await lineOf(ada), await lineOf(ben)];
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

  test('against too much at one table', async () => {
    const rates = { ...GENEROUS.rates, table: { burst: 3, perSecond: 0.001 } };
    const { base } = await all.open({ limits: { ...GENEROUS, rates } });
    const line = await lineOf(await Visitor.arrive(base, 'Ada'));
    for (let each = 0; each < 3; each++) await line.wish('nowhere', { type: 'rematch' });
    expect(await line.wish('nowhere', { type: 'rematch' })).toMatchObject({ failed: 'too-fast' });
    expect(await line.wish('elsewhere', { type: 'rematch' })).toMatchObject({ refused: { code: 'no-such-table' } });
  });

  test('against too many tables on one socket', async () => {
    const { base } = await shared;
    const ada = await Visitor.arrive(base, 'Ada');
    const line = await lineOf(ada);
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
    const line = await lineOf(await Visitor.arrive(base, 'Ada'));
    line.say(typeof message === 'string' ? message : JSON.stringify(message));
    expect(await line.until('fault')).toMatchObject({ code: 'malformed', problem: { code: 'malformed' } });
    await line.settle();
    expect(line.frames.join()).not.toMatch(/node_modules|Error|\.ts/);
  });

  test('against bytes that are no text', async () => {
    const { base } = await shared;
    const line = await lineOf(await Visitor.arrive(base, 'Ada'));
    line.socket.send(Buffer.from('{"do":"watch","table":"t"}'));
    expect(await line.ended).toBe(1003);
  });

  test('against what is too large', async () => {
    const { base } = await shared;
    const line = await lineOf(await Visitor.arrive(base, 'Ada'));
    line.say(JSON.stringify({ do: 'watch', table: 'x'.repeat(GENEROUS.body) }));
    expect(await line.ended).toBe(1009);
  });

  test('against what is no frame of a socket at all', async () => {
    const { base, ada } = await pair();
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    socket.write(
      'GET /api/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n' +
        `sec-websocket-version: 13\r\nsec-websocket-key: ${Buffer.alloc(16).toString('base64')}\r\ncookie: ${ada.cookie}\r\n\r\n`,
    );
    await once(socket, 'data');
    socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff]));
    socket.resume();
    await once(socket, 'close');
    await (await lineOf(ada)).settle();
  });

  test('against who does not read', async () => {
    const { base } = await all.open({ limits: { ...GENEROUS, unread: 1000 } });
    const [ada, ben] = [await Visitor.arrive(base, 'Ada'), await Visitor.arrive(base, 'Ben')];
    const table = await gatherAt([ada, ben], { game: 'five-towers' });
    const [slow, other] = [await lineOf(ada), await lineOf(ben)];
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

async function listedTable(host: Visitor): Promise<string> {
  const seats = [{ name: host.name, player: { type: 'human' } }, null];
  const setup = { game: 'five-towers', options: { players: 2 }, seats, listed: true };
  const { table } = await host.must<{ table: string }>('POST', '/api/tables', { wish: newWishId(), setup });
  return table;
}

test('a house without a list for everybody lists nothing and nobody, over sockets as little as by HTTP', async () => {
  const { base } = await all.open({}, undefined, { listedTables: false });
  const { ada, ben, table } = await pair(base);
  const line = await lineOf(ada);
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

  test('from our own page', async () => {
    const { ada, base } = await pair();
    await lineOf(ada, { headers: { origin: base } });
  });

  test('at its own address only', async () => {
    const { ada, base } = await pair();
    const elsewhere = { base: `${base}/api/tables`, cookie: ada.cookie };
    expect(await statusOf(socketOf(elsewhere))).toBe(404);
  });

  test('so many from one address', async () => {
    const limits = { ...GENEROUS, sockets: { perAddress: 3, inAll: 100 } };
    const { base } = await all.open({ limits });
    const ada = await Visitor.arrive(base, 'Ada');
    const some = [await lineOf(ada), await lineOf(ada), await lineOf(ada)];
    expect(await statusOf(socketOf(ada))).toBe(429);
    some[0]?.close();
    await some[0]?.ended;
    await expect
      .poll(
        async () =>
          await lineOf(ada)
            .then(() => true)
            .catch(() => false),
      )
      .toBe(true);
  });
});
