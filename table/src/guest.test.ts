import { notation, SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginTogether, Guest, gatherGuests, playGuests } from '../testing/guests.js';
import * as samples from '../testing/samples.js';
import { ADA, BEN, bot, CLEO, DORA, human, keeperOf, must, newWishId, seedKeys, setupOf } from '../testing/tables.js';
import { follow, isBegun, type News, type PersonId, type RoomView, type TableView } from './index.js';
import { remoteWish, seatedWish } from './remote-wish.js';
import { wishes } from './wish.js';

const GAMES = await loadGames();
const keep = (parts: Parameters<ReturnType<typeof keeperOf>>[0] = {}) => keeperOf(GAMES)({ isShared: true, ...parts });
beforeEach(() => seedKeys(1));
afterEach(() => void vi.restoreAllMocks());

const ALL = { phases: ['room', 'running', 'over'], limit: 50 } as const;
const table = (code: string) => ({ by: 'table', code });

/** A running match of people from elsewhere. */
async function running(game: string, people: readonly PersonId[] = [ADA, BEN], more: object = {}, parts = {}) {
  const kept = keep(parts);
  const guests = await gatherGuests(kept.keeper, game, people, { ...more });
  await beginTogether(guests);
  const [ada, ben] = guests as [Guest, Guest];
  return { ...kept, guests, ada, ben, id: ada.table };
}

describe('whoever makes a table from elsewhere', () => {
  test('has the first seat that is set up for a person; the others are open', async () => {
    const { keeper } = keep();
    const seats = [bot('Jackdaw'), human('Ada'), human('Also Ada'), null];
    const ada = new Guest(keeper, ADA, must(await keeper.from(ADA).make(newWishId(), setupOf('skyscraper', seats))));
    expect((await ada.look()).seats.map(({ player, isYours }) => [player.type, isYours])).toEqual([
      ['bot', false],
      ['human', true],
      ['open', false],
      ['open', false],
    ]);
    expect((await ada.look()).isHost).toBe(true);
  });

  test('needs no seat to be its host', async () => {
    const { keeper } = keep();
    const setup = setupOf('skyscraper', [null, null]);
    const ada = new Guest(keeper, ADA, must(await keeper.from(ADA).make(newWishId(), setup)));
    expect(await ada.look()).toMatchObject({ isHost: true, seats: [{ isYours: false }, { isYours: false }] });
    await ada.grant({ type: 'arrange', options: { players: 3 } });
  });

  test('makes one, however often they wish for it', async () => {
    const { keeper } = keep();
    const wish = newWishId();
    const make = () => keeper.from(ADA).make(wish, setupOf('skyscraper', [human('Ada'), null]));
    expect(must(await make())).toBe(must(await make()));
    expect((await keeper.from(ADA).list(ALL)).total).toBe(1);
  });
});

describe('lists of tables', () => {
  const clock = { type: 'move', seconds: 30, reserve: 0 };

  test('say whose a table is, what clock it has, and whether others may look on', async () => {
    const { keeper } = keep();
    const make = async (...setup: Parameters<typeof setupOf>) =>
      must(await keeper.from(ADA).make(newWishId(), setupOf(...setup)));
    const own = await make('skyscraper', [bot('Jackdaw'), human('Ada')], { clock, spectators: false, listed: true });
    const shown = await make('skyscraper', [null, null], { listed: true });
    const { tables } = await keeper.from(BEN).open(ALL);
    expect(new Map(tables.map(row => [row.id, [row.host, row.clock, row.spectators]]))).toEqual(
      new Map([
        [own, ['Ada', clock, false]],
        [shown, [undefined, { type: 'none' }, true]],
      ]),
    );
    expect((await keeper.from(ADA).summary(own))?.host).toBe('Ada');
    expect(JSON.stringify(tables)).not.toContain(`"${ADA}"`);
  });

  test('have those too that were kept before lists said so', async () => {
    const { keeper, store } = keep();
    await store.append('old', -1, [samples.made], samples.summaryOf('old'));
    expect((await keeper.from('ada').list(ALL)).tables).toMatchObject([
      { id: 'old', clock: { type: 'none' }, spectators: false },
    ]);
  });
});

describe('everybody from elsewhere has one seat', () => {
  test('in the waiting room', async () => {
    const { keeper } = keep();
    const [ada] = (await gatherGuests(keeper, 'skyscraper', [ADA], { seats: 3 })) as [Guest];
    expect(await ada.refusal({ type: 'sit', seat: 1, name: 'Ada too' })).toEqual(table('one-seat-each'));
    await ada.grant({ type: 'get-up' });
    await ada.grant({ type: 'sit', seat: 1, name: 'Ada' });
  });

  test('and in a match, also one after the other', async () => {
    const { ada, ben, guests } = await running('skyscraper', [ADA, BEN, CLEO]);
    await ben.grant({ type: 'get-up' });
    expect(await ada.refusal({ type: 'sit', seat: 1, name: 'Ada' })).toEqual(table('one-seat-each'));
    await ada.grant({ type: 'get-up' });
    expect(await ada.refusal({ type: 'sit', seat: 1, name: 'Ada' })).toEqual(table('one-seat-each'));
    await ada.grant({ type: 'sit', seat: 0, name: 'Ada' });
    expect(guests).toHaveLength(3);
  });
});

describe('a screen for all', () => {
  test('is a host who has no seat', async () => {
    const { keeper } = keep();
    const id = must(await keeper.from(DORA).make(newWishId(), setupOf('skyscraper', [null, null])));
    const [ada, dora] = [new Guest(keeper, ADA, id), new Guest(keeper, DORA, id)];
    expect((await ada.look()).hasScreen).toBe(true);
    await dora.grant({ type: 'sit', seat: 1, name: 'Dora' });
    expect((await ada.look()).hasScreen).toBe(false);
  });

  test('is none who gave their seat up in the match, also when somebody else has it', async () => {
    const { ada, ben, keeper, id } = await running('skyscraper', [ADA, BEN]);
    await ada.grant({ type: 'get-up' });
    expect((await ben.look()).hasScreen).toBe(false);
    await new Guest(keeper, CLEO, id).grant({ type: 'sit', seat: 0, name: 'Cleo' });
    expect((await ben.look()).hasScreen).toBe(false);
  });
});

describe('a table that is not listed', () => {
  const nobody = { admits: () => false };

  test('is not there for those who were not let in', async () => {
    const { keeper, id } = await running('skyscraper', [ADA, BEN], {}, { admits: (person: string) => person !== DORA });
    const dora = keeper.from(DORA);
    const told: unknown[] = [];
    for (const where of [id, 'nowhere']) {
      expect(await dora.view(where)).toBeUndefined();
      expect(await dora.summary(where)).toBeUndefined();
      expect(await dora.moments(where, 'spectator', 0, 0)).toBeUndefined();
      expect(await dora.legal(where, 0, 1)).toBeUndefined();
      expect(await dora.exportRecord(where)).toEqual({ ok: false, error: table('no-such-table') });
      expect(await dora.remove(where)).toBeUndefined();
      await dora.watch(where, news => told.push(news));
      for (const wish of [
        { type: 'say', text: 'hello' },
        { type: 'sit', seat: 0, name: 'Dora' },
        { type: 'seal', commitment: '0'.repeat(64), seal: '0'.repeat(64) },
        { type: 'begin', seating: 'lot' },
        { type: 'rematch' },
      ])
        expect(await dora.wish(where, { id: newWishId(), revision: 0, ...wish })).toEqual({
          ok: false,
          error: table('no-such-table'),
        });
    }
    expect(told).toEqual([undefined, undefined]);
    expect((await dora.list(ALL)).total).toBe(0);
    expect((await dora.open(ALL)).total).toBe(0);
  });

  test('is there for its people, whether they were let in or not', async () => {
    const { keeper } = keep(nobody);
    const made = await keeper.from(ADA).make(newWishId(), setupOf('skyscraper', [human('Ada'), null]));
    expect(await keeper.from(ADA).view(must(made))).toBeDefined();
    expect(await keeper.from(BEN).view(must(made))).toBeUndefined();
  });

  test('is there for those who were let in, from then on', async () => {
    const admitted = new Set<string>();
    const { keeper } = keep({ admits: (person, id) => admitted.has(`${person} ${id}`) });
    const id = must(await keeper.from(ADA).make(newWishId(), setupOf('skyscraper', [human('Ada'), null])));
    const ben = new Guest(keeper, BEN, id);
    expect(await ben.refusal({ type: 'sit', seat: 1, name: 'Ben' })).toEqual(table('no-such-table'));
    admitted.add(`${BEN} ${id}`);
    await ben.grant({ type: 'sit', seat: 1, name: 'Ben' });
    expect(await keeper.from(CLEO).view(id)).toBeUndefined();
  });

  test('is known to all from when it is listed, and to none from when it is not any more', async () => {
    const { keeper } = keep(nobody);
    const ada = new Guest(
      keeper,
      ADA,
      must(await keeper.from(ADA).make(newWishId(), setupOf('skyscraper', [human('Ada'), null]))),
    );
    const dora = keeper.from(DORA);
    const told: (number | undefined)[] = [];
    await ada.grant({ type: 'arrange', listed: true });
    expect((await dora.open(ALL)).tables.map(({ id }) => id)).toEqual([ada.table]);
    expect(await dora.view(ada.table)).toMatchObject({ listed: true, isHost: false });
    await dora.watch(ada.table, news => told.push(news?.room.revision));
    await ada.grant({ type: 'arrange', listed: false });
    expect((await dora.open(ALL)).total).toBe(0);
    expect(await dora.view(ada.table)).toBeUndefined();
    expect(told).toEqual([expect.any(Number), undefined]);
  });

  test('set up as listed is in everybody’s list, and in no stranger’s own', async () => {
    const { keeper } = keep(nobody);
    await keeper.from(ADA).make(newWishId(), setupOf('skyscraper', [human('Ada'), null], { listed: true }));
    expect((await keeper.from(DORA).open(ALL)).tables).toMatchObject([{ seats: [{ name: 'Ada' }, { name: '' }] }]);
    expect((await keeper.from(DORA).list(ALL)).total).toBe(0);
    expect((await keeper.from(ADA).list(ALL)).total).toBe(1);
    expect(JSON.stringify(await keeper.from(DORA).open(ALL))).not.toContain('secret-person');
  });
});

interface Street {
  readonly hands: readonly { readonly size: number; readonly hidden: number }[];
}

/** In how many hands this viewer sees cards. */
const handsSeen = (view: RoomView | TableView | undefined): readonly number[] =>
  view === undefined || !isBegun(view)
    ? []
    : (view.state as unknown as Street).hands.flatMap(({ hidden, size }, seat) =>
        size > 0 && hidden === 0 ? [seat] : [],
      );

describe('one’s own eyes', () => {
  /** Somebody who watches, and what they know. */
  async function watching(host: Guest['host'], id: string) {
    const heard: News[] = [];
    let view: RoomView | TableView | undefined;
    await host.watch(id, news => {
      if (news === undefined) return;
      heard.push(news);
      view = follow(view, news);
    });
    return { heard, now: () => view };
  }

  test('are those of the seat, or of somebody who looks on', async () => {
    const { keeper, guests, id } = await running('skyscraper', [ADA, BEN, CLEO]);
    for (const [seat, guest] of guests.entries()) {
      expect((await guest.lookAt()).viewer).toBe(seat);
      expect(handsSeen(await guest.look())).toEqual([seat]);
    }
    const dora = new Guest(keeper, DORA, id);
    expect((await dora.lookAt()).viewer).toBe('spectator');
    expect(handsSeen(await dora.look())).toEqual([]);
  });

  test('change when somebody takes over a seat: everything is told anew, with that hand and no other', async () => {
    const { keeper, guests, ben, id } = await running('skyscraper', [ADA, BEN, CLEO]);
    await playGuests(guests, new SeededRandom(3), 20);
    const dora = new Guest(keeper, DORA, id);
    const { heard, now } = await watching(dora.host, id);
    await ben.grant({ type: 'get-up' });
    expect(handsSeen(now())).toEqual([]);
    await dora.grant({ type: 'sit', seat: 1, name: 'Dora' });
    expect(heard.at(-1)).toMatchObject({ since: undefined, match: { from: 0, viewer: 1 } });
    expect(heard.at(-1)?.match?.log).toHaveLength((await dora.lookAt()).count);
    expect(handsSeen(now())).toEqual([1]);
    expect(now()).toEqual(await dora.look());
  });

  test('change when somebody gets up: their hand is not told any more, and the log is that of all', async () => {
    const { guests, ben, keeper, id } = await running('skyscraper', [ADA, BEN, CLEO]);
    await playGuests(guests, new SeededRandom(3), 20);
    const { heard, now } = await watching(ben.host, id);
    await ben.grant({ type: 'get-up' });
    expect(heard.at(-1)).toMatchObject({ since: undefined, match: { viewer: 'spectator', from: 0 } });
    expect(handsSeen(now())).toEqual([]);
    const looker = (await keeper.from(DORA).view(id)) as TableView;
    expect((now() as TableView).log).toEqual(looker.log);
  });

  test('who comes back with a revision from before gets nothing that builds on other eyes', async () => {
    const { guests, ben, id } = await running('skyscraper', [ADA, BEN, CLEO]);
    await playGuests(guests, new SeededRandom(3), 6);
    const seated = await ben.lookAt();
    await ben.grant({ type: 'get-up' });
    const heard: (News | undefined)[] = [];
    await ben.host.watch(id, news => heard.push(news), seated.revision);
    expect(heard).toMatchObject([{ since: undefined, match: { from: 0, viewer: 'spectator' } }]);
    await ben.grant({ type: 'sit', seat: 1, name: 'Ben' });
    // The same eyes as then: only what is new.
    const again: (News | undefined)[] = [];
    await ben.host.watch(id, news => again.push(news), seated.revision);
    expect(again).toMatchObject([{ since: seated.revision, match: { viewer: 1 } }]);
    expect(follow(seated, again[0] as News)).toEqual(await ben.look());
  });

  test('in the waiting room and across the beginning add up', async () => {
    const { keeper } = keep();
    const guests = await gatherGuests(keeper, 'skyscraper', [ADA, BEN]);
    const [, ben] = guests as [Guest, Guest];
    const { now } = await watching(ben.host, ben.table);
    await beginTogether(guests, 'lot');
    expect(now()).toEqual(await ben.look());
    expect((now() as TableView).viewer).toBe((await ben.look()).seats.findIndex(({ isYours }) => isYours));
  });
});

describe('what is legal', () => {
  test('is told to whom it concerns, page by page', async () => {
    const { ada, ben, id, keeper } = await running('skyscraper');
    const all = await ada.host.legal(id, 0, 1000);
    expect(all?.count).toBe(all?.actions.length);
    expect(await ada.host.legal(id, 1, 2)).toEqual({ count: all?.count, actions: all?.actions.slice(1, 3) });
    expect(await ada.host.legal(id, 1_000_000, 10)).toEqual({ count: all?.count, actions: [] });
    expect(await ben.host.legal(id, 0, 10)).toBeUndefined();
    expect(await keeper.from(DORA).legal(id, 0, 10)).toBeUndefined();
    await ada.grant({ type: 'act', action: all?.actions.at(-1) });
  });

  test('is nothing before a match and after it', async () => {
    const { keeper } = keep();
    const guests = await gatherGuests(keeper, 'skyscraper', [ADA, BEN]);
    const [ada] = guests as [Guest];
    expect(await ada.host.legal(ada.table, 0, 1)).toBeUndefined();
    await beginTogether(guests);
    await playGuests(guests, new SeededRandom(1));
    expect(await ada.host.legal(ada.table, 0, 1)).toBeUndefined();
  });
});

describe('earlier moments', () => {
  test('are seen with one’s own eyes while the match runs, whatever somebody says', async () => {
    const { ada, guests, id, keeper } = await running('skyscraper');
    await playGuests(guests, new SeededRandom(2), 5);
    const own = await ada.host.moments(id, 0, 0, 5);
    expect(own).toHaveLength(6);
    for (const eye of ['open', 'spectator', 1, 9, 'own', null] as never[])
      expect(await ada.host.moments(id, eye, 0, 5)).toEqual(own);
    const looker = await keeper.from(DORA).moments(id, 'spectator', 0, 5);
    expect(looker).not.toEqual(own);
    expect(await keeper.from(DORA).moments(id, 0, 0, 5)).toEqual(looker);
  });

  test('are seen with any eyes once it is over', async () => {
    const { ada, guests, id } = await running('skyscraper');
    await playGuests(guests, new SeededRandom(2));
    const [own, others, open] = [
      await ada.host.moments(id, 0, 3, 3),
      await ada.host.moments(id, 1, 3, 3),
      await ada.host.moments(id, 'open', 3, 3),
    ].map(moments => JSON.stringify(moments));
    expect(new Set([own, others, open]).size).toBe(3);
    expect(await ada.host.moments(id, 9, 3, 3)).toBeUndefined();
  });
});

describe('nobody from elsewhere says which seat is theirs', () => {
  test('an action is done at one’s own seat, and one that names a seat is not read', async () => {
    const { ada, ben } = await running('skyscraper');
    const END = { type: 'act', action: { type: 'end' } } as const;
    expect(await ben.refusal(END)).toMatchObject({ by: 'match', code: 'not-your-turn' });
    for (const seat of [0, 1, '0', null, [0]])
      expect(await ben.refusal({ ...END, seat } as never)).toMatchObject({ by: 'reader', path: 'seat' });
    await ada.grant(END);
    expect((await ada.lookAt()).due).toEqual({ type: 'seat', seat: 1 });
  });

  test('who has no seat is told so', async () => {
    const { keeper, id } = await running('skyscraper');
    const dora = new Guest(keeper, DORA, id);
    for (const wanted of [
      { type: 'act', action: { type: 'end' } },
      { type: 'say', text: 'hello' },
      { type: 'take-back' },
      { type: 'get-up' },
      { type: 'return' },
    ] as const)
      expect(await dora.refusal(wanted)).toEqual({ by: 'table', code: 'not-your-seat', seat: 0 });
    expect(await dora.refusal({ type: 'cover' })).toMatchObject({ by: 'reader', path: 'seat' });
    expect(await dora.refusal({ type: 'cover', seat: 1 })).toEqual({ by: 'table', code: 'not-your-seat', seat: 1 });
  });

  test('a bot plays for whoever wishes it; for others only the host may', async () => {
    const { ada, ben } = await running('skyscraper', [ADA, BEN, CLEO]);
    await ben.grant({ type: 'cover' });
    expect((await ada.look()).seats.map(({ standIn }) => standIn)).toEqual([undefined, 'random', undefined]);
    expect(await ben.refusal({ type: 'cover', seat: 2 })).toMatchObject({ code: 'not-your-seat' });
    await ada.grant({ type: 'cover', seat: 2 });
    await ben.grant({ type: 'return' });
  });

  const anySeat = fc.constantFrom<unknown>(0, 1, 3, 9, 10, -1, 0.5, '1', null, true);
  const digits = fc.constantFrom('0'.repeat(64), 'ab'.repeat(32), 'x');
  const fields = {
    id: fc.constantFrom<unknown>('w', 'another', '', 7),
    revision: fc.constantFrom<unknown>(0, 12, -1, 1.5, '0'),
    seat: anySeat,
    action: fc.jsonValue(),
    text: fc.constantFrom<unknown>('hello', ' ', '', 5, 'x'.repeat(301)),
    name: fc.constantFrom<unknown>('Ada', '', ' ', 'x'.repeat(31), null),
    figure: fc.constantFrom<unknown>('owl', 'OWL', ''),
    policy: fc.constantFrom<unknown>('random', 'x'.repeat(65), 1),
    commitment: digits,
    seal: digits,
    number: digits,
    seating: fc.constantFrom<unknown>('chosen', 'lot', 'mine'),
    options: fc.constantFrom<unknown>({ players: 2 }, {}, { players: [] }),
    listed: fc.constantFrom<unknown>(true, false, 'yes'),
  };
  const TYPES = [
    ...(['act', 'take-back', 'say', 'sit', 'get-up', 'cover', 'return', 'seal', 'show', 'seat-bot'] as const),
    ...(['arrange', 'begin', 'remove', 'rematch'] as const),
  ];
  const OWN = ['act', 'take-back', 'say', 'get-up', 'return'];
  /** What each kind needs; now and then something is missing, or too much. */
  const NEEDED: Readonly<Record<string, readonly (keyof typeof fields)[]>> = {
    act: ['action'],
    say: ['text'],
    sit: ['seat', 'name'],
    seal: ['commitment', 'seal'],
    show: ['number'],
    'seat-bot': ['seat', 'name', 'policy'],
    begin: ['seating'],
    remove: ['seat'],
  };
  const anyWish = fc.constantFrom(...TYPES).chain(type => {
    const needed = ['id', 'revision', ...(NEEDED[type] ?? [])] as const;
    const usual = Object.fromEntries(needed.map(name => [name, fields[name]]));
    const more = fc.record(fields, { requiredKeys: [] });
    return fc
      .tuple(fc.record(usual), fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: more }))
      .map(([some, others]): Record<string, unknown> => ({ type, ...others, ...some }));
  });
  const remote = notation(remoteWish);

  test('what they may write is read, with their seat, exactly as if they had said it', () => {
    const read = { yes: 0, no: 0 };
    fc.assert(
      fc.property(anyWish, fc.constantFrom(undefined, 0, 1, 3), (json, own) => {
        const [said, seated] = [remote.read(json), wishes.read(seatedWish(json, own))];
        const needsSeat = json['type'] === 'cover' && !Object.hasOwn(json, 'seat') && own === undefined;
        // Nothing is taken that the schema would not take, and nothing is refused that it would, but for whom there is no seat.
        expect(seated.ok).toBe(said.ok && !needsSeat);
        read[seated.ok ? 'yes' : 'no'] += 1;
        if (!said.ok || !seated.ok) return;
        const isOwn = OWN.includes(said.value.type) || (said.value.type === 'cover' && said.value.seat === undefined);
        expect(seated.value).toEqual(isOwn ? { ...said.value, seat: own ?? 0 } : said.value);
      }),
      { numRuns: 4000, seed: 1 },
    );
    expect(read.yes).toBeGreaterThan(200);
    expect(read.no).toBeGreaterThan(200);
  });

  test('and whatever names a seat of one’s own is refused', () => {
    fc.assert(
      fc.property(
        anyWish.filter(({ type }) => OWN.includes(String(type))),
        anySeat,
        fc.constantFrom(undefined, 0, 1),
        (json, seat, own) => {
          const named = { ...json, seat };
          expect(remote.read(named).ok).toBe(false);
          expect(wishes.read(seatedWish(named, own)).ok).toBe(false);
        },
      ),
      { numRuns: 1000, seed: 1 },
    );
  });

  test.each([[undefined], [null], [1], ['act'], [[]], [[{ type: 'act' }]], [{ type: 7 }], [{}]])(
    '%j is no wish',
    json => {
      expect(wishes.read(seatedWish(json, 0)).ok).toBe(false);
    },
  );
});

describe('clocks', () => {
  const clocked = { clock: { type: 'move', seconds: 60, reserve: 30 } } as const;

  test('stand still while no host is there, and all see the later deadline', async () => {
    const { ada, store, clock, id, keeper: old } = await running('skyscraper', [ADA, BEN], clocked);
    await clock.advance(20_000);
    const { deadline = 0, reserves } = await ada.lookAt();
    old.close();
    const away = clock.now();
    clock.skip(500_000);
    const { keeper } = keep({ store, clock });
    await keeper.resume(() => away);
    const again = new Guest(keeper, ADA, id);
    expect(await again.lookAt()).toMatchObject({ deadline: deadline + 500_000, reserves });
    expect((await store.read(id, 0)).at(-1)).toEqual({ type: 'stood-still', milliseconds: 500_000, at: clock.now() });
    await clock.advance(69_999);
    expect((await again.lookAt()).seats[0]?.standIn).toBeUndefined();
    await clock.advance(1);
    expect((await again.lookAt()).seats[0]?.standIn).toBe('random');
  });

  test('of which plenty is left are not touched', async () => {
    const days = { clock: { type: 'days', days: 3 } };
    const { ada, store, clock, id, keeper: old } = await running('skyscraper', [ADA, BEN], days);
    const { revision, deadline } = await ada.lookAt();
    old.close();
    const away = clock.now();
    clock.skip(60_000);
    const { keeper } = keep({ store, clock });
    await keeper.resume(() => away);
    expect(await new Guest(keeper, ADA, id).lookAt()).toMatchObject({ revision, deadline });
  });

  test.each([
    ['a move', clocked, -400_000],
    ['days', { clock: { type: 'days', days: 1 } } as const, -7 * 24 * 3_600_000],
  ])('of %s are not longer because the machine’s was set back meanwhile', async (_, options, set) => {
    const { ada, store, clock, id, keeper: old } = await running('skyscraper', [ADA, BEN], options);
    await clock.advance(20_000);
    const { deadline = 0, reserves } = await ada.lookAt();
    old.close();
    const away = clock.now();
    clock.skip(set);
    const { keeper } = keep({ store, clock });
    await keeper.resume(() => away);
    const again = new Guest(keeper, ADA, id);
    expect(await again.lookAt()).toMatchObject({ deadline: deadline + set, reserves });
    await clock.advance(deadline - away);
    expect((await again.lookAt()).seats[0]?.standIn).toBe('random');
  });

  test('go on as usual when nobody knows since when nobody was there', async () => {
    const { ada, store, clock, id, keeper: old } = await running('skyscraper', [ADA, BEN], clocked);
    const { deadline } = await ada.lookAt();
    old.close();
    clock.skip(10_000);
    const { keeper } = keep({ store, clock });
    await keeper.resume();
    expect(await new Guest(keeper, ADA, id).lookAt()).toMatchObject({ deadline });
  });

  test('a wish made before the pause still means the same', async () => {
    const { ada, store, clock, id, keeper: old } = await running('skyscraper', [ADA, BEN], clocked);
    const { revision } = await ada.lookAt();
    old.close();
    const away = clock.now();
    clock.skip(500_000);
    const { keeper } = keep({ store, clock });
    await keeper.resume(() => away);
    await new Guest(keeper, ADA, id).grant({ type: 'act', action: { type: 'end' }, revision });
  });
});

test('who is here is told seat by seat, bots always are', async () => {
  const { keeper } = keep();
  const setup = setupOf('skyscraper', [human('Ada'), bot('Jackdaw'), null]);
  const ada = new Guest(keeper, ADA, must(await keeper.from(ADA).make(newWishId(), setup)));
  expect(await keeper.guests.seatsHere(ada.table, () => false)).toMatchObject({ seats: [false, true, false] });
  expect(await keeper.guests.seatsHere(ada.table, person => person === ADA)).toMatchObject({
    seats: [true, true, false],
  });
  expect(await keeper.guests.seatsHere('nowhere', () => true)).toBeUndefined();
  expect(await keeper.phaseOf(ada.table)).toBe('room');
  expect(await keeper.phaseOf('nowhere')).toBeUndefined();
});
