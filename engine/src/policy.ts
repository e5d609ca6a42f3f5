/** A policy decides for a seat. It is shown that seat's view and nothing else. */
import type { Game, GameTypes } from './game.js';
import type { Random } from './random.js';

export interface Policy<T extends GameTypes = GameTypes> {
  readonly name: string;
  /**
   * Chooses a legal action of the seat whose view this is, and whose turn it is. Within its limits it chooses the same with the
   * same numbers; where a limit of time cuts it short, the best it has found so far.
   */
  choose(game: Game<T>, seen: T['State'], random: Random, limits?: Limits): T['Action'];
}

/** What bounds a thought beside the policy's own measure. */
export interface Limits {
  /** Is it time to answer? Asked again and again while something is thought about. */
  isOver(): boolean;
}

/** Every legal action is equally likely. Plays every game. */
export const randomPolicy = {
  name: 'random',
  choose<T extends GameTypes>(game: Game<T>, seen: T['State'], random: Random): T['Action'] {
    const legal = game.legal(seen);
    return legal.at(random.below(legal.count));
  },
};
