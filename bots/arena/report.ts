/** What a comparison shows. The unit of chance is the deal: intervals are over deals, each the mean of its seat orders. */
import { at, shareInterval, Tally } from '@belfry/engine';
import type { PlayedDeal } from './deal.js';
import { type ArenaPlan, contestantsOf, type SeatOrder, seatOrdersOf } from './plan.js';
import { Ratings, ranksOf } from './ratings.js';
import { Times } from './times.js';

export interface ArenaReport {
  readonly game: string;
  readonly players: number;
  readonly options: ArenaPlan['options'];
  readonly seed: number;
  /** Who was named; whoever sits there twice, twice. */
  readonly entered: readonly string[];
  readonly deals: number;
  /** In how many seat orders each deal was played. */
  readonly orders: number;
  readonly matches: number;
  /** What everybody would win if all were equal. */
  readonly equalShare: number;
  readonly bots: readonly BotReport[];
  /** The part of the matches that ended because nobody got anywhere any more. */
  readonly idleEnds: number;
}

/** A mean of shares, and where the true one lies 19 times in 20. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface BotReport {
  readonly name: string;
  /** Its part of the victories for each seat it had; a shared victory counts in equal parts. */
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  /** Over decisions with more than one legal action, in milliseconds. */
  readonly msMedian: number;
  readonly ms99: number;
  readonly decisions: number;
  readonly points: {
    readonly mean: number;
    readonly low: number;
    readonly high: number;
    /** How often it had which score. */
    readonly counts: Readonly<Record<string, number>>;
  };
  readonly rating: { readonly mu: number; readonly sigma: number; readonly low: number; readonly high: number };
  /** How often it ended before each of the others, where both sat at the table; to be level counts one half. */
  readonly ahead: Readonly<Record<string, Share>>;
}

export function reportOn(plan: ArenaPlan, played: readonly PlayedDeal[]): ArenaReport {
  const orders = seatOrdersOf(plan);
  const deals = played.toSorted((a, b) => a.deal - b.deal);
  const matches = deals.flatMap(deal => deal.matches);
  const ratings = new Ratings();
  for (const deal of deals) for (const [index, match] of deal.matches.entries()) ratings.add(at(orders, index), match);
  return {
    game: plan.game,
    players: plan.options.players,
    options: plan.options,
    seed: plan.seed,
    entered: plan.bots,
    deals: deals.length,
    orders: orders.length,
    matches: matches.length,
    equalShare: 1 / plan.options.players,
    bots: contestantsOf(plan).map(name => reportOf(name, { plan, orders, deals, ratings })),
    idleEnds: matches.length === 0 ? 0 : matches.filter(({ isIdle }) => isIdle).length / matches.length,
  };
}

interface Played {
  readonly plan: ArenaPlan;
  readonly orders: readonly SeatOrder[];
  readonly deals: readonly PlayedDeal[];
  readonly ratings: Ratings;
}

/** What a bot won: for each deal, and over all of them. */
export function shareOf(
  name: string,
  plan: ArenaPlan,
  deals: readonly PlayedDeal[],
): Share & { readonly shares: readonly number[] } {
  const seats = seatsOf(name, seatOrdersOf(plan));
  const shares = deals.map(deal => meanOf(seats, seat => wonAt(deal, seat)));
  return { ...shareOver(shares), shares };
}

function reportOf(name: string, { plan, orders, deals, ratings }: Played): BotReport {
  const seats = seatsOf(name, orders);
  const { share: winRate, low, high } = shareOf(name, plan, deals);
  const times = new Times();
  for (const deal of deals) times.addCounts(deal.times[name] ?? {});
  const { mu, sigma } = ratings.of(name);
  const others = contestantsOf(plan).filter(other => other !== name);
  return {
    name,
    winRate,
    low,
    high,
    msMedian: shortened(times.quantile(0.5)),
    ms99: shortened(times.quantile(0.99)),
    decisions: times.total,
    points: pointsOf(seats, deals),
    rating: { mu, sigma, low: mu - Z95 * sigma, high: mu + Z95 * sigma },
    ahead: Object.fromEntries(others.flatMap(other => aheadOf(name, other, orders, deals))),
  };
}

const Z95 = 1.959963984540054;

/** A seat in one of the seat orders. */
interface Place {
  readonly order: number;
  readonly seat: number;
}

const seatsOf = (name: string, orders: readonly SeatOrder[]): Place[] =>
  orders.flatMap((bots, order) => bots.flatMap((bot, seat) => (bot === name ? [{ order, seat }] : [])));

function wonAt({ matches }: PlayedDeal, { order, seat }: Place): number {
  const { winners } = at(matches, order);
  return winners.includes(seat) ? 1 / winners.length : 0;
}

function pointsOf(seats: readonly Place[], deals: readonly PlayedDeal[]): BotReport['points'] {
  const scoreAt = ({ matches }: PlayedDeal, { order, seat }: Place): number => at(at(matches, order).scores, seat);
  const tally = new Tally();
  const counts = new Map<number, number>();
  for (const deal of deals) {
    tally.add(meanOf(seats, seat => scoreAt(deal, seat)));
    for (const score of seats.map(seat => scoreAt(deal, seat))) counts.set(score, (counts.get(score) ?? 0) + 1);
  }
  const { mean, ci95 } = tally.summary();
  const [low, high] = ci95 ?? [mean, mean];
  return { mean, low, high, counts: Object.fromEntries([...counts].toSorted(([a], [b]) => a - b)) };
}

/** Nothing if the two never met. */
function aheadOf(
  name: string,
  other: string,
  orders: readonly SeatOrder[],
  deals: readonly PlayedDeal[],
): [name: string, share: Share][] {
  const pairs = seatsOf(name, orders).flatMap(({ order, seat }) =>
    at(orders, order).flatMap((bot, opponent) => (bot === other ? [{ order, seat, opponent }] : [])),
  );
  if (pairs.length === 0) return [];
  const shares = deals.map(({ matches }) => {
    const ranks = matches.map(ranksOf);
    return meanOf(pairs, ({ order, seat, opponent }) => {
      const [own, theirs] = [at(at(ranks, order), seat), at(at(ranks, order), opponent)];
      return own === theirs ? 0.5 : Number(own < theirs);
    });
  });
  return [[other, shareOver(shares)]];
}

/** Student's interval over deals. Where all deals agree on nothing or everything it would have no width: Wilson's has. */
function shareOver(shares: readonly number[]): Share {
  const tally = new Tally();
  for (const share of shares) tally.add(share);
  const { mean: share, count, ci95 } = tally.summary();
  if (ci95 === null) return { share, low: 0, high: 1 };
  const isSure = share === 0 || share === 1;
  const [low, high] = isSure ? shareInterval(share, count) : ci95;
  return { share, low: Math.max(0, low), high: Math.min(1, high) };
}

const meanOf = <T>(items: readonly T[], measure: (item: T) => number): number =>
  items.reduce((sum, item) => sum + measure(item), 0) / items.length;

/** No clock is as exact as the digits that reckoning gives. */
const shortened = (milliseconds: number): number => Number(milliseconds.toPrecision(3));
