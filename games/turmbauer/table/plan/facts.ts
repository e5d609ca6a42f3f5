/** What the map marks: who could climb where, where the stone in hand could lie, where it lies now. */
import { SPECTATOR, type Viewer } from '@belfry/engine';
import { useMemo } from 'react';
import {
  type Cell,
  type Colour,
  carriedCells,
  cellAt,
  colourOnTurn,
  coloursOfSeat,
  heightOf,
  moveRings,
  pathOf,
  type Reach,
  reachOf,
  type State,
  seatOf,
  TABLE,
  tripleOf,
} from '../../rules/index.js';
import { columnName } from '../model/coordinates.js';
import type { Building, Climbing, Place } from '../model/hands.js';
import type { Held } from '../model/pointed.js';
import type { Verdict } from '../model/verdict.js';
import { type Chart, type Column, chartOf } from './chart.js';

/** The places that rest on a column. */
interface PlacesHere {
  /** Their numbers, from 0, best first. */
  readonly numbers: readonly number[];
  /** For each of them, where it is carried. */
  readonly at: readonly Cell[];
  /** Of the best one that is known. */
  readonly verdict: Verdict | undefined;
}

export interface PlanFacts {
  readonly view: State;
  readonly chart: Chart;
  /** The colour that is asked about: can it climb here? */
  readonly mover: Colour | undefined;
  /** Where it can go, by the name of the column; the highest field first. `TABLE_COLUMN` for the table outside. */
  readonly reaches: ReadonlyMap<string, readonly Reach[]>;
  readonly building: Building | undefined;
  readonly climbing: Climbing | undefined;
  /** The place of the stone in hand, here or elsewhere. */
  readonly current: Pick<Place, 'cells' | 'verdict'> | undefined;
  /** By the name of the column. */
  readonly places: ReadonlyMap<string, PlacesHere>;
  /** The layers of the stone in hand, by the name of the column, ascending. */
  readonly inHand: ReadonlyMap<string, readonly number[]>;
  /** The places that the pawn passes on the way that is shown, from where it stands. */
  readonly way: readonly Cell[];
  /** Cells that show why the stone may not go where somebody tried. */
  readonly misfit: readonly Cell[];
  readonly recent: readonly Cell[];
  readonly readOut: boolean;
}

export interface PlanInput {
  readonly view: State;
  readonly viewer: Viewer;
  readonly building?: Building | undefined;
  readonly climbing?: Climbing | undefined;
  readonly held?: Held | undefined;
  readonly readOut: boolean;
  readonly recent?: readonly Cell[] | undefined;
}

/** All at once; what takes long is kept as long as what it was made of. */
export function usePlanFacts(input: PlanInput): PlanFacts {
  const { view, viewer, building, climbing, held, readOut, recent } = input;
  const mover = moverIn(input);
  const places = building?.places ?? NO_PLACES;
  const stone = held?.stone;
  const fields = climbing?.fields;
  // Places are ranked again and again, and need the same room.
  const [from, to] = useMemo(() => cornersOf(stone === undefined ? places : [...places, stone]), [places, stone]);
  const chart = useMemo(
    () => chartOf(view, from === undefined || to === undefined ? [] : [from, to]),
    [view, from, to],
  );
  const reaches = useMemo(() => reachesByColumn(fields ?? reachesOf(view, mover)), [view, mover, fields]);
  const byColumn = useMemo(() => placesByColumn(view, places, readOut), [view, places, readOut]);
  return useMemo(
    () =>
      gather({ view, viewer, building, climbing, held, readOut, recent }, { mover, chart, reaches, places: byColumn }),
    [view, viewer, building, climbing, held, readOut, recent, mover, chart, reaches, byColumn],
  );
}

/** The same without React. */
export function planFacts(input: PlanInput): PlanFacts {
  const { view, building, climbing, readOut } = input;
  const mover = moverIn(input);
  const places = building?.places ?? NO_PLACES;
  return gather(input, {
    mover,
    chart: chartOf(view, cornersOf(places)),
    reaches: reachesByColumn(climbing?.fields ?? reachesOf(view, mover)),
    places: placesByColumn(view, places, readOut),
  });
}

const NO_PLACES: readonly Place[] = [];

function gather(
  { view, building, climbing, held, readOut, recent = [] }: PlanInput,
  known: Pick<PlanFacts, 'mover' | 'chart' | 'reaches' | 'places'>,
): PlanFacts {
  const current = building?.current === undefined ? held?.stone : building.places[building.current];
  const way = climbing?.chosen ?? held?.climb;
  return {
    ...known,
    view,
    building,
    climbing,
    current,
    inHand: layersByColumn(current?.cells ?? []),
    way: way === undefined ? [] : pathOf(way.way),
    misfit: building?.misfit?.cells ?? [],
    recent,
    readOut,
  };
}

/** The map needs room for these and for all between them; for nothing where there are no places. */
function cornersOf(places: readonly Pick<Place, 'cells'>[]): readonly Cell[] {
  const triples = places.flatMap(({ cells }) => cells.map(tripleOf));
  if (triples.length === 0) return [];
  const [xs, ys] = [triples.map(([x]) => x), triples.map(([, y]) => y)];
  return [cellAt(Math.min(...xs), Math.min(...ys), 0), cellAt(Math.max(...xs), Math.max(...ys), 0)];
}

const moverIn = ({ view, viewer, building, climbing }: PlanInput): Colour | undefined =>
  climbing?.colour ?? building?.colour ?? moverOf(view, viewer);

/** One's own colour that is on turn, else one's first. */
function moverOf(view: State, viewer: Viewer): Colour | undefined {
  if (viewer === SPECTATOR || view.phase === 'over') return undefined;
  const onTurn = colourOnTurn(view);
  return seatOf(view, onTurn) === viewer ? onTurn : coloursOfSeat(view, viewer)[0];
}

/** Without a ring where there is none to spend. */
function reachesOf(view: State, mover: Colour | undefined): Reach[] {
  return mover === undefined ? [] : reachOf(view, mover, moveRings(view, mover));
}

function placesByColumn(view: State, places: readonly Place[], readOut: boolean): Map<string, PlacesHere> {
  const carried = carriedCells(
    view,
    places.map(({ cells }) => cells),
  );
  const found = new Map<string, { readonly numbers: number[]; readonly at: Cell[] }>();
  for (const [number, cells] of carried.entries())
    for (const cell of cells) {
      const here = found.get(columnName(cell)) ?? { numbers: [], at: [] };
      here.numbers.push(number);
      here.at.push(cell);
      found.set(columnName(cell), here);
    }
  const verdictOf = (numbers: readonly number[]): Verdict | undefined =>
    readOut ? bestOf(numbers.map(number => places[number]?.verdict)) : undefined;
  return new Map([...found].map(([name, here]) => [name, { ...here, verdict: verdictOf(here.numbers) }]));
}

const ORDER: readonly Verdict[] = ['firm', 'shaky', 'falls'];

/** The best of those that are known. */
export const bestOf = (verdicts: readonly (Verdict | undefined)[]): Verdict | undefined =>
  ORDER.find(verdict => verdicts.includes(verdict));

export function layersByColumn(cells: readonly Cell[]): Map<string, readonly number[]> {
  const layers = new Map<string, readonly number[]>();
  for (const cell of cells.toSorted((a, b) => a - b)) {
    const name = columnName(cell);
    layers.set(name, [...(layers.get(name) ?? []), heightOf(cell)]);
  }
  return layers;
}

/** The table outside is one place: all bare columns. */
const TABLE_COLUMN = 'table';

function reachesByColumn(reaches: readonly Reach[]): Map<string, readonly Reach[]> {
  const found = new Map<string, Reach[]>();
  for (const reach of reaches.toSorted((a, b) => heightOf(b.to) - heightOf(a.to))) {
    const name = reach.to === TABLE ? TABLE_COLUMN : columnName(reach.to);
    found.set(name, [...(found.get(name) ?? []), reach]);
  }
  return found;
}

/** The ways to fields of a column, the highest first; to the table, where the column is bare. */
export const reachesIn = ({ reaches }: PlanFacts, column: Column): readonly Reach[] =>
  reaches.get(isBare(column) ? TABLE_COLUMN : column.name) ?? [];

/** It is a part of the table outside. */
export const isBare = ({ parts, fields }: Column): boolean => parts.length === 0 && fields.length === 0;
