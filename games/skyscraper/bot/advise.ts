/** What a good player would do and why: what master finds out, and what can be seen of it on the table. */
import type { Advice, BySeat, Limits, Random, Way } from '@belfry/engine';
import { type Skyscraper, type State, skyscraper } from '../rules/index.js';
import { waysOf } from './master.js';
import { type Reason, reasonsFor } from './reasons.js';

export type { Reason } from './reasons.js';

const MOST_WAYS = 3;

/** So many worlds are run through: somebody is waiting. */
const MEASURE = 400;

/** For the player on turn. */
export function advise(given: State, random: Random, limits?: Limits): Advice<Skyscraper, Reason> {
  const seen = skyscraper.see(given, given.turn);
  const [best, ...others] = waysOf(seen, MEASURE, random, limits).slice(0, MOST_WAYS).map(wayOf);
  if (best === undefined) throw new Error('nothing is legal');
  return { ways: [best, ...others], reasons: reasonsFor(seen, best.action, others[0]?.action) };
}

const wayOf = ({ action, values }: Way<Skyscraper>): Way<Skyscraper> => ({ action, values: shared(values) });

/** The same hopes, all together 1: of a match that dies down master hopes for nothing. */
function shared(values: BySeat<number>): BySeat<number> {
  const total = values.reduce((sum, value) => sum + value, 0);
  return values.map(value => (total === 0 ? 1 / values.length : value / total));
}
