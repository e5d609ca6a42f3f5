/** What an action does. */
import type { Action } from './actions.js';
import { build, colourOnTurn, discard, endTurn, movePawn, payRing, type State } from './state.js';
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
