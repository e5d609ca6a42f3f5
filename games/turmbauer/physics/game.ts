/** Turmbauer as it is played: what falls is decided by physics, and the push of the builder's hand by the match's randomness. */
import { at, type Game } from '@belfry/engine';
import { blocksOf, type PieceName, parsePiece, type Settling, type Turmbauer, turmbauerWith } from '../rules/index.js';
import { loadPhysics, type Physics } from './load.js';
import { drawPush } from './push.js';

export const loadTurmbauer = async (): Promise<Game<Turmbauer>> => turmbauerWith(settlingBy(await loadPhysics()));

/** While the tower settles, the new stone is the last of it. */
const settlingBy =
  (physics: Physics): Settling =>
  (state, random) => {
    const tower = blocksOf(state);
    const newest = at(tower, tower.length - 1).name;
    const fell = physics.settle(tower, newest, drawPush(state.options.hand, random));
    return fell.map(name => parsePiece(name as PieceName)).toSorted((a, b) => a - b);
  };
