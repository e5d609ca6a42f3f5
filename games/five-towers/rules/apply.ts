/** What an action does. It has been checked. SPEC [bid] [round] [table]. */
import { at } from '@belfry/engine';
import type { Action, Build } from './actions.js';
import {
  builderOf,
  endRound,
  NOTHING_TAKEN,
  type State,
  seatAfter,
  standingBid,
  standingIndex,
  takeCard,
  towersOf,
} from './state.js';
import { changeTowers } from './towers.js';

export function applyAction(state: State, action: Action): void {
  switch (action.type) {
    case 'bid':
      say(state, action.count);
      break;
    case 'pass':
      say(state, 0);
      break;
    case 'build':
      build(state, action);
      break;
    case 'revoke':
      revoke(state);
  }
}

/**
 * Hears a bid, or 0 for a pass, and ends the bidding if it is the last word. If only a 0 stands nobody builds.
 * [bid.3] [round.11] [table.6] [table.8]
 */
export function say(state: State, bid: number): void {
  state.said.push(bid);
  const finished = state.said.length === state.options.players || bid === state.display.length;
  if (!finished) return;
  if (standingBid(state) > 0) state.phase = 'building';
  else endRound(state, state.starter, NOTHING_TAKEN);
}

/** Bidding returns to the builder's turn, who may not bid that number again; those after them speak anew. [table.2] [table.3] [table.4] [table.5] */
function revoke(state: State): void {
  state.limits[builderOf(state)] = standingBid(state) - 1;
  state.said.length = standingIndex(state);
  state.phase = 'bidding';
}

/** Tears down, places, cleans up. [round.3] [round.4] [round.8] */
function build(state: State, action: Build): void {
  const builder = builderOf(state);
  const torn = changeTowers(towersOf(state, builder), action);
  if (torn !== undefined) at(state.tornDown, builder).push(torn);
  let taken = NOTHING_TAKEN;
  for (const card of action.place) taken = takeCard(state, card, taken);
  endRound(state, seatAfter(state, builder, 1), taken);
}
