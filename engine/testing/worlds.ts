/** What a game tells the contract suite about itself. */
import type { Entry, Game, GameTypes, Match, Random, Viewer } from '@belfry/engine';

/**
 * What the rules say about hidden things, said without the game's own `see` and `imagine`. Methods, so that one game's
 * worlds can stand in a list of them, as its rules can.
 */
export interface Worlds<T extends GameTypes = GameTypes> {
  /** Another log that looks to this viewer just like this match's. The same log if nothing is hidden from them now. */
  disguise(match: Match<T>, viewer: Viewer, random: Random): readonly Entry<T>[];
  /** Can this be the whole truth? Every card is there once and nothing is a hole. */
  isPossible(state: T['State']): boolean;
  /** Does everyone always know everything? Then there is nothing to disguise or to imagine. */
  readonly hidesNothing?: true;
}

/** What a game brings to the suite. */
export interface Contestant {
  readonly worlds: Worlds;
  /** Its rules with another fate, if its own is too slow or too tame for tests. */
  readonly game?: Game;
  /** How many positions are tried, as a part of the usual number: a game with thousands of actions needs fewer. */
  readonly effort?: number;
}
