/**
 * Turmbauer with the statics as judge instead of physics: faster, and right as often as matters for learning. Which
 * stones fall is told only roughly: the newest alone, or the three newest, if the tower comes down.
 */
import { at, type Random } from '@belfry/engine';
import { COLLAPSE, colourOf, type Piece, type State, stoneOf, turmbauerWith } from '../rules/index.js';
import { Firmness } from './firmness.js';

const FINE = 2 ** 20;

function settle(state: State, random: Random): readonly Piece[] {
  const tower = state.tower.slice(0, -1);
  const { piece, cells } = at(state.tower, tower.length);
  const before: State = { ...state, turn: colourOf(piece), tower };
  const firmness = new Firmness(before);
  const { falls, collapses } = firmness.riskOf({ type: 'build', stone: stoneOf(piece), cells });
  const luck = random.below(FINE) / FINE;
  if (luck >= falls) return [];
  const fallen = luck < collapses ? Math.min(COLLAPSE, state.tower.length) : 1;
  return state.tower
    .slice(-fallen)
    .map(built => built.piece)
    .toSorted((a, b) => a - b);
}

export const turmbauerByStatics = turmbauerWith(settle);
