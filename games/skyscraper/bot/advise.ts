/** What a good player would do and why. */
import { type Advice, at, type BySeat, type Limits, listChoices, type Random, type Way } from '@belfry/engine';
import { type Skyscraper, type State, skyscraper } from '../rules/index.js';
import { eager } from './eager.js';
import { type Reason, reasonsFor } from './reasons.js';

export type { Reason } from './reasons.js';

/** The view must be that of the player on turn. */
export function advise(seen: State, random: Random, limits?: Limits): Advice<Skyscraper, Reason> {
  const ways = bestWays(skyscraper.see(seen, seen.turn), random, limits);
  return { ways, reasons: reasonsFor(seen, ways[0].action, ways[1]?.action) };
}

function bestWays(
  seen: State,
  random: Random,
  limits: Limits | undefined,
): readonly [Way<Skyscraper>, ...Way<Skyscraper>[]] {
  const best = eager.choose(skyscraper, seen, random, limits);
  const key = skyscraper.actionKey(best);
  const others = listChoices(skyscraper.legal(seen)).filter(action => skyscraper.actionKey(action) !== key);
  const values = sharesByHeight(seen);
  const next = others.length === 0 ? [] : [{ action: at(others, others.length - 1), values }];
  return [{ action: best, values }, ...next];
}

/** Who is higher is likelier to win. */
function sharesByHeight({ skyscrapers }: State): BySeat<number> {
  const weights = skyscrapers.map(floors => 2 ** floors.length);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map(weight => weight / total);
}
