/**
 * Plays as people do in their first matches: sees where the own pawn could climb to, but not what that opens to others, overlooks
 * places, tries only a few of them with the stone in hand, and spends rings as soon as they help.
 */
import { at, type Limits, listChoices, type Policy, type Random } from '@belfry/engine';
import {
  type Action,
  type Build,
  colourOnTurn,
  heightOf,
  heights,
  type Move,
  type State,
  sizeOf,
  type Turmbauer,
} from '../rules/index.js';
import { Firmness } from './firmness.js';
import { atAGlance } from './glance.js';

/** What a beginner thinks of. */
export interface Habits {
  /** Of so many places one is seen. */
  readonly overlooks: number;
  /** A ring is worth so many heights. */
  readonly ring: number;
  /** What is likelier to fall than this is not built, if anything else is in sight. */
  readonly trust: number;
}

/** A stone is held in so many places before it is let go. */
const TRIES = 12;

export const beginner = (name: string, habits: Habits): Policy<Turmbauer> => ({
  name,
  choose(game, seen, random, limits) {
    const legal = listChoices(game.legal(seen));
    return seen.phase === 'build' ? chooseBuild(seen, legal, random, habits, limits) : climb(seen, legal, habits.ring);
  },
});

function chooseBuild(state: State, legal: readonly Action[], random: Random, habits: Habits, limits?: Limits): Action {
  const builds = legal.filter(action => action.type === 'build');
  const byDice = builds.filter(({ ring }) => ring === undefined);
  const firmness = new Firmness(state);
  const looksSound = (build: Build): boolean => firmness.glance(build).falls < habits.trust;
  const sound = (byDice.length > 0 ? byDice : builds).filter(looksSound);
  const seen = sound.filter(() => random.below(habits.overlooks) === 0);
  const best = atAGlance(state, seen.length > 0 ? seen : sound, { others: 0, ring: habits.ring }, limits);
  for (const build of best.slice(0, TRIES)) {
    if (limits?.isOver() === true) break;
    if (firmness.riskOf(build).falls < habits.trust) return build;
  }
  return best[0] ?? lesserEvil(legal, firmness);
}

/**
 * Where nothing looks sound: what looks least likely to fall, and of that what loses the fewest parts. No ring is spent on it: the dice
 * allow another build, or a stone is put away.
 */
export function lesserEvil(legal: readonly Action[], firmness: Firmness): Action {
  const evils = legal.flatMap(action => {
    if (!('stone' in action) || 'ring' in action) return [];
    const falls = action.type === 'build' ? firmness.glance(action).falls : 0;
    return [{ action, falls, size: sizeOf(action.stone) }];
  });
  const [least] = evils.toSorted((a, b) => a.falls - b.falls || a.size - b.size);
  return least?.action ?? at(legal, 0);
}

/** As high as the pawn can climb, where a ring costs so many heights. */
export function climb(state: State, legal: readonly Action[], price: number): Action {
  const worth = ({ to, ring }: Move): number => heightOf(to) - (ring === undefined ? 0 : price);
  const [best] = legal.filter(action => action.type === 'move').toSorted((a, b) => worth(b) - worth(a));
  return best !== undefined && worth(best) > at(heights(state), colourOnTurn(state)) ? best : { type: 'stay' };
}
