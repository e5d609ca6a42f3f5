/** What is said of what just happened to the tower. */
import { type Cell, type PieceName, parsePiece } from '../../../rules/index.js';
import { columnsOf, layersOf, stoneFact, type Telling } from './telling.js';

/** What fell, by names like `red-4a`; the base never does. */
export const sayFallen = (telling: Telling, names: readonly string[]): string =>
  telling.words.fell(names.map(name => stoneFact(telling, parsePiece(name as PieceName))));

/** The stone that was just built. */
export function sayBuilt(telling: Telling, recent: readonly Cell[]): string | undefined {
  const built = telling.view.tower.findLast(({ cells }) => cells.some(cell => recent.includes(cell)));
  if (built === undefined) return undefined;
  return telling.words.built(stoneFact(telling, built.piece), columnsOf(built.cells), layersOf(built.cells));
}
