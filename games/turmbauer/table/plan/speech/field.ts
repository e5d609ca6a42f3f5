/** What is said of a field to climb to, and of the way there. */
import { type Cell, heightOf, pathOf, type Reach, TABLE } from '../../../rules/index.js';
import { columnName } from '../../model/coordinates.js';
import { type Chart, faceOf } from '../chart.js';
import { capital, ownedBy, sentence, type Telling } from './telling.js';

/** A field as an option of a list. */
export const sayField = (telling: Telling, chart: Chart, reach: Reach): string =>
  capital(goalClause(telling, chart, reach));

/** `field H7, height 14, neutral wood, on foot, 5 steps`. */
function goalClause({ words }: Telling, chart: Chart, { to, ring, way }: Reach): string {
  const name = to === TABLE ? undefined : columnName(to);
  const goal = words.field(name, heightOf(to), words.surfaces[faceOf(chart, to)]);
  return [goal, words.gaits[ring ?? 'foot'], words.steps(pathOf(way).length - 1)].join(', ');
}

/** The way that is shown, in full sentences. */
export function sayWay(telling: Telling, chart: Chart, reach: Reach): readonly string[] {
  const { words, view } = telling;
  const path = pathOf(reach.way);
  const between = path.slice(1, -1);
  const passed = between.flatMap(cell => {
    const pawn = cell === TABLE ? -1 : view.pawns.indexOf(cell);
    return pawn < 0 ? [] : [ownedBy(telling, pawn)];
  });
  const leap = path.findIndex((cell, step) => step > 0 && Math.abs(heightOf(cell) - heightOf(path[step - 1] ?? 0)) > 1);
  const name = (cell: Cell): string => (cell === TABLE ? words.table : words.cell(columnName(cell), heightOf(cell)));
  return [
    sentence(goalClause(telling, chart, reach)),
    ...(between.length === 0 ? [] : [sentence(words.way(path.slice(1).map(name)))]),
    ...(between.includes(TABLE) ? [sentence(words.crossesTable)] : []),
    ...(passed.length === 0 ? [] : [sentence(words.passes(passed))]),
    ...(leap < 1 ? [] : [sentence(words.leaps(heightOf(path[leap - 1] ?? 0), heightOf(path[leap] ?? 0)))]),
  ];
}
