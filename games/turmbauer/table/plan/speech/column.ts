/** What is said of a column: what is here, whose, how high, who can come here, what can be built here. */
import { type Cell, type Colour, formatStone, heightOf, type State, TABLE } from '../../../rules/index.js';
import { columnName } from '../../model/coordinates.js';
import { type Column, heightOn, roofOver, surfaceOf, topOf } from '../chart.js';
import { isBare, type PlanFacts, reachesIn } from '../facts.js';
import { ownedBy, stoneFact, type Telling, whoHas } from './telling.js';

/** A whole column: what is on top, who stands there, who can come here, what can be built here. `layer` if one is looked at. */
export function sayColumn(telling: Telling, facts: PlanFacts, column: Column, layer?: number): string {
  const { words } = telling;
  const top = topOf(column);
  const first = [
    column.name,
    ...(layer === undefined ? [] : [sayLayer(telling, column, layer)]),
    words.height(heightOn(top)),
    words.surfaces[surfaceOf(top)],
    ...(top === undefined || top.piece === 'base' ? [] : [words.stone(stoneFact(telling, top.piece))]),
    ...column.pawns.map(({ colour, at }) => sayPawn(telling, column, colour, at)),
  ].join(', ');
  return words.clauses([
    first,
    ...sayRoofed(telling, column),
    ...sayInHand(telling, facts, column),
    ...sayClimbs(telling, facts, column),
    ...sayPlaces(telling, facts, column),
  ]);
}

function sayLayer(telling: Telling, { parts }: Column, layer: number): string {
  const { words } = telling;
  const part = parts.find(({ cell }) => heightOf(cell) === layer);
  if (part === undefined) return words.layerFree(layer);
  const by = part.piece === 'base' ? words.surfaces.base : words.stone(stoneFact(telling, part.piece));
  return words.layerTaken(layer, by, words.surfaces[part.surface]);
}

function sayPawn(telling: Telling, column: Column, colour: Colour, at: Cell): string {
  const owned = ownedBy(telling, colour);
  const isOnTop = heightOf(at) === heightOn(topOf(column));
  return isOnTop ? telling.words.pawn(owned) : telling.words.pawnAt(owned, heightOf(at));
}

/** Fields with something over them, from above; and the bare table below what hangs over it. */
function sayRoofed(telling: Telling, column: Column): string[] {
  const { words } = telling;
  const [lowest] = column.parts;
  const fields = column.fields.toReversed().flatMap(({ at }) => {
    const roof = roofOver(column, at);
    if (roof === undefined) return [];
    const below = column.parts.findLast(({ cell }) => cell < at);
    const by = roof.piece === 'base' ? undefined : stoneFact(telling, roof.piece);
    return [words.roofed(heightOf(at), words.surfaces[surfaceOf(below)], by, heightOf(roof.cell))];
  });
  const isOverTable =
    lowest !== undefined && heightOf(lowest.cell) > 0 && !column.fields.some(({ at }) => heightOf(at) === 0);
  return isOverTable ? [...fields, words.overTable] : fields;
}

function sayInHand({ words }: Telling, { inHand, building, misfit, recent }: PlanFacts, column: Column): string[] {
  const layers = inHand.get(column.name);
  const isHere = (cell: Cell): boolean => columnName(cell) === column.name;
  return [
    ...(layers === undefined || building?.stone === undefined
      ? []
      : [words.inHandHere(formatStone(building.stone), { from: Math.min(...layers), to: Math.max(...layers) })]),
    ...(misfit.some(isHere) ? [words.inTheWay] : []),
    ...(recent.some(isHere) ? [words.justBuilt] : []),
  ];
}

function sayClimbs(telling: Telling, facts: PlanFacts, column: Column): string[] {
  const { mover, view } = facts;
  if (mover === undefined || isStandingThere(view, mover, column)) return [];
  const who = whoHas(telling, mover);
  const reaches = reachesIn(facts, column);
  const { words } = telling;
  if (reaches.length === 0) return isBare(column) ? [] : [words.noWay(who)];
  return reaches.map(({ to, ring }) => {
    const isOnTop = heightOf(to) === heightOn(topOf(column));
    const height = isOnTop ? undefined : heightOf(to);
    return ring === undefined ? words.onFoot(who, height) : words.byRing(who, ring, height);
  });
}

function isStandingThere(view: State, mover: Colour, column: Column): boolean {
  const at = view.pawns[mover] ?? TABLE;
  return at === TABLE ? isBare(column) : columnName(at) === column.name;
}

function sayPlaces({ words }: Telling, { building, places, inHand }: PlanFacts, column: Column): string[] {
  if (building?.stone === undefined) return [];
  const here = places.get(column.name);
  if (here === undefined)
    return isBare(column) || inHand.has(column.name) ? [] : [words.noPlaceHere(formatStone(building.stone))];
  const first = (here.numbers[0] ?? 0) + 1;
  return [words.placesHere({ first, count: here.numbers.length, of: building.places.length, verdict: here.verdict })];
}
