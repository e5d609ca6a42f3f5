/** What the seat that is due may do. SPEC [bid] [round] [table]. */
import { at, type Choices, choicesOf } from '@belfry/engine';
import type { Action, Bid } from './actions.js';
import { say } from './apply.js';
import { Builds, mostBuildable } from './builds.js';
import { DISPLAY_SIZE } from './cards.js';
import { bidderOf, builderOf, type State, standingBid, towersOf } from './state.js';

export const legalActions = (state: State): Choices<Action, State> =>
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
function legalBids(state: State): Choices<Action, State> {
  const standing = standingBid(state);
  const choices = isStarter(state) ? STARTERS_BIDS : HIGHER_BIDS[standing];
  return choices?.[Math.max(standing, highestBid(state))] as Choices<Action, State>;
}

/** To refuse, or to bid any number above one up to another. */
class HigherBids implements Choices<Action, State> {
  readonly count: number;
  private readonly refuse: Action;
  private readonly standing: number;

  constructor(refuse: Action, standing: number, highest: number) {
    this.count = 1 + highest - standing;
    this.refuse = refuse;
    this.standing = standing;
  }

  at(index: number): Action {
    return index === 0 ? this.refuse : (BIDS[this.standing + index] as Bid);
  }

  take(state: State, index: number): void {
    say(state, index === 0 ? 0 : this.standing + index);
  }
}

/** All choices of bids there are, made once, for they are asked for most of all: by the highest bid, and by the one that stands. */
const STARTERS_BIDS: readonly HigherBids[] = BIDS.map((_, highest) => new HigherBids(at(BIDS, 0), 0, highest));
const HIGHER_BIDS: readonly (readonly HigherBids[])[] = BIDS.map((_, standing) =>
  BIDS.map((__, highest) => new HigherBids(PASS, standing, highest)),
);

/** Every way to carry out the bid; if there is none, it must be revoked. [table.2] */
function legalBuilds(state: State): Choices<Action, State> {
  const builds = new Builds(towersOf(state, builderOf(state)), state.offer, standingBid(state));
  return builds.count > 0 ? builds : choicesOf([REVOKE]);
}
