/** What a good player would do, and why. */
import { type Advice, at, type Limits, listChoices, type Random, type Way } from '@belfry/engine';
import {
  type Action,
  allBuilds,
  type Build,
  type FiveTowers,
  fiveTowers,
  mostBuildable,
  type State,
  scoreSheet,
  towersOf,
} from '../rules/index.js';
import { rankBuilds } from './greedy.js';
import { compareBuilds, pointsOf, type Reason } from './reasons.js';

export type { Reason } from './reasons.js';

const MOST_WAYS = 3;

/** The ways of the seat that is due, the best first. It knows what the seat sees, whatever it is handed. */
export function advise(given: State, _random: Random, _limits?: Limits): Advice<FiveTowers, Reason> {
  const due = fiveTowers.due(given);
  if (due.type !== 'seat') throw new Error('nobody is to act');
  const seen = fiveTowers.see(given, due.seat);
  const plans = seen.phase === 'building' ? buildPlans(seen, due.seat) : bidPlans(seen, due.seat);
  const [best, ...others] = plans.slice(0, MOST_WAYS).map(plan => wayOf(seen, due.seat, plan));
  if (best === undefined) throw new Error('nothing is allowed');
  return { ways: [best, ...others], reasons: reasonsFor(seen, due.seat, plans) };
}

/** An action, and what is built if all goes well. */
interface Plan {
  readonly action: Action;
  readonly build?: Build;
}

function buildPlans(seen: State, seat: number): Plan[] {
  const builds = listChoices(fiveTowers.legal(seen)).filter(action => action.type === 'build');
  if (builds.length === 0) return [{ action: { type: 'revoke' } }];
  const ranked = rankBuilds(towersOf(seen, seat), at(seen.tornDown, seat).length, builds);
  return ranked.map(({ build }) => ({ action: build, build }));
}

function bidPlans(seen: State, seat: number): Plan[] {
  const towers = towersOf(seen, seat);
  const most = mostBuildable(towers, seen.offer);
  const gain = ({ build }: Plan): number => (build ? pointsOf(seen, seat, build) : 0);
  return listChoices(fiveTowers.legal(seen))
    .filter(action => action.type !== 'bid' || action.count <= most)
    .map((action): Plan => {
      if (action.type !== 'bid' || action.count === 0) return { action };
      const builds = listChoices(allBuilds(towers, seen.offer, action.count));
      return { action, build: at(rankBuilds(towers, at(seen.tornDown, seat).length, builds), 0).build };
    })
    .toSorted((a, b) => gain(b) - gain(a));
}

/** Who leads by so many points is so many times as likely to win as who does not. */
const POINTS_TO_DOUBLE = 6;

function wayOf(seen: State, seat: number, { action, build }: Plan): Way<FiveTowers> {
  const likelihoods = seen.towers.map((towers, other) => {
    const { total } = scoreSheet(towers, at(seen.tornDown, other).length);
    return 2 ** ((total + (other === seat && build ? pointsOf(seen, seat, build) : 0)) / POINTS_TO_DOUBLE);
  });
  const sum = likelihoods.reduce((a, b) => a + b);
  return { action, values: likelihoods.map(likelihood => likelihood / sum) };
}

function reasonsFor(seen: State, seat: number, [best, other]: readonly Plan[]): readonly Reason[] {
  if (best === undefined || other === undefined) return [{ code: 'only-way' }];
  if (best.build && other.build) return compareBuilds(seen, seat, best.build, other.build);
  if (other.build) return [{ code: 'spoils', cards: other.build.place.length }];
  return best.build ? [{ code: 'gains', points: pointsOf(seen, seat, best.build), instead: 0 }] : [];
}
