/** What a good player would do and why: what master finds out, and what can be seen of it on the table. */
import type { FoundWay } from '@belfry/bots';
import type { Advice, Limits, Random, Way } from '@belfry/engine';
import { type Skyscraper, type State, skyscraper } from '../rules/index.js';
import { isIdle } from './judge.js';
import { valuesNow, waysOf } from './master.js';
import { type Reason, reasonsFor } from './reasons.js';

export type { Reason } from './reasons.js';

const MOST_WAYS = 3;

/** So many worlds are run through: somebody is waiting. */
const MEASURE = 1000;

/** For the player on turn. The shares add up to less than 1 if the match may die down. */
export function advise(given: State, random: Random, limits?: Limits): Advice<Skyscraper, Reason> {
  const seen = skyscraper.see(given, given.turn);
  const [found, ...others] = waysOf(seen, MEASURE, random, limits);
  if (found === undefined) throw new Error('nothing is legal');
  const best = found.tries === 0 ? { action: found.action, values: valuesNow(seen) } : wayOf(found);
  const next = others.filter(way => isWorthTelling(seen, way)).map(wayOf);
  return {
    ways: [best, ...next.slice(0, MOST_WAYS - 1)],
    reasons: reasonsFor(seen, best.action, next[0]?.action),
  };
}

const wayOf = ({ action, values }: FoundWay<Skyscraper>): Way<Skyscraper> => ({ action, values });

/** An idle turn was not thought through, only put off: what it would be worth is not known. */
const isWorthTelling = (seen: State, { action, tries }: FoundWay<Skyscraper>): boolean =>
  tries > 0 && !(action.type === 'end' && isIdle(seen));
