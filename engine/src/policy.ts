/** A policy decides for a seat. It is shown that seat's view and nothing else. */
import type { Game, GameTypes } from './game.js';
import type { Random } from './random.js';

export interface Policy<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** Chooses a legal action of the seat whose view this is, and whose turn it is. */
  choose(game: Game<T>, seen: T['State'], random: Random): T['Action'];
}

/** Every legal action is equally likely. Plays every game. */
export const randomPolicy = {
  name: 'random',
  choose<T extends GameTypes>(game: Game<T>, seen: T['State'], random: Random): T['Action'] {
    const legal = game.legal(seen);
    return legal.at(random.below(legal.count));
  },
};
