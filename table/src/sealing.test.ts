import { checkSharedFairness, isShared, type Json, readFateStatement, readRecord, SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginTogether, Guest, gatherGuests, playGuests, sealAndShow } from '../testing/guests.js';
import {
  ADA,
  BEN,
  bot,
  CLEO,
  DORA,
  FakeClock,
  human,
  keeperOf,
  must,
  newWishId,
  seedKeys,
  setupOf,
} from '../testing/tables.js';
import { isBegun, MemoryStore, type News, type TableEvent, type TableStore } from './index.js';

const GAMES = await loadGames();
const GAME = 'five-towers';
const SHARED = { isShared: true } as const;

const keep = (parts: Parameters<ReturnType<typeof keeperOf>>[0] = {}) => keeperOf(GAMES)({ ...SHARED, ...parts });
beforeEach(() => seedKeys(1));
afterEach(() => void vi.restoreAllMocks());

const TOO_LATE = 10_000;
const BEGIN = { type: 'begin', seating: 'chosen' } as const;
const table = (code: string) => ({ by: 'table', code });

/** A room of these people whose match is about to begin. */
async function about(people = [ADA, BEN], parts: Parameters<typeof keep>[0] = {}, more: object = {}) {
  const kept = keep(parts);
  const guests = await gatherGuests(kept.keeper, GAME, people, { ...more });
  const [ada, ben, cleo] = guests as [Guest, Guest, Guest];
  await ada.grant(BEGIN);
  return { ...kept, guests, ada, ben, cleo, id: ada.table };
}

const eventsOf = (store: TableStore, id: string): Promise<readonly TableEvent[]> => store.read(id, 0);

/** The finished match, as anybody can check it. */
async function recordOf({ host, table: id }: Guest) {
  const record = JSON.parse(JSON.stringify(must(await host.exportRecord(id)))) as Json;
  const statement = readFateStatement(record);
  if (statement === undefined || !isShared(statement)) throw new Error('another scheme');
  return {
    record,
    statement,
    match: must(
      readRecord(
        record,
        GAMES.map(({ rules }) => rules),
      ),
    ),
  };
}

/** The match is played, and whatever can be checked of it is. */
async function expectFair(
  keeper: ReturnType<typeof keep>['keeper'],
  guests: readonly Guest[],
  kept: { readonly guest: Guest; readonly place: number } | undefined,
) {
  const [any] = guests as [Guest];
  await playGuests(guests, new SeededRandom(4));
  expect((await any.lookAt()).due.type).toBe('over');
  const { match, statement } = await recordOf(any);
  const { commitment, seals } = statement.draw;
  const number = kept && { place: kept.place, number: kept.guest.number };
  expect(
    checkSharedFairness(match, statement, { commitment, promises: [{ commitment, seals, number }] }),
  ).toBeUndefined();
  expect(await keeper.as(any.person).fairness(any.table)).toEqual({ code: 'fair' });
  return statement;
}

describe('a match is about to begin', () => {
  test('when the host wishes it, and everybody sees what was promised and who is awaited', async () => {
    const { ada, ben, clock } = await about();
    for (const guest of [ada, ben]) {
      const { binding } = await guest.look();
      expect(binding).toMatchObject({ isShowing: false, until: clock.now() + TOO_LATE, awaited: [0, 1] });
      expect(binding?.seals).toEqual([null, null]);
      expect(binding?.terms).toEqual({
        table: ada.table,
        game: GAME,
        options: { players: 2, bids: 'checked' },
        seats: [{ name: 'Name 1' }, { name: 'Name 2' }],
        seating: 'chosen',
        attempt: 0,
        left: [],
      });
    }
  });

  test('and does when all have sealed and all have shown', async () => {
    const { ada, ben, keeper, guests } = await about();
    await ada.grant(await ada.seal());
    expect(await ada.binding()).toMatchObject({ isShowing: false, awaited: [1] });
    await ben.grant(await ben.seal());
    expect(await ada.binding()).toMatchObject({ isShowing: true, awaited: [0, 1], numbers: [null, null] });
    await ben.grant(ben.show());
    expect(await ada.binding()).toMatchObject({ isShowing: true, awaited: [0], numbers: [null, ben.number] });
    await ada.grant(ada.show());
    expect(isBegun(await ada.look())).toBe(true);
    expect((await ada.look()).binding).toBeUndefined();
    const { draw, earlier } = await expectFair(keeper, guests, { guest: ben, place: 1 });
    expect(draw.numbers).toEqual([ada.number, ben.number]);
    expect(earlier).toEqual([]);
  });

  test('the numbers shown go into the key: another number is another deal', async () => {
    const deals = new Set<string>();
    for (const number of ['a', 'b', 'c']) {
      seedKeys(1);
      const { ada, ben, store, id } = await about();
      await ada.grant(await ada.seal());
      await ben.grant(await ben.seal(number.repeat(64)));
      await ada.grant(ada.show());
      await ben.grant(ben.show(number.repeat(64)));
      const entry = (await eventsOf(store, id)).find(event => event.type === 'entry');
      deals.add(JSON.stringify(entry));
    }
    expect(deals.size).toBe(3);
  });

  test('without those who do not seal in time', async () => {
    const { ada, clock, keeper, guests, ben } = await about();
    await ada.grant(await ada.seal());
    await clock.advance(TOO_LATE - 1);
    expect(await ada.binding()).toMatchObject({ isShowing: false });
    await clock.advance(1);
    expect(await ada.binding()).toMatchObject({ isShowing: true, awaited: [0], until: clock.now() + TOO_LATE });
    expect(await ben.refusal(await ben.seal())).toEqual(table('no-number-awaited'));
    expect(await ben.refusal(ben.show())).toEqual(table('no-number-awaited'));
    await ada.grant(ada.show());
    const { draw } = await expectFair(keeper, guests, { guest: ada, place: 0 });
    expect(draw.numbers).toEqual([ada.number, null]);
  });

  test('a wish that comes too late finds that nobody waits any more, also if no alarm has rung', async () => {
    const { ada, ben, clock } = await about();
    await ada.grant(await ada.seal());
    const late = await ben.seal();
    clock.skip(TOO_LATE);
    expect(await ben.refusal(late)).toEqual(table('no-number-awaited'));
    expect(await ada.binding()).toMatchObject({ isShowing: true, awaited: [0] });
  });

  test('nobody seals at all: the host’s key alone decides, and all can see that', async () => {
    const { clock, keeper, guests } = await about();
    await clock.advance(TOO_LATE);
    const { draw } = await expectFair(keeper, guests, undefined);
    expect(draw.numbers).toEqual([null, null]);
  });

  test('bots have no numbers: where nobody else plays it begins at once', async () => {
    const { keeper } = keep();
    const made = await keeper.from(ADA).make(newWishId(), setupOf(GAME, [bot('One'), bot('Two')]));
    const ada = new Guest(keeper, ADA, must(made));
    await ada.grant(BEGIN);
    const view = await ada.lookAt();
    expect(view.fate).toMatchObject({
      scheme: 'belfry-fate/2',
      draw: {
        numbers: [null, null],
        terms: {
          seats: [
            { name: 'One', bot: 'random' },
            { name: 'Two', bot: 'random' },
          ],
        },
      },
    });
  });

  test('with a bot only people are awaited', async () => {
    const { keeper } = keep();
    const made = await keeper.from(ADA).make(newWishId(), setupOf(GAME, [bot('One'), human('Ada')]));
    const ada = new Guest(keeper, ADA, must(made));
    await ada.grant(BEGIN);
    expect((await ada.binding()).awaited).toEqual([1]);
    await ada.grant(await ada.seal());
    await ada.grant(ada.show());
    expect((await ada.lookAt()).fate).toMatchObject({ draw: { numbers: [null, ada.number] } });
  });

  test('not with too few', async () => {
    const { keeper } = keep();
    const [ada] = (await gatherGuests(keeper, GAME, [ADA], { seats: 2 })) as [Guest];
    expect(await ada.refusal(BEGIN)).toEqual({ by: 'table', code: 'too-few-players', players: 2 });
    expect((await ada.look()).binding).toBeUndefined();
  });

  test('open seats have no place: places count those who sit', async () => {
    const { keeper } = keep();
    const [ada] = (await gatherGuests(keeper, GAME, [ADA], { seats: 3 })) as [Guest];
    const ben = new Guest(keeper, BEN, ada.table);
    await ben.grant({ type: 'sit', seat: 2, name: 'Ben' });
    await ada.grant(BEGIN);
    expect(await ben.place()).toBe(1);
    for (const guest of [ada, ben]) await guest.grant(await guest.seal());
    for (const guest of [ada, ben]) await guest.grant(guest.show());
    expect((await ben.lookAt()).seats.map(({ name, isYours }) => [name, isYours])).toEqual([
      ['Name 1', false],
      ['Ben', true],
    ]);
    await expectFair(keeper, [ada, ben], { guest: ben, place: 1 });
  });
});

describe('who has sealed and does not show', () => {
  /** All three seal; those named do not show. */
  async function withheld(silent: readonly string[]) {
    const bound = await about([ADA, BEN, CLEO]);
    const first = await bound.ada.binding();
    for (const guest of bound.guests) await guest.grant(await guest.seal());
    for (const guest of bound.guests) if (!silent.includes(guest.person)) await guest.grant(guest.show());
    await bound.clock.advance(TOO_LATE);
    return { ...bound, first };
  }

  test('is left out, and everything is drawn anew, with another key', async () => {
    const { ada, ben, cleo, first, keeper, guests } = await withheld([BEN]);
    const anew = await ada.binding();
    expect(anew).toMatchObject({ isShowing: false, awaited: [0, 2], terms: { attempt: 1, left: [1] } });
    expect(anew.seals).toEqual([null, null, null]);
    expect(anew.commitment).not.toBe(first.commitment);
    expect(await ben.refusal(await ben.seal())).toEqual(table('no-number-awaited'));
    for (const guest of [ada, cleo]) await guest.grant(await guest.seal());
    expect(await ben.refusal(ben.show())).toEqual(table('no-number-awaited'));
    for (const guest of [ada, cleo]) await guest.grant(guest.show());
    const statement = await expectFair(keeper, guests, { guest: cleo, place: 2 });
    expect(statement.draw.numbers).toEqual([ada.number, null, cleo.number]);
    expect(statement.earlier).toMatchObject([
      { commitment: first.commitment, numbers: [ada.number, null, cleo.number] },
    ]);
    // Its key is shown too, so that everybody sees what was thrown away.
    expect(statement.earlier[0]?.key).toMatch(/^[0-9a-f]{64}$/);
  });

  test('can do that once: each draw leaves out one more, and in the end it begins', async () => {
    const { ada, ben, cleo, clock, keeper, guests } = await withheld([BEN]);
    for (const guest of [ada, cleo]) await guest.grant(await guest.seal());
    await cleo.grant(cleo.show());
    await clock.advance(TOO_LATE);
    expect(await ada.binding()).toMatchObject({ awaited: [2], terms: { attempt: 2, left: [0, 1] } });
    await cleo.grant(await cleo.seal());
    await clock.advance(TOO_LATE);
    expect(isBegun(await ben.look())).toBe(true);
    const { draw, earlier } = await expectFair(keeper, guests, undefined);
    expect(draw).toMatchObject({ numbers: [null, null, null], terms: { attempt: 3, left: [0, 1, 2] } });
    expect(earlier).toHaveLength(3);
  });

  test('all of them: it begins at once with the host’s key', async () => {
    const { ada, keeper, guests } = await withheld([ADA, BEN, CLEO]);
    expect(isBegun(await ada.look())).toBe(true);
    const { draw, earlier } = await expectFair(keeper, guests, undefined);
    expect(draw.numbers).toEqual([null, null, null]);
    expect(earlier).toHaveLength(1);
  });

  test('keys of draws that did not count stay secret while the match runs', async () => {
    const { ada, cleo, store, id } = await withheld([BEN]);
    for (const guest of [ada, cleo]) await guest.grant(await guest.seal());
    for (const guest of [ada, cleo]) await guest.grant(guest.show());
    const keys = (await eventsOf(store, id)).flatMap(event => ('key' in event ? [event.key] : []));
    expect(keys).toHaveLength(3);
    const text = JSON.stringify(await ada.lookAt());
    for (const key of keys) expect(text).not.toContain(key);
  });
});

describe('a number', () => {
  test('that is not the one that was sealed is not taken, and the right one still is', async () => {
    const { ada, ben } = await about();
    for (const guest of [ada, ben]) await guest.grant(await guest.seal());
    expect(await ada.refusal(ada.show('f'.repeat(64)))).toEqual(table('other-number'));
    expect(await ada.refusal(ada.show(ben.number))).toEqual(table('other-number'));
    await ada.grant(ada.show());
  });

  test('sealed for another promise is not taken', async () => {
    const { ada } = await about();
    const seal = await ada.seal();
    expect(await ada.refusal({ ...seal, commitment: '0'.repeat(64) })).toEqual(table('other-number'));
    await ada.grant(seal);
  });

  test('is sealed once', async () => {
    const { ada, ben } = await about();
    await ada.grant(await ada.seal());
    expect(await ada.refusal(await ada.seal('e'.repeat(64)))).toEqual(table('no-number-awaited'));
    await ben.grant(await ben.seal());
    // Nor when numbers are being shown.
    expect(await ada.refusal(await ada.seal('e'.repeat(64)))).toEqual(table('no-number-awaited'));
    await ada.grant(ada.show());
    expect(await ada.refusal(ada.show())).toEqual(table('no-number-awaited'));
  });

  test('is not shown before all have sealed', async () => {
    const { ada } = await about();
    await ada.grant(await ada.seal());
    expect(await ada.refusal(ada.show())).toEqual(table('no-number-awaited'));
  });

  test('is one’s own: a seal for somebody else’s place does not open there, nor can it be shown for them', async () => {
    const { ada, ben } = await about();
    // The seal that Ben's place would have, sent by Ada: it counts as hers, and does not open.
    const bens = await ben.seal();
    await ada.grant(bens);
    await ben.grant(bens);
    expect(await ada.refusal(ada.show(ben.number))).toEqual(table('other-number'));
    await ben.grant(ben.show());
  });

  test('has nobody who does not play', async () => {
    const { keeper, id, ada } = await about();
    const dora = new Guest(keeper, DORA, id);
    const { commitment } = await ada.binding();
    const seal = { type: 'seal', commitment, seal: '1'.repeat(64) } as const;
    expect(await dora.refusal(seal)).toEqual(table('no-number-awaited'));
    expect(await dora.refusal(dora.show())).toEqual(table('no-number-awaited'));
  });

  test('is not asked for when no match is about to begin', async () => {
    const { keeper } = keep();
    const guests = await gatherGuests(keeper, GAME, [ADA, BEN]);
    const [ada] = guests as [Guest];
    const seal = { type: 'seal', commitment: '0'.repeat(64), seal: '1'.repeat(64) } as const;
    for (const wanted of [seal, ada.show()]) expect(await ada.refusal(wanted)).toEqual(table('not-about-to-begin'));
    await beginTogether(guests);
    for (const wanted of [seal, ada.show()]) expect(await ada.refusal(wanted)).toEqual(table('not-about-to-begin'));
  });

  test.each(['', 'x'.repeat(64), 'A'.repeat(64), '1'.repeat(63), '1'.repeat(65), 1, null])(
    'is not %j',
    async number => {
      const { ada } = await about();
      expect(await ada.refusal({ type: 'show', number } as never)).toMatchObject({ by: 'reader', code: 'malformed' });
    },
  );

  test('sealed or shown twice by the same wish is done once, and answered twice', async () => {
    const { ada, ben, store, id } = await about();
    for (const wanted of [await ada.seal(), await ben.seal()]) {
      const guest = wanted.seal === (await ada.seal()).seal ? ada : ben;
      const wish = { ...wanted, id: newWishId(), revision: (await guest.look()).revision };
      const first = await guest.host.wish(id, wish);
      expect(first.ok).toBe(true);
      expect(await guest.host.wish(id, wish)).toEqual(first);
    }
    const show = { ...ben.show(), id: newWishId(), revision: (await ben.look()).revision };
    const shown = await ben.host.wish(id, show);
    await ada.grant(ada.show());
    expect(await ben.host.wish(id, show)).toEqual(shown);
    const types = (await eventsOf(store, id)).map(({ type }) => type);
    expect(types.filter(type => type === 'sealed')).toHaveLength(2);
    expect(types.filter(type => type === 'shown')).toHaveLength(2);
    expect(types.filter(type => type === 'begun')).toHaveLength(1);
  });
});

describe('meanwhile', () => {
  test('nothing is changed at the table, but people may talk', async () => {
    const { ada, ben, keeper, id } = await about([ADA, BEN], {}, { seats: 3 });
    const cleo = new Guest(keeper, CLEO, id);
    const frozen = table('about-to-begin');
    expect(await cleo.refusal({ type: 'sit', seat: 2, name: 'Cleo' })).toEqual(frozen);
    expect(await ben.refusal({ type: 'get-up' })).toEqual(frozen);
    expect(await ada.refusal(BEGIN)).toEqual(frozen);
    expect(await ada.refusal({ type: 'remove', seat: 1 })).toEqual(frozen);
    expect(await ada.refusal({ type: 'seat-bot', seat: 2, name: 'Jackdaw', policy: 'random' })).toEqual(frozen);
    expect(await ada.refusal({ type: 'arrange', options: { players: 2 } })).toEqual(frozen);
    expect(await ada.refusal({ type: 'act', action: {} })).toEqual(frozen);
    expect(await ada.refusal({ type: 'rematch' })).toEqual(frozen);
    await ben.grant({ type: 'say', text: 'good luck' });
    expect((await ada.look()).chat.map(({ text }) => text)).toEqual(['good luck']);
    for (const guest of [ada, ben]) await guest.grant(await guest.seal());
    for (const guest of [ada, ben]) await guest.grant(guest.show());
    expect((await ada.lookAt()).seats).toHaveLength(2);
  });

  test('views tell nothing of the host’s key, nor of numbers that are not shown', async () => {
    const { ada, ben, store, id, keeper } = await about();
    const out: string[] = [];
    const hear = (news: News | undefined): void => void out.push(JSON.stringify(news));
    for (const person of [ADA, BEN, DORA]) await keeper.from(person).watch(id, hear);
    const note = async (): Promise<void> => {
      for (const person of [ADA, BEN, DORA]) out.push(JSON.stringify(await keeper.from(person).view(id)));
    };
    for (const guest of [ada, ben]) await guest.grant(await guest.seal());
    await note();
    expect(out.join()).not.toContain(ada.number);
    await ada.grant(ada.show());
    await note();
    expect(out.join()).toContain(ada.number);
    expect(out.join()).not.toContain(ben.number);
    await ben.grant(ben.show());
    await note();
    const keys = (await eventsOf(store, id)).flatMap(event => ('key' in event ? [event.key] : []));
    expect(keys).toHaveLength(2);
    for (const key of keys) expect(out.join()).not.toContain(key);
    expect(out.join()).not.toContain('secret-person');
  });

  test('the host may be restarted at any point: the next one goes on from there', async () => {
    const [store, clock] = [new MemoryStore(), new FakeClock()];
    const { ada } = await about([ADA, BEN], { store, clock });
    const before = await ada.binding();
    const again = async (): Promise<readonly [Guest, Guest]> => {
      const { keeper } = keep({ store, clock });
      await keeper.resume();
      return [new Guest(keeper, ADA, ada.table), new Guest(keeper, BEN, ada.table)];
    };
    let [first, second] = await again();
    expect(await first.binding()).toEqual(before);
    await first.grant(await first.seal());
    [first, second] = await again();
    await second.grant(await second.seal());
    [first, second] = await again();
    await first.grant(first.show());
    [first, second] = await again();
    await second.grant(second.show());
    [first, second] = await again();
    const { keeper } = keep({ store, clock });
    await expectFair(keeper, [first, second], { guest: first, place: 0 });
  });

  test('a host that starts again does not wait longer than was said', async () => {
    const [store, clock] = [new MemoryStore(), new FakeClock()];
    const { ada, keeper: old } = await about([ADA, BEN], { store, clock });
    await ada.grant(await ada.seal());
    old.close();
    const { keeper } = keep({ store, clock });
    await keeper.resume();
    await clock.advance(TOO_LATE);
    const again = new Guest(keeper, ADA, ada.table);
    expect(await again.binding()).toMatchObject({ isShowing: true, awaited: [0] });
  });

  test('while nobody was there nobody was late: time to seal stood still too', async () => {
    const [store, clock] = [new MemoryStore(), new FakeClock()];
    const { ada, keeper: old } = await about([ADA, BEN], { store, clock });
    const { until } = await ada.binding();
    old.close();
    const away = clock.now();
    clock.skip(3_600_000);
    const { keeper } = keep({ store, clock });
    await keeper.resume(() => away);
    const ben = new Guest(keeper, BEN, ada.table);
    expect((await ben.binding()).until).toBe(until + 3_600_000);
    await ben.grant(await ben.seal());
  });
});

describe('seats by lot', () => {
  test('follow from the key that nobody chose, and people keep their own', async () => {
    const orders = new Set<string>();
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      seedKeys(seed);
      const { keeper } = keep();
      const guests = await gatherGuests(keeper, GAME, [ADA, BEN, CLEO]);
      await beginTogether(guests, 'lot');
      const [ada] = guests as [Guest];
      const { seats, fate } = await ada.lookAt();
      if (fate === undefined || !isShared(fate)) throw new Error('another scheme');
      const names = seats.map(({ name }) => name);
      expect(names).toEqual(fate.order.map(place => fate.draw.terms.seats[place]?.name));
      expect(names.toSorted()).toEqual(['Name 1', 'Name 2', 'Name 3']);
      for (const guest of guests) {
        const own = (await guest.lookAt()).seats.filter(({ isYours }) => isYours);
        expect(own.map(({ name }) => name)).toEqual([`Name ${guest.person.at(-1)}`]);
      }
      orders.add(names.join());
      await expectFair(keeper, guests, { guest: ada, place: 0 });
    }
    expect(orders.size).toBeGreaterThan(2);
  });
});

describe('a rematch', () => {
  test('of several people is about to begin when all want it, and is bound anew', async () => {
    const { keeper } = keep();
    const guests = await gatherGuests(keeper, GAME, [ADA, BEN]);
    await beginTogether(guests);
    await playGuests(guests, new SeededRandom(4));
    const [ada, ben] = guests as [Guest, Guest];
    expect((await ben.grant({ type: 'rematch' })).next).toBeUndefined();
    const { next = '' } = await ada.grant({ type: 'rematch' });
    const again = [ADA, BEN].map(person => new Guest(keeper, person, next));
    expect(isBegun(await (again[0] as Guest).look())).toBe(false);
    await sealAndShow(again);
    const [first, second] = [(await ada.lookAt()).fate, (await (again[0] as Guest).lookAt()).fate];
    if (first === undefined || second === undefined || !isShared(first) || !isShared(second)) throw new Error('?');
    expect(second.draw.commitment).not.toBe(first.draw.commitment);
    expect(second.draw.terms.table).toBe(next);
    await expectFair(keeper, again, { guest: again[0] as Guest, place: 1 });
    expect((await ben.lookAt()).next).toBe(next);
  });

  test('of one person and bots is about to begin at once, and waits for one number', async () => {
    const { keeper, clock } = keep();
    const made = await keeper.from(ADA).make(newWishId(), setupOf(GAME, [human('Ada'), bot('One')]));
    const ada = new Guest(keeper, ADA, must(made));
    await ada.grant(BEGIN);
    await ada.grant(await ada.seal());
    await ada.grant(ada.show());
    await ada.host.watch(ada.table, () => undefined);
    await clock.advance(0);
    for (let turn = 0; turn < 500 && (await ada.lookAt()).due.type !== 'over'; turn++) {
      await playGuests([ada], new SeededRandom(turn), 1);
      await clock.advance(0);
    }
    const { next = '' } = await ada.grant({ type: 'rematch' });
    const again = new Guest(keeper, ADA, next);
    expect((await again.binding()).awaited).toEqual([1]);
    await again.grant(await again.seal());
    await again.grant(again.show());
    expect(isBegun(await again.look())).toBe(true);
  });
});
