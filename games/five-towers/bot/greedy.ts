/**
 * A simple player: bids for the best points now, and builds what is worth most now. Thinks of no later round. And the order of
 * builds that follows, for people who ask for a way: with the player in one file, for page and bots load it together.
 */
import { at, type Choices, listChoices, type Policy } from '@belfry/engine';
import {
  type Action,
  allBuilds,
  type Build,
  type FiveTowers,
  mostBuildable,
  type State,
  scoreSheet,
  type Tower,
  type Towers,
  towersAfter,
} from '../rules/index.js';

export const greedy: Policy<FiveTowers> = {
  name: 'greedy',

  choose(game, seen) {
    const due = game.due(seen);
    if (due.type !== 'seat') throw new Error('nobody is to act');
    const legal = game.legal(seen);
    return seen.phase === 'bidding' ? chooseBid(seen, due.seat, legal) : chooseBuild(seen, due.seat, legal);
  },
};

/** Of the bids that can be built, the one whose best build gains most; 0 or pass, the first choice, if none gains anything. */
function chooseBid(seen: State, seat: number, legal: Choices<Action>): Action {
  const towers = at(seen.towers, seat);
  const most = mostBuildable(towers, seen.offer);
  let best = legal.at(0);
  let bestGain = 0;
  for (const action of listChoices(legal)) {
    if (action.type !== 'bid' || action.count === 0 || action.count > most) continue;
    const gain = Math.max(...listChoices(allBuilds(towers, seen.offer, action.count)).map(gainOf(seen, seat)));
    if (gain > bestGain) {
      best = action;
      bestGain = gain;
    }
  }
  return best;
}

function chooseBuild(seen: State, seat: number, legal: Choices<Action>): Action {
  const gain = gainOf(seen, seat);
  const worth = (action: Action): number => (action.type === 'build' ? gain(action) : 0);
  return listChoices(legal).reduce((best, action) => (worth(action) > worth(best) ? action : best));
}

/** How many points a build adds at once. */
function gainOf(seen: State, seat: number): (build: Build) => number {
  const towers = at(seen.towers, seat);
  const tornDown = at(seen.tornDown, seat).length;
  const before = scoreSheet(towers, tornDown).total;
  return build => scoreAfter(towers, tornDown, build) - before;
}

/** A build and what makes it good. */
export interface RankedBuild {
  readonly build: Build;
  /** The score afterwards. */
  readonly total: number;
  /** How much can follow. */
  readonly room: number;
}

/** The score after a build, of a player who has torn down so many cards before. */
const scoreAfter = (towers: Readonly<Towers>, tornDown: number, build: Build): number =>
  scoreSheet(towersAfter(towers, build), tornDown + tears(build)).total;

/**
 * Best first: most points now; of equals one that tears down nothing, then one that leaves more room. Without those that tear
 * down a card and build what could be built all the same.
 */
export function rankBuilds(
  towers: Readonly<Towers>,
  tornDown: number,
  builds: readonly Build[],
): readonly RankedBuild[] {
  return withoutWaste(builds)
    .map(build => ({ build, total: scoreAfter(towers, tornDown, build), room: roomOn(towersAfter(towers, build)) }))
    .toSorted((a, b) => b.total - a.total || tears(a.build) - tears(b.build) || b.room - a.room);
}

const tears = ({ tearDown }: Build): number => (tearDown === undefined ? 0 : 1);

function withoutWaste(builds: readonly Build[]): readonly Build[] {
  const free = new Set(builds.filter(build => !tears(build)).map(({ place }) => place.join()));
  return builds.filter(build => !tears(build) || !free.has(build.place.join()));
}

/** The sum of the tops, where an 8 takes anything, and bare ground even more. */
const roomOn = (towers: Readonly<Towers>): number => towers.reduce((sum, tower) => sum + room(tower), 0);

function room(tower: Readonly<Tower>): number {
  const top = tower.at(-1);
  return top === undefined ? 16 : top === 8 ? 15 : top;
}
