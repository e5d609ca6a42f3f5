/** What the best player would do, and why. */
import type { Advice, BySeat, Limits, Random, Way } from '@belfry/engine';
import { type Action, type FiveTowers, fiveTowers, type State } from '../rules/index.js';
import type { Outcome } from './auction.js';
import { LearnedOutlook } from './learned-outlook.js';
import { MASTERLY, network } from './levels.js';
import { Lookahead } from './lookahead.js';
import { isLastRound, positionOf } from './position.js';
import { compareBuilds, pointsOf, type Reason } from './reasons.js';
import { asBuild, type Thought, thoughtsOf } from './thoughts.js';

export type { Reason } from './reasons.js';

const MOST_WAYS = 3;

/** As the master thinks. */
const mind = {
  outlook: new LearnedOutlook(network),
  lookahead: new Lookahead(network, MASTERLY),
};

/** The ways of the seat that is due, the best first. It knows what the seat sees, whatever it is handed. */
export function advise(given: State, random: Random, limits?: Limits): Advice<FiveTowers, Reason> {
  const due = fiveTowers.due(given);
  if (due.type !== 'seat') throw new Error('nobody is to act');
  const seen = fiveTowers.see(given, due.seat);
  const thoughts = thoughtsOf(seen, mind, random, limits);
  const [best, ...others] = thoughts.slice(0, MOST_WAYS).map(wayOf);
  if (best === undefined) throw new Error('nothing is allowed');
  return { ways: [best, ...others], reasons: reasonsFor(seen, due.seat, thoughts) };
}

const wayOf = ({ action, outcome }: Thought): Way<FiveTowers> => ({ action, values: sharesOf(outcome) });

/** Without the trifles that seats like beside the victory. */
function sharesOf({ likings }: Outcome): BySeat<number> {
  const shares = likings.map(liking => Math.max(0, liking));
  const sum = shares.reduce((a, b) => a + b);
  return shares.map(share => share / sum);
}

/** What tells the best thought from the next one. */
export function reasonsFor(seen: State, seat: number, [best, other]: readonly Thought[]): readonly Reason[] {
  if (best === undefined || other === undefined) return [{ code: 'only-way' }];
  return [
    ...lastRound(seen, seat, best),
    ...auctionReasons(seen, seat, best, other),
    ...ownReasons(seen, seat, best, other),
  ];
}

const lastRound = (seen: State, seat: number, { outcome }: Thought): Reason[] =>
  isLastRound(positionOf(seen)) ? [{ code: 'last-round', share: sharesOf(outcome)[seat] ?? 0 }] : [];

/** Who builds instead, and who would go higher. */
function auctionReasons(seen: State, seat: number, best: Thought, other: Thought): Reason[] {
  const [mine, instead] = [best.outcome.built, other.outcome.built];
  const [bid, otherBid] = [countOf(best.action), countOf(other.action)];
  if (instead !== undefined && instead.builder !== seat && mine?.builder !== instead.builder) {
    const build = asBuild(instead);
    const points = pointsOf(seen, instead.builder, build);
    const denies: Reason = { code: 'denies', seat: instead.builder, cards: build.place.length, points };
    return otherBid > 0 && otherBid < bid ? [{ code: 'outbids', seat: instead.builder }, denies] : [denies];
  }
  return mine?.builder === seat && instead?.builder === seat && bid < otherBid ? [{ code: 'suffices' }] : [];
}

/** What becomes of one's own towers. */
function ownReasons(seen: State, seat: number, best: Thought, other: Thought): Reason[] {
  const [mine, instead] = [best.outcome.built, other.outcome.built];
  const builds = mine?.builder === seat;
  if (instead?.builder === seat)
    return builds
      ? compareBuilds(seen, seat, asBuild(mine), asBuild(instead))
      : [{ code: 'spoils', cards: asBuild(instead).place.length }];
  return builds ? compareBuilds(seen, seat, asBuild(mine), { type: 'build', place: [] }) : [];
}

const countOf = (action: Action): number => (action.type === 'bid' ? action.count : 0);
