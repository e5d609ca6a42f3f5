/** Who may do what, on the bytes of real sockets. */
import fc from 'fast-check';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { housesWithGames, Lines } from '../../testing/at-houses.js';
import { beginAt } from '../../testing/beginning.js';
import { gatherAt, newWishId, Visitor } from '../../testing/visitor.js';

const all = housesWithGames();
afterAll(() => all.closeAll());
const shared = all.open();

const lines = new Lines();
afterEach(() => lines.end());

/** A running match of two, with lines to both and to somebody who looks on. */
async function running(more: object = {}) {
  const { base } = await shared;
  const [ada, ben, dora] = [
    await Visitor.arrive(base, 'Ada'),
    await Visitor.arrive(base, 'Ben'),
    await Visitor.arrive(base, 'Dora'),
  ];
  const table = await gatherAt([ada, ben], { game: 'skyscraper', ...more });
  const { link } = await ada.must<{ link: string }>('POST', `/api/tables/${table}/links`, { kind: 'table' });
  await dora.must('POST', '/api/join', { link, watch: true });
  const [a, b, d] = [await lines.open(ada), await lines.open(ben), await lines.open(dora)];
  for (const line of [a, b, d]) {
    line.watch(table);
    await line.until('news');
  }
  await beginAt(table, [a, b]);
  const revision = Math.max(a.revision(table), b.revision(table));
  if (d.revision(table) < revision) await d.until('news', news => news.revision >= revision);
  return { base, ada, ben, dora, a, b, d, table, revision };
}

/** What somebody may write into a wish to be taken for somebody else. */
const disguises = fc.record(
  {
    seat: fc.constantFrom<unknown>(0, '0', [0], { valueOf: 0 }, null, 1),
    person: fc.constantFrom<unknown>('Ada', 0, 'secret'),
    by: fc.constantFrom<unknown>('Ada', { person: 'Ada' }),
    as: fc.constantFrom<unknown>('Ada', 0),
    eye: fc.constantFrom<unknown>(0, 'open'),
    viewer: fc.constantFrom<unknown>(0, 'open'),
    session: fc.constantFrom<unknown>('x'.repeat(43)),
    token: fc.constantFrom<unknown>('bft_x'),
    isHost: fc.constant(true),
    __proto__: fc.constant({ seat: 0 }),
    constructor: fc.constant({ seat: 0 }),
  },
  { requiredKeys: [] },
);
/** So many faults cut a line. */
const rarely = <T extends object>(some: fc.Arbitrary<T>): fc.Arbitrary<Partial<T>> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: some });
const OWN = ['act', 'take-back', 'get-up', 'say', 'return', 'cover'] as const;

describe('a seat cannot act for another', () => {
  test('whatever its messages say', async () => {
    const { a, b, d, table, revision } = await running();
    await fc.assert(
      fc.asyncProperty(disguises, rarely(disguises), fc.constantFrom(...OWN), async (inside, beside, type) => {
        const facts = type === 'act' ? { action: { type: 'end' } } : type === 'say' ? { text: 'I am Ada' } : {};
        const seat = type === 'cover' ? { seat: 0 } : {};
        const wish = { ...facts, ...seat, ...inside, type, id: newWishId(), revision };
        // Ada is on turn. Beside their seats the two may do what anybody may: that is tried elsewhere.
        for (const line of [b, d]) {
          const isOwn =
            line === b &&
            type !== 'act' &&
            type !== 'take-back' &&
            type !== 'return' &&
            Object.keys(inside).length === 0;
          if (isOwn && type !== 'cover') continue;
          line.say({ ...beside, do: 'wish', table, wish: { ...wish, id: newWishId() } });
        }
      }),
      { numRuns: 300, seed: 1 },
    );
    for (const line of [b, d]) await line.settle();
    await a.settle();
    const said = [b, d].flatMap(({ messages }) => messages);
    expect(
      said.filter(
        message => message.is === 'answer' && message.granted !== undefined && message.granted.revision > revision,
      ),
    ).toEqual([]);
    expect(said.filter(message => message.is === 'answer' || message.is === 'fault').length).toBeGreaterThan(300);
    // Nothing has happened, and Ada is still on turn.
    expect(a.revision(table)).toBe(revision);
    expect(await a.wish(table, { type: 'act', action: { type: 'end' } })).toMatchObject({ granted: {} });
    // Now it is Ben's, and Ada can do nothing for him.
    expect(await a.wish(table, { type: 'act', action: { type: 'end' } })).toMatchObject({
      refused: { by: 'match', code: 'not-your-turn' },
    });
    expect(await a.wish(table, { type: 'act', seat: 1, action: { type: 'end' } })).toMatchObject({
      refused: { by: 'reader', path: 'seat' },
    });
  });
});

describe('who only looks on', () => {
  test('cannot act, talk, take back, cover, begin, remove or arrange', async () => {
    const { d, a, table, revision } = await running();
    const wishes = [
      { type: 'act', action: { type: 'end' } },
      { type: 'say', text: 'hello' },
      { type: 'take-back' },
      { type: 'get-up' },
      { type: 'return' },
      { type: 'cover' },
      { type: 'cover', seat: 0 },
      { type: 'sit', seat: 0, name: 'Ada' },
      { type: 'remove', seat: 0 },
      { type: 'seat-bot', seat: 0, name: 'Jackdaw', policy: 'random' },
      { type: 'arrange', spectators: false },
      { type: 'begin', seating: 'lot' },
      { type: 'seal', commitment: '0'.repeat(64), seal: '0'.repeat(64) },
      { type: 'show', number: '0'.repeat(64) },
      { type: 'rematch' },
    ];
    const answers = [];
    for (const wish of wishes) answers.push(await d.wish(table, wish));
    // Nobody with a cookie sits down over a socket.
    expect(answers.filter(({ refused, failed }) => refused === undefined && failed !== 'ask-over-http')).toEqual([]);
    await a.settle();
    expect(a.revision(table)).toBe(revision);
  });

  test('is told no card that is in a hand or in the pile', async () => {
    const { d } = await running();
    const texts = d.frames.join();
    expect(texts).toContain('"hidden":5');
    expect(texts).toContain('"pile":{"order":null');
    expect(texts).not.toContain('"pile":{"order":[');
    for (const [, counts = ''] of texts.matchAll(/"cards":\[([0-9,]+)\]/g)) expect(counts).toMatch(/^[0,]+$/);
  });
});

describe('a stranger', () => {
  /** Everything that a socket answers to questions about this table, as text. */
  async function answersTo(stranger: Visitor, table: string): Promise<string> {
    const line = await lines.open(stranger);
    const wishes = [
      { type: 'act', action: { type: 'end' } },
      { type: 'act', action: { type: 'end' }, seat: 0 },
      { type: 'say', text: 'hello' },
      { type: 'say', text: '' },
      { type: 'take-back' },
      { type: 'get-up' },
      { type: 'return' },
      { type: 'cover' },
      { type: 'cover', seat: 1 },
      { type: 'sit', seat: 1, name: 'Eve' },
      { type: 'sit', seat: 99, name: 'Eve' },
      { type: 'remove', seat: 0 },
      { type: 'seat-bot', seat: 1, name: 'Jackdaw', policy: 'random' },
      { type: 'arrange', listed: true },
      { type: 'begin', seating: 'lot' },
      { type: 'seal', commitment: '0'.repeat(64), seal: '0'.repeat(64) },
      { type: 'show', number: '0'.repeat(64) },
      { type: 'rematch' },
      { type: 'nonsense' },
    ];
    for (const revision of [0, 3, 1000])
      for (const [index, wish] of wishes.entries())
        await line.wish(table, { revision, ...wish, id: `w${revision}-${index}` });
    for (const since of [undefined, 0, 3, 1000]) {
      line.watch(table, since);
      await line.until('gone');
    }
    line.say({ do: 'leave', table });
    // The same ids again.
    for (const [index, wish] of wishes.entries()) await line.wish(table, { revision: 0, ...wish, id: `w0-${index}` });
    const [, ...messages] = line.messages;
    return messages.map(message => JSON.stringify(message)).join('\n');
  }

  test.each([
    ['a waiting room', false, {}],
    ['a waiting room without spectators', false, { spectators: false }],
    ['a running match', true, {}],
    ['a running match without spectators', true, { spectators: false }],
  ])('learns nothing of %s: the same bytes as of a table that is not there', async (_, isRunning, more) => {
    const { base } = await shared;
    const [ada, ben] = [await Visitor.arrive(base, 'Ada'), await Visitor.arrive(base, 'Ben')];
    const table = await gatherAt([ada, ben], { game: 'skyscraper', ...more });
    const [a, b] = [await lines.open(ada), await lines.open(ben)];
    for (const line of [a, b]) {
      line.watch(table);
      await line.until('news');
    }
    if (isRunning) await beginAt(table, [a, b]);
    const before = a.revision(table);
    const [real, none] = [
      await answersTo(await Visitor.arrive(base, 'Eve'), table),
      await answersTo(await Visitor.arrive(base, 'Eve'), '0'.repeat(table.length)),
    ];
    expect(real.replaceAll(table, '0'.repeat(table.length))).toBe(none);
    expect(none).toContain('no-such-table');
    await a.settle();
    expect(a.revision(table)).toBe(before);
    // Nor does anybody at the table learn that somebody asked.
    expect(a.messages.filter(message => message.is === 'presence' && message.watchers > 0)).toEqual([]);
  });

  test('cannot guess a link: each wrong one is answered the same, and soon not at all', async () => {
    const { base } = await all.open();
    const ada = await Visitor.arrive(base, 'Ada');
    const setup = {
      game: 'skyscraper',
      options: { players: 2 },
      seats: [{ name: 'Ada', player: { type: 'human' } }, null],
    };
    const made = await ada.must<{ table: string }>('POST', '/api/tables', { wish: newWishId(), setup });
    const { link } = await ada.must<{ link: string }>('POST', `/api/tables/${made.table}/links`, {
      kind: 'seat',
      seat: 1,
    });
    const secret = link.slice(link.indexOf('#') + 1);
    // 256 bits: nobody gets there by guessing.
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const eve = await Visitor.arrive(base, 'Eve');
    const near = `${secret.slice(0, -2)}${secret.endsWith('AA') ? 'BB' : 'AA'}`;
    const guesses = [near, 'A'.repeat(43), secret.toLowerCase(), made.table];
    const answers = await Promise.all(
      guesses.map(async guess => JSON.stringify(await eve.ask('POST', '/api/join', { link: guess, name: 'Eve' }))),
    );
    expect(new Set(answers).size).toBe(1);
    let slowed = 0;
    for (let tries = 0; tries < 20; tries++)
      if ((await eve.ask('POST', '/api/join', { link: near, name: 'Eve' })).status === 429) slowed += 1;
    expect(slowed).toBeGreaterThan(5);
  });
});
