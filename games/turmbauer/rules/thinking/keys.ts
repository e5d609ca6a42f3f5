/** Cheap names of actions and of positions, for tables of a search. */
import type { Action } from '../actions.js';
import type { State } from '../state.js';

/** The same for two actions exactly if their canonical spellings are the same. */
export function actionKey(action: Action): string {
  switch (action.type) {
    case 'build':
      return `${action.ring === undefined ? 'b' : 'r'}${action.stone} ${inOrder(action.cells).join()}`;
    case 'discard':
      return `d${action.stone}`;
    case 'move':
      return `${action.ring ?? 'm'} ${action.to}`;
    case 'stay':
      return 's';
  }
}

/** The cells ascending, without a copy if they are so already, as those of legal builds are. */
function inOrder(cells: readonly number[]): readonly number[] {
  for (let index = 1; index < cells.length; index++)
    if ((cells[index - 1] ?? 0) > (cells[index] ?? 0)) return cells.toSorted((a, b) => a - b);
  return cells;
}

/** The same for two positions exactly if they are the same: everybody sees everything. [view.1] */
export function stateKey(state: State): string {
  const { options, turn, phase, dice, paid, failures, collapse, pawns, rings, supply, box } = state;
  const lists = [dice, pawns, rings, supply, box, collapse ?? ['-']].map(list => list.join());
  let key = `${options.players} ${options.hand} ${turn} ${phase} ${paid} ${failures} ${lists.join(' ')}`;
  for (const { piece, cells } of state.tower) key += ` ${piece}:${cells.join()}`;
  return key;
}
