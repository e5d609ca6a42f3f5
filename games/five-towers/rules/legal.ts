/** What the seat that is due may do. SPEC [bid] [round] [table]. */
import { at, type Choices, choicesOf } from '@belfry/engine';
import type { Action, Bid } from './actions.js';
import { allBuilds, mostBuildable } from './builds.js';
import { DISPLAY_SIZE } from './cards.js';
import { bidderOf, builderOf, type State, standingBid, towersOf } from './state.js';

export const legalActions = (state: State): Choices<Action> =>
  state.phase === 'bidding' ? legalBids(state) : legalBuilds(state);

const PASS: Action = { type: 'pass' };
const REVOKE: Action = { type: 'revoke' };
const BIDS: readonly Bid[] = Array.from({ length: DISPLAY_SIZE + 1 }, (_, count) => ({ type: 'bid', count }));

/** Does the bidder begin the round? */
export const isStarter = (state: State): boolean => state.said.length === 0;

/** The highest number the bidder may name. [bid.2] [checked.1] [table.1] [table.4] */
export function highestBid(state: State): number {
  const bidder = bidderOf(state);
  return state.options.bids === 'checked'
    ? mostBuildable(towersOf(state, bidder), state.offer)
    : at(state.limits, bidder);
}

/** 0 or pass, or any number above the standing bid. [bid.1] [bid.2] [checked.2] */
function legalBids(state: State): Choices<Action> {
  const refuse = isStarter(state) ? at(BIDS, 0) : PASS;
  const standing = standingBid(state);
  return new HigherBids(refuse, standing, Math.max(0, highestBid(state) - standing));
}

class HigherBids implements Choices<Action> {
  readonly count: number;
  private readonly refuse: Action;
  private readonly standing: number;

  constructor(refuse: Action, standing: number, bids: number) {
    this.count = 1 + bids;
    this.refuse = refuse;
    this.standing = standing;
  }

  at(index: number): Action {
    return index === 0 ? this.refuse : (BIDS[this.standing + index] as Bid);
  }
}

/** Every way to carry out the bid; if there is none, it must be revoked. [table.2] */
function legalBuilds(state: State): Choices<Action> {
  const builds = allBuilds(towersOf(state, builderOf(state)), state.offer, standingBid(state));
  return builds.count > 0 ? builds : choicesOf([REVOKE]);
}
