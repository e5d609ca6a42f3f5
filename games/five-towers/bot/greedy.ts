/** A simple player: bids for the best points now, and builds what is worth most now. Thinks of no later round. */
import { at, type Choices, listChoices, type Policy } from '@belfry/engine';
import {
  type Action,
  allBuilds,
  type Build,
  type FiveTowers,
  mostBuildable,
  type State,
  scoreSheet,
} from '../rules/index.js';
import { scoreAfter } from './ranking.js';

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
