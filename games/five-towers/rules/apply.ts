/** What an action does. It has been checked. SPEC [bid] [round] [table]. */
import { at, type Seat } from '@belfry/engine';
import type { Action, Build } from './actions.js';
import type { Card, TowerIndex } from './cards.js';
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
import { addCard, removeTop, type Towers } from './towers.js';

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

/** Nothing need be torn down. [round.4] */
function build(state: State, { tearDown, place }: Build): void {
  const site = new Site(state);
  if (tearDown !== undefined) site.tearDown(tearDown);
  for (const card of place) site.place(card);
  site.clear();
}

/** Who is told a build: each step once, and a tower's teardown before the cards that go on it. */
export interface Builder {
  tearDown(tower: TowerIndex): void;
  place(card: Card): void;
}

/** Where the highest bidder builds: tears down, places, and cleans up. [round.3] [round.4] [round.8] */
export class Site implements Builder {
  private readonly state: State;
  private readonly seat: Seat;
  private readonly towers: Towers;
  private taken = NOTHING_TAKEN;

  constructor(state: State) {
    this.state = state;
    this.seat = builderOf(state);
    this.towers = towersOf(state, this.seat);
  }

  tearDown(tower: TowerIndex): void {
    at(this.state.tornDown, this.seat).push(removeTop(this.towers, tower));
  }

  place(card: Card): void {
    this.taken = takeCard(this.state, card, this.taken);
    addCard(this.towers, card);
  }

  clear(): void {
    endRound(this.state, seatAfter(this.state, this.seat, 1), this.taken);
  }
}
