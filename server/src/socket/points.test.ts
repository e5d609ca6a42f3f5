/** Gestures over real sockets: who may make them, and who gets to see them. */
import type { News } from '@belfry/table';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { housesWithGames, Lines } from '../../testing/at-houses.js';
import { beginAt } from '../../testing/beginning.js';
import { GENEROUS } from '../../testing/houses.js';
import type { Line } from '../../testing/line.js';
import { gatherAt, Visitor } from '../../testing/visitor.js';
import { Hand, Points } from './points.js';

const all = housesWithGames();
afterAll(() => all.closeAll());
const shared = all.open();

const lines = new Lines();
afterEach(() => lines.end());

/** A running match of Ada, who is on turn, and Ben; Dora looks on. */
async function running({ base = '', ...setup }: { readonly base?: string; readonly [field: string]: unknown } = {}) {
  const house = base === '' ? (await shared).base : base;
  const [ada, ben, dora] = [
    await Visitor.arrive(house, 'Ada'),
    await Visitor.arrive(house, 'Ben'),
    await Visitor.arrive(house, 'Dora'),
  ];
  const table = await gatherAt([ada, ben], { game: 'five-towers', ...setup });
  const { link } = await ada.must<{ link: string }>('POST', `/api/tables/${table}/links`, { kind: 'table' });
  await dora.must('POST', '/api/join', { link, watch: true });
  const [a, b, d] = [await lines.open(ada), await lines.open(ben), await lines.open(dora)];
  for (const line of [a, b, d]) {
    line.watch(table);
    await line.until('news');
  }
  await beginAt(table, [a, b]);
  return { ada, ben, dora, a, b, d, table };
}

const points = ({ messages }: Line) => messages.filter(({ is }) => is === 'point');
const AT = { card: 3, over: [0.25, 0.5] };

describe('a gesture of who is on turn', () => {
  test('is shown to all others who watch, and kept nowhere', async () => {
    const { ada, dora, a, b, d, table } = await running();
    const window = await lines.open(ada);
    window.watch(table);
    const { revision } = await window.until('news');
    a.say({ do: 'point', table, at: AT });
    a.say({ do: 'point', table, at: null });
    for (const line of [b, d, window]) {
      expect(await line.until('point')).toEqual({ is: 'point', table, seat: 0, at: AT });
      expect(await line.until('point')).toEqual({ is: 'point', table, seat: 0, at: null });
    }
    await a.settle();
    expect(points(a)).toEqual([]);
    const late = await lines.open(dora);
    late.watch(table);
    expect((await late.until('news')).revision).toBe(revision);
    await late.settle();
    expect(points(late)).toEqual([]);
  });

  test('ends when they go, in whichever way, unless it has ended already', async () => {
    const { ada, a, b, d, table } = await running();
    a.say({ do: 'point', table, at: AT });
    a.say({ do: 'leave', table });
    for (const line of [b, d]) {
      await line.until('point');
      expect(await line.until('point')).toMatchObject({ seat: 0, at: null });
    }
    const again = await lines.open(ada);
    again.watch(table);
    await again.until('news');
    again.say({ do: 'point', table, at: AT });
    await b.until('point');
    again.socket.terminate();
    expect(await b.until('point')).toMatchObject({ at: null });
    const third = await lines.open(ada);
    third.watch(table);
    await third.until('news');
    third.say({ do: 'point', table, at: AT });
    third.say({ do: 'point', table, at: null });
    await third.settle();
    third.say({ do: 'leave', table });
    await third.settle();
    await b.settle();
    expect(points(b).map(message => message.is === 'point' && message.at)).toEqual([AT, null, AT, null, AT, null]);
  });

  test('goes on when they watch anew over the same line', async () => {
    const { a, b, d, table } = await running();
    a.say({ do: 'point', table, at: AT });
    a.watch(table);
    await a.settle();
    a.say({ do: 'point', table, at: 'further' });
    a.say({ do: 'leave', table });
    for (const line of [b, d]) {
      await line.until('point', ({ at }) => at === null);
      expect(points(line)).toMatchObject([{ at: AT }, { at: 'further' }, { at: null }]);
    }
  });

  test('may be made by a program that plays for them, and by none that only reads', async () => {
    const { ada, b, table } = await running();
    for (const scopes of [['read'], ['read', 'play']]) {
      const { token } = await ada.must<{ token: string }>('POST', '/api/tokens', { name: 'bot', scopes });
      const line = await lines.open({ base: ada.base, cookie: '' }, { headers: { authorization: `Bearer ${token}` } });
      line.watch(table);
      await line.until('news');
      line.say({ do: 'point', table, at: scopes });
      await line.settle();
    }
    expect(await b.until('point')).toMatchObject({ at: ['read', 'play'] });
    expect(points(b)).toHaveLength(1);
  });
});

describe('nobody is shown a gesture', () => {
  test('of who is not on turn, looks on, or does not watch', async () => {
    const { ada, a, b, d, table } = await running();
    const other = await lines.open(ada);
    for (const line of [b, d, other]) {
      line.say({ do: 'point', table, at: AT });
      line.say({ do: 'point', table: 'nowhere', at: AT });
      await line.settle();
    }
    for (const line of [a, b, d]) {
      await line.settle();
      expect(points(line)).toEqual([]);
    }
    await a.wish(table, { type: 'act', action: { type: 'bid', count: 1 } });
    await b.until('news');
    a.say({ do: 'point', table, at: AT });
    await a.settle();
    b.say({ do: 'point', table, at: AT });
    expect(await d.until('point')).toMatchObject({ seat: 1 });
    expect(points(d)).toHaveLength(1);
  });

  test('before the match begins, and where not all see alike', async () => {
    const { base } = await shared;
    const [ada, ben] = [await Visitor.arrive(base, 'Ada'), await Visitor.arrive(base, 'Ben')];
    const room = await gatherAt([ada, ben], { game: 'five-towers' });
    const [a, b] = [await lines.open(ada), await lines.open(ben)];
    for (const line of [a, b]) {
      line.watch(room);
      await line.until('news');
    }
    a.say({ do: 'point', table: room, at: AT });
    await a.settle();
    await b.settle();
    const hidden = await running({ game: 'skyscraper' });
    hidden.a.say({ do: 'point', table: hidden.table, at: AT });
    await hidden.a.settle();
    for (const line of [hidden.b, hidden.d]) await line.settle();
    expect([b, hidden.b, hidden.d].flatMap(points)).toEqual([]);
  });

  test('who looks on with a delay; players and a host without a seat have none', async () => {
    const { a, b, d, table } = await running({ delay: 60 });
    a.say({ do: 'point', table, at: AT });
    await b.until('point');
    await d.settle();
    expect(points(d)).toEqual([]);
    const shown: string[] = [];
    const screens = new Points();
    for (const isHost of [true, false]) {
      const hand = new Hand(screens, 't', () => void shown.push(`host: ${isHost}`));
      hand.look({ room: { delay: 60, isHost, seats: [] } } as unknown as News);
    }
    screens.tell('t', new Hand(screens, 't', () => undefined), '');
    expect(shown).toEqual(['host: true']);
  });

  test('of somebody for whom a bot plays', async () => {
    const { a, b, table } = await running({ standIn: 'random' });
    const { granted } = await a.wish(table, { type: 'cover' });
    await a.until('news', ({ revision }) => revision >= (granted?.revision ?? 0));
    a.say({ do: 'point', table, at: AT });
    await a.settle();
    await b.settle();
    expect(points(b)).toEqual([]);
  });
});

describe('gestures are bounded', () => {
  test('too many are dropped without a word, and cost nothing that wishes need', async () => {
    const rates = { ...GENEROUS.rates, points: { burst: 3, perSecond: 1e-6 } };
    const { base } = await all.open({ limits: { ...GENEROUS, rates } });
    const { a, b, table } = await running({ base });
    for (let each = 0; each < 300; each++) a.say({ do: 'point', table, at: each });
    // Written otherwise they are counted too.
    a.say(` {"table":"${table}","do":"point","at":301}`);
    await a.settle();
    await b.settle();
    expect(points(b)).toMatchObject([{ at: 0 }, { at: 1 }, { at: 2 }]);
    expect(a.messages.filter(({ is }) => is === 'fault')).toEqual([]);
    expect(await a.wish(table, { type: 'act', action: { type: 'bid', count: 1 } })).toMatchObject({ granted: {} });
  });

  test('one that is too large cannot be read', async () => {
    const { a, b, table } = await running();
    a.say({ do: 'point', table, at: 'x'.repeat(2047) });
    expect(await a.until('fault')).toMatchObject({ code: 'malformed', problem: { path: 'at' } });
    a.say({ do: 'point', table, at: 'x'.repeat(2046) });
    await b.until('point');
    expect(points(b)).toHaveLength(1);
  });

  test('of very many who look on some are shown it, and everybody at the table is', () => {
    const shown: string[] = [];
    const table = new Points();
    const handOf = (name: string, seat?: number): Hand => {
      const hand = new Hand(table, 't', () => void shown.push(name));
      const seats = [{ isYours: seat === 0 }, { isYours: seat === 1 }];
      const match = { viewer: seat ?? 'spectator', due: { type: 'seat', seat: 0 } };
      hand.look({ alike: match, match, room: { delay: 0, isHost: false, seats } } as unknown as News);
      return hand;
    };
    const ada = handOf('ada', 0);
    for (let each = 0; each < 300; each++) handOf('looker');
    handOf('ben', 1);
    ada.point(AT);
    expect(shown.filter(name => name === 'looker')).toHaveLength(200);
    expect(shown.filter(name => name !== 'looker')).toEqual(['ben']);
  });
});
