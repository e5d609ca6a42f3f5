/** Turmbauer as it is played: what falls is decided by physics, and the push of the builder's hand by the match's randomness. */
import { at, type Game } from '@belfry/engine';
import {
  blocksOf,
  type Piece,
  type PieceName,
  type Push,
  parsePiece,
  type State,
  type Turmbauer,
  turmbauerBy,
} from '../rules/index.js';
import { loadPhysics, type Physics } from './load.js';
import type { Frame } from './settle.js';

/**
 * Loads what is needed and makes the game.
 * @param watch is shown how the stones move whenever fate lets a tower settle
 */
export const loadTurmbauer = async (watch?: (frame: Frame) => void): Promise<Game<Turmbauer>> =>
  turmbauerBy(settlingBy(await loadPhysics(), watch));

/** While the tower settles, the new stone is the last of it. */
const settlingBy =
  (physics: Physics, watch?: (frame: Frame) => void) =>
  (state: State, push: Push | undefined): readonly Piece[] => {
    const tower = blocksOf(state);
    const newest = at(tower, tower.length - 1).name;
    const fell = physics.settle(tower, newest, push, watch);
    return fell.map(name => parsePiece(name as PieceName)).toSorted((a, b) => a - b);
  };
