import { SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ADA,
  BEN,
  CLEO,
  DEEDS,
  type Deed,
  DORA,
  doDeed,
  gather,
  grant,
  human,
  idle,
  keeperOf,
  look,
  lookAt,
  make,
  playOn,
  refusal,
  seedKeys,
  setupOf,
} from '../testing/tables.js';
import {
  type Eye,
  follow,
  type News,
  type PersonId,
  type RoomView,
  type TableHost,
  type TableId,
  type TableKeeper,
  type TableView,
} from './index.js';

const GAMES = await loadGames();

const keep = keeperOf(GAMES);
beforeEach(() => seedKeys(1));
afterEach(() => void vi.restoreAllMocks());

const PEOPLE = [ADA, BEN, CLEO, DORA];
const bid = (count: number) => ({ type: 'act', seat: 0, action: { type: 'bid', count } }) as const;
const PASS = { type: 'act', seat: 1, action: { type: 'pass' } } as const;

/** A screen: what it knows follows from its news alone. */
class Screen {
  readonly news: (News | undefined)[] = [];
  view: RoomView | TableView | undefined;
  isWatching = false;
  stop: () => void = () => undefined;
  readonly host: TableHost;
  readonly eye: Eye;
  readonly id: TableId;

  constructor(keeper: TableKeeper, person: PersonId, id: TableId, eye: Eye) {
    this.host = keeper.as(person);
    this.id = id;
    this.eye = eye;
  }

  async watch(since = this.view?.revision): Promise<this> {
    this.isWatching = true;
    const tell = (news: News | undefined): void => {
      this.news.push(news);
      this.isWatching = news !== undefined;
      if (news === undefined) return;
      const before = this.view;
      this.view = follow(before, news);
      if (this.view === undefined) throw new Error('news are missing');
    };
    const stop = await this.host.watch(this.id, this.eye, tell, since);
    this.stop = () => {
      stop();
      this.isWatching = false;
    };
    return this;
  }

  async truth(): Promise<RoomView | TableView | undefined> {
    return await this.host.view(this.id, this.eye);
  }
}

const watchBy = (keeper: TableKeeper, person: PersonId, id: TableId, eye: Eye): Promise<Screen> =>
  new Screen(keeper, person, id, eye).watch();

const deeds = fc.array(
  fc.record<Deed>({ who: fc.nat({ max: 3 }), what: fc.constantFrom(...DEEDS), pick: fc.nat({ max: 1000 }) }),
  { minLength: 10, maxLength: 50 },
);

describe.each(['five-towers', 'skyscraper'])('whatever people do at a table of %s', game => {
  test('news add up to what there is to see, byte for byte, also after pauses', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, fc.nat(), async (all, seed) => {
        seedKeys(seed);
        const { keeper } = keep();
        const id = await make(keeper.as(ADA), setupOf(game, [human('Ada'), null, null]));
        const eyes: readonly Eye[] = ['spectator', 'open', 0, 1, 2];
        const screens = PEOPLE.flatMap(person => eyes.map(eye => new Screen(keeper, person, id, eye)));
        for (const screen of screens) await screen.watch();
        const playing = { keeper, games: GAMES, people: PEOPLE, random: new SeededRandom(seed) };
        for (const [index, deed] of all.entries()) {
          await doDeed(playing, id, deed);
          for (const [place, screen] of screens.entries()) {
            const truth = await screen.truth();
            // Some pause now and then, and those that lost their right try again.
            if ((place + index) % 7 === 0) screen.stop();
            else if (!screen.isWatching && truth !== undefined) await screen.watch();
            if (screen.isWatching) expect(JSON.stringify(screen.view)).toBe(JSON.stringify(truth));
          }
        }
      }),
      { numRuns: 25, seed: 4 },
    );
  });

  test('there are news once for each change that was stored, in order', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, fc.nat(), async (all, seed) => {
        seedKeys(seed);
        const { keeper, store } = keep();
        const id = await make(keeper.as(ADA), setupOf(game, [human('Ada'), null, null]));
        const append = vi.spyOn(store, 'append');
        const screen = await watchBy(keeper, ADA, id, 'spectator');
        const playing = { keeper, games: GAMES, people: PEOPLE, random: new SeededRandom(seed) };
        for (const deed of all) await doDeed(playing, id, deed);
        const stored = append.mock.calls.filter(([table]) => table === id);
        const revisions = stored.map(([, after, events]) => after + events.length);
        expect(screen.news.map(news => news?.room.revision)).toEqual([1, ...revisions]);
        expect(screen.news.map(news => news?.since)).toEqual([undefined, 1, ...revisions].slice(0, screen.news.length));
        append.mockRestore();
      }),
      { numRuns: 15, seed: 5 },
    );
  });
});

describe('whoever watches', () => {
  test('hears at once how things are, then of each change, until they stop', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'five-towers', [ADA, BEN]);
    const { news, stop } = await watchBy(keeper, BEN, id, 1);
    expect(news).toHaveLength(1);
    await grant(keeper.as(ADA), id, bid(1));
    expect(news).toHaveLength(2);
    await grant(keeper.as(ADA), id, { type: 'take-back', seat: 0 });
    expect(news).toHaveLength(3);
    await refusal(keeper.as(BEN), id, PASS);
    expect(news).toHaveLength(3);
    stop();
    await grant(keeper.as(ADA), id, bid(1));
    expect(news).toHaveLength(3);
  });

  test('hears of an action and of what fate answered to it at once', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
    const screen = await watchBy(keeper, ADA, id, 0);
    const playing = { keeper, games: GAMES, people: [ADA, BEN], random: new SeededRandom(5) };
    let most = 0;
    for (let actions = 1; actions < 60; actions++) {
      const { count } = await lookAt(keeper.as(ADA), id);
      await playOn(playing, id, 1);
      const now = await lookAt(keeper.as(ADA), id);
      if (now.due.type === 'over') break;
      most = Math.max(most, now.count - count);
      expect(screen.news).toHaveLength(actions + 1);
      expect(screen.news.at(-1)?.match?.log).toHaveLength(now.count - count);
    }
    expect(most).toBeGreaterThan(1);
  });

  test('hears nothing after they stopped, even if others are being told just then', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'five-towers', [ADA, BEN]);
    let stopBen = (): void => undefined;
    await keeper.as(ADA).watch(id, 0, () => stopBen());
    const ben = vi.fn<(news: News | undefined) => void>();
    stopBen = await keeper.as(BEN).watch(id, 1, ben);
    await grant(keeper.as(ADA), id, bid(1));
    expect(ben).toHaveBeenCalledTimes(1);
  });

  test('stops once, however often they say so', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'five-towers', [ADA, BEN]);
    const ada = await watchBy(keeper, ADA, id, 0);
    const ben = await watchBy(keeper, BEN, id, 1);
    ada.stop();
    ada.stop();
    await grant(keeper.as(ADA), id, bid(1));
    expect([ada.news.length, ben.news.length]).toEqual([1, 2]);
  });

  test('and cannot be told is reported and left out; the others hear, and what was wished is done', async () => {
    const { keeper, failures } = keep();
    const id = await gather(keeper, 'five-towers', [ADA, BEN]);
    const broken = vi.fn<(news: News | undefined) => void>();
    await keeper.as(BEN).watch(id, 1, broken);
    const { news } = await watchBy(keeper, CLEO, id, 'spectator');
    broken.mockImplementation(() => {
      throw new Error('line is dead');
    });
    await grant(keeper.as(ADA), id, bid(1));
    await grant(keeper.as(ADA), id, { type: 'say', seat: 0, text: 'hello' });
    expect(failures).toMatchObject([{ message: 'line is dead' }]);
    expect([broken.mock.calls.length, news.length]).toEqual([2, 3]);
  });

  test('at a table that is not there hears so once', async () => {
    const { keeper } = keep();
    const { news } = await watchBy(keeper, ADA, 'nowhere', 'spectator');
    expect(news).toEqual([undefined]);
  });
});

describe('after a pause', () => {
  test('only what is new is told', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'five-towers', [ADA, BEN]);
    await grant(keeper.as(ADA), id, { type: 'say', seat: 0, text: 'old' });
    const screen = await watchBy(keeper, BEN, id, 1);
    screen.stop();
    await grant(keeper.as(ADA), id, bid(1));
    await grant(keeper.as(ADA), id, { type: 'say', seat: 0, text: 'new' });
    await screen.watch();
    const last = screen.news.at(-1);
    expect(last?.room.chat.map(({ text }) => text)).toEqual(['new']);
    expect(last?.match).toMatchObject({ from: 1, count: 2, log: [{ seat: 0, action: bid(1).action }] });
    expect(JSON.stringify(screen.view)).toBe(JSON.stringify(await screen.truth()));
  });

  test('what was taken back and replaced is told from there on', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'five-towers', [ADA, BEN, CLEO]);
    await grant(keeper.as(ADA), id, bid(1));
    const screen = await watchBy(keeper, BEN, id, 1);
    screen.stop();
    await grant(keeper.as(ADA), id, { type: 'take-back', seat: 0 });
    await grant(keeper.as(ADA), id, bid(2));
    await grant(keeper.as(BEN), id, PASS);
    await screen.watch();
    expect(screen.news.at(-1)?.match).toMatchObject({ from: 1, log: [{ action: bid(2).action }, { seat: 1 }] });
    expect(JSON.stringify(screen.view)).toBe(JSON.stringify(await screen.truth()));
  });

  test('without any change nothing of the log is told again', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'five-towers', [ADA, BEN]);
    const screen = await watchBy(keeper, BEN, id, 1);
    screen.stop();
    await screen.watch();
    expect(screen.news.at(-1)).toMatchObject({ room: { chat: [] }, match: { from: 1, log: [] } });
    expect(JSON.stringify(screen.view)).toBe(JSON.stringify(await screen.truth()));
  });

  test('across the beginning of the match and a restart it adds up too', async () => {
    const { keeper, store } = keep();
    const id = await gather(keeper, 'five-towers', [ADA, BEN], { begin: false });
    await grant(keeper.as(ADA), id, { type: 'say', seat: 0, text: 'soon' });
    const { view } = await watchBy(keeper, BEN, id, 'spectator');
    await grant(keeper.as(ADA), id, { type: 'begin', seating: 'chosen' });
    await grant(keeper.as(ADA), id, bid(1));
    const screen = new Screen(keep({ store }).keeper, BEN, id, 'spectator');
    screen.view = view;
    await screen.watch(view?.revision);
    expect(JSON.stringify(screen.view)).toBe(JSON.stringify(await screen.truth()));
  });

  test('of which some news are missing nothing is made up', async () => {
    const { keeper } = keep();
    const id = await gather(keeper, 'five-towers', [ADA, BEN]);
    const screen = await watchBy(keeper, BEN, id, 1);
    const before = screen.view;
    await grant(keeper.as(ADA), id, bid(1));
    await grant(keeper.as(BEN), id, PASS);
    const [first, second, third] = screen.news as [News, News, News];
    expect(follow(before, third)).toBeUndefined();
    expect(follow(undefined, third)).toBeUndefined();
    expect(follow(screen.view, second)).toBeUndefined();
    expect(follow(undefined, first)).toEqual(before);
    expect(follow(screen.view, first)).toEqual(before);
  });
});

describe('there is nothing to see any more', () => {
  async function watched(options: Parameters<typeof gather>[3] = {}) {
    const { keeper } = keep();
    const id = await gather(keeper, 'skyscraper', [ADA, BEN, CLEO], options);
    return { keeper, id, ada: keeper.as(ADA), ben: keeper.as(BEN) };
  }

  test('once the table is removed', async () => {
    const { keeper, id, ada } = await watched();
    const screens = [await watchBy(keeper, BEN, id, 1), await watchBy(keeper, DORA, id, 'spectator')];
    await ada.remove(id);
    for (const { news } of screens) expect(news).toEqual([expect.anything(), undefined]);
    await idle();
  });

  test('with the eye of a seat, once it is left', async () => {
    const { keeper, id, ada, ben } = await watched();
    const [own, open] = [await watchBy(keeper, BEN, id, 1), await watchBy(keeper, BEN, id, 'spectator')];
    await grant(ben, id, { type: 'get-up', seat: 1 });
    await grant(ada, id, { type: 'say', seat: 0, text: 'gone?' });
    expect(own.news.at(-1)).toBeUndefined();
    expect([own.news.length, open.news.length]).toEqual([2, 3]);
    await grant(ben, id, { type: 'sit', seat: 1, name: 'Ben' });
    expect(own.news).toHaveLength(2);
  });

  test('with any eye, once one is removed where nobody may look on', async () => {
    const { keeper, id, ada } = await watched({ spectators: false });
    const screens = [await watchBy(keeper, BEN, id, 1), await watchBy(keeper, BEN, id, 'spectator')];
    await grant(ada, id, { type: 'remove', seat: 1 });
    await grant(ada, id, { type: 'say', seat: 0, text: 'gone' });
    for (const { news } of screens) expect(news).toEqual([expect.anything(), undefined]);
  });

  test('for strangers, once a match begins at which nobody may look on', async () => {
    const { keeper, id, ada } = await watched({ begin: false, spectators: false });
    const [stranger, player] = [await watchBy(keeper, DORA, id, 'spectator'), await watchBy(keeper, BEN, id, 1)];
    await grant(ada, id, { type: 'begin', seating: 'chosen' });
    expect(stranger.news.at(-1)).toBeUndefined();
    expect(player.news.at(-1)).toMatchObject({ match: { viewer: 1 } });
  });

  test('with an eye that one has no longer when seats were drawn by lot', async () => {
    const { keeper, id, ada } = await watched({ begin: false });
    const screens = await Promise.all(PEOPLE.slice(0, 3).map((person, seat) => watchBy(keeper, person, id, seat)));
    await grant(ada, id, { type: 'begin', seating: 'lot' });
    for (const [seat, { news, host }] of screens.entries()) {
      const isStillTheirs = (await look(host, id)).seats[seat]?.isYours;
      expect(news.at(-1) !== undefined).toBe(isStillTheirs);
    }
  });
});

describe('a watcher who cannot be told', () => {
  test.each([
    [
      'throws',
      (): never => {
        throw new Error('gone');
      },
    ],
    ['fails later', () => Promise.reject(new Error('gone'))],
  ])('%s and is not told again, and nobody else notices', async (_, broken) => {
    const { keeper, failures } = keep();
    const id = await gather(keeper, 'five-towers', [ADA, BEN]);
    const tell = vi.fn<(news: News | undefined) => unknown>(broken);
    const heard = vi.fn<(news: News | undefined) => void>();
    await keeper.as(BEN).watch(id, 1, tell);
    await keeper.as(BEN).watch(id, 'spectator', heard);
    await idle();
    await grant(keeper.as(ADA), id, { type: 'say', seat: 0, text: 'hello' });
    expect(tell).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenCalledTimes(2);
    expect(failures).toMatchObject([{ message: 'gone' }]);
  });

  test('because the rules cannot show it to them does not undo what was stored', async () => {
    const listed = GAMES.find(({ rules }) => rules.id === 'five-towers');
    if (listed === undefined) throw new Error('no games');
    let isBroken = false;
    const see: typeof listed.rules.see = (state, viewer) => {
      if (isBroken && viewer === 1) throw new Error('cannot be seen');
      return listed.rules.see(state, viewer);
    };
    const { isSeenAlike: _, ...rules } = listed.rules;
    const { keeper, failures } = keeperOf([{ ...listed, rules: { ...rules, see, show: see } }])();
    const id = await gather(keeper, 'five-towers', [ADA, BEN]);
    const heard = vi.fn<(news: News | undefined) => void>();
    await keeper.as(BEN).watch(id, 1, () => undefined);
    await keeper.as(ADA).watch(id, 0, heard);
    isBroken = true;
    await grant(keeper.as(ADA), id, { type: 'act', seat: 0, action: { type: 'bid', count: 1 } });
    expect(heard).toHaveBeenCalledTimes(2);
    expect(failures).toMatchObject([{ message: 'cannot be seen' }]);
  });
});

test('a change is cut once for the same eyes, on however many screens, and once for all who only look on', async () => {
  const listed = GAMES.find(({ rules }) => rules.id === 'skyscraper');
  if (listed === undefined) throw new Error('no games');
  const cut = vi.fn<(viewer: unknown) => void>();
  const see: typeof listed.rules.see = (state, viewer) => {
    cut(viewer);
    return listed.rules.see(state, viewer);
  };
  const { keeper } = keeperOf([{ ...listed, rules: { ...listed.rules, see, show: see } }])();
  const id = await gather(keeper, 'skyscraper', [ADA, BEN]);
  const heard: News[][] = [];
  for (const [person, eye] of [
    [ADA, 0],
    [CLEO, 'spectator'],
    [ADA, 0],
    [BEN, 1],
    [DORA, 'spectator'],
    [ADA, 0],
  ] as const) {
    const screen: News[] = [];
    heard.push(screen);
    await keeper.as(person).watch(id, eye, news => void (news && screen.push(news)));
  }
  cut.mockClear();
  await grant(keeper.as(ADA), id, { type: 'act', seat: 0, action: { type: 'end' } });
  expect(cut.mock.calls.map(([viewer]) => viewer)).toEqual([0, 'spectator', 1]);
  expect(heard.map(({ length }) => length)).toEqual([2, 2, 2, 2, 2, 2]);
  expect(heard[2]?.at(-1)).toBe(heard[0]?.at(-1));
  expect(heard[4]?.at(-1)).toBe(heard[1]?.at(-1));
  expect(heard.map(screen => screen.at(-1)?.match?.viewer)).toEqual([0, 'spectator', 0, 1, 'spectator', 0]);
});

test('a view has what was said last, and nobody talks without end', async () => {
  const { keeper } = keep();
  const id = await gather(keeper, 'five-towers', [ADA, BEN]);
  const [ada, ben] = [keeper.as(ADA), keeper.as(BEN)];
  let seen: ReturnType<typeof follow>;
  await ada.watch(id, 0, news => {
    seen = news && follow(seen, news);
  });
  for (let line = 1; line <= 500; line++) await grant(ada, id, { type: 'say', seat: 0, text: `line ${line}` });
  expect(await refusal(ada, id, { type: 'say', seat: 0, text: 'one more' })).toEqual({
    by: 'table',
    code: 'table-full',
  });
  await grant(ben, id, { type: 'say', seat: 1, text: 'at last' });
  expect(seen?.chat).toHaveLength(200);
  expect(seen?.chat.at(-1)?.text).toBe('at last');
  expect(seen).toEqual(await ada.view(id, 0));
});

test.each([
  [
    'throws',
    () => {
      throw new Error('gone');
    },
  ],
  ['fails later', () => Promise.reject(new Error('gone'))],
])('somebody for whom there is nothing to see, and who %s, is no trouble', async (_, tell) => {
  const { keeper, failures } = keep();
  const stop = await keeper.as(ADA).watch('nowhere', 'spectator', tell);
  stop();
  await idle();
  expect(failures).toMatchObject([{ message: 'gone' }]);
});
