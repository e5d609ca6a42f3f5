/** Real sockets at a real house. */
import { FakeClock } from '@belfry/table/testing';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { housesWithGames, Lines } from '../../testing/at-houses.js';
import type { Line } from '../../testing/line.js';
import { gatherAt, newWishId, pairAt, Visitor } from '../../testing/visitor.js';

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

describe('a socket', () => {
  test('greets first, with the protocol, a name and the server’s time', async () => {
    const { base } = await shared;
    const line = await lines.open(await Visitor.arrive(base, 'Цвети 🏰'));
    expect(line.messages).toEqual([
      { is: 'hello', protocol: 'belfry-wire/1', name: 'Цвети 🏰', now: expect.any(Number) },
    ]);
    expect(line.frames[0]?.startsWith('[{"is":"hello"')).toBe(true);
    const ben = new Visitor(base, 'Ben');
    await ben.must('POST', '/api/guest', { name: 'Ben', figure: 'fox' });
    expect((await lines.open(ben)).messages).toMatchObject([{ name: 'Ben', figure: 'fox' }]);
  });

  test('tells the house who is here, until it is closed; those of programs do not', async () => {
    const { base } = await all.open();
    const [ada, ben] = [await Visitor.arrive(base, 'Ada'), await Visitor.arrive(base, 'Ben')];
    const { token } = await ben.must<{ token: string }>('POST', '/api/tokens', { name: 'bot', scopes: ['read'] });
    await lines.open({ base, cookie: '' }, { headers: { authorization: `Bearer ${token}` } });
    const here = async (): Promise<unknown> => await ada.must('GET', '/api/here');
    expect(await here()).toEqual({ people: [], total: 0 });
    const line = await lines.open(ben);
    expect(await here()).toEqual({ people: [{ name: 'Ben' }], total: 1 });
    line.close();
    await expect.poll(here).toEqual({ people: [], total: 0 });
  });

  test('tells what there is to see of a table, then what is new, until one looks away', async () => {
    const { ada, ben, table } = await pair();
    const [a, b] = [await lines.open(ada), await lines.open(ben)];
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
    const a = await lines.open(ada);
    a.watch(table);
    const { revision } = await a.until('news');
    const b = await lines.open(ben);
    for (const text of ['one', 'two']) await b.wish(table, { type: 'say', text, revision });
    const again = await lines.open(ada);
    again.watch(table, revision);
    const missed = await again.until('news');
    expect(missed).toMatchObject({ since: revision, chat: [{ text: 'one' }, { text: 'two' }] });
  });

  test('news of a wish come before its answer, in order', async () => {
    const { ada, table } = await pair();
    const a = await lines.open(ada);
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
    const [one, two] = [await lines.open(ada), await lines.open(ada)];
    const wish = { id: newWishId(), type: 'say', text: 'once', revision: 2 };
    const answers = [await one.wish(table, wish), await one.wish(table, wish), await two.wish(table, wish)];
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
    two.watch(table);
    expect((await two.until('news')).chat).toMatchObject([{ text: 'once' }]);
  });

  test('what is refused says why, and what is not there is gone', async () => {
    const { ada, table } = await pair();
    const a = await lines.open(ada);
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
    const several = [await lines.open(ada), await lines.open(ada), await lines.open(ben)];
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
    const b = await lines.open(ben);
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
    const [a, b] = [await lines.open(ada), await lines.open(ben)];
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
    const [a, b] = [await lines.open(ada), await lines.open(ben)];
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
    const a = await lines.open(ada);
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
    const [a, b] = [await lines.open(ada), await lines.open(ben)];
    for (const line of [a, b]) {
      line.watch(table);
      await line.until('news');
    }
    await tick([a, b]);
    b.socket.terminate();
    await b.ended;
    await a.settle();
    const again = await lines.open(ben);
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
    const [a, one, two, c] = [
      await lines.open(ada),
      await lines.open(ben),
      await lines.open(ben),
      await lines.open(cleo),
    ];
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
    const [a, d] = [await lines.open(ada), await lines.open(dora)];
    a.watch(table);
    await a.until('news');
    d.watch(table);
    await d.until('gone');
    await tick([a, d]);
    expect(presences(a)).toEqual(['true,false 0']);
    expect(presences(d)).toEqual([]);
  });
});
