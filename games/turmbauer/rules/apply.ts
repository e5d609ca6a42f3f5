/** What an entry does. */
import type { Action, Chance } from './actions.js';
import { build, colourOnTurn, discard, endTurn, movePawn, payRing, roll, type State, settle } from './state.js';
import { pieceOf } from './stones.js';

export function applyAction(state: State, action: Action): void {
  const colour = colourOnTurn(state);
  if ('ring' in action && action.ring !== undefined) payRing(state, action.ring);
  switch (action.type) {
    case 'build':
      build(state, { piece: pieceOf(colour, action.stone), cells: action.cells.toSorted((a, b) => a - b) });
      return;
    case 'discard':
      discard(state, pieceOf(colour, action.stone));
      return;
    case 'move':
      movePawn(state, action.to);
      endTurn(state);
      return;
    case 'stay':
      endTurn(state);
      return;
  }
}

export function applyChance(state: State, chance: Chance): void {
  if (chance.chance === 'roll') roll(state, chance.dice);
  else settle(state, chance.fell);
}
