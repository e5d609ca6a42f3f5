/** Where on the map one is: a column, and a layer if one is looked at by itself. */
import { heightOf, type State, TABLE } from '../../rules/index.js';
import { columnName } from '../model/coordinates.js';
import { type Chart, type Column, cellIn, heightOn, topOf } from './chart.js';
import { isBare, type PlanFacts, reachesIn } from './facts.js';

/** The columns row by row, as they are drawn. */
export type Rows = readonly (readonly Column[])[];

/** From above, y goes away from the viewer. Where it fits better, it is turned: then x goes down. */
export function rowsOf({ columns, extent: { minX, maxX, minY, maxY } }: Chart, isTurned: boolean): Rows {
  const all = [...columns.values()];
  const lines = (along: 'x' | 'y', from: number, to: number): Column[][] =>
    Array.from({ length: to - from + 1 }, (_, index) => all.filter(column => column[along] === from + index));
  return isTurned ? lines('x', minX, maxX) : lines('y', minY, maxY).toReversed();
}

/** Where a key leads from a column; `undefined` if it is no key that moves. */
export function stepOf(rows: Rows, from: Column, key: string, toCorner: boolean): Column | undefined {
  const row = rows.findIndex(line => line.includes(from));
  const place = rows[row]?.indexOf(from) ?? 0;
  const last = (rows[row]?.length ?? 1) - 1;
  const within = (index: number, most: number): number => Math.min(Math.max(index, 0), most);
  const at = (line: number, index: number): Column | undefined =>
    rows[within(line, rows.length - 1)]?.[within(index, last)];
  switch (key) {
    case 'ArrowLeft':
      return at(row, place - 1);
    case 'ArrowRight':
      return at(row, place + 1);
    case 'ArrowUp':
      return at(row - 1, place);
    case 'ArrowDown':
      return at(row + 1, place);
    case 'Home':
      return at(toCorner ? 0 : row, 0);
    case 'End':
      return at(toCorner ? rows.length - 1 : row, last);
    default:
      return undefined;
  }
}

/** Where the cursor is before anybody has moved it: at the stone in hand, the chosen field, the own pawn, the middle. */
export function startOf({ inHand, climbing, mover, view, chart }: PlanFacts): Column | undefined {
  const [stone] = [...inHand.keys()].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const cell = climbing?.chosen?.to ?? (mover === undefined ? TABLE : pawnOf(view, mover));
  const name = stone ?? (cell === TABLE ? undefined : columnName(cell));
  const known = name === undefined ? undefined : chart.columns.get(name);
  return known ?? [...chart.columns.values()].find(({ parts }) => parts.some(({ piece }) => piece === 'base'));
}

const pawnOf = (view: State, colour: number): number => view.pawns[colour] ?? TABLE;

/** One layer up or down from the one that is looked at, or from the top of the column. */
export function layerFrom(chart: Chart, column: Column, layer: number | undefined, by: 1 | -1): number {
  const from = layer ?? Math.min(heightOn(topOf(column)), chart.layers);
  return Math.min(Math.max(from + by, 0), chart.layers);
}

/** Enter on a column: lays the stone in hand there, or chooses the field to climb to; again, the next way or field. */
export function actOn(facts: PlanFacts, column: Column, layer: number | undefined): void {
  const { building, climbing, places } = facts;
  if (building?.stone !== undefined) {
    const here = places.get(column.name);
    const top = cellIn(column, heightOn(topOf(column)));
    const known = here === undefined || here.at.includes(top) ? top : (here.at[0] ?? top);
    building.at(layer === undefined ? known : cellIn(column, layer));
    return;
  }
  if (climbing === undefined) return;
  const all = reachesIn(facts, column);
  const atLayer = all.filter(({ to }) => layer === undefined || isBare(column) || heightOf(to) === layer);
  const some = atLayer.length > 0 ? atLayer : all;
  if (some.length === 0) return;
  const { chosen } = climbing;
  const now = some.findIndex(({ to, ring }) => to === chosen?.to && ring === chosen.ring);
  climbing.choose(some[(now + 1) % some.length]);
}
