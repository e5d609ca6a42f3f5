/**
 * What towers will be worth at the end, as far as can be told between two rounds. Towers are looked at one by one, so that what is
 * expected of a player is a sum over towers and a best build can be found tower by tower.
 */
import type { Plot } from './plot.js';
import type { Position } from './position.js';
import type { Chain, Storey } from './storeys.js';

/** A round that has come to this for one tower type: who will begin the next one, who built, what they made of their tower, and with which cards. */
export interface Turnout {
  readonly builder: number;
  readonly starter: number;
  readonly placed: Chain;
  /** The builder's tower then. */
  readonly tower: Storey;
}

/** A look at the towers of one type. */
export interface Study {
  /** Looks at a seat's tower as it stands after the round. The answer lies in `points` and `cards`. */
  rate(seat: number, tower: Storey, torn: number, turnout: Turnout): void;
  /** By how many points it is going to help its owner, tearing down its cards included; without what a main tower adds. */
  points: number;
  /** The cards it is going to have. */
  cards: number;
}

export interface Outlook {
  /** Gets ready for what may become of this round. */
  begin(position: Position): void;
  study(plot: Plot): Study;
  /** A seat's share of the victory if these are everybody's points, and perhaps a trifle for what else it likes. */
  liking(scores: ArrayLike<number>, seat: number): number;
}
