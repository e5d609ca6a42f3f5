import { at, type Policy, randomPolicy, SeededRandom } from '@belfry/engine';
import { type Lantern, sampleGame } from '@belfry/engine/testing';
import { describe, expect, test } from 'vitest';
import { type ArenaPlan, type PlayedDeal, type Player, playDeals, type Room, refereeHere, reportOn } from './index.js';
import { ledgerHead, ledgerLine, ledgerSeed, readLedger } from './ledger.js';
import { seatOrdersOf } from './plan.js';
import { Ratings, ranksOf } from './ratings.js';
import { Times } from './times.js';

const keeper: Policy<Lantern> = { name: 'keeper', choose: () => ({ type: 'keep' }) };
/** Keeps what is brighter than the middle. */
const clever: Policy<Lantern> = {
  name: 'clever',
  choose: (game, seen) =>
    game.legal(seen).count > 1 && (seen.hands[seen.turn] ?? 0) < 5 ? { type: 'swap' } : { type: 'keep' },
};

/** A clock that goes on by a millisecond whenever it is asked. */
function steadyClock(): () => number {
  let time = 0;
  return () => ++time;
}

const roomFor = (players: readonly (readonly [string, Player<Lantern>])[]): Room<Lantern> => ({
  game: sampleGame,
  players: new Map(players),
  now: steadyClock(),
});

const PLAYERS = [
  ['clever', clever],
  ['keeper', keeper],
  ['random', randomPolicy],
  ['other', randomPolicy],
] as const;

const planOf = (bots: string[], { players = 2, deals = 30, seed = 1 } = {}): ArenaPlan<Lantern['Options']> => ({
  game: sampleGame.id,
  options: { players },
  bots,
  deals,
  seed,
});

async function played(plan: ArenaPlan<Lantern['Options']>, jobs = 1): Promise<PlayedDeal[]> {
  const deals: PlayedDeal[] = [];
  const referees = Array.from({ length: jobs }, () => refereeHere(plan, roomFor(PLAYERS)));
  await playDeals(plan, referees, [], deal => {
    deals.push(deal);
  });
  return deals;
}

describe('seat orders', () => {
  const orders = (bots: string[], players: number) =>
    seatOrdersOf({ bots, options: { players } }).map(order => order.join(''));

  test('everybody sits everywhere', () => {
    expect(orders(['a', 'b'], 2)).toEqual(['ab', 'ba']);
    expect(orders(['a', 'b', 'c'], 3)).toHaveLength(6);
    expect(orders(['a', 'b', 'c', 'd', 'e'], 5)).toHaveLength(120);
  });

  test('the last one fills the seats that are left, and equal orders are one', () => {
    expect(orders(['a', 'b'], 4)).toEqual(['abbb', 'babb', 'bbab', 'bbba']);
    expect(orders(['a'], 3)).toEqual(['aaa']);
    expect(orders(['a', 'a', 'b'], 4)).toHaveLength(6);
  });

  test('are there more than seats, every choice of them meets', () => {
    expect(orders(['a', 'b', 'c'], 2)).toEqual(['ab', 'ba', 'ac', 'ca', 'bc', 'cb']);
    expect(orders(['a', 'a', 'b'], 2)).toEqual(['aa', 'ab', 'ba']);
  });
});

describe('luck cancels', () => {
  test.each([2, 3, 4])('two that play alike win exactly as much, with %i players', async players => {
    const plan = planOf(['random', 'other'], { players });
    const { bots } = reportOn(plan, await played(plan));
    for (const { winRate, low, high } of bots) {
      expect(winRate).toBeCloseTo(1 / players, 12);
      expect(high - low).toBeCloseTo(0, 12);
    }
  });

  test('fate is the same in every order', async () => {
    const plan = planOf(['keeper', 'other']);
    const all = planOf(['keeper', 'keeper']);
    const dealt = (await played(all)).map(({ matches }) => at(matches, 0).scores);
    for (const { deal, matches } of await played(plan)) {
      expect(at(matches, 0).scores[0]).toBe(dealt[deal]?.[0]);
      expect(at(matches, 1).scores[1]).toBe(dealt[deal]?.[1]);
    }
  });

  test('every deal is another one, and the same for the same seed', async () => {
    const plan = planOf(['clever', 'random']);
    const first = await played(plan);
    expect(first).toEqual(await played(plan));
    expect(new Set(first.map(({ matches }) => JSON.stringify(matches))).size).toBeGreaterThan(10);
    expect(first).not.toEqual(await played({ ...plan, seed: 2 }));
  });
});

describe('the report', () => {
  test('says who is better, and how surely', async () => {
    const plan = planOf(['clever', 'keeper', 'random'], { players: 3, deals: 300 });
    const report = reportOn(plan, await played(plan));
    expect(report).toMatchObject({ game: 'lantern', players: 3, deals: 300, orders: 6, matches: 1800, idleEnds: 0 });
    const [first, second, third] = report.bots;
    expect(report.bots.map(({ name }) => name)).toEqual(plan.bots);
    expect(first?.low).toBeGreaterThan(report.equalShare);
    for (const { winRate, low, high } of report.bots) {
      expect(low).toBeLessThan(winRate);
      expect(high).toBeGreaterThan(winRate);
    }
    expect(report.bots.reduce((sum, { winRate }) => sum + winRate, 0)).toBeCloseTo(1, 12);
    expect(first?.rating.mu).toBeGreaterThan(Math.max(second?.rating.mu ?? 0, third?.rating.mu ?? 0));
    const ahead = (first?.ahead['random']?.share ?? 0) + (third?.ahead['clever']?.share ?? 0);
    expect(ahead).toBeCloseTo(1, 12);
    const counted = Object.values(first?.points.counts ?? {}).reduce((sum, count) => sum + count, 0);
    expect(counted).toBe(report.matches);
  });

  test('intervals hold 19 times in 20', async () => {
    const truth = await shareOfClever(planOf(['clever', 'random'], { deals: 20_000, seed: 99 }));
    let held = 0;
    for (let seed = 0; seed < 200; seed++) {
      const { low, high } = await shareOfClever(planOf(['clever', 'random'], { deals: 40, seed }));
      if (low <= truth.winRate && truth.winRate <= high) held += 1;
    }
    expect(held).toBeGreaterThan(180);
    expect(held).toBeLessThan(200);
  });

  async function shareOfClever(plan: ArenaPlan<Lantern['Options']>) {
    return at(reportOn(plan, await played(plan)).bots, 0);
  }

  test('who wins every single match is not said to be sure to', () => {
    const matches = [
      { winners: [0], scores: [9, 1], isIdle: false },
      { winners: [1], scores: [1, 9], isIdle: true },
    ];
    const deals = Array.from({ length: 20 }, (_, deal) => ({ deal, matches, times: {} }));
    const { bots, idleEnds } = reportOn(planOf(['clever', 'random'], { deals: 20 }), deals);
    expect(at(bots, 0)).toMatchObject({ winRate: 1, high: 1 });
    expect(at(bots, 0).low).toBeLessThan(0.9);
    expect(at(bots, 1)).toMatchObject({ winRate: 0, low: 0 });
    expect(idleEnds).toBe(0.5);
  });

  test('a shared victory counts in equal parts', () => {
    const shared = { winners: [0, 1], scores: [5, 5, 1], isIdle: false };
    const deals = [0, 1].map(deal => ({ deal, matches: Array.from({ length: 3 }, () => shared), times: {} }));
    const { bots } = reportOn(planOf(['clever', 'random'], { players: 3, deals: 2 }), deals);
    // Orders: clever first, second, third.
    expect(at(bots, 0).winRate).toBeCloseTo(1 / 3, 12);
    expect(at(bots, 1).winRate).toBeCloseTo(1 / 3, 12);
  });

  test('ranks: winners first, whatever the score; the others by it', () => {
    expect(ranksOf({ winners: [2], scores: [7, 3, 5, 3], isIdle: false })).toEqual([2, 3, 1, 3]);
    expect(ranksOf({ winners: [0, 1], scores: [4, 4, 9], isIdle: false })).toEqual([1, 1, 3]);
  });

  test('ranks: as the game has them, if it tells more apart', async () => {
    const match = { winners: [1], scores: [7, 7, 9], isIdle: false, places: [2, 1, 3] };
    expect(ranksOf(match)).toEqual([2, 1, 3]);
    const plan = planOf(['clever', 'random'], { players: 3, deals: 2 });
    const game = { ...sampleGame, places: () => [3, 1, 2] };
    const { matches } = await refereeHere(plan, { ...roomFor(PLAYERS), game }).play(0);
    expect(matches.map(ranksOf)).toEqual(matches.map(() => [3, 1, 2]));
  });

  test('an end that the game calls idle is counted', async () => {
    const plan = planOf(['keeper', 'random'], { deals: 40 });
    const room = { ...roomFor(PLAYERS), idleFigure: 'open' };
    const deals: PlayedDeal[] = [];
    await playDeals(plan, [refereeHere(plan, room)], [], deal => {
      deals.push(deal);
    });
    // Here a light laid open stands for it.
    const { idleEnds } = reportOn(plan, deals);
    expect(idleEnds).toBeGreaterThan(0.2);
    expect(idleEnds).toBeLessThan(0.8);
  });
});

describe('ratings', () => {
  /** Who sits there, from the winner to the last. */
  const inThisOrder = (order: readonly string[]) => ({
    winners: [0],
    scores: order.map((_, seat) => -seat),
    isIdle: false,
  });

  const after = (...orders: readonly (readonly string[])[]): Ratings => {
    const ratings = new Ratings();
    for (const order of orders) ratings.add(order, inThisOrder(order));
    return ratings;
  };

  // One match of equals by Weng and Lin's formulas, reckoned apart from openskill.
  test.each([
    [2, [27.6352, 22.3648]],
    [4, [27.7951, 26.5528, 24.6894, 20.9627]],
    [5, [27.6667, 26.8333, 25.7222, 24.0556, 20.7222]],
  ])('of %i players fall from the winner to the last, and are surer than before', (players, strengths) => {
    const order = ['a', 'b', 'c', 'd', 'e'].slice(0, players);
    const ratings = after(order);
    const of = order.map(bot => ratings.of(bot));
    for (const [seat, { mu, sigma }] of of.entries()) {
      expect(mu).toBeCloseTo(at(strengths, seat), 3);
      expect(sigma).toBeLessThan(ratings.of('nobody').sigma);
    }
    expect(of.reduce((sum, { mu }) => sum + mu, 0)).toBeCloseTo(25 * players, 9);
  });

  test.each([2, 4, 5])('of %i players: who always wins is rated above the others, surely', players => {
    const others = Array.from({ length: players - 1 }, (_, index) => `other ${index}`);
    const turns = Array.from({ length: 30 }, (_, deal) => {
      const first = deal % others.length;
      return ['best', ...others.slice(first), ...others.slice(0, first)];
    });
    const ratings = after(...turns);
    const low = ratings.of('best').mu - 2 * ratings.of('best').sigma;
    for (const other of others) {
      const { mu, sigma } = ratings.of(other);
      expect(low).toBeGreaterThan(mu + 2 * sigma);
    }
  });

  test('who fills several seats learns at each, and its rating is the mean of them', () => {
    const single = after(['x', 'a', 'b', 'c', 'd']);
    const filled = after(['x', 'filler', 'filler', 'filler', 'filler']);
    const four = ['a', 'b', 'c', 'd'].map(bot => single.of(bot));
    const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(filled.of('x')).toEqual(single.of('x'));
    expect(filled.of('filler').mu).toBeCloseTo(meanOf(four.map(({ mu }) => mu)), 9);
    expect(filled.of('filler').sigma).toBeCloseTo(meanOf(four.map(({ sigma }) => sigma)), 9);
  });

  test('one against three that fill the seats: the report rates who wins above who fills', async () => {
    const plan = planOf(['clever', 'keeper'], { players: 4, deals: 100 });
    const [best, filler] = reportOn(plan, await played(plan)).bots;
    expect(best?.rating.mu).toBeGreaterThan(filler?.rating.mu ?? Number.NaN);
    for (const bot of [best, filler]) {
      const { mu = 0, low = 0, high = 0 } = bot?.rating ?? {};
      expect(mu - low).toBeCloseTo(high - mu, 9);
      expect(high).toBeGreaterThan(mu);
    }
  });
});

describe('referees', () => {
  test('however many play, the result is the same', async () => {
    const plan = planOf(['clever', 'random'], { deals: 25 });
    const report = reportOn(plan, await played(plan, 1));
    expect(reportOn(plan, await played(plan, 2))).toEqual(report);
    expect(reportOn(plan, (await played(plan, 5)).toReversed())).toEqual(report);
  });

  test('if one fails, all stop, and it is told', async () => {
    const begun: number[] = [];
    const failing = {
      play: async (deal: number) => {
        begun.push(deal);
        if (deal === 3) throw new Error('broken');
        return { deal, matches: [], times: {} };
      },
    };
    await expect(playDeals({ deals: 1000 }, [failing, failing], [], () => undefined)).rejects.toThrow('broken');
    expect(begun.length).toBeLessThan(10);
  });

  test('a bot that does what is not allowed is named', async () => {
    const cheat: Player<Lantern> = { name: 'cheat', choose: () => ({ type: 'swap' }) };
    const plan = planOf(['cheat', 'random'], { deals: 100 });
    const referee = refereeHere(plan, roomFor([...PLAYERS, ['cheat', cheat]]));
    await expect(playDeals(plan, [referee], [], () => undefined)).rejects.toMatchObject({
      name: 'Fault',
      bot: 'cheat',
      fault: { code: 'illegal', action: { type: 'swap' }, refusal: 'brightest-stays' },
    });
  });

  test('somebody who answers later plays too', async () => {
    const slow: Player<Lantern> = {
      name: 'slow',
      choose: (game, seen, random) =>
        new Promise(resolve => {
          setImmediate(() => resolve(randomPolicy.choose(game, seen, random)));
        }),
    };
    const plan = planOf(['slow', 'random'], { deals: 5 });
    const deals: PlayedDeal[] = [];
    await playDeals(plan, [refereeHere(plan, roomFor([...PLAYERS, ['slow', slow]]))], [], deal => {
      deals.push(deal);
    });
    expect(at(reportOn(plan, deals).bots, 0).winRate).toBe(0.5);
  });
});

describe('the ledger', () => {
  const plan = planOf(['clever', 'random'], { deals: 12 });
  const ledgerOf = (deals: readonly PlayedDeal[]): string => [ledgerHead(plan), ...deals.map(ledgerLine)].join('');
  const readOf = (text: string, read: ArenaPlan = plan): PlayedDeal[] => {
    const ledger = readLedger(text, read);
    if (!ledger.ok) throw new Error(ledger.error.code);
    return ledger.value;
  };

  test('whoever is interrupted anywhere goes on to the same report, to the byte', async () => {
    const all = await played(plan);
    const whole = JSON.stringify(reportOn(plan, all));
    const text = ledgerOf(all);
    const random = new SeededRandom(1);
    const cuts = [ledgerHead(plan).length, text.length - 1, text.length];
    while (cuts.length < 20) cuts.push(ledgerHead(plan).length + random.below(text.length - ledgerHead(plan).length));
    for (const cut of cuts) {
      const before = readOf(text.slice(0, cut));
      const after = [...before];
      await playDeals(plan, [refereeHere(plan, roomFor(PLAYERS))], before, deal => {
        after.push(deal);
      });
      expect(after).toHaveLength(plan.deals);
      expect(JSON.stringify(reportOn(plan, after))).toBe(whole);
    }
  });

  test('goes on with more deals, and keeps what is beyond fewer', async () => {
    const text = ledgerOf(await played(plan));
    for (const deals of [5, 12, 20]) expect(readOf(text, { ...plan, deals })).toHaveLength(12);
  });

  test('tells its seed', () => {
    expect(ledgerSeed(ledgerHead({ ...plan, seed: 7 }))).toBe(7);
    for (const text of ['', 'no ledger\n', 'null\n', '{"seed":7}\n', ledgerHead(plan).trimEnd()])
      expect(ledgerSeed(text)).toBeUndefined();
  });

  test('of another comparison it is refused', async () => {
    const text = ledgerOf(await played(plan));
    for (const other of [
      { ...plan, seed: 2 },
      { ...plan, bots: ['random', 'clever'] },
      { ...plan, options: { players: 3 } },
    ])
      expect(readLedger(text, other)).toMatchObject({ ok: false });
    expect(readLedger('', plan)).toMatchObject({ ok: false });
    expect(readLedger(`${text}{"deal":"x"}\n`, plan)).toMatchObject({ ok: false });
    expect(readLedger(`${text}no JSON\n`, plan)).toMatchObject({ ok: false });
  });

  test('of an older version it is refused: its deals were counted otherwise', async () => {
    const text = ledgerOf(await played(plan)).replace('belfry-arena/2', 'belfry-arena/1');
    expect(readLedger(text, plan)).toEqual({ ok: false, error: { code: 'other-ledger' } });
    expect(ledgerSeed(text)).toBeUndefined();
  });
});

describe('times', () => {
  test('median and slowest, to 5 %', () => {
    const times = new Times();
    for (let each = 1; each <= 1000; each++) times.add(each);
    expect(times.total).toBe(1000);
    expect(times.quantile(0.5)).toBeGreaterThan(475);
    expect(times.quantile(0.5)).toBeLessThan(525);
    expect(times.quantile(0.99)).toBeGreaterThan(940);
    expect(times.quantile(0.99)).toBeLessThan(1040);
  });

  test('what several counted adds up', () => {
    const [one, two, both] = [new Times(), new Times(), new Times()];
    for (const each of [0, 0.0005, 3, 70]) {
      one.add(each);
      both.add(each);
    }
    for (const each of [3, 3.001, 1e6]) {
      two.add(each);
      both.add(each);
    }
    one.addCounts(two.counts());
    expect(one.counts()).toEqual(both.counts());
    expect(new Times().quantile(0.5)).toBe(0);
  });
});
